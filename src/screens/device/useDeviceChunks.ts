import { useCallback, useEffect, useMemo, useState } from "react";
import { usePortal } from "../../frame/portal";
import { useGraph } from "../../frame/useGraph";
import { DEVICES_LIMIT, DEVICES_PAGE } from "../../rules/constants";
import { DevicesQuery } from "./deviceQueries";
import type { DeviceRow } from "./deviceQueries";

/** What is loaded on is asked for in pieces of this size: the most that servers give at once. */
const CHUNK = 1000;
/** Shown are the first pieces at once, then only when so much more is there: each time, all is sorted anew. */
const SHOWN_AGAIN = 1.4;
/** What changes later is gathered for so long, milliseconds. */
const GATHERED_MS = 300;

interface Loaded {
  readonly about: string;
  readonly rows: readonly DeviceRow[];
  /** How many of the pieces have come, those that are not shown yet included. */
  readonly arrived: number;
  /** The server's words, where a piece could not be had. */
  readonly failed: string | undefined;
}

const none: readonly DeviceRow[] = [];
const nothing = (about: string): Loaded => ({ about, rows: [], arrived: 0, failed: undefined });

/** Pieces as they come: tells of them when enough is new, and of changes after a while. */
function createPieces(
  count: number,
  tell: (rows: readonly DeviceRow[] | undefined, arrived: number, isNew: boolean) => void,
) {
  const pieces: (readonly DeviceRow[])[] = [];
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isNew: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    shown = pieces.length;
    tell(pieces.flat(), pieces.length, isNew);
  };
  return {
    put: (at: number, items: readonly DeviceRow[]) => {
      const isNew = at >= pieces.length;
      pieces[at] = items;
      if (!isNew) timer ??= setTimeout(() => show(false), GATHERED_MS);
      else if (pieces.length === count || pieces.length >= shown * SHOWN_AGAIN) show(true);
      else tell(undefined, pieces.length, true);
    },
    /** What has come before a failure is shown too. */
    show: () => show(false),
    stop: () => clearTimeout(timer),
  };
}

/** Goes on from piece to piece until all are there; what is there follows the cache from then on. */
function usePieces(filters: string | null, count: number, attempt: number): Loaded {
  const { graph, onRefresh } = usePortal();
  const about = filters ?? "";
  const [loaded, setLoaded] = useState<Loaded>(nothing(about));
  useEffect(() => {
    if (count === 0) return undefined;
    let isOver = false;
    const pieces = createPieces(count, (rows, arrived, isNew) =>
      setLoaded((before) => ({
        about,
        rows: rows ?? (before.about === about ? before.rows : []),
        arrived,
        // Only a further piece says that it goes on; a change of one that is there does not.
        failed: isNew || before.about !== about ? undefined : before.failed,
      })),
    );
    const stops = [pieces.stop];
    const ask = async (at: number, isAnew: boolean): Promise<boolean> => {
      const client = await graph.load();
      const variables = { page: at + 1, limit: CHUNK, filters };
      const requestPolicy = isAnew ? "network-only" : "cache-and-network";
      return new Promise((resolve) => {
        const source = client.query(DevicesQuery, variables, { requestPolicy });
        const subscription = source.subscribe(({ data, error, stale }) => {
          if (isOver) return;
          if (data) pieces.put(at, data.devices.items);
          else {
            pieces.show();
            const failed = error?.graphQLErrors[0]?.message ?? error?.message ?? "";
            setLoaded((before) => ({ ...before, failed }));
          }
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
 * be sorted and narrowed over all of it and not over a page.
 */
export function useDeviceChunks(filters: string | null, { pause = false } = {}) {
  const variables = useMemo(() => ({ page: DEVICES_PAGE, limit: DEVICES_LIMIT, filters }), [filters]);
  const query = useGraph(DevicesQuery, variables, { pause });
  const [attempt, setAttempt] = useState(0);
  const first = query.data?.devices;
  const total = first?.total ?? 0;
  const needs = pause || total <= (first?.items.length ?? 0) ? 0 : Math.ceil(total / CHUNK);
  const { rows, arrived, failed } = usePieces(filters, needs, attempt);
  const raw = needs > 0 && rows.length > 0 ? rows : (first?.items ?? none);
  return {
    query,
    raw,
    /** How many have come, those that are not shown yet included. */
    loaded: Math.min(Math.max(raw.length, arrived * CHUNK), Math.max(total, raw.length)),
    total: Math.max(total, raw.length),
    failed,
    /** What has come is all there is. */
    isWhole: first !== undefined && (needs === 0 || (failed === undefined && arrived >= needs)),
    /** Goes on after a failure. */
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
