import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { deleteOrganization, storedOrganization, updateOrganization } from "../../actions/organizationWrites";
import { knowing } from "../../command/present";
import { ActionForm } from "../../frame/ActionForm";
import { ActionPanel } from "../../frame/ActionPanel";
import { Loaded } from "../../frame/Loaded";
import { useGraph } from "../../frame/useGraph";
import { Panel } from "../../ui/Panel";
import { Skeleton } from "../../ui/Skeleton";
import { OrganizationPage } from "./OrganizationPage";
import { OrganizationQuery, type OrganizationItem } from "./organizationQuery";
import styles from "./Organization.module.css";

/** Begins with what the screen has read. */
const update = knowing(updateOrganization, (tools, organization) =>
  storedOrganization(tools, organization, { cached: true }),
);

function DataForm({ organization }: { organization: OrganizationItem }) {
  const { t } = useTranslation();
  const { uid, name } = organization;
  const subjects = useMemo(() => [{ kind: "organization", uid, name } as const], [uid, name]);
  return (
    <Panel title={t("people.settings.data")} subtitle={t("people.settings.dataWhy")}>
      <div className={styles.form}>
        <ActionForm action={update} subjects={subjects} submit={t("ui.save")} />
      </div>
    </Panel>
  );
}

function Settings({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const query = useGraph(
    OrganizationQuery,
    useMemo(() => ({ uid }), [uid]),
  );
  return (
    <Loaded
      query={query}
      rows={({ organization }) => (organization ? [organization] : [])}
      failed={t("organization.failed")}
      empty={t("organization.missing")}
      skeleton={<Skeleton height="var(--tile-height)" />}
    >
      {([organization]) =>
        organization && (
          <div className={styles.sections}>
            <DataForm organization={organization} />
            <ActionPanel
              title={t("people.settings.danger")}
              why={t("people.settings.dangerWhy")}
              action={deleteOrganization}
              subject={{ kind: "organization", uid: organization.uid, name: organization.name }}
            />
          </div>
        )
      }
    </Loaded>
  );
}

/** What the organization is called, where its invoices go, and its end (§7 Organization). */
export function SettingsScreen() {
  return <OrganizationPage>{({ uid }) => <Settings uid={uid} />}</OrganizationPage>;
}
