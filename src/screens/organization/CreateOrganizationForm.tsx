import { graphql } from "gql.tada";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { createOrganization } from "../../actions/organization";
import { ActionForm } from "../../frame/ActionForm";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { allows } from "../../rules/permission";
import type { Access } from "../../rules/permission";
import { Panel } from "../../ui/Panel";
import { routes } from "../../routes";
import type { Route } from "../../routes";
import styles from "./Organization.module.css";

/** The screen from which somebody was led here (§2 [11]), so that it is said why. */
function wantedOf(state: unknown): Route | undefined {
  const wanted: unknown =
    state !== null && typeof state === "object" && "wanted" in state ? state.wanted : undefined;
  return routes.find(({ id }) => id === wanted);
}

/** Whether it opens for whoever leads an organization of their own; the platform's screens do not. */
function opensWithOrganization(access: Access, { need }: Route): boolean {
  return allows({ ...access, organizationUid: "own", organizationRole: "owner" }, need);
}

const WaitingInvitations = graphql(`
  query WaitingInvitations {
    invitations {
      id
    }
  }
`);

/** The way to one's invitations, with how many wait for an answer once that is known. */
function InvitationsLink() {
  const { t } = useTranslation();
  const count = useGraph(WaitingInvitations, {}).data?.invitations.length ?? 0;
  return (
    <Link to="/profile/invitations">
      {count === 0 ? t("organization.toInvitations") : t("organization.toWaiting", { count })}
    </Link>
  );
}

/** For those without an organization: what that means, and the form that makes one. */
export function CreateOrganizationForm() {
  const { t } = useTranslation();
  const wanted = wantedOf(useLocation().state);
  const { access } = useTools().context();
  const why = wanted && opensWithOrganization(access, wanted) ? "wanted" : "wantedStaff";
  return (
    <Panel
      title={t("organization.createTitle")}
      subtitle={wanted && t(`organization.${why}`, { screen: t(`screen.${wanted.id}`) })}
    >
      <div className={styles.form}>
        <ActionForm action={createOrganization}>
          <p className={styles.explanation}>
            {t("organization.none")} <InvitationsLink />
          </p>
        </ActionForm>
      </div>
    </Panel>
  );
}
