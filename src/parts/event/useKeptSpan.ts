import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import type { NextPart } from "../../frame/chart/useZoom";
import { useRestingParameter } from "../../frame/useSearchText";
import type { Range } from "../../rules/filterRange";
import { readSpan, spanText } from "../../rules/zoom";
import type { EventScope } from "./useEventScope";

/** Its name in the address. */
const SPAN = "span";

/** The part of the timeline's time that is looked at, where it outlives the timeline. */
export interface KeptSpan {
  /** Undefined for all of it. */
  readonly span: Range | undefined;
  readonly keep: (next: NextPart) => void;
}

/**
 * The part that the address names: looking about fills no history. It goes with a time of the filter that has nothing of
 * it.
 */
export function useKeptSpan({ start, end }: Pick<EventScope["where"], "start" | "end">): KeptSpan {
  const { pathname } = useLocation();
  const { typed, setTyped } = useRestingParameter(SPAN, pathname);
  const span = useMemo(() => readSpan(typed), [typed]);
  const isOutside =
    span !== undefined && (span.end <= Date.parse(start ?? "") || span.start >= Date.parse(end ?? ""));
  useEffect(() => {
    if (isOutside) setTyped("");
  }, [isOutside, setTyped]);
  return useMemo(
    () => ({
      span: isOutside ? undefined : span,
      keep: (next) => setTyped((before) => spanText(next(readSpan(before)))),
    }),
    [isOutside, span, setTyped],
  );
}
