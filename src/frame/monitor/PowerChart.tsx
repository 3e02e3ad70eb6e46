import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Range } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Chart } from "../Chart";
import type { MonitorAsk } from "./monitorAsk";
import type { MonitorPark } from "./monitorParks";
import type { MonitorData } from "./monitorQuery";
import { nights } from "./nights";
import { powerSeries } from "./powerSeries";

export interface MonitorDrawing {
  readonly monitor: MonitorData;
  readonly steps: MonitorAsk["steps"];
  readonly parks: readonly MonitorPark[];
  readonly range: Range;
  readonly zone: Zone;
}

/** The parks' power together, with the sun that shines on them; one park's own series where there is one. */
export function PowerChart({
  title,
  monitor,
  steps,
  parks,
  range,
  zone,
}: MonitorDrawing & { title: string }) {
  const { t } = useTranslation();
  const series = useMemo(
    () => powerSeries(monitor, steps, (id) => t(`monitor.series.${id}`)),
    [monitor, steps, t],
  );
  const { start, end } = range;
  const night = useMemo(() => nights({ start, end }, parks), [start, end, parks]);
  if (series.length === 0) return <EmptyState>{t("monitor.empty.noSamples")}</EmptyState>;
  return <Chart headingLevel={2} title={title} series={series} zone={zone} range={range} night={night} />;
}
