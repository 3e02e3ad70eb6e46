import { memo } from "react";
import type { CSSProperties } from "react";
import type { Lane } from "../../rules/eventLanes";
import { Name } from "../../ui/Name";
import styles from "./timeline.module.css";
import type { KindMark } from "./timelineKinds";

interface TimelineLaneProps {
  readonly lane: Lane;
  readonly name: string;
  readonly marks: ReadonlyMap<string | null, KindMark>;
}

/** A park's events; the mark of the cursor is put on its bar by the timeline, or each step drew hundreds anew. */
export const TimelineLane = memo(function TimelineLane({ lane, name, marks }: TimelineLaneProps) {
  return (
    <div className={styles.lane} style={{ "--rows": lane.rows } as CSSProperties}>
      <Name className={styles.name} title={name}>
        {name}
      </Name>
      <div className={styles.bars} dir="ltr">
        {lane.bars.map((bar) => {
          const [first = ""] = bar.ids;
          const mark = bar.kind === undefined ? undefined : marks.get(bar.kind);
          return (
            <span
              key={first}
              className={styles.bar}
              data-bar={first}
              data-row={bar.row || undefined}
              data-colour={mark?.place}
              data-several={bar.ids.length > 1 || undefined}
              data-open={bar.isOpen || undefined}
              data-earlier={bar.isEarlier || undefined}
              data-later={bar.isLater || undefined}
              style={{ left: `${bar.from * 100}%`, width: `${(bar.to - bar.from) * 100}%` }}
            >
              {mark?.letter ?? bar.ids.length}
            </span>
          );
        })}
      </div>
    </div>
  );
});
