import type { EntityKind } from "../command/entity";
import { MOST_AT_ONCE } from "../rules/constants";
import type { Loader } from "./loader";

/** After a write a list of up to so many pages is read anew; of a longer one only the pages that held its subjects. */
const RENEWED_PAGES = 5;

/** How far the loading has come; `failed` when a part could not be had. */
export interface Loading {
  readonly state: "idle" | "loading" | "done" | "failed";
  readonly loaded: number;
  /** As the servers count; unknown until the first answer. */
  readonly total: number | undefined;
  /** What is still under way: words are `palette.loads.<kind>`. */
  readonly kinds: readonly EntityKind[];
}

export const nothingLoading: Loading = { state: "idle", loaded: 0, total: undefined, kinds: [] };

/** One list that is kept: a loader, and the park it is asked for where it is asked park by park. */
export class Source {
  state: "loading" | "loaded" | "failed" = "loading";
  /** What the last loading brought, each with the page it stood on. */
  keys: ReadonlyMap<string, number> = new Map();
  /** As the server counts. */
  total = 0;
  /** It comes in one answer, however long. */
  isWhole = false;
  /** The loading that counts: an older one's answers are dropped. */
  round: Round | undefined;
  /** A loading waits that has not begun: it will see every change made until then. */
  isWaiting = false;

  constructor(
    readonly loader: Loader,
    readonly park: string | undefined,
  ) {}
}

/** One loading of a source, by its pages. */
export class Round {
  readonly seen = new Map<string, number>();
  /** Pages still to come. */
  open: number;
  hasFailed = false;
  /** A page came empty: there are no further ones, whatever the total says. */
  isOver = false;
  /** The server counts fewer rows than before. */
  hasShrunk = false;

  /** `only`: the pages that are asked for again, for these entities; the whole list where it is absent. */
  constructor(
    readonly only?: readonly number[],
    readonly subjects: readonly string[] = [],
  ) {
    this.open = only?.length ?? 1;
  }
}

/** How a source is read again after these of its entities were written. */
export function roundAfter({ round, isWhole, total, keys }: Source, written: readonly string[]): Round {
  const current = round !== undefined && round.open > 0 ? round : undefined;
  const isAllRead = current !== undefined && current.only === undefined;
  if (isAllRead || isWhole || total <= RENEWED_PAGES * MOST_AT_ONCE) return new Round();
  const subjects = [...(current?.subjects ?? []), ...written];
  const known = subjects.flatMap((key) => keys.get(key) ?? []);
  // Something new stands on no page yet: on the first, most likely.
  const pages = known.length > 0 ? [...new Set(known)] : [1];
  return new Round(pages.slice(0, RENEWED_PAGES), subjects);
}

/** What the palette says of the loading of all its lists. */
export function loadingOf(sources: readonly Source[], loaded: number): Loading {
  const under = sources.filter(({ state }) => state === "loading").map(({ loader }) => loader.kind);
  const failed = sources.some(({ state }) => state === "failed");
  const total = sources.reduce((sum, source) => sum + source.total, 0);
  return {
    state: under.length > 0 ? "loading" : failed ? "failed" : "done",
    loaded,
    total: total === 0 ? undefined : total,
    kinds: [...new Set(under)],
  };
}

/** How far the loading of one kind has come, among all. */
export function stateOf(kind: EntityKind, sources: readonly Source[], { state }: Loading): Loading["state"] {
  const own = sources.filter(({ loader }) => loader.brings.includes(kind));
  if (own.length > 0) return loadingOf(own, 0).state;
  // It may be opened once the parks are there; what fails until then is another one's.
  return state === "failed" ? "done" : state;
}
