import { useMemo } from "react";
import { useGraph } from "../../frame/useGraph";
import { useGraphRefresh } from "../../frame/useGraphRefresh";
import { useNow } from "../../frame/useNow";
import { ParkFiguresQuery } from "./parkQueries";

/** How often the figures of now are asked anew, silently (§4), milliseconds. */
const refreshEvery = 60_000;

/** The park's figures of now, asked anew each minute while the page is seen. */
export function useParkFigures(uid: string, { pause }: { pause: boolean }) {
  const variables = useMemo(() => ({ uid }), [uid]);
  const state = useGraph(ParkFiguresQuery, variables, { pause });
  useGraphRefresh(state, useNow(refreshEvery));
  return state;
}
