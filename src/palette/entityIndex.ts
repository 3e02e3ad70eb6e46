import { action, makeObservable, observableRef } from "mobx";
import { entityKey, entityKinds } from "../command/entity";
import type { Entity, EntityKind } from "../command/entity";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { allows } from "../rules/permission";
import { DevicesForPalette, entitiesOfDevices, entitiesOfPortfolio } from "./entityQueries";

/** Devices per call of the background loading, and calls at the same time (readings). */
const PAGE = 1000;
const IN_FLIGHT = 2;
/** Entities put into the index in one go, so that no task gets long. */
const SLICE = 250;
/** What the server is asked for while typing. */
const ASKED = 20;

/** How far the loading has come; `failed` when a part could not be had. */
export interface Loading {
  readonly state: "idle" | "loading" | "done" | "failed";
  readonly loaded: number;
  /** Unknown until the first page of devices has come. */
  readonly total: number | undefined;
}

const nothing: Loading = { state: "idle", loaded: 0, total: undefined };

/**
 * Every entity the user may see, loaded in the background after signing in and searchable from the first moment.
 * Kept for the session only: `clear` at sign-out drops it and every answer still under way.
 */
export class EntityIndex {
  loading: Loading = nothing;
  private readonly entities = new Map<string, Entity>();
  private epoch = 0;

  constructor(
    private readonly search: SearchIndex,
    private readonly tools: Pick<Tools, "query" | "context" | "preferences">,
    private readonly idle: () => Promise<void>,
  ) {
    makeObservable(this, { loading: observableRef, setLoading: action });
  }

  /**
   * Loads everything anew; an older loading that is still under way is dropped. `cached` spares the call for what a
   * screen has just asked.
   */
  async start(cached = false): Promise<void> {
    this.clear();
    const epoch = this.epoch;
    this.setLoading({ ...nothing, state: "loading" });
    const results = await Promise.allSettled([this.loadPlaces(epoch, cached), this.loadDevices(epoch)]);
    if (epoch !== this.epoch) return;
    const failed = results.some(({ status }) => status === "rejected");
    this.setLoading({ ...this.loading, state: failed ? "failed" : "done" });
  }

  clear(): void {
    this.epoch += 1;
    this.search.remove([...this.entities.keys()]);
    this.entities.clear();
    this.setLoading(nothing);
  }

  setLoading(loading: Loading): void {
    this.loading = loading;
  }

  get(key: string): Entity | undefined {
    return this.entities.get(key);
  }

  /** The first entities of some kinds by name, for a prefix without text. */
  list(kinds: readonly EntityKind[], limit: number): Entity[] {
    const found = [...this.entities.values()].filter(({ kind }) => kinds.includes(kind));
    const { compare } = new Intl.Collator(this.tools.preferences.language, { numeric: true });
    return found.sort((one, other) => compare(one.name, other.name)).slice(0, limit);
  }

  /** Keys of what belongs to an entity, and of what it belongs to. */
  relatives({ kind, uid, parent }: Entity): string[] {
    const related: string[] = [];
    for (const [key, other] of this.entities) {
      const isChild = other.parent === uid && other.kind !== kind;
      if (isChild || (parent !== undefined && other.uid === parent)) related.push(key);
    }
    return related;
  }

  /** Asks the server for devices of that name; true when something new came. */
  async ask(text: string): Promise<boolean> {
    const epoch = this.epoch;
    if (!this.seesDevices()) return false;
    const variables = { page: 1, limit: ASKED, filters: `name co ${text}` };
    const { devices } = await this.tools.query(DevicesForPalette, variables);
    return epoch === this.epoch && this.put(entitiesOfDevices(devices.items));
  }

  private seesDevices(): boolean {
    return allows(this.tools.context().access, "devices");
  }

  private put(entities: readonly Entity[]): boolean {
    const fresh = entities.filter((entity) => !this.entities.has(entityKey(entity)));
    for (const entity of fresh) this.entities.set(entityKey(entity), entity);
    this.search.add(
      fresh.map((entity) => ({
        key: entityKey(entity),
        kind: entityKinds[entity.kind],
        names: [entity.name, ...(entity.aliases ?? [])],
        ...(entity.context === undefined ? {} : { context: entity.context }),
      })),
    );
    return fresh.length > 0;
  }

  /** Puts many in while the page is idle, a slice at a time. */
  private async putAll(entities: readonly Entity[], epoch: number): Promise<void> {
    for (let from = 0; from < entities.length; from += SLICE) {
      await this.idle();
      if (epoch !== this.epoch) return;
      this.put(entities.slice(from, from + SLICE));
      this.setLoading({ ...this.loading, loaded: this.entities.size });
    }
  }

  private async loadPlaces(epoch: number, cached: boolean): Promise<void> {
    const { organization } = this.tools.context();
    if (organization) this.put([{ kind: "organization", ...organization }]);
    if (cached) await this.idle();
    const { portfolios } = await this.tools.query(PortfoliosQuery, {}, { cached });
    await this.putAll(portfolios.flatMap(entitiesOfPortfolio), epoch);
  }

  private async loadDevices(epoch: number): Promise<void> {
    if (!this.seesDevices()) return;
    await this.idle();
    const total = await this.loadPage(1, epoch);
    const last = Math.ceil(total / PAGE);
    let page = 1;
    const work = async (): Promise<void> => {
      while (page < last && epoch === this.epoch) {
        page += 1;
        await this.loadPage(page, epoch);
      }
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  }

  private async loadPage(page: number, epoch: number): Promise<number> {
    await this.idle();
    if (epoch !== this.epoch) return 0;
    const { devices } = await this.tools.query(DevicesForPalette, { page, limit: PAGE, filters: null });
    if (epoch !== this.epoch) return 0;
    this.setLoading({ ...this.loading, total: devices.total });
    await this.putAll(entitiesOfDevices(devices.items), epoch);
    return devices.total;
  }
}

/** Resolves when the browser has time; at once enough where it cannot say so. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 1);
  });
}
