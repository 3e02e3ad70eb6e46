import { ChartGantt, Table2 } from "lucide-react";
import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useBox } from "../../frame/chart/useBox";
import { ZoomButtons } from "../../frame/chart/ZoomButtons";
import { IconButton } from "../../ui/IconButton";
import { rangeWords } from "../../frame/rangeWords";
import type { Cursor } from "../../frame/table/cursor";
import { isolated } from "../../i18n/isolated";
import { eventLanes } from "../../rules/eventLanes";
import type { LaneBar, LaneEvent, Lanes } from "../../rules/eventLanes";
import type { Range } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { countWords, spanWords } from "./eventColumns";
import { placeOf } from "./eventPlaces";
import styles from "./timeline.module.css";
import { Legend, TimeAxis } from "./TimelineGround";
import { kindMarks } from "./timelineKinds";
import type { KindMark } from "./timelineKinds";
import { TimelineLane } from "./TimelineLane";
import type { EventScope } from "./useEventScope";
import type { KeptSpan } from "./useKeptSpan";
import { useTimelinePart } from "./useTimelinePart";

/** A row of the list, by the row's id there. */
export interface TimelineEvent extends LaneEvent {
  readonly title: string;
}

export interface TimelineProps {
  readonly events: readonly TimelineEvent[];
  readonly scope: Pick<EventScope, "now" | "zone" | "places" | "where">;
  readonly kept: KeptSpan;
  /** The list's: the timeline shows where it is, and leads it. */
  readonly cursor: Cursor;
  /** Shutdown events have nothing to open. */
  readonly onOpen?: (id: string) => void;
  /** What shows the list in its place; without it the picture folds away, for the list stands below. */
  readonly onTable?: () => void;
}

const noMarks: ReadonlyMap<string | null, KindMark> = new Map();

/** The shortest bar, px: a letter fits, and a pointer finds it. */
const LEAST_BAR = 18;
/** The picture of the events, for an axis so many px wide; or of a part of their time. */
function usePicture(
  { events, scope }: TimelineProps,
  width: number | undefined,
  part?: Range,
): Lanes | undefined {
  const { now, where } = scope;
  const [from, to] = [part?.start, part?.end];
  return useMemo(() => {
    if (width === undefined) return undefined;
    const [start, end] = [where.start, where.end].map((at) => Date.parse(at ?? ""));
    const within = start && end ? { start, end } : undefined;
    const shown = from === undefined || to === undefined ? undefined : { start: from, end: to };
    return eventLanes(events, { now, within, part: shown, least: LEAST_BAR / width });
  }, [events, now, where.start, where.end, width, from, to]);
}

/** The bar of each event, by the event's id. */
function barsById(picture: Lanes | undefined): ReadonlyMap<string, LaneBar> {
  const bars = picture?.lanes.flatMap((lane) => lane.bars) ?? [];
  return new Map(bars.flatMap((bar) => bar.ids.map((id) => [id, bar] as const)));
}

/** Which event a key leads to, from the one at a place in time. */
function placeFor(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "ArrowLeft":
      return at < 0 ? count - 1 : Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Marks the bar of an event, and keeps its lane in sight where there are more lanes than room. */
function useMarked(
  box: RefObject<HTMLElement | null>,
  current: string | undefined,
  picture: Lanes | undefined,
): void {
  useLayoutEffect(() => {
    const scroller = box.current;
    const bar = scroller?.querySelector<HTMLElement>(`[data-bar="${CSS.escape(current ?? "")}"]`);
    if (!bar) return undefined;
    bar.dataset["current"] = "true";
    return () => {
      delete bar.dataset["current"];
    };
  }, [box, current, picture]);
  useEffect(() => {
    const scroller = box.current;
    const bar = scroller?.querySelector<HTMLElement>("[data-current]");
    if (!bar || !scroller || scroller.scrollHeight <= scroller.clientHeight) return;
    const [outer, inner] = [scroller.getBoundingClientRect(), bar.getBoundingClientRect()];
    if (inner.top < outer.top) scroller.scrollTop += inner.top - outer.top;
    else if (inner.bottom > outer.bottom) scroller.scrollTop += inner.bottom - outer.bottom;
  }, [box, current]);
}

/** An event in words: what, where, when, and how many more its bar stands for. */
function useWords({ events, scope }: TimelineProps, bars: ReadonlyMap<string, LaneBar>) {
  const { t, i18n } = useTranslation();
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  return (id: string): string => {
    const event = byId.get(id);
    if (event === undefined) return "";
    const { now, places } = scope;
    const { language } = i18n;
    const place = placeOf(places, event.park).told ?? t("events.noPark");
    const words = [
      isolated(event.title),
      isolated(place),
      spanWords(event, { t, language, now, places }),
    ].join(" · ");
    const more = (bars.get(id)?.ids.length ?? 1) - 1;
    const number = countWords(more, language);
    return more > 0 ? `${words}, ${t("events.timeline.more", { count: more, number })}` : words;
  };
}

/** The list in place of the picture, and back. */
const TableButton = memo(function TableButton(props: {
  isTable: boolean;
  setTable: (isTable: boolean) => void;
  onTable: (() => void) | undefined;
}) {
  const { isTable, setTable, onTable } = props;
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      label={t("chart.tableView")}
      icon={isTable ? ChartGantt : Table2}
      aria-pressed={onTable ? undefined : isTable}
      onClick={onTable ?? (() => setTable(!isTable))}
    />
  );
});

/** From when to when it goes; cut where it has no room, for the axis says it too. */
function ShownTime({ range, zone }: { range: Range; zone: Zone }) {
  const { i18n } = useTranslation();
  const words = rangeWords(range, zone, i18n.language);
  return (
    <span className={styles.range} title={words}>
      {words}
    </span>
  );
}

/** The bar under a pointer, by its first event. */
function barAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-bar]")?.dataset["bar"] : undefined;
}

/**
 * A picture of the events listed, one lane a park: its table is the list. Left and right go through them in time, a
 * press on a bar goes to its event, and the list's cursor goes along.
 */
export function Timeline(props: TimelineProps) {
  const { events, scope, cursor, onOpen, onTable } = props;
  const { now, zone, places } = scope;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const title = useId();
  const lanes = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  // Folded away it has none.
  const width = useBox(axis)?.width || undefined;
  const whole = usePicture(props, width);
  const current = useSyncExternalStore(cursor.subscribe, () => cursor.get().row) ?? "";
  const { zoom, touch, edges, band, onKey } = useTimelinePart({ ...props, whole, current, axis });
  const part = usePicture(props, zoom.shown && width, zoom.shown);
  const picture = part ?? whole;
  const bars = useMemo(() => barsById(picture), [picture]);
  const marks = useMemo(() => whole && kindMarks(whole), [whole]);
  const wordsOf = useWords(props, bars);
  const [pointed, point] = useState<string>();
  const [isTable, setTable] = useState(false);
  const marked = bars.get(current)?.ids[0];
  useMarked(lanes, marked, picture);
  const range = picture?.range ?? { start: now, end: now };
  const order = picture?.order ?? [];
  const at = order.indexOf(current);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const isPlain = !(ctrlKey || metaKey || altKey || shiftKey);
    const next = isPlain ? placeFor(key, at, order.length) : undefined;
    const goes = next === undefined ? undefined : () => cursor.visit(order[next] ?? current);
    const opens = isPlain && key === "Enter" && onOpen ? () => onOpen(current) : undefined;
    const does = onKey(event) ?? goes ?? opens;
    if (does === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    does();
  };
  /** Pressed again, a bar of several leads to the next of them. */
  function press(target: EventTarget): void {
    const { ids = [] } = bars.get(barAt(target) ?? "") ?? {};
    const next = ids[(ids.indexOf(current) + 1) % Math.max(1, ids.length)];
    if (next !== undefined) cursor.visit(next);
  }
  const words = wordsOf(current);
  const number = countWords(events.length, language);
  return (
    <figure className={styles.timeline} aria-labelledby={title} onFocus={touch}>
      <div className={styles.head}>
        <figcaption className={styles.caption}>
          <span id={title}>{t("events.timeline.title", { count: events.length, number })}</span>
          {picture && <ShownTime range={range} zone={zone} />}
          <span className={styles.read} translate="no" aria-hidden="true">
            {pointed === undefined ? words : wordsOf(pointed)}
          </span>
        </figcaption>
        <div className={styles.tools}>
          {!isTable && <ZoomButtons zoom={zoom} zone={zone} />}
          <TableButton {...{ isTable, setTable, onTable }} />
        </div>
      </div>
      <div className={styles.plot} hidden={isTable}>
        <TimeAxis box={axis} range={range} zone={zone} width={width} band={edges} />
        <div
          ref={lanes}
          role="slider"
          tabIndex={0}
          aria-label={t("events.timeline.event")}
          aria-valuemin={1}
          aria-valuemax={Math.max(1, order.length)}
          aria-valuenow={Math.max(1, at + 1)}
          aria-valuetext={
            at < 0 ? words : t("events.timeline.place", { place: at + 1, count: order.length, words })
          }
          className={styles.lanes}
          onKeyDown={onKeyDown}
          onFocus={() => cursor.visit(current)}
          onClick={({ target }) => press(target)}
          {...band}
          onPointerMove={(event) => {
            band.onPointerMove(event);
            point(barAt(event.target));
          }}
          onDoubleClick={({ target }) => barAt(target) === undefined && zoom.all()}
          onPointerLeave={() => point(undefined)}
        >
          {picture?.lanes.map((lane) => (
            <TimelineLane
              key={lane.park}
              lane={lane}
              name={placeOf(places, lane.park).told ?? t("events.noPark")}
              marks={marks ?? noMarks}
            />
          ))}
        </div>
      </div>
      {!isTable && picture && marks && <Legend picture={picture} marks={marks} />}
    </figure>
  );
}
