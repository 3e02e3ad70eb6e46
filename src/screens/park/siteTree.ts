import type { Entity } from "../../command/entity";
import type { ParkItem, PortfolioItem } from "../../frame/portfoliosQuery";
import type { Scope } from "../../frame/useScope";
import { parkStateOf, parkStates } from "../../rules/parkState";
import type { KnownParkState } from "../../rules/parkState";
import { specificYield } from "../../rules/quantities";
import { zoneOf } from "../../rules/zone";
import { addressOfEntity } from "../../routes";
import { parkAddress, parkEntity } from "./parkEntity";
import { isInState, siteMatcher, siteRows } from "./siteRows";
import type { SiteRow } from "./siteRows";

/** A portfolio as the row that its parks stand under: its figures are those of its parks that are shown. */
export interface PortfolioRow extends SiteRow {
  readonly parks: {
    /** All of them, shown or not. */
    readonly count: number;
    /** Those that the filter and the search leave. */
    readonly shown: number;
    readonly kinds: readonly (string | null)[];
    readonly states: ReadonlyMap<KnownParkState, number>;
  };
  /** Nobody said the zone. */
  readonly isZoneAssumed: boolean;
  readonly currency: string | null;
}

/** A row of the tree of sites. */
export type TreeRow = SiteRow | PortfolioRow;

export function isPortfolio(row: TreeRow): row is PortfolioRow {
  return "parks" in row;
}

/** Of those that say it; null where none does. */
export function sumOf<Item>(items: readonly Item[], read: (item: Item) => number | null | undefined) {
  return items.reduce<number | null>((sum, item) => {
    const value = read(item);
    return typeof value === "number" ? (sum ?? 0) + value : sum;
  }, null);
}

/** Of the parks whose peak power and energy are both known: others would make the ratio untrue. */
function yieldOf(parks: readonly ParkItem[]): SiteRow["yieldToday"] {
  const rated = parks.filter(({ peakPowerW }) => peakPowerW !== null && peakPowerW > 0);
  if (rated.length === 0) return "noPeakPower";
  const told = rated.filter(({ kpi }) => typeof kpi?.energyTodayWh === "number");
  const energy = sumOf(told, ({ kpi }) => kpi?.energyTodayWh);
  return (
    specificYield(
      energy,
      sumOf(told, ({ peakPowerW }) => peakPowerW),
    ) ?? "noFigures"
  );
}

/** How many parks are in which state, the worst first. */
function statesOf(parks: readonly ParkItem[]): ReadonlyMap<KnownParkState, number> {
  const counts = new Map(parkStates.map((state) => [state, 0]));
  for (const { kpi } of parks) {
    const state = parkStateOf(kpi?.state);
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** What the parks do together; its state is the worst of theirs. */
function kpiOf(parks: readonly ParkItem[]): ParkItem["kpi"] {
  const told = parks.filter(({ kpi }) => kpi !== null);
  if (told.length === 0) return null;
  const [worst = "unknown"] = statesOf(told).keys();
  const latest = Math.max(...told.map(({ kpi }) => Date.parse(kpi?.lastData ?? "")).filter(Number.isFinite));
  return {
    state: worst,
    powerW: sumOf(told, ({ kpi }) => kpi?.powerW),
    energyTodayWh: sumOf(told, ({ kpi }) => kpi?.energyTodayWh),
    lostEnergyTodayWh: sumOf(told, ({ kpi }) => kpi?.lostEnergyTodayWh),
    openEvents: sumOf(told, ({ kpi }) => kpi?.openEvents),
    lastData: Number.isFinite(latest) ? new Date(latest).toISOString() : null,
  };
}

function portfolioRow(portfolio: PortfolioItem, shown: ReadonlySet<string>): PortfolioRow {
  const { uid, name, currency } = portfolio;
  const parks = portfolio.parks.filter((park) => shown.has(park.uid));
  const { zone, assumed } = zoneOf(portfolio.timezone);
  return {
    uid,
    name,
    kind: null,
    portfolio: name,
    portfolioUid: uid,
    zone,
    latitude: null,
    longitude: null,
    isZoneAssumed: assumed,
    currency,
    kpi: kpiOf(parks),
    yieldToday: yieldOf(parks),
    parks: {
      count: portfolio.parks.length,
      shown: parks.length,
      kinds: [...new Set(parks.map(({ kind }) => kind))],
      states: statesOf(parks),
    },
  };
}

export interface SiteTree {
  readonly rows: readonly TreeRow[];
  /** The parks among them. */
  readonly found: readonly SiteRow[];
  /** How many parks the filter of the address leaves, whatever is searched for. */
  readonly inScope: number;
}

/** What narrows the list: the filter of the address, a state, and words of names. */
export interface Narrowing {
  readonly scope: Pick<Scope, "parks" | "portfolio">;
  readonly state: string | null;
  readonly search: string;
}

/** Portfolios with those of their parks that are looked for. One without any park stands there for what can be done. */
export function siteTree(
  portfolios: readonly PortfolioItem[],
  { scope, state, search }: Narrowing,
  language: string,
): SiteTree {
  const parks = siteRows(portfolios, scope, language).filter((row) => isInState(row, state));
  const matches = siteMatcher(search);
  const found = parks.filter(matches);
  const shown = new Set(found.map(({ uid }) => uid));
  const shownHomes = new Set(found.map(({ portfolioUid }) => portfolioUid));
  const isNarrowed = state !== null || scope.parks.length > 0 || scope.portfolio !== undefined;
  const isBare = ({ name, parks: own }: PortfolioItem) =>
    own.length === 0 && !isNarrowed && matches({ name, portfolio: "" });
  const homes = portfolios.filter((each) => shownHomes.has(each.uid) || isBare(each));
  const rows = [...homes.map((each) => portfolioRow(each, shown)), ...found];
  return { rows, found, inScope: parks.length };
}

export function portfolioId(uid: string): string {
  return `portfolio:${uid}`;
}

export function treeId(row: TreeRow): string {
  return isPortfolio(row) ? portfolioId(row.uid) : `park:${row.uid}`;
}

/** A row as keys, menus and the palette act on it. */
export function treeEntity(row: TreeRow): Entity {
  return isPortfolio(row) ? { kind: "portfolio", uid: row.uid, name: row.name } : parkEntity(row);
}

/** Where a row is shown, below /v1. */
export function treeAddress(row: TreeRow): string {
  return isPortfolio(row) ? (addressOfEntity(treeEntity(row)) ?? "/sites") : parkAddress(row);
}
