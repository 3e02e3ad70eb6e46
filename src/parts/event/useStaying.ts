import { useMemo, useRef } from "react";
import { useTools } from "../../frame/tools";
import { isOpenEvent } from "../../rules/event";
import type { ParkEventItem } from "../../actions/eventDocuments";
import type { Pages } from "../../frame/list/usePages";

export type Done = "closed" | "hidden";

/** A row of the list; what was done with it here since the list was asked for. */
interface StayingRow {
  readonly event: ParkEventItem;
  readonly done: Done | undefined;
}

interface Memory {
  /** When the list was asked for, and how far. */
  readonly asOf: number | undefined;
  readonly page: number;
  readonly about: string;
  /** The events as they first came, by id. */
  readonly first: Map<string, ParkEventItem>;
  /** As they stood last. */
  order: readonly string[];
}

/** What is in `items`, with those that have left it still in their places. */
function merged(memory: Memory, items: readonly ParkEventItem[]): ParkEventItem[] {
  const here = new Map(items.map((event) => [event.id, event]));
  const rows = [...items];
  memory.order.forEach((id, index) => {
    const before = memory.first.get(id);
    if (here.has(id) || before === undefined) return;
    const above = memory.order.slice(0, index).findLast((each) => here.has(each));
    const gone = { ...before, hidden: true };
    here.set(id, gone);
    rows.splice(above === undefined ? 0 : rows.findIndex((each) => each.id === above) + 1, 0, gone);
  });
  return rows;
}

/** Whether what came is the same list, further on: a list that was asked for anew begins from nothing. */
function goesOn(memory: Memory, { about, asOf, page }: Pick<Memory, "about" | "asOf" | "page">): boolean {
  // While a further page is on its way nobody knows of when the list is.
  const isSame = asOf === undefined || memory.asOf === undefined || memory.asOf === asOf;
  return memory.about === about && (isSame || page > memory.page);
}

/**
 * The rows of a list that is worked on: what is closed or hidden here stays in its place, marked as done, until the
 * list is asked for anew; nothing one works on is gone before it was seen to be done.
 */
export function useStaying(
  pages: Pages<unknown, ParkEventItem>,
  about: string,
  { openOnly, now }: { openOnly: boolean; now: number },
): readonly StayingRow[] {
  const { engine } = useTools();
  const memory = useRef<Memory>(undefined);
  const { items, page, query } = pages;
  const { asOf } = query;
  const { written } = engine;
  return useMemo(() => {
    const before = memory.current;
    const known =
      before && goesOn(before, { about, asOf, page })
        ? { ...before, asOf: asOf ?? before.asOf, page: Math.max(page, before.page) }
        : { asOf, page, about, first: new Map<string, ParkEventItem>(), order: [] };
    for (const event of items) if (!known.first.has(event.id)) known.first.set(event.id, event);
    const here = new Set(items.map(({ id }) => id));
    // Deleted, or changed so that it belongs elsewhere: that one is gone.
    if (written !== undefined && written.action !== "event.hide")
      for (const { uid } of written.subjects) if (!here.has(uid)) known.first.delete(uid);
    const all = merged(known, items);
    memory.current = { ...known, order: all.map(({ id }) => id) };
    return all.flatMap((event): StayingRow[] => {
      const was = known.first.get(event.id) ?? event;
      const [wasOpen, isOpen] = [isOpenEvent(was, now), isOpenEvent(event, now)];
      if (openOnly && !wasOpen && !isOpen) return [];
      const isClosed = wasOpen && !isOpen;
      const isHidden = event.hidden && !was.hidden;
      return [{ event, done: isHidden ? "hidden" : isClosed ? "closed" : undefined }];
    });
  }, [items, asOf, page, about, openOnly, now, written]);
}
