import { makeAutoObservable, observableRef } from "mobx";
import type { Filter } from "../rules/filter";
import { byName } from "../rules/names";

/** As much of a park as choosing needs. */
export interface ParkChoice {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string | null;
}

type Chosen = Pick<Filter, "parks" | "portfolios">;

/** What is chosen in the panel "KPI filters" until Save puts it into the address (§2). Empty lists mean all. */
export class FilterDraft {
  portfolios: readonly string[] = [];
  parks: readonly string[] = [];
  private start: Chosen = { parks: [], portfolios: [] };

  constructor() {
    makeAutoObservable<this, "start">(this, {
      portfolios: observableRef,
      parks: observableRef,
      start: observableRef,
    });
  }

  /** Begins with what the address says; several parks of a link are kept [48]. */
  open({ parks, portfolios }: Chosen): void {
    this.start = { parks, portfolios };
    this.discard();
  }

  discard(): void {
    this.parks = this.start.parks;
    this.portfolios = this.start.portfolios;
  }

  /** The one portfolio, null for all or for several. */
  get portfolio(): string | null {
    return this.portfolios.length === 1 ? (this.portfolios[0] ?? null) : null;
  }

  /** The one park, null for all or for several, which `parks.length` tells apart. */
  get park(): string | null {
    return this.parks.length === 1 ? (this.parks[0] ?? null) : null;
  }

  get changed(): boolean {
    return !same(this.parks, this.start.parks) || !same(this.portfolios, this.start.portfolios);
  }

  /** null is all portfolios. Clears the parks [46]. */
  choosePortfolio(uid: string | null): void {
    this.portfolios = uid === null ? [] : [uid];
    this.parks = [];
  }

  /** null is all parks, of the chosen portfolio where there is one. A park brings its portfolio along [46]. */
  choosePark(uid: string | null, parks: readonly ParkChoice[]): void {
    this.parks = uid === null ? [] : [uid];
    const portfolio = parks.find((park) => park.uid === uid)?.portfolio;
    if (uid !== null) this.portfolios = portfolio ? [portfolio] : [];
  }

  /** The filter with the draft in it, for the address; all else of it stays [47]. */
  applyTo(filter: Filter): Filter {
    return { ...filter, parks: this.parks, portfolios: this.portfolios };
  }
}

/** The parks as the select offers them: all, by name as the language's readers sort [44]. */
export function parkChoices(parks: readonly ParkChoice[], language: string): readonly ParkChoice[] {
  return [...parks].sort(byName(language));
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((uid, at) => uid === b[at]);
}
