import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Chart } from "../../frame/Chart";
import { ParkLines } from "../../frame/monitor/ParkLines";
import { lossSeries } from "../../frame/monitor/powerSeries";
import type { ParksBefore } from "../../frame/monitor/powerSeries";
import { nights } from "../../frame/monitor/nights";
import { PowerChart } from "../../frame/monitor/PowerChart";
import type { MonitorDrawing } from "../../frame/monitor/PowerChart";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { useSearch } from "../../frame/useSearch";
import { perOf, withPer } from "../../rules/compare";
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

type PanelsProps = Omit<MonitorDrawing, "own"> & { parksBefore: ParksBefore | undefined };

/** The charts and the last samples of an answer; what failed of it leaves its panel out, and is named above. */
export function MonitorPanels({ parksBefore, ...drawing }: PanelsProps) {
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
            <div className={styles.choice}>
              <PerPeakSwitch />
            </div>
            <ParkLines {...drawing} before={parksBefore} isStacked />
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
