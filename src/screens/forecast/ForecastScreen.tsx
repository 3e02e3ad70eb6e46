import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import type { Entity } from "../../command/entity";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { Pager } from "../../frame/list/Pager";
import { Split } from "../../frame/list/Split";
import { useListAddress } from "../../frame/list/useListAddress";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import type { Scope } from "../../frame/useScope";
import { pagingOf } from "../../rules/paging";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { forecastColumns } from "./forecastColumns";
import { ForecastPane } from "./ForecastPane";
import { ForecastsQuery, FORECASTS_LIMIT } from "./forecastQueries";
import { forecastRow, parkOf } from "./forecastRow";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

type ForecastList = ReturnType<typeof useForecastList>;

const parkMenu = actionsOn("park");

/** A forecast without a park's uid is a row as well; nothing is done with it. */
const entityOf = (row: ForecastRow): Entity =>
  parkOf(row) ?? { kind: "park", uid: row.id, name: row.name, context: row.portfolio };

/** The page that the address and the filter name. The call takes one park: of several, their portfolios are asked. */
function useForecastList(scope: Scope) {
  const address = useListAddress("/forecast", "park");
  const { page, search } = address;
  const [park = null] = scope.parks.length === 1 ? scope.parks : [];
  const portfolio = scope.parks.length > 0 ? null : (scope.portfolio ?? null);
  const variables = useMemo(
    () => ({ page, limit: FORECASTS_LIMIT, search: search === "" ? null : search, portfolio, park }),
    [page, search, portfolio, park],
  );
  const query = useGraph(ForecastsQuery, variables, { pause: !scope.isReady });
  return { ...address, query };
}

/** The one that the address names, from the page or asked for by itself. */
function useShownForecast({ shown, query }: ForecastList) {
  const onPage = query.data?.forecasts.items.find(({ id }) => id === shown);
  const isElsewhere = shown !== undefined && query.data !== undefined && onPage === undefined;
  const variables = useMemo(
    () => ({ page: 1, limit: 1, search: null, portfolio: null, park: shown ?? "" }),
    [shown],
  );
  const alone = useGraph(ForecastsQuery, variables, { pause: !isElsewhere });
  return onPage ?? (isElsewhere ? alone.data?.forecasts.items.find(({ id }) => id === shown) : undefined);
}

const ForecastTable = observer(function ForecastTable(props: {
  rows: readonly ForecastRow[];
  list: ForecastList;
  isNarrow: boolean;
}) {
  const { rows, list, isNarrow } = props;
  const { t, i18n } = useTranslation();
  const now = useNow(60_000);
  const columns = useMemo(
    () => forecastColumns(t, i18n.language, now, rows, isNarrow),
    [t, i18n.language, now, rows, isNarrow],
  );
  const binding = useRowSelection("Forecasts", rows, entityOf);
  return (
    <Table
      label={t("forecast.label")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => `park:${id}`}
      onOpen={({ id }) => list.open(id)}
      href={({ id }) => `/v1${list.addressOf(id)}`}
      rowActions={(row) => {
        const park = parkOf(row);
        return park && <ActionMenu actions={parkMenu} subject={park} />;
      }}
      {...binding}
    />
  );
});

/** Nothing matches, the list has shrunk below the page, or nothing is forecast. */
function NoForecasts({ list }: { list: ForecastList }) {
  const { t } = useTranslation();
  if (list.search !== "")
    return (
      <EmptyState action={<Button onClick={() => list.setTyped("")}>{t("forecast.clearSearch")}</Button>}>
        {t("forecast.noMatch", { search: list.search })}
      </EmptyState>
    );
  if (list.page > 1)
    return (
      <EmptyState action={<Button onClick={() => list.goTo(1)}>{t("list.firstPage")}</Button>}>
        {t("list.noPage", { page: list.page })}
      </EmptyState>
    );
  return <EmptyState>{t("forecast.empty")}</EmptyState>;
}

/** What the parks will give today and tomorrow, beside what they gave (§7 Forecast). */
export function ForecastScreen() {
  const { t } = useTranslation();
  const scope = useScope();
  const { zone, portfolios, parks } = scope;
  const list = useForecastList(scope);
  const now = useNow(300_000);
  const known = portfolios.data?.portfolios;
  const rowOf = (item: Parameters<typeof forecastRow>[0]) => forecastRow(item, known, zone, now);
  const shown = useShownForecast(list);
  return (
    <Screen wide title={t("screen.forecast")} subtitle={<AsOf at={list.query.asOf} zone={zone} />}>
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
      {parks.length > 1 && <p role="note">{t("forecast.severalParks")}</p>}
      <div className={styles.bar}>
        <SearchField label={t("forecast.search")} value={list.typed} onChange={list.setTyped} keys="/" />
      </div>
      <Split
        isWide
        pane={
          shown && <ForecastPane key={shown.id} row={rowOf(shown)} onClose={() => list.open(undefined)} />
        }
      >
        <Panel flush>
          <Loaded
            query={list.query}
            rows={(data) => data.forecasts}
            failed={t("forecast.failed")}
            zone={zone}
          >
            {({ items, total }) =>
              items.length === 0 ? (
                <NoForecasts list={list} />
              ) : (
                <>
                  <ForecastTable rows={items.map(rowOf)} list={list} isNarrow={shown !== undefined} />
                  <Pager
                    of={t("forecast.label")}
                    page={list.page}
                    paging={pagingOf(list.page, items.length, total, FORECASTS_LIMIT)}
                    goTo={list.goTo}
                  />
                </>
              )
            }
          </Loaded>
        </Panel>
      </Split>
    </Screen>
  );
}
