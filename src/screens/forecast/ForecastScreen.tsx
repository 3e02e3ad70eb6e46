import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { forecastPark } from "../../actions/park";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { SortablePager } from "../../frame/list/SortablePager";
import { Split } from "../../frame/list/Split";
import { Screen } from "../../frame/Screen";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { forecastColumns } from "./forecastColumns";
import { ForecastPane } from "./ForecastPane";
import { ForecastSumPane } from "./ForecastSumPane";
import { forecastRow, parkOf } from "./forecastRow";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";
import { chosenParks, useForecastList, useShownForecasts } from "./useForecasts";
import type { ForecastList, ShownForecasts } from "./useForecasts";

const parkMenu = actionsOn("park");

/** A forecast without a park's uid is a row as well; nothing is done with it. */
const entityOf = (row: ForecastRow): Entity =>
  parkOf(row) ?? { kind: "park", uid: row.id, name: row.name, context: row.portfolio };

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
  const chosen = useTools().selection.selectedIn("Forecasts");
  return (
    <Table
      label={t("forecast.label")}
      rows={rows}
      columns={columns}
      rowId={({ id }) => `park:${id}`}
      onSorted={list.onSorted}
      current={list.shown && `park:${list.shown}`}
      onOpen={({ id }) => list.open(id)}
      href={({ id }) => `/v1${list.addressOf(id)}`}
      rowActions={(row) => {
        const park = parkOf(row);
        return park && <ActionMenu actions={parkMenu} subject={park} />;
      }}
      bulkActions={
        chosen.length > 1 && (
          <ActionButton action={forecastPark} subjects={chosen} size="small">
            {t("forecast.sum.button", { count: chosen.length })}
          </ActionButton>
        )
      }
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

/** The forecast that is open, or the sum of those that are; undefined while none is there to show. */
function paneOf(
  { ids, apart, missing, isComing }: ShownForecasts,
  rows: readonly ForecastRow[],
  list: ForecastList,
) {
  const close = () => list.open(undefined);
  const [first] = rows;
  if (first === undefined || (ids.length > 1 && isComing)) return undefined;
  const id = ids.join(",");
  if (ids.length === 1) return <ForecastPane key={id} row={first} onClose={close} />;
  return <ForecastSumPane key={id} {...{ rows, apart, missing }} onClose={close} />;
}

/** What the parks will give today and tomorrow, beside what they gave (§7 Forecast). */
export function ForecastScreen() {
  const { t } = useTranslation();
  const scope = useScope();
  const { zone, portfolios, parks } = scope;
  const list = useForecastList(scope);
  const now = useNow(300_000);
  const known = portfolios.data?.portfolios;
  const rowOf = useCallback(
    (item: Parameters<typeof forecastRow>[0]) => forecastRow(item, known, zone, now),
    [known, zone, now],
  );
  const rows = useMemo(() => list.rows.map(rowOf), [list.rows, rowOf]);
  const shown = useShownForecasts(list, scope);
  const pane = paneOf(shown, shown.found.map(rowOf), list);
  const chosen = chosenParks(list, scope);
  return (
    <Screen wide title={t("screen.forecast")} subtitle={<AsOf at={list.query.asOf} zone={zone} />}>
      <ScopeNotes notes={scope.notes.map((id) => ({ id }))} />
      {parks.length > 1 && <p role="note">{t("forecast.severalParks")}</p>}
      <div className={styles.bar}>
        <SearchField label={t("forecast.search")} value={list.typed} onChange={list.setTyped} keys="/" />
        {chosen.length > 0 && (
          <ActionButton action={forecastPark} subjects={chosen}>
            {t("forecast.sum.button", { count: chosen.length })}
          </ActionButton>
        )}
      </div>
      <Split isWide pane={pane}>
        <Panel flush>
          <Loaded
            query={list.query}
            rows={(data) => data.forecasts}
            failed={t("forecast.failed")}
            zone={zone}
          >
            {() =>
              list.rows.length === 0 ? (
                <NoForecasts list={list} />
              ) : (
                <>
                  <ForecastTable rows={rows} list={list} isNarrow={pane !== undefined} />
                  <SortablePager of={t("forecast.label")} list={list} goTo={list.goTo} />
                </>
              )
            }
          </Loaded>
        </Panel>
      </Split>
    </Screen>
  );
}
