import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { firstStep } from "../../actions/firstStep";
import { foldSites, unfoldSites } from "../../actions/park";
import { createPark } from "../../actions/parkEdit";
import { refreshExternal } from "../../actions/portfolio";
import { createPortfolio } from "../../actions/portfolioEdit";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOfFresh } from "../../frame/AsOfFresh";
import { Loaded } from "../../frame/Loaded";
import type { PortfolioItem } from "../../frame/portfoliosQuery";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { useSearchText } from "../../frame/useSearchText";
import { writeFilter } from "../../rules/filter";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import styles from "./park.module.css";
import { SitesMap } from "./SitesMap";
import { siteTree } from "./siteTree";
import { SitesTree } from "./SitesTree";
import { SitesViewSwitch, useSitesView } from "./SitesViewSwitch";

const portfolioMenu = actionsOn("portfolio");
/** The state that only parks in it are shown of, in the address. */
const STATE = "state";

/** Takes away what narrows the list: the filter's parks and portfolios, and the state. */
function useShowAll({ filter }: Scope) {
  const [, setSearch] = useSearch();
  return () =>
    setSearch((current) => {
      const next = writeFilter(current, { ...filter, parks: [], portfolios: [] });
      next.delete(STATE);
      return next;
    });
}

/** Why there is no row: the chosen portfolio has no park, whatever is searched for, or nothing is called so [152]. */
function NoSites(props: {
  scope: Scope;
  isEmpty: boolean;
  isNarrowed: boolean;
  search: string;
  clearSearch: () => void;
}) {
  const { scope, isEmpty, isNarrowed, search, clearSearch } = props;
  const { t } = useTranslation();
  const showAll = useShowAll(scope);
  if (isEmpty)
    return (
      <EmptyState action={<Button onClick={showAll}>{t("sites.showAll")}</Button>}>
        {t(isNarrowed ? "sites.emptyState" : "sites.emptyPortfolio")}
      </EmptyState>
    );
  return (
    <EmptyState action={<Button onClick={clearSearch}>{t("list.clearSearch")}</Button>}>
      {t("sites.noMatch", { search: search.trim() })}
    </EmptyState>
  );
}

interface FilteredProps {
  readonly scope: Scope;
  readonly state: string | null;
  readonly shown: number;
  readonly all: number;
}

/** What the filter and the state of the address leave, with the way back to all. */
function Filtered({ scope, state, shown, all }: FilteredProps) {
  const { t, i18n } = useTranslation();
  const showAll = useShowAll(scope);
  if (shown === all || shown === 0) return null;
  const isFiltered = scope.parks.length > 0 || scope.portfolio !== undefined;
  const by = state === null ? "filtered" : isFiltered ? "filteredInState" : "inState";
  return (
    <span className={styles.filtered}>
      {t(`sites.${by}`, {
        state: state === null ? "" : t(`parkState.${state}`),
        shown: formatNumber(shown, i18n.language),
        all: formatNumber(all, i18n.language),
      })}
      <Button size="small" variant="quiet" onClick={showAll}>
        {t("sites.showAll")}
      </Button>
    </span>
  );
}

function Sites({ portfolios, scope }: { portfolios: readonly PortfolioItem[]; scope: Scope }) {
  const { t, i18n } = useTranslation();
  const { typed: search, setTyped: setSearch } = useSearchText("/sites");
  const { parks, portfolio } = scope;
  const [params] = useSearch();
  const state = params.get(STATE);
  const { rows, found, inScope } = useMemo(
    () => siteTree(portfolios, { scope: { parks, portfolio }, state, search }, i18n.language),
    [portfolios, parks, portfolio, i18n.language, state, search],
  );
  const narrowed = [search.trim(), state, portfolio, ...parks].filter(Boolean).join(" ");
  const all = portfolios.reduce((count, each) => count + each.parks.length, 0);
  const [view, setView] = useSitesView();
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <SearchField label={t("sites.search")} value={search} onChange={setSearch} keys="/" />
        <Filtered scope={scope} state={state} shown={inScope} all={all} />
        <span className={styles.tools}>
          {view === "list" && (
            <>
              <ActionButton action={foldSites} iconOnly />
              <ActionButton action={unfoldSites} iconOnly />
            </>
          )}
          <SitesViewSwitch view={view} onChange={setView} />
        </span>
      </div>
      {view === "map" && found.length > 0 ? (
        <SitesMap rows={found} />
      ) : (
        <Panel flush>
          {rows.length === 0 ? (
            <NoSites
              scope={scope}
              isEmpty={inScope === 0}
              isNarrowed={state !== null}
              search={search}
              clearSearch={() => setSearch("")}
            />
          ) : (
            <SitesTree rows={rows} narrowed={narrowed} />
          )}
        </Panel>
      )}
    </div>
  );
}

/** What can be made here, and what can be done with the portfolio that is chosen. */
function SitesActions({ portfolio }: { portfolio: PortfolioItem | undefined }) {
  const subject = portfolio && ({ kind: "portfolio", uid: portfolio.uid, name: portfolio.name } as const);
  return (
    <>
      <ActionButton action={refreshExternal} iconOnly />
      <ActionButton action={createPortfolio} />
      <ActionButton action={createPark} subject={subject} variant="primary" />
      {subject && <ActionMenu actions={portfolioMenu} subject={subject} />}
    </>
  );
}

/** Every portfolio and its parks. */
export function SitesScreen() {
  const { t, i18n } = useTranslation();
  const scope = useScope();
  const { portfolios } = scope;
  const list = portfolios.data?.portfolios ?? [];
  const count = list.reduce((sum, { parks }) => sum + parks.length, 0);
  return (
    <Screen
      wide
      title={t("screen.sites")}
      actions={<SitesActions portfolio={list.find(({ uid }) => uid === scope.portfolio)} />}
      subtitle={
        count > 0 && (
          <span className={styles.parts}>
            <span>
              {t("sites.parks", { count, number: formatNumber(count, i18n.language) })}{" "}
              {t("sites.inPortfolios", {
                count: list.length,
                number: formatNumber(list.length, i18n.language),
              })}
            </span>
            <AsOfFresh query={portfolios} zone={scope.zone} />
          </span>
        )
      }
    >
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
      <Loaded
        query={portfolios}
        rows={(data) => (data.portfolios.some(({ parks }) => parks.length > 0) ? data.portfolios : [])}
        failed={t("sites.failed")}
        zone={scope.zone}
        empty={t(list.length === 0 ? "sites.noPortfolio" : "sites.noPark")}
        emptyAction={<ActionButton {...firstStep(list, scope.portfolio)} variant="primary" />}
      >
        {(data) => <Sites portfolios={data} scope={scope} />}
      </Loaded>
    </Screen>
  );
}
