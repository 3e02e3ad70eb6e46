import type { CSSProperties, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Edges } from "../../frame/chart/Band";
import { timeTicks } from "../../frame/chart/ticks";
import type { Lanes } from "../../rules/eventLanes";
import type { Range } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { countWords } from "./eventColumns";
import { kindWords } from "../../frame/kindWords";
import styles from "./timeline.module.css";
import { colourOf } from "./timelineKinds";
import type { KindMark } from "./timelineKinds";

/** Room for one label of the time axis, px. */
const PER_TICK = 52;

interface TimeAxisProps {
  /** Measured: the lanes are so wide. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly range: Range;
  readonly zone: Zone;
  readonly width: number | undefined;
  /** What will be looked at once the button is let go, px. */
  readonly band: Edges | undefined;
}

/** Lines behind the lanes with their times below. */
export function TimeAxis({ box, range, zone, width = 0, band }: TimeAxisProps) {
  const { i18n } = useTranslation();
  const span = range.end - range.start;
  const most = Math.max(2, Math.floor(width / PER_TICK));
  const all = width > 0 && span > 0 ? timeTicks(range, zone, i18n.language, most) : [];
  // The end is none of the time shown: it would name the day after.
  const ticks = all.filter(({ value }) => value < range.end);
  return (
    <div ref={box} className={styles.axis} dir="ltr" aria-hidden="true">
      {ticks.map(({ value, text }) => (
        <span key={value} style={{ insetInlineStart: `${((value - range.start) / span) * 100}%` }}>
          <span>{text}</span>
        </span>
      ))}
      {band && (
        <div
          className={styles.band}
          style={{ left: Math.min(...band), width: Math.abs(band[1] - band[0]) }}
        />
      )}
    </div>
  );
}

/** Which letter means what, and what is not drawn. */
export function Legend({ picture, marks }: { picture: Lanes; marks: ReadonlyMap<string | null, KindMark> }) {
  const { t, i18n } = useTranslation();
  const { lanes, others, timeless, earlier, later, outside } = picture;
  const drawn = new Set(lanes.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
  const isMixed = drawn.has(undefined);
  const entries = [
    ...[...marks].flatMap(([kind, mark]) =>
      drawn.has(kind) ? [{ ...mark, words: kindWords(kind, t) }] : [],
    ),
    ...(isMixed ? [{ letter: "2+", words: t("events.timeline.several") }] : []),
  ];
  const left = [
    ["others", others],
    ["earlier", earlier],
    ["later", later],
    ["outside", outside],
    ["timeless", timeless],
  ] as const;
  return (
    <ul className={styles.legend}>
      {entries.map(({ words, ...mark }) => (
        <li key={mark.letter}>
          <span className={styles.swatch} style={{ "--kind": `var(${colourOf(mark)})` } as CSSProperties}>
            {mark.letter}
          </span>
          {words}
        </li>
      ))}
      {left.map(
        ([id, count]) =>
          count > 0 && (
            <li key={id}>
              {t(`events.timeline.${id}`, { count, number: countWords(count, i18n.language) })}
            </li>
          ),
      )}
    </ul>
  );
}
