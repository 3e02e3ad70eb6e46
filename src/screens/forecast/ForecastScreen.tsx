import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { forecastPark } from "../../actions/park";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { ListScreen } from "../../frame/list/ListScreen";
import { placesNotes } from "../../frame/list/placesNotes";
import { SortablePager } from "../../frame/list/SortablePager";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import { forecastColumns } from "./forecastColumns";
import { ForecastPane } from "./ForecastPane";
import { ForecastSumPane } from "./ForecastSumPane";
import { forecastRow, parkOf } from "./forecastRow";
import type { ForecastRow } from "./forecastRow";
import { chosenParks, useForecastList, useShownForecasts } from "./useForecasts";
import type { ShownForecasts } from "./useForecasts";

const parkMenu = actionsOn("park");

/** A forecast without a park's uid is a row as well; nothing is done with it. */
const entityOf = (row: ForecastRow): Entity =>
  parkOf(row) ?? { kind: "park", uid: row.id, name: row.name, context: row.portfolio };

function ParkMenu({ row }: { row: ForecastRow }) {
  const park = parkOf(row);
  return park && <ActionMenu actions={parkMenu} subject={park} />;
}

/** Adds the forecasts of several parks up. */
function SumButton({ parks, size }: { parks: readonly Entity[]; size?: "small" }) {
  const { t } = useTranslation();
  return (
    <ActionButton action={forecastPark} subjects={parks} {...(size && { size })}>
      {t("forecast.sum.button", { count: parks.length })}
    </ActionButton>
  );
}

/** The forecast that is open, or the sum of those that are; undefined while none is there to show. */
function paneOf(
  { ids, apart, missing, isComing }: ShownForecasts,
  rows: readonly ForecastRow[],
  close: () => void,
) {
  const [first] = rows;
  if (first === undefined || (ids.length > 1 && isComing)) return undefined;
  const id = ids.join(",");
  if (ids.length === 1) return <ForecastPane key={id} row={first} onClose={close} />;
  return <ForecastSumPane key={id} {...{ rows, apart, missing }} onClose={close} />;
}

/** What the parks will give today and tomorrow, beside what they gave (§7 Forecast). */
export function ForecastScreen() {
  const { t, i18n } = useTranslation();
  const scope = useScope();
  const { zone, portfolios } = scope;
  const list = useForecastList(scope);
  const [now, minute] = [useNow(300_000), useNow(60_000)];
  const known = portfolios.data?.portfolios;
  const rowOf = useCallback(
    (item: Parameters<typeof forecastRow>[0]) => forecastRow(item, known, zone, now),
    [known, zone, now],
  );
  const rows = useMemo(() => list.rows.map(rowOf), [list.rows, rowOf]);
  const shown = useShownForecasts(list, scope);
  const pane = paneOf(shown, shown.found.map(rowOf), list.close);
  const isNarrow = pane !== undefined;
  const columns = useMemo(
    () => forecastColumns(t, i18n.language, minute, rows, isNarrow),
    [t, i18n.language, minute, rows, isNarrow],
  );
  const chosen = chosenParks(list, scope);
  return (
    <ListScreen
      title={t("screen.forecast")}
      words={{
        search: t("forecast.search"),
        failed: t("forecast.failed"),
        empty: t("forecast.empty"),
        noMatch: t("forecast.noMatch", { search: list.search }),
      }}
      notes={placesNotes(scope)}
      remark={scope.parks.length > 1 && <p role="note">{t("forecast.severalParks")}</p>}
      beside={chosen.length > 0 && <SumButton parks={chosen} />}
      list="Forecasts"
      label={t("forecast.label")}
      address={list}
      query={list.query}
      {...{ rows, columns, pane, entityOf }}
      rowActions={(row) => <ParkMenu row={row} />}
      bulk={(marked) => marked.length > 1 && <SumButton parks={marked} size="small" />}
      onSorted={list.onSorted}
      foot={rows.length > 0 && <SortablePager of={t("forecast.label")} list={list} goTo={list.goTo} />}
      isWide
    />
  );
}
