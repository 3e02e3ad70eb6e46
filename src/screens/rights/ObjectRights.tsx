import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Loaded } from "../../frame/Loaded";
import { useGraph } from "../../frame/useGraph";
import { addressOfEntity } from "../../routes";
import { plainText } from "../../rules/plainText";
import { Panel } from "../../ui/Panel";
import { ObjectRightsQuery, PartnersQuery } from "./rightsQueries";
import type { ObjectRight } from "./rightsQueries";
import styles from "./rights.module.css";

const LONGEST = 40;

function ObjectName({ right: { object, uid, name } }: { right: ObjectRight }) {
  const { t, i18n } = useTranslation();
  const kind = i18n.exists(`rights.object.${object}`)
    ? t(`rights.object.${object}`)
    : plainText(object, LONGEST);
  const address = object === "park" ? addressOfEntity({ kind: "park", uid }) : undefined;
  const shown = name ?? uid;
  return (
    <li>
      <span className={styles.kind}>{kind}</span>
      {address === undefined ? shown : <Link to={address}>{shown}</Link>}
    </li>
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
        {(items) => (
          <ul className={styles.list}>
            {items.map((right) => (
              <ObjectName key={`${right.object}:${right.uid}`} right={right} />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

/** Organizations that cooperate: what they granted is seen beside one's own. */
export function Partners({ organization }: Pick<Of, "organization">) {
  const { t } = useTranslation();
  const variables = useMemo(() => ({ organization }), [organization]);
  const query = useGraph(PartnersQuery, variables);
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
            {items.map(({ id, uid, name }) => (
              <li key={id}>{name ?? uid}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}
