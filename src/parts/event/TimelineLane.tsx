import { memo } from "react";
import type { CSSProperties } from "react";
import type { Lane, LaneBar } from "../../rules/eventLanes";
import styles from "./timeline.module.css";
import { REST_COLOUR } from "./timelineKinds";
import type { KindMark } from "./timelineKinds";

interface TimelineLaneProps {
  readonly lane: Lane;
  readonly name: string;
  readonly marks: ReadonlyMap<string | null, KindMark>;
}

/** Where a bar lies, and its colour. */
function styleOf({ from, to, row }: LaneBar, mark: KindMark | undefined): CSSProperties {
  return {
    insetInlineStart: `${from * 100}%`,
    inlineSize: `${(to - from) * 100}%`,
    "--row": row,
    "--kind": `var(${mark?.colour ?? REST_COLOUR})`,
  } as CSSProperties;
}

/** A park's events; the mark of the cursor is put on its bar by the timeline, or each step drew hundreds anew. */
export const TimelineLane = memo(function TimelineLane({ lane, name, marks }: TimelineLaneProps) {
  return (
    <div className={styles.lane} style={{ "--rows": lane.rows } as CSSProperties}>
      <span className={styles.name} translate="no" title={name}>
        {name}
      </span>
      <div className={styles.bars} dir="ltr">
        {lane.bars.map((bar) => {
          const [first = ""] = bar.ids;
          const mark = bar.kind === undefined ? undefined : marks.get(bar.kind);
          return (
            <span
              key={first}
              className={styles.bar}
              data-bar={first}
              data-open={bar.isOpen || undefined}
              data-earlier={bar.isEarlier || undefined}
              style={styleOf(bar, mark)}
            >
              {mark?.letter ?? bar.ids.length}
            </span>
          );
        })}
      </div>
    </div>
  );
});
