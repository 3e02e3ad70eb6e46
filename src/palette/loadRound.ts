import type { Loader } from "./loader";

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
    /** Nobody waits for it: it does not count as loading. */
    public isExtra: boolean,
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
