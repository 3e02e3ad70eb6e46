import { useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createCooperation } from "../../actions/cooperation";
import { cooperationEntity } from "../../actions/cooperationEntity";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import { CutNote } from "../../frame/list/CutNote";
import { ListPanel } from "../../frame/list/ListPanel";
import { MorePages } from "../../frame/list/MorePages";
import { usePages } from "../../frame/list/usePages";
import { usePortal } from "../../frame/portal";
import { PortfoliosQuery } from "../../frame/portfoliosQuery";
import { RightsLink } from "../../frame/RightsLink";
import { useGraph } from "../../frame/useGraph";
import { useNarrow } from "../../frame/useNarrow";
import { withParameter } from "../../frame/useParameter";
import { useSearch } from "../../frame/useSearch";
import { accessOf } from "../../machines/session";
import { DEFAULT_PAGE_SIZE } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { allows } from "../../rules/permission";
import { Switch } from "../../ui/Switch";
import { cooperationColumns } from "./cooperationColumns";
import { CooperationsQuery } from "./cooperationQueries";
import type { CooperationItem } from "./cooperationQueries";
import { sightOf, sightWords } from "./cooperationSight";
import { OrganizationPage } from "./OrganizationPage";
import styles from "./Organization.module.css";

const nothing = {};
const cooperationMenu = actionsOn("cooperation");

/** In the address: those that ran out are wanted, too. */
const parameter = "expired";

/**
 * What a partner sees; it stands in the list, so that no call more is needed. Undefined for those who may not know it
 * (§6): an empty answer would read as "nothing".
 */
function useSight() {
  const { t, i18n } = useTranslation();
  const { session } = usePortal();
  const isShown = useSelector(session, ({ context: { self } }) =>
    self === null ? false : allows(accessOf(self), "viewCoopDetails"),
  );
  const { data } = useGraph(PortfoliosQuery, nothing, { pause: !isShown });
  const sees = useCallback(
    ({ permissions, pending, expired }: CooperationItem) => {
      if (permissions === null || expired || data === undefined) return undefined;
      return sightWords(sightOf(permissions, data.portfolios), pending, t, i18n.language);
    },
    [data, t, i18n.language],
  );
  return isShown ? sees : undefined;
}

function Cooperations({ organization }: { organization: string }) {
  const { t, i18n } = useTranslation();
  const [parameters, setParameters] = useSearch();
  const includeExpired = parameters.get(parameter) === "1";
  const base = useMemo(
    () => ({ organization, includeExpired, limit: DEFAULT_PAGE_SIZE }),
    [organization, includeExpired],
  );
  const pages = usePages(CooperationsQuery, base, {
    pause: false,
    read: (data) => data.cooperations,
  });
  const { query, items, total, hasMore, more, gather } = pages;
  const sees = useSight();
  const isNarrow = useNarrow();
  const columns = useMemo(
    () => cooperationColumns({ t, language: i18n.language, sees, isNarrow }),
    [t, i18n.language, sees, isNarrow],
  );
  const [loaded, all] = [items.length, total].map((count) => formatNumber(count, i18n.language));
  return (
    <>
      <p className={styles.explanation}>
        {t("people.cooperations.sees")}{" "}
        {sees === undefined && (
          <>
            {t("people.cooperations.seesHidden")} <RightsLink />
          </>
        )}
      </p>
      <Switch
        label={t("people.cooperations.expired")}
        isSelected={includeExpired}
        onChange={(isWanted) =>
          setParameters((current) => withParameter(current, parameter, isWanted ? "1" : undefined), {
            replace: true,
          })
        }
      />
      <ListPanel
        words={{ failed: t("people.cooperations.failed"), empty: t("people.cooperations.empty") }}
        emptyAction={<ActionButton action={createCooperation} variant="primary" />}
        list="Cooperations"
        label={t("people.cooperations.label")}
        {...{ query, columns }}
        rows={items}
        entityOf={cooperationEntity}
        menu={cooperationMenu}
        onSorted={gather}
        note={<CutNote pages={pages} />}
        tall
        foot={
          items.length > 0 && (
            <MorePages
              words={t("people.cooperations.loaded", { loaded, all })}
              hasMore={hasMore}
              isLoading={query.refreshing}
              onMore={more}
            />
          )
        }
      />
    </>
  );
}

/** The organizations one's own works with: proposed by either, accepted by the other, ended by both (§7 Cooperation). */
export function CooperationsScreen() {
  return (
    <OrganizationPage actions={() => <ActionButton action={createCooperation} variant="primary" />}>
      {({ uid }) => <Cooperations organization={uid} />}
    </OrganizationPage>
  );
}
