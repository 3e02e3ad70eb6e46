import { useTranslation } from "react-i18next";
import { formatPower } from "../../rules/quantities";
import type { MapSize } from "../../rules/mercator";
import { Name } from "../../ui/Name";
import { classes } from "../../ui/classes";
import { Status } from "../../ui/Status";
import { countStates, kindOf } from "./mapPark";
import type { MapMark } from "./mapMarks";
import styles from "./parkMap.module.css";
import { useMarkWords } from "./useMarkWords";

/** Beside the mark that is pointed at or focused: what its name says to those who do not see it. */
export function MapBubble({ mark, size }: { mark: MapMark; size: MapSize }) {
  const { t, i18n } = useTranslation();
  const { countText, stateText } = useMarkWords();
  const { items } = mark.cluster;
  const [first] = items;
  if (first === undefined) return null;
  const { name, powerW } = first.park;
  const isLone = items.length === 1;
  const states = isLone && first.park.state === undefined ? [] : countStates(items);
  return (
    <div
      aria-hidden="true"
      className={classes(
        styles.bubble,
        mark.x > size.width / 2 && styles.leftward,
        mark.y > size.height / 2 && styles.upward,
      )}
      style={{ left: mark.x, top: mark.y }}
    >
      <strong>{isLone ? <Name>{name}</Name> : countText(mark)}</strong>
      {states.map(({ state, count }) => (
        <Status
          key={state}
          kind={kindOf(state)}
          label={isLone ? (stateText(first.park) ?? "") : `${count} ${t(`parkState.${state}`)}`}
        />
      ))}
      {isLone && typeof powerW === "number" && <span>{formatPower(powerW, i18n.language)}</span>}
    </div>
  );
}
