import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Range } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Chart } from "../Chart";
import { lackingWords } from "./lackingWords";
import type { MonitorAsk } from "./monitorAsk";
import type { MonitorPark } from "./monitorParks";
import type { MonitorData } from "./monitorQuery";
import { daylightIn, nights } from "./nights";
import styles from "./PowerChart.module.css";
import { powerSeries } from "./powerSeries";
import type { BesideLine } from "./powerSeries";
import { useEventMarks } from "./useEventMarks";
import type { OwnMark } from "./useEventMarks";

export interface MonitorDrawing {
  readonly monitor: MonitorData;
  readonly steps: MonitorAsk["steps"];
  readonly parks: readonly MonitorPark[];
  readonly range: Range;
  readonly zone: Zone;
  /** Broken lines beside what was measured. */
  readonly beside?: readonly BesideLine[];
  /** It stands among others over the same time. */
  readonly isStacked?: boolean;
  /** The event that it is about. */
  readonly own?: OwnMark;
}

const none: readonly BesideLine[] = [];

/** A park that has sent nothing after this much of its day, milliseconds, is missed; many sleep from dusk to dawn. */
const MISSED_AFTER = 3_600_000;

/**
 * Parks that have sent no power of any kind, though the sun has shone on them. One that does not say where it lies is
 * taken to be where the first one is that does; without any nobody is missed.
 */
function silentParks({ monitor, parks, range }: Pick<MonitorDrawing, "monitor" | "parks" | "range">) {
  const lists = [monitor.grid, monitor.ac, monitor.report];
  const somewhere = parks.find(hasPlace);
  if (lists.includes(null) || parks.length < 2 || !somewhere) return [];
  const speaking = new Set(lists.flatMap((list) => list ?? []).map(({ park }) => park));
  const daylight = daylightIn(range);
  return parks.filter(
    (park) => !speaking.has(park.uid) && daylight(hasPlace(park) ? park : somewhere) > MISSED_AFTER,
  );
}

const hasPlace = ({ latitude, longitude }: MonitorPark) => latitude !== null && longitude !== null;

/** As many as are told apart in a sentence. */
const MOST_NAMES = 5;

/** The parks' power together, with the sun that shines on them; one park's own series where there is one. */
export function PowerChart(props: MonitorDrawing & { title: string; hideTitle?: boolean }) {
  const { title, hideTitle, ...drawing } = props;
  const { monitor, steps, parks, range, zone, beside = none, isStacked, own } = drawing;
  const { t, i18n } = useTranslation();
  // The axis reaches what one park can do.
  const peakPowerW = parks.length === 1 ? (parks[0]?.peakPowerW ?? null) : null;
  const { series, lacking, reach } = useMemo(
    () => powerSeries(monitor, steps, (id) => t(`monitor.series.${id}`), peakPowerW, beside),
    [monitor, steps, t, peakPowerW, beside],
  );
  const { start, end } = range;
  const marks = useEventMarks(parks, range, zone, own);
  const night = useMemo(() => nights({ start, end }, parks), [start, end, parks]);
  const missed = useMemo(() => {
    const silent = silentParks({ monitor, parks, range: { start, end } }).map(({ uid }) => uid);
    const uids = new Set([...lacking, ...silent]);
    return parks.filter(({ uid }) => uids.has(uid)).map(({ name }) => name);
  }, [monitor, parks, start, end, lacking]);
  const lacks = lackingWords(missed, { most: MOST_NAMES, language: i18n.language, t });
  if (series.length === 0) return <EmptyState>{t("monitor.empty.noSamples")}</EmptyState>;
  return (
    <>
      <Chart
        headingLevel={2}
        {...{ title, hideTitle, series, zone, range, night, marks, reach, isStacked }}
      />
      {lacks !== "" && <p className={styles.note}>{lacks}</p>}
    </>
  );
}
