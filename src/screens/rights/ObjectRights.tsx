import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Loaded } from "../../frame/Loaded";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { useGraph } from "../../frame/useGraph";
import { addressOfEntity } from "../../routes";
import { plainText } from "../../rules/plainText";
import { Name } from "../../ui/Name";
import { Panel } from "../../ui/Panel";
import { ObjectRightsQuery, PartnersQuery } from "./rightsQueries";
import type { ObjectRight } from "./rightsQueries";
import styles from "./rights.module.css";

const LONGEST = 40;

const nothing = {};

/** Names of what the server grants without a name: those of one's own sites. */
function useKnownNames(isNeeded: boolean): ReadonlyMap<string, string> {
  const { data } = useGraph(PortfoliosQuery, nothing, { pause: !isNeeded });
  return useMemo(
    () =>
      new Map(
        (data?.portfolios ?? []).flatMap((portfolio) => [
          [`portfolio:${portfolio.uid}`, portfolio.name] as const,
          ...portfolio.parks.map((park) => [`park:${park.uid}`, park.name] as const),
        ]),
      ),
    [data],
  );
}

type ObjectNameProps = { right: ObjectRight; known: string | undefined; number: number };

function ObjectName({ right: { object, uid, name }, known, number }: ObjectNameProps) {
  const { t, i18n } = useTranslation();
  const kind = i18n.exists(`rights.object.${object}`)
    ? t(`rights.object.${object}`)
    : plainText(object, LONGEST);
  const address = object === "park" ? addressOfEntity({ kind: "park", uid }) : undefined;
  const shown = name || known || t("people.permissions.unnamed", { kind, number });
  return (
    <li>
      <span className={styles.kind}>{kind}</span>
      {address === undefined ? (
        <Name>{shown}</Name>
      ) : (
        <Link to={address}>
          <Name>{shown}</Name>
        </Link>
      )}
    </li>
  );
}

function ObjectNames({ items }: { items: readonly ObjectRight[] }) {
  const names = useKnownNames(items.some(({ name }) => !name));
  return (
    <ul className={styles.list}>
      {items.map((right, index) => {
        const key = `${right.object}:${right.uid}`;
        return <ObjectName key={key} right={right} known={names.get(key)} number={index + 1} />;
      })}
    </ul>
  );
}

interface Of {
  organization: string;
  account: string;
}

/** What is granted on single things, beside what the role gives. */
export function ObjectRights({ organization, account }: Of) {
  const { t } = useTranslation();
  const variables = useMemo(() => ({ organization, account }), [organization, account]);
  const query = useGraph(ObjectRightsQuery, variables);
  return (
    <Panel title={t("rights.objects")} subtitle={t("rights.objectsHint")}>
      <Loaded
        query={query}
        rows={(data) => data.memberPermissions.items}
        failed={t("rights.objectsFailed")}
        empty={t("rights.noObjects")}
      >
        {(items) => <ObjectNames items={items} />}
      </Loaded>
    </Panel>
  );
}

/** Organizations that cooperate: what they granted is seen beside one's own. */
export function Partners({ organization }: Pick<Of, "organization">) {
  const { t } = useTranslation();
  const variables = useMemo(() => ({ organization }), [organization]);
  const query = useGraph(PartnersQuery, variables);
  const partner = t("people.permissions.partner");
  const { items: { length: shown } = [], total = 0 } = query.data?.cooperations ?? {};
  return (
    <Panel title={t("rights.partners")} subtitle={t("rights.partnersHint")}>
      <Loaded
        query={query}
        rows={(data) => data.cooperations.items.filter(({ pending, expired }) => !pending && !expired)}
        failed={t("rights.partnersFailed")}
        empty={t("rights.noPartners")}
      >
        {(items) => (
          <ul className={styles.list}>
            {items.map(({ id, name }, index) => (
              <li key={id}>
                <Name>{name || t("people.permissions.unnamed", { kind: partner, number: index + 1 })}</Name>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {shown < total && <p>{t("people.permissions.somePartners", { shown, total })}</p>}
    </Panel>
  );
}
