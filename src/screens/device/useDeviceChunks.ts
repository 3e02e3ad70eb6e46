import { useCallback, useEffect, useMemo, useState } from "react";
import { usePortal } from "../../frame/portal";
import { useGraph } from "../../frame/useGraph";
import { DEVICES_LIMIT, DEVICES_PAGE } from "../../rules/constants";
import { DevicesQuery } from "./deviceQueries";
import type { DeviceRow } from "./deviceQueries";

/** What is loaded on is asked for in pieces of this size: the most that servers give at once. */
const CHUNK = 1000;
/** So many pieces come by themselves; the next ones when they are asked for. */
const AT_ONE_GO = 5;

interface Loaded {
  readonly about: string;
  readonly pieces: readonly (readonly DeviceRow[])[];
  /** The server's words, where a piece could not be had. */
  readonly failed: string | undefined;
}

const nothing = (about: string): Loaded => ({ about, pieces: [], failed: undefined });

interface PieceAnswer {
  readonly items: readonly DeviceRow[];
  readonly error: string | undefined;
}

/** Goes on from piece to piece until all are there or enough; what is there follows the cache from then on. */
function usePieces(filters: string | null, count: number, attempt: number): Loaded {
  const { graph, onRefresh } = usePortal();
  const about = filters ?? "";
  const [loaded, setLoaded] = useState<Loaded>(nothing(about));
  useEffect(() => {
    if (count === 0) return undefined;
    const stops: (() => void)[] = [];
    let isOver = false;
    const put = (at: number, { items, error }: PieceAnswer) =>
      setLoaded((before) => {
        const { pieces } = before.about === about ? before : nothing(about);
        const kept = error === undefined ? Object.assign([...pieces], { [at]: items }) : pieces;
        return { about, pieces: kept, failed: error };
      });
    const ask = async (at: number, isAnew: boolean): Promise<boolean> => {
      const client = await graph.load();
      const variables = { page: at + 1, limit: CHUNK, filters };
      const requestPolicy = isAnew ? "network-only" : "cache-and-network";
      return new Promise((resolve) => {
        const source = client.query(DevicesQuery, variables, { requestPolicy });
        const subscription = source.subscribe(({ data, error, stale }) => {
          if (isOver) return;
          if (data) put(at, { items: data.devices.items, error: undefined });
          else put(at, { items: [], error: error?.graphQLErrors[0]?.message ?? error?.message ?? "" });
          if (!stale) resolve(data !== undefined);
        });
        stops.push(() => subscription.unsubscribe());
      });
    };
    const askAll = async (isAnew: boolean): Promise<void> => {
      for (let at = 0; at < count; at += 1) if (isOver || !(await ask(at, isAnew))) return;
    };
    void askAll(false);
    stops.push(onRefresh(() => void askAll(true)));
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
  }, [graph, onRefresh, filters, about, count, attempt]);
  return loaded.about === about ? loaded : nothing(about);
}

/**
 * All devices that `filters` finds: the first page at once, the rest behind it in large pieces, so that the list can
 * be sorted and narrowed over all of it and not over a page. Bounded: beyond five thousand more come on request.
 */
export function useDeviceChunks(filters: string | null, { pause = false } = {}) {
  const variables = useMemo(() => ({ page: DEVICES_PAGE, limit: DEVICES_LIMIT, filters }), [filters]);
  const query = useGraph(DevicesQuery, variables, { pause });
  const [wanted, setWanted] = useState({ filters, goes: 1 });
  const [attempt, setAttempt] = useState(0);
  const goes = wanted.filters === filters ? wanted.goes : 1;
  const first = query.data?.devices;
  const total = first?.total ?? 0;
  const needs = pause || total <= (first?.items.length ?? 0) ? 0 : Math.ceil(total / CHUNK);
  const { pieces, failed } = usePieces(filters, Math.min(needs, goes * AT_ONE_GO), attempt);
  const raw = useMemo(
    () => (needs > 0 && pieces.length > 0 ? pieces.flat() : (first?.items ?? [])),
    [needs, pieces, first],
  );
  const isLoading = needs > 0 && failed === undefined && pieces.length < Math.min(needs, goes * AT_ONE_GO);
  return {
    query,
    raw,
    total: Math.max(total, raw.length),
    isLoading,
    failed,
    hasMore: needs > goes * AT_ONE_GO || failed !== undefined,
    /** What has come is all there is. */
    isWhole: first !== undefined && (needs === 0 || (failed === undefined && pieces.length >= needs)),
    more: useCallback(() => {
      if (failed === undefined) setWanted({ filters, goes: goes + 1 });
      else setAttempt((before) => before + 1);
    }, [failed, filters, goes]),
  };
}
