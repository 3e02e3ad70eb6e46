import { useMemo } from "react";
import { useGraph } from "../../frame/useGraph";
import { safeSegment } from "../../rules/segment";
import { DeviceQuery } from "./deviceQueries";
import { useParkZones } from "./useParkZones";

/** Answers that say that there is no such device, or none for whoever asks. */
const GONE: readonly number[] = [400, 403, 404, 422];

/** One device, whether there is such a one at all, and the zone of its park. */
export function useDevice(uid: string) {
  const isSafe = safeSegment(uid).ok;
  const variables = useMemo(() => ({ uid }), [uid]);
  const query = useGraph(DeviceQuery, variables, { pause: !isSafe });
  const zones = useParkZones();
  const device = query.data?.device ?? undefined;
  const isGone = !isSafe || (query.status === "failed" && GONE.includes(query.failure?.status ?? 0));
  return { query, device, isGone, ...zones.of(device?.park) };
}
