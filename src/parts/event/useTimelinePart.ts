import { useLayoutEffect, useMemo, useRef } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useBand } from "../../frame/chart/Band";
import { zoomKey, zoomOver } from "../../frame/chart/useZoom";
import type { Zoom } from "../../frame/chart/useZoom";
import { useSheet } from "../../frame/useSheet";
import { spanOf } from "../../rules/eventLanes";
import type { LaneEvent, Lanes } from "../../rules/eventLanes";
import type { Range } from "../../rules/filterRange";
import { movedTo, zoomKept } from "../../rules/zoom";
import type { KeptSpan } from "./useKeptSpan";

/** The shortest time worth looking at, milliseconds: within it bars are told apart. */
const LEAST = 900_000;

/** Of which nothing shorter can be shown. */
const noTime: Range = { start: 0, end: 0 };

/**
 * The part of the timeline's time that is looked at, as charts have it. The part goes along to the `current` event,
 * where the cursor leaves it; who enters the list stays where a link has led. `whole` is the axis of all; undefined before it is measured.
 */
function useTimelineZoom(
  { span: chosen, keep }: KeptSpan,
  whole: Range | undefined,
  { id, span }: { readonly id: string; readonly span: Range | undefined },
): Zoom {
  const shown = useMemo(() => whole && chosen && zoomKept(chosen, whole, LEAST), [whole, chosen]);
  const followed = useRef(id);
  useLayoutEffect(() => {
    const isEntered = followed.current === "";
    if (followed.current === id) return;
    followed.current = id;
    if (isEntered || !whole || !shown || !span) return;
    if (span.end < shown.start || span.start > shown.end)
      keep(() => movedTo((span.start + span.end) / 2, shown, whole));
  }, [id, span, whole, shown, keep]);
  // The same for each step of the cursor, so that nothing that shows it is drawn anew.
  return useMemo(() => zoomOver({ whole: whole ?? noTime, shown, least: LEAST }, keep), [whole, shown, keep]);
}

/** From when to when the event under the cursor lasts. */
function useSpan(events: readonly LaneEvent[], now: number, id: string): Range | undefined {
  return useMemo(() => {
    const event = events.find((each) => each.id === id);
    return event && spanOf(event, now);
  }, [events, now, id]);
}

const middleOf = (span: Range | undefined) => span && (span.start + span.end) / 2;

interface PartProps {
  readonly events: readonly LaneEvent[];
  readonly scope: { readonly now: number };
  readonly kept: KeptSpan;
  readonly whole: Lanes | undefined;
  /** The event under the cursor, by id. */
  readonly current: string;
  /** As wide as the time that is shown. */
  readonly axis: RefObject<HTMLElement | null>;
}

/** The part of the time that is looked at: by a band over the lanes, by keys, and by the commands of charts. */
export function useTimelinePart({ events, scope, kept, whole, current, axis }: PartProps) {
  const { t } = useTranslation();
  const span = useSpan(events, scope.now, current);
  const zoom = useTimelineZoom(kept, whole?.range, { id: current, span });
  const { shown, isShortest } = zoom;
  const touch = useSheet({
    ...{ name: t("events.timeline.open"), kind: "chart" },
    zoom: {
      ...zoom,
      nearer: () => zoom.nearer(middleOf(span)),
      isIn: shown !== undefined,
      isShortest,
    },
  });
  const box = () => axis.current?.getBoundingClientRect() ?? new DOMRect();
  const { edges, ...band } = useBand({
    isLate: true,
    xIn: ({ clientX }) => Math.min(Math.max(clientX - box().left, 0), box().width),
    onBand: (from, to) => {
      const { start, end } = shown ?? whole?.range ?? noTime;
      const timeAt = (x: number) => start + (x / box().width) * (end - start);
      zoom.to({ start: timeAt(from), end: timeAt(to) });
    },
  });
  const onKey = (event: KeyboardEvent) => zoomKey(event, zoom, middleOf(span));
  return { zoom, touch, edges, band, onKey };
}
