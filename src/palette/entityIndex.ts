import { action, autorun, makeObservable, observableRef } from "mobx";
import { pinEntity } from "../actions/pinEntity";
import type { Written } from "../command/engine";
import { entityKey } from "../command/entity";
import type { Entity, EntityKind } from "../command/entity";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import { MOST_AT_ONCE } from "../rules/constants";
import { allows } from "../rules/permission";
import type { Pin } from "../state/pins";
import { EntityStore, nearOf } from "./entityStore";
import type { Batch, Loader } from "./loader";
import { inverters, lists, partsOfPark, places } from "./loaders";
import { LoadQueue, NEXT } from "./loadQueue";
import { parksOfInverter } from "./parksOfInverter";
import { type Loading, loadingOf, nothingLoading, Round, roundAfter, Source, stateOf } from "./loadRound";
import type { Idle } from "./idle";

/** Entities put into the index in one go, so that no task gets long. */
export const SLICE = 250;
/** No list is read further, whatever total the server gives. */
const MOST_PAGES = 1000;

const sourceId = ({ kind }: Loader, park = ""): string => `${kind} ${park}`;

interface How {
  readonly park?: string;
  readonly cached?: boolean;
  /** Before all that waits. */
  readonly next?: boolean;
}

/**
 * Every entity the user may see, loaded in the background after signing in and searchable from the first moment. Each
 * kind for itself: one that fails leaves the others alone. Kept for the session only: `clear` at sign-out drops it and
 * every answer still under way.
 */
export class EntityIndex {
  loading: Loading = nothingLoading;
  private readonly store: EntityStore;
  private queue: LoadQueue;
  private sources = new Map<string, Source>();
  private stopPins = () => {};
  private pinned: readonly string[] = [];
  /** The text that inverters were asked for last: what it names may be known only once the parks are there. */
  private wanted = "";

  constructor(
    search: SearchIndex,
    private readonly tools: Tools,
    private readonly idle: Idle,
  ) {
    this.store = new EntityStore(search);
    this.queue = this.newQueue();
    makeObservable(this, { loading: observableRef, setLoading: action });
  }

  /**
   * Loads everything anew; an older loading that is still under way is dropped. `cached` spares the call for what a
   * screen has just asked. Resolves when all is there, or has failed.
   */
  async start(cached = false): Promise<void> {
    this.clear();
    const { organization } = this.tools.context();
    if (organization) this.store.put([{ kind: "organization", ...organization }]);
    this.stopPins = autorun(() => this.putPins(this.tools.pins.all));
    this.open(places, { cached });
    for (const each of lists) if (each.kind !== "event") this.open(each);
    await this.queue.drained();
  }

  clear(): void {
    this.stopPins();
    this.queue.drop();
    this.queue = this.newQueue();
    this.sources = new Map();
    this.store.clear();
    this.wanted = "";
    this.setLoading(nothingLoading);
  }

  setLoading(loading: Loading): void {
    this.loading = loading;
  }

  /** How far the loading of one kind has come; observable as `loading` is. */
  stateOf(kind: EntityKind): Loading["state"] {
    return stateOf(kind, [...this.sources.values()], this.loading);
  }

  get(key: string): Entity | undefined {
    return this.store.get(key);
  }

  /** The first of some kinds: what is shown and one's own, of what has a rank the shown park's, then the worst. */
  list(kinds: readonly EntityKind[], limit: number): Entity[] {
    return this.store.list(kinds, limit, this.tools.preferences.language, nearOf(this.tools.context()));
  }

  /** Keys of what belongs to an entity, and of what it belongs to. */
  relatives(entity: Entity): string[] {
    return this.store.relatives(entity);
  }

  /** Loads at once what belongs to the park on screen, or to the park of what is focused there [141]. */
  near({ kind, uid, parent }: Entity): void {
    const park = kind === "park" ? uid : parent;
    if (park === undefined || !this.store.get(`park:${park}`)) return;
    for (const loader of partsOfPark) this.open(loader, { park, next: true });
  }

  /**
   * Inverters are asked for park by park, and a fleet of 5,000 parks must not mean 5,000 calls [250]: those of a park
   * that is not on screen are loaded when a text names it together with something that inverters are called. The best
   * named comes first of all: what is asked last goes before what waits.
   */
  want(text: string): void {
    this.wanted = text;
    for (const { park } of this.invertersOf(text).toReversed()) this.open(inverters, { park, next: true });
  }

  /** Of which parks a text asks for the inverters, the best named first; there are those that came, or could not be had. */
  invertersOf(text: string): readonly { readonly park: string; readonly areThere: boolean }[] {
    const parks = parksOfInverter(text, (name) => this.store.find(name, "park"));
    const stateOfPark = (uid: string) => this.sources.get(sourceId(inverters, uid))?.state ?? "loading";
    return parks.map(({ uid }) => ({ park: uid, areThere: stateOfPark(uid) !== "loading" }));
  }

  /**
   * Asks the server for a text in what is not wholly there, and for the inverters it names; true when something new came.
   * Rejects where nothing came because the server could not be asked.
   */
  async ask(typed: string, kinds?: readonly EntityKind[]): Promise<boolean> {
    const text = typed.trim();
    if (kinds?.includes("inverter") !== false) this.want(text);
    const { sources } = this;
    const asked = [...sources.values()].flatMap(({ loader, state }) => {
      const isMeant = kinds === undefined || loader.brings.some((kind) => kinds.includes(kind));
      return isMeant && state !== "loaded" && loader.search ? [loader.search(this.tools, text)] : [];
    });
    const answers = await Promise.allSettled(asked);
    if (sources !== this.sources) return false;
    const came = this.store.put(answers.flatMap((each) => (each.status === "fulfilled" ? each.value : [])));
    if (!came) for (const each of answers) if (each.status === "rejected") throw each.reason;
    return came;
  }

  /** Something was written: the lists that may hold it are read again, the newest answer counts. */
  follow({ noun, subjects }: Written): void {
    const parks = subjects.flatMap(({ kind, uid, parent }) => (kind === "park" ? uid : (parent ?? [])));
    for (const source of this.sources.values()) {
      const { loader, park } = source;
      const isMeant = loader.brings.some((kind) => kind === noun);
      if (isMeant && (park === undefined || parks.includes(park)))
        this.enqueue(source, roundAfter(source, subjects.map(entityKey)));
    }
  }

  /** A pinned thing is found by itself; a pinned screen by the name it was given. */
  private putPins(pins: readonly Pin[]): void {
    const views = pins.filter(({ of }) => of === undefined).map(pinEntity);
    this.store.remove(this.pinned);
    this.pinned = views.map(entityKey);
    this.store.put(views);
    this.store.settle();
  }

  /** Begins to keep a list, once; absent where it is not allowed. */
  private open(loader: Loader, how: How = {}): void {
    const id = sourceId(loader, how.park);
    const known = this.sources.get(id);
    if (known) return this.hurry(known, how);
    if (!allows(this.tools.context().access, loader.need)) return;
    const source = new Source(loader, how.park);
    this.sources.set(id, source);
    this.enqueue(source, new Round(), how);
  }

  /** What waits is wanted now. */
  private hurry(source: Source, how: How): void {
    if (how.next !== true || !source.isWaiting) return;
    source.isWaiting = false;
    this.enqueue(source, new Round(), how);
  }

  private newQueue(): LoadQueue {
    return new LoadQueue(this.idle, () => this.store.settle());
  }

  private enqueue(source: Source, round: Round, how: How = {}): void {
    if (source.isWaiting) return;
    source.isWaiting = round.only === undefined;
    source.round = round;
    source.state = "loading";
    this.tell();
    for (const page of round.only ?? [1])
      this.queue.add(() => this.loadPage(source, round, page, how.cached), how.next === true ? NEXT : 1);
  }

  private isCurrent(source: Source, round: Round): boolean {
    return source.round === round && [...this.sources.values()].includes(source);
  }

  private async loadPage(source: Source, round: Round, page: number, cached = false): Promise<void> {
    if (!this.isCurrent(source, round)) return;
    source.isWaiting = false;
    if (!round.isOver) await this.ofPage(source, round, page, cached);
    if (!this.isCurrent(source, round)) return;
    round.open -= 1;
    if (round.open === 0) this.conclude(source, round);
  }

  private async ofPage(source: Source, round: Round, page: number, cached: boolean): Promise<void> {
    const { loader, park } = source;
    const parkName = (uid: string) => this.store.get(`park:${uid}`)?.name;
    const asking = { tools: this.tools, page, cached, parkName, ...(park === undefined ? {} : { park }) };
    const batch = await loader.load(asking).catch(() => {
      round.hasFailed = true;
      return undefined;
    });
    if (batch === undefined || !this.isCurrent(source, round)) return;
    if (batch.rows === 0) round.isOver = true;
    this.queueFurther(source, round, page, batch);
    await this.putAll(source, round, page, batch);
  }

  private queueFurther(source: Source, round: Round, page: number, batch: Batch): void {
    const total = batch.total ?? batch.entities.length;
    round.hasShrunk ||= total < source.total;
    if (page === 1 || round.only !== undefined) source.total = total;
    if (page > 1 || round.only !== undefined) return;
    // A list that tells no total has come as a whole.
    source.isWhole = batch.total === undefined;
    const last = round.isOver || source.isWhole ? 1 : Math.min(MOST_PAGES, Math.ceil(total / MOST_AT_ONCE));
    round.open += Math.max(0, last - 1);
    for (let further = 2; further <= last; further += 1)
      this.queue.add(() => this.loadPage(source, round, further), further);
  }

  /** Puts many in while the page is idle, a slice at a time. */
  private async putAll(source: Source, round: Round, page: number, { entities }: Batch): Promise<void> {
    for (let from = 0; from < entities.length; from += SLICE) {
      if (from > 0) await this.idle();
      if (!this.isCurrent(source, round)) return;
      const slice = entities.slice(from, from + SLICE);
      for (const entity of slice) round.seen.set(entityKey(entity), page);
      this.store.put(slice);
      this.tell();
    }
  }

  /** All pages are there: what the list no longer holds is gone. */
  private conclude(source: Source, round: Round): void {
    source.state = round.hasFailed ? "failed" : "loaded";
    if (!round.hasFailed && round.only === undefined) {
      this.store.remove([...source.keys.keys()].filter((key) => !round.seen.has(key)));
      source.keys = round.seen;
    } else {
      if (round.hasShrunk) this.store.remove(round.subjects.filter((key) => !round.seen.has(key)));
      source.keys = new Map([...source.keys, ...round.seen]);
    }
    if (source.loader === places) this.afterPlaces();
    this.tell();
  }

  /** With the parks come those lists that name them, and what parks have. */
  private afterPlaces(): void {
    for (const each of lists) this.open(each);
    const { focused } = this.tools.context();
    if (focused) this.near(focused);
    const parks = [...this.store.all()].filter(({ kind }) => kind === "park");
    this.followParks(new Map(parks.map(({ uid, name }) => [uid, name])));
    this.want(this.wanted);
  }

  /** What belongs to a park goes with it, and says its new name. */
  private followParks(names: ReadonlyMap<string, string>): void {
    for (const [id, { park, keys }] of this.sources) {
      if (park === undefined) continue;
      const name = names.get(park);
      if (name === undefined) {
        this.sources.delete(id);
        this.store.remove([...keys.keys()]);
      } else {
        const parts = [...keys.keys()].flatMap((key) => this.store.get(key) ?? []);
        this.store.put(parts.map((part) => ({ ...part, context: name })));
      }
    }
  }

  private tell(): void {
    this.setLoading(loadingOf([...this.sources.values()], this.store.size));
  }
}
