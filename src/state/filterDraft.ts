import { makeAutoObservable, observableRef } from "mobx";
import type { Filter } from "../rules/filter";
import { byName } from "../rules/names";
import type { Period } from "../rules/period";

/** As much of a park as choosing needs. */
export interface ParkChoice {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string | null;
}

type Chosen = Pick<Filter, "parks" | "portfolios" | "period" | "start" | "end">;

/** What is chosen in the panel "KPI filters" until Save puts it into the address (§2). Empty lists mean all. */
export class FilterDraft {
  portfolios: readonly string[];
  parks: readonly string[];
  /** null is the days that the address names. */
  period: Period | null;

  /** Begins with what the address says; several parks of a link are kept [48]. */
  constructor(private readonly start: Chosen) {
    this.parks = start.parks;
    this.portfolios = start.portfolios;
    this.period = periodOf(start);
    makeAutoObservable<this, "start">(this, {
      portfolios: observableRef,
      parks: observableRef,
      start: false,
    });
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
    const { parks, portfolios } = this.start;
    const isSame = same(this.parks, parks) && same(this.portfolios, portfolios);
    return !isSame || this.period !== periodOf(this.start);
  }

  /** Takes the place of days that the address names. */
  choosePeriod(period: Period): void {
    this.period = period;
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
    const { date } = filter;
    const chosen = { parks: this.parks, portfolios: this.portfolios };
    if (this.period === null) return { ...filter, ...chosen };
    return { ...chosen, period: this.period, ...(date === undefined ? {} : { date }) };
  }
}

/** The parks as the select offers them: all, by name as the language's readers sort [44]. */
export function parkChoices(parks: readonly ParkChoice[], language: string): readonly ParkChoice[] {
  return [...parks].sort(byName(language));
}

/** The period of a filter; null where it names its days itself. */
function periodOf({ period, start, end }: Chosen): Period | null {
  return start === undefined && end === undefined ? period : null;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((uid, at) => uid === b[at]);
}
