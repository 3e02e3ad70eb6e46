import { Maximize, Minus, Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { canOpen } from "../../rules/mapClusters";
import { outlinePath } from "../../rules/mapOutline";
import { fitting, isAtEnd, MOST_SCALE, zoomed } from "../../rules/mercator";
import type { MapSize, MapView } from "../../rules/mercator";
import { classes } from "../../ui/classes";
import { IconButton } from "../../ui/IconButton";
import { MapBubble } from "./MapBubble";
import { MapMarks } from "./MapMarks";
import { clustersAt, marksIn, NEAR } from "./mapMarks";
import type { MapMark } from "./mapMarks";
import { MapMenu } from "./MapMenu";
import { placedParks } from "./mapPark";
import type { PlacedPark } from "./mapPark";
import type { ParkMapProps } from "./ParkMap";
import styles from "./parkMap.module.css";
import { useMapGestures } from "./useMapGestures";
import { useMapKeys } from "./useMapKeys";
import { MARGIN, useMapSize, useMapView } from "./useMapView";
import { borders, coasts } from "./worldOutlines";

function Land({ view, size }: { view: MapView; size: MapSize }) {
  const land = useMemo(() => outlinePath(coasts, view, size), [view, size]);
  const lines = useMemo(() => outlinePath(borders, view, size), [view, size]);
  return (
    <>
      <path d={land} fillRule="evenodd" className={styles.land} />
      <path d={lines} className={styles.border} />
    </>
  );
}

/** By press what the keys + - 0 do. */
function Buttons(props: {
  view: MapView;
  onZoom: (factor: number) => void;
  onFit: () => void;
  isLone: boolean;
}) {
  const { view, onZoom, onFit, isLone } = props;
  const { t } = useTranslation();
  const look = { size: "small", variant: "secondary" } as const;
  return (
    <div className={styles.buttons}>
      <IconButton
        {...look}
        icon={Plus}
        label={t("parkMap.nearer")}
        keys="+"
        isDisabled={isAtEnd(view, 2)}
        onClick={() => onZoom(2)}
      />
      <IconButton
        {...look}
        icon={Minus}
        label={t("parkMap.farther")}
        keys="-"
        isDisabled={isAtEnd(view, 0.5)}
        onClick={() => onZoom(0.5)}
      />
      <IconButton
        {...look}
        icon={Maximize}
        label={t(isLone ? "parkMap.fitOne" : "parkMap.fitAll")}
        keys="0"
        onClick={onFit}
      />
    </div>
  );
}

function Sheet(props: ParkMapProps & { placed: readonly PlacedPark[]; size: MapSize }) {
  const { label, placed, size, current, isSmall = false } = props;
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { view, change, fit } = useMapView(placed, size, props.kept);
  const clusters = useMemo(() => clustersAt(placed, view.scale), [placed, view.scale]);
  const marks = useMemo(() => marksIn(clusters, view, size), [clusters, view, size]);
  const [pointed, setPointed] = useState<string>();
  const gestures = useMapGestures(box, size, change, isSmall);
  const keys = useMapKeys({ box, marks, size, change, fit });
  const [together, setTogether] = useState<{ mark: MapMark; anchor: Element }>();
  /** A cluster opens: the map shows its parks alone. What no zoom takes apart is listed. */
  const open = (mark: MapMark, anchor: Element): void => {
    if (!canOpen(mark.cluster, NEAR)) return setTogether({ mark, anchor });
    keys.keep(mark.id);
    setPointed(undefined);
    change(() => fitting(mark.cluster.items, size, MARGIN, MOST_SCALE));
  };
  const shown = marks.find(({ id }) => id === (pointed ?? keys.focused));
  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-description={t("parkMap.keys")}
        tabIndex={0}
        className={classes(styles.surface, isSmall && styles.quiet)}
        {...gestures}
        onKeyDown={keys.onKeyDown}
        onBlur={keys.onBlur}
      >
        <svg width={size.width} height={size.height} className={styles.picture}>
          <Land view={view} size={size} />
          <MapMarks
            {...{ marks, size, current }}
            stop={keys.stop}
            onEnter={setPointed}
            onFocus={keys.onFocus}
            onOpen={open}
          />
        </svg>
        {shown && <MapBubble mark={shown} size={size} />}
        <span aria-hidden="true" className={styles.hint}>
          {t("parkMap.keys")}
        </span>
      </div>
      {together && <MapMenu {...together} onClose={() => setTogether(undefined)} />}
      <Buttons
        view={view}
        isLone={placed.length === 1}
        onFit={fit}
        onZoom={(factor) => change((before) => zoomed(before, factor, size))}
      />
    </>
  );
}

/** The map itself, drawn by the page: nobody is asked for a picture of the earth. */
export function ParkMapView(props: ParkMapProps) {
  const { parks, label, isSmall = false } = props;
  const box = useRef<HTMLElement>(null);
  const size = useMapSize(box);
  const placed = useMemo(() => placedParks(parks), [parks]);
  return (
    <figure ref={box} aria-label={label} dir="ltr" className={classes(styles.map, isSmall && styles.small)}>
      {size && size.width > 0 && <Sheet {...props} placed={placed} size={size} />}
    </figure>
  );
}
