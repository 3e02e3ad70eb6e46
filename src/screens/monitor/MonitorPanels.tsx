import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Chart } from "../../frame/Chart";
import { lossSeries, parkSeries } from "../../frame/monitor/powerSeries";
import { nights } from "../../frame/monitor/nights";
import { PowerChart } from "../../frame/monitor/PowerChart";
import type { MonitorDrawing } from "../../frame/monitor/PowerChart";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { useSearch } from "../../frame/useSearch";
import { perOf, withPer } from "../../rules/compare";
import { listWords } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Stack } from "../../ui/Stack";
import { Switch } from "../../ui/Switch";
import { LastSamples } from "./LastSamples";
import styles from "./MonitorScreen.module.css";

function useNight({ range, parks }: MonitorDrawing) {
  const { start, end } = range;
  return useMemo(() => nights({ start, end }, parks), [start, end, parks]);
}

/** Whether the parks are drawn per kWp; kept in the address. */
function PerPeakSwitch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  return (
    <Switch
      label={t("action.view.perPeak.label")}
      isSelected={perOf(search) === "kwp"}
      onChange={(isOn) => setSearch((current) => withPer(current, isOn ? "kwp" : undefined))}
    />
  );
}

/** One line for each park, so that the one that differs is seen: as they are, or per kWp. */
function ParkLines(drawing: MonitorDrawing) {
  const { t, i18n } = useTranslation();
  const [search] = useSearch();
  const { monitor, parks, steps, range, zone } = drawing;
  const perPeak = perOf(search) === "kwp";
  const { series, left, sizeless } = useMemo(
    () => parkSeries(monitor, parks, steps, perPeak),
    [monitor, parks, steps, perPeak],
  );
  const night = useNight(drawing);
  const title = t(`monitor.byPark.${perPeak ? "perPeak" : "title"}`);
  return (
    <>
      <div className={styles.choice}>
        <PerPeakSwitch />
      </div>
      {series.length === 0 ? (
        <EmptyState>{t("monitor.empty.noSamples")}</EmptyState>
      ) : (
        <Chart headingLevel={2} {...{ title, series, zone, range, night }} isStacked />
      )}
      {sizeless.length > 0 && (
        <p className={styles.note}>
          {t("monitor.byPark.sizeless", { parks: listWords(sizeless, i18n.language) })}
        </p>
      )}
      {left > 0 && (
        <p className={styles.note}>
          {t("monitor.byPark.left", {
            drawn: series.length,
            all: formatNumber(left + series.length, i18n.language),
          })}
        </p>
      )}
    </>
  );
}

function Losses(drawing: MonitorDrawing) {
  const { t } = useTranslation();
  const { monitor, steps, range, zone } = drawing;
  const series = useMemo(
    () => lossSeries(monitor, steps, (id) => t(`monitor.series.${id}`)),
    [monitor, steps, t],
  );
  const night = useNight(drawing);
  if (series.length === 0) return <EmptyState>{t("monitor.empty.noLosses")}</EmptyState>;
  const title = t("monitor.loss.title");
  return <Chart headingLevel={2} {...{ title, series, zone, range, night }} isStacked />;
}

/** The charts and the last samples of an answer; what failed of it leaves its panel out, and is named above. */
export function MonitorPanels(drawing: MonitorDrawing) {
  const { t } = useTranslation();
  const { monitor, parks, zone } = drawing;
  const isOne = parks.length === 1;
  return (
    <Stack>
      <PanelBoundary title={t("monitor.power.title")}>
        <Panel>
          <PowerChart title={t("monitor.power.title")} {...drawing} isStacked />
        </Panel>
      </PanelBoundary>
      {!isOne && monitor.grid !== null && (
        <PanelBoundary title={t("monitor.byPark.title")}>
          <Panel>
            <ParkLines {...drawing} />
          </Panel>
        </PanelBoundary>
      )}
      {monitor.loss !== null && (
        <PanelBoundary title={t("monitor.loss.title")}>
          <Panel>
            <Losses {...drawing} />
          </Panel>
        </PanelBoundary>
      )}
      {(monitor.grid ?? monitor.ac ?? monitor.radiation) !== null && (
        <PanelBoundary title={t("monitor.samples.title")}>
          <LastSamples monitor={monitor} parks={parks} zone={zone} />
        </PanelBoundary>
      )}
    </Stack>
  );
}
