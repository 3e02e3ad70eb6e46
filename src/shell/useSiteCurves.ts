import { graphql } from "gql.tada";
import { useMemo } from "react";
import { useGraph } from "../frame/useGraph";
import { useNow } from "../frame/useNow";

/** The grid power of some parks: one call for all of them. */
const SiteCurvesQuery = graphql(`
  query SiteCurves($window: MonitorWindow!) {
    monitor(window: $window) {
      grid
    }
  }
`);

/** A day back from now, in quarters of an hour. */
const STEP_S = 900;
const DAY_MS = 86_400_000;

/** What each park has fed in over the last 24 hours, by uid; empty until it has come, and where it fails. */
export function useSiteCurves(uids: readonly string[]): ReadonlyMap<string, readonly (number | null)[]> {
  const now = useNow(STEP_S * 1000);
  const parks = uids.join("\n");
  const variables = useMemo(() => {
    const end = Math.floor(now / (STEP_S * 1000)) * STEP_S * 1000;
    return {
      window: {
        start: new Date(end - DAY_MS).toISOString(),
        end: new Date(end).toISOString(),
        step: STEP_S,
        reportStep: STEP_S,
        parks: parks.split("\n"),
      },
    };
  }, [now, parks]);
  const { data } = useGraph(SiteCurvesQuery, variables, { pause: parks === "", subject: parks });
  const grid = data?.monitor.grid;
  return useMemo(
    () => new Map((grid ?? []).flatMap(({ park, value }) => (park === null ? [] : [[park, value] as const]))),
    [grid],
  );
}
