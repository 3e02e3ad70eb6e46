import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { lackingWords } from "../../frame/monitor/lackingWords";
import { total } from "../../frame/monitor/totals";
import { useGraph } from "../../frame/useGraph";
import { refreshEvery, useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { localeOf } from "../../rules/numbers";
import { formatPower } from "../../rules/quantities";
import type { PackedSeries } from "../../rules/series";
import { endOfDay, startOfDay } from "../../rules/zone";
import { classes } from "../../ui/classes";
import { lineShape } from "../../ui/lineShape";
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

/** As many as a wall has room to name. */
const MOST_NAMES = 3;

/** The sum at each quarter of an hour of a day that begins at `start`; null where none of the parks says it. */
function quartersOf({ time, value }: PackedSeries, start: number, end: number): (number | null)[] {
  const quarters = new Array<number | null>(Math.round((end - start) / STEP_MS) + 1).fill(null);
  time.forEach((at, place) => {
    quarters[Math.round((at - start) / STEP_MS)] = value[place] ?? null;
  });
  return quarters;
}

/**
 * Today's power of the portfolio as one thick line, and which parks are missing from a part of it. Its window is the
 * whole day, so that what is asked for changes once a day and each answer takes the place of the last.
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
  useGraphRefresh(query, useNow(refreshEvery));
  const { lacking, ...sum } = total(query.data?.monitor.grid ?? null, STEP_S);
  const values = quartersOf(sum, start, end);
  const said = values.filter((value) => value !== null);
  if (said.length < 2) return null;
  const { line, zero } = lineShape(values, { width: WIDTH, height: HEIGHT });
  const names = portfolio.parks.filter(({ uid }) => lacking.includes(uid)).map((park) => park.name);
  const lacks = lackingWords(names, { most: MOST_NAMES, language, t });
  const clock = new Intl.DateTimeFormat(localeOf(language), { timeStyle: "short", timeZone: zone });
  const name = t("wall.curve", { most: formatPower(Math.max(0, ...said), language) });
  return (
    <figure aria-label={name} className={styles.curve}>
      <figcaption className={styles.words}>{name}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {MARKS.map((mark) => (
          <path key={mark} className={styles.mark} d={`M${mark * WIDTH} 0V${HEIGHT}`} />
        ))}
        <path className={styles.mark} d={`M0 ${zero}H${WIDTH}`} />
        <path className={styles.line} d={line} />
      </svg>
      <div aria-hidden="true" className={styles.hours}>
        {MARKS.map((mark) => (
          <span key={mark}>{clock.format(start + mark * (end - start))}</span>
        ))}
      </div>
      {lacks !== "" && <p className={classes(styles.words, styles.lacks)}>{lacks}</p>}
    </figure>
  );
}
