import { useEffect, useMemo, useRef } from "react";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { ParkFiguresQuery } from "./parkQueries";

/** How often the figures are asked anew, silently (§4), milliseconds. */
const refreshEvery = 60_000;

/** The park's figures of now, asked anew each minute while the page is seen. */
export function useParkFigures(uid: string, { pause }: { pause: boolean }) {
  const variables = useMemo(() => ({ uid }), [uid]);
  const state = useGraph(ParkFiguresQuery, variables, { pause });
  const { refresh } = state;
  const tick = useNow(refreshEvery);
  const asked = useRef(tick);
  useEffect(() => {
    if (asked.current === tick) return;
    asked.current = tick;
    refresh();
  }, [tick, refresh]);
  return state;
}
