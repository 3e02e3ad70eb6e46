import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useGraph } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { localeOf } from "../../rules/numbers";
import { formatPower } from "../../rules/quantities";
import { endOfDay, startOfDay } from "../../rules/zone";
import type { WallPartProps } from "./wallPart";
import styles from "./wallboard.module.css";

/** The grid power of a portfolio's parks: one call for all of them. */
const WallCurveQuery = graphql(`
  query WallCurve($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);

const STEP_S = 900;
const STEP_MS = STEP_S * 1000;
const WIDTH = 1000;
const HEIGHT = 100;
/** Of the day: where a line and its time stand. */
const MARKS = [0.25, 0.5, 0.75] as const;

/** What the parks that say it feed in together, W by quarters of an hour from `start` on, up to now. */
function summed(series: readonly (readonly (number | null)[])[], start: number, now: number) {
  const known = Math.floor((now - start) / STEP_MS) + 1;
  return Array.from({ length: Math.max(known, 0) }, (_, at) => {
    const said = series.map((values) => values[at] ?? null).filter((value) => value !== null);
    return said.length === 0 ? null : said.reduce((sum, value) => sum + value, 0);
  });
}

/** The day from its first to its last hour is the width, its most (of both signs) the height; gaps lift the pen. */
function pathOf(values: readonly (number | null)[], steps: number, least: number, most: number): string {
  return values
    .map((value, at) => {
      if (value === null) return "";
      const pen = at === 0 || (values[at - 1] ?? null) === null ? "M" : "L";
      const y = HEIGHT * (1 - (value - least) / (most - least || 1));
      return `${pen}${((at / steps) * WIDTH).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/**
 * Today's power of the portfolio as one thick line. Its window is the whole day, so that what is asked for changes once
 * a day and each answer takes the place of the last.
 */
export function WallCurve({ portfolio, now, zone }: WallPartProps) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const [start, end] = [startOfDay(now, zone), endOfDay(now, zone)];
  const parks = portfolio.parks.map(({ uid }) => uid).join("\n");
  const variables = useMemo(
    () => ({
      window: {
        start: new Date(start).toISOString(),
        end: new Date(end).toISOString(),
        step: STEP_S,
        reportStep: STEP_S,
        parks: parks.split("\n"),
      },
    }),
    [start, end, parks],
  );
  const query = useGraph(WallCurveQuery, variables, { pause: parks === "", subject: `${parks} ${start}` });
  useGraphRefresh(query, Math.floor(now / STEP_MS));
  const values = summed(
    (query.data?.monitor.grid ?? []).map(({ value }) => value),
    start,
    now,
  );
  const said = values.filter((value) => value !== null);
  if (said.length < 2) return null;
  const [least, most] = [Math.min(0, ...said), Math.max(0, ...said)];
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: zone });
  const name = t("wall.curve", { most: formatPower(most, language) });
  return (
    <figure aria-label={name} className={styles.curve}>
      <figcaption className={styles.words}>{name}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {MARKS.map((mark) => (
          <path key={mark} className={styles.mark} d={`M${mark * WIDTH} 0V${HEIGHT}`} />
        ))}
        <path className={styles.mark} d={`M0 ${HEIGHT * (most / (most - least || 1))}H${WIDTH}`} />
        <path className={styles.line} d={pathOf(values, (end - start) / STEP_MS, least, most)} />
      </svg>
      <div aria-hidden="true" className={styles.hours}>
        {MARKS.map((mark) => (
          <span key={mark}>{clock.format(start + mark * (end - start))}</span>
        ))}
      </div>
    </figure>
  );
}
