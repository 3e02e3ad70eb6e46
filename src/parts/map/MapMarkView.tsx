import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addressOfEntity } from "../../routes";
import { formatNumber } from "../../rules/numbers";
import { canOpen } from "../../rules/mapClusters";
import { classes } from "../../ui/classes";
import { statusIcons } from "../../ui/Status";
import { kindOf } from "./mapPark";
import { NEAR } from "./mapMarks";
import type { MapMark } from "./mapMarks";
import styles from "./parkMap.module.css";
import { useMarkWords } from "./useMarkWords";

/** Radius of a lone park's mark, of a cluster's, and of the state's shape at a cluster's edge; pixels. */
const RADIUS = { park: 12, cluster: 18, badge: 9 };
/** Where four digits and their sign have room. */
const WIDE_RADIUS = 23;
/** From the middle of the cluster to the middle of its badge, of the radius in each direction: clear of the number. */
const ASIDE = 0.85;
const ICON = 14;
/** A name is data. React's types know the attribute on the elements of HTML alone, those who translate on any. */
const untranslated = { translate: "no" };

interface MarkProps {
  readonly mark: MapMark;
  readonly isStop: boolean;
  readonly isCurrent: boolean;
  readonly label: "start" | "end" | undefined;
  readonly onEnter: (id: string | undefined) => void;
  readonly onFocus: (id: string) => void;
  readonly onOpen: (mark: MapMark, element: Element) => void;
}

function radiusOf(count: number): number {
  if (count === 1) return RADIUS.park;
  return count < 1000 ? RADIUS.cluster : WIDE_RADIUS;
}

function Shape({ mark }: Pick<MarkProps, "mark">) {
  const { i18n } = useTranslation();
  const { items } = mark.cluster;
  const Icon = statusIcons[kindOf(mark.state)];
  const own = radiusOf(items.length);
  const [radius, x] = items.length > 1 ? [RADIUS.badge, ASIDE * own] : [own, 0];
  return (
    <>
      {items.length > 1 && (
        <>
          <circle r={own} className={styles.disc} />
          <text className={styles.count} dy="0.35em">
            {formatNumber(items.length, i18n.language)}
          </text>
        </>
      )}
      <circle cx={x} cy={-x} r={radius} className={styles.disc} />
      <Icon aria-hidden="true" x={x - ICON / 2} y={-x - ICON / 2} width={ICON} height={ICON} />
    </>
  );
}

/** A park, the way to it; or a cluster, which opens. */
export function MapMarkView({ mark, isStop, isCurrent, label, onEnter, onFocus, onOpen }: MarkProps) {
  const { textOf } = useMarkWords();
  const [first] = mark.cluster.items;
  if (first === undefined) return null;
  const isLone = mark.cluster.items.length === 1;
  const radius = radiusOf(mark.cluster.items.length);
  const common = {
    "aria-label": textOf(mark),
    "data-mark": mark.id,
    tabIndex: isStop ? 0 : -1,
    className: classes(styles.mark, styles[kindOf(mark.state)], isCurrent && styles.current),
    onPointerEnter: () => onEnter(mark.id),
    onPointerLeave: () => onEnter(undefined),
    onFocus: () => onFocus(mark.id),
  };
  const drawn = (
    <>
      <circle r={radius + 4} className={styles.ring} />
      <Shape mark={mark} />
      {label !== undefined && (
        <text
          {...untranslated}
          x={label === "start" ? -radius - 6 : radius + 6}
          dy="0.35em"
          className={classes(styles.label, styles[label])}
        >
          {first.park.name}
        </text>
      )}
    </>
  );
  const open = (event: { currentTarget: Element }) => onOpen(mark, event.currentTarget);
  return (
    <g transform={`translate(${mark.x.toFixed(1)} ${mark.y.toFixed(1)})`}>
      {isLone ? (
        <Link
          to={addressOfEntity({ kind: first.park.thing ?? "park", uid: first.park.uid }) ?? "/sites"}
          {...common}
        >
          {drawn}
        </Link>
      ) : (
        <g
          role="button"
          aria-haspopup={canOpen(mark.cluster, NEAR) ? undefined : "menu"}
          {...common}
          onClick={(event: MouseEvent) => open(event)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            open(event);
          }}
        >
          {drawn}
        </g>
      )}
    </g>
  );
}
