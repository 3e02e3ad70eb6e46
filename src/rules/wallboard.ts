export const wallScreens = ["overview", "monitor", "events"] as const;

export type WallScreen = (typeof wallScreens)[number];

/** What a wall shows, as its address says it. */
export interface Wallboard {
  readonly screens: readonly WallScreen[];
  /** How long each is shown. */
  readonly seconds: number;
}

const SECONDS = { usual: 20, least: 5, most: 3600 } as const;

/** How often the wall asks anew, milliseconds; what is older than twice that is told from afar. */
export const WALL_REFRESH_MS = 60_000;

/** `screens=overview,events&seconds=30`; what it does not understand is as if it were not there. */
export function readWallboard(search: URLSearchParams): Wallboard {
  const named = (search.get("screens") ?? "").split(",").map((each) => each.trim());
  const screens = wallScreens.filter((each) => named.includes(each));
  const seconds = Number(search.get("seconds") ?? SECONDS.usual);
  const isNumber = Number.isFinite(seconds) && seconds > 0;
  return {
    screens: screens.length > 0 ? screens : wallScreens,
    seconds: isNumber ? Math.min(Math.max(Math.round(seconds), SECONDS.least), SECONDS.most) : SECONDS.usual,
  };
}

/** Which screen is shown at an instant: by the clock alone, so that a reload changes nothing and nothing is counted. */
export function screenAt({ screens, seconds }: Wallboard, now: number): WallScreen {
  return screens[Math.floor(now / (seconds * 1000)) % screens.length] ?? "overview";
}

/** Which of so many portfolios is shown at an instant: each for as long as all screens take, by the clock alone too. */
export function placeAt({ screens, seconds }: Wallboard, count: number, now: number): number {
  return Math.floor(now / (seconds * 1000 * screens.length)) % Math.max(1, count);
}

interface Home {
  readonly uid: string;
  readonly parks: readonly { readonly uid: string }[];
}

/**
 * The portfolios a wall goes through: those of the parks the address names, else those it names itself, else all. What
 * it names and nobody knows never stands for others.
 */
export function portfoliosOnWall<Item extends Home>(
  list: readonly Item[],
  { parks, portfolios }: { readonly parks: readonly string[]; readonly portfolios: readonly string[] },
): readonly Item[] {
  const homes = list.filter((home) => home.parks.some(({ uid }) => parks.includes(uid)));
  if (homes.length > 0) return homes;
  return parks.length + portfolios.length > 0 ? list.filter(({ uid }) => portfolios.includes(uid)) : list;
}

/** By how many pixels everything is moved against burn-in: nine places, one a minute, back at the first. */
export function shiftAt(now: number): readonly [x: number, y: number] {
  const place = Math.floor(now / 60_000) % 9;
  return [(place % 3) - 1, Math.floor(place / 3) - 1];
}

const DAY_MS = 86_400_000;

/** Whether a wall opened then is to be loaded anew: a day after, and only while the server is there to load from. */
export function reloadIsDue(openedAt: number, asOf: number | undefined, now: number): boolean {
  return now - openedAt >= DAY_MS && asOf !== undefined && !isOldOnWall(asOf, now);
}

/** Whether data of then must not look as if it were of now. */
export function isOldOnWall(asOf: number | undefined, now: number): boolean {
  return asOf !== undefined && now - asOf > 2 * WALL_REFRESH_MS;
}
