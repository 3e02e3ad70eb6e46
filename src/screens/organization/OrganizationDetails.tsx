import { Fragment, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { ownZone } from "../../rules/ownZone";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { Email, Phone, Website } from "../../parts/contact/Reach";
import { countryName } from "../../rules/country";
import { Name } from "../../ui/Name";
import { Panel } from "../../ui/Panel";
import { Skeleton } from "../../ui/Skeleton";
import { dateWords } from "../../rules/dayText";
import { NO_VALUE } from "../../rules/numbers";
import styles from "./Organization.module.css";
import { OrganizationQuery, type OrganizationItem } from "./organizationQuery";

const menu = actionsOn("organization");

function Subscription({ subscription }: Pick<OrganizationItem, "subscription">) {
  const { t, i18n } = useTranslation();
  const statusWords = useKnownWords("organization.status");
  if (subscription === null) return t("organization.noSubscription");
  const end = dateWords(subscription.endDate, i18n.language, ownZone);
  const status = statusWords(subscription.status) || NO_VALUE;
  return end === null ? status : `${status}, ${t("organization.until", { date: end })}`;
}

/** How the organization is reached; what is not set has no row. */
function Reached({ email, phone, website }: OrganizationItem) {
  const { t } = useTranslation();
  const ways = [
    ["email", email && <Email raw={email} />],
    ["phone", phone && <Phone raw={phone} />],
    ["website", website && <Website raw={website} />],
  ] as const;
  return ways.map(
    ([id, way]) =>
      way && (
        <Fragment key={id}>
          <dt>{t(`organization.${id}`)}</dt>
          <dd dir="auto">{way}</dd>
        </Fragment>
      ),
  );
}

function Facts({ organization, role }: { organization: OrganizationItem; role: string }) {
  const { t, i18n } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const { name, billingAddress, subscription } = organization;
  return (
    <dl className={styles.facts}>
      <dt>{t("organization.name")}</dt>
      <dd>
        <Name>{name}</Name>
      </dd>
      <dt>{t("organization.role")}</dt>
      <dd>{roleWords(role)}</dd>
      <Reached {...organization} />
      <dt>{t("organization.billingAddress")}</dt>
      <dd>
        {billingAddress === null ? (
          t("organization.noAddress")
        ) : (
          <address className={styles.address}>
            <Name>{billingAddress.street}</Name>
            <Name>{`${billingAddress.postalCode} ${billingAddress.city}`}</Name>
            <span>{countryName(billingAddress.country, i18n.language)}</span>
          </address>
        )}
      </dd>
      <dt>{t("organization.subscription")}</dt>
      <dd>
        <Subscription subscription={subscription} />
      </dd>
    </dl>
  );
}

/** Name, billing address and subscription (§3 Organization). */
export function OrganizationDetails({ uid, role }: { uid: string; role: string }) {
  const { t } = useTranslation();
  const query = useGraph(
    OrganizationQuery,
    useMemo(() => ({ uid }), [uid]),
  );
  const organization = query.data?.organization;
  return (
    <PanelBoundary title={t("organization.details")}>
      <Panel
        title={t("organization.details")}
        actions={
          organization && (
            <ActionMenu actions={menu} subject={{ kind: "organization", uid, name: organization.name }} />
          )
        }
      >
        <Loaded
          query={query}
          rows={({ organization }) => (organization ? [organization] : [])}
          failed={t("organization.failed")}
          empty={t("organization.missing")}
          skeleton={<Skeleton height="var(--tile-height)" />}
        >
          {([organization]) => organization && <Facts organization={organization} role={role} />}
        </Loaded>
      </Panel>
    </PanelBoundary>
  );
}
