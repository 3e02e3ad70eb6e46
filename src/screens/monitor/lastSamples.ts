import type { MonitorPark } from "../../frame/monitor/monitorParks";
import type { MonitorData } from "../../frame/monitor/monitorQuery";
import { lastSample } from "../../frame/monitor/totals";
import type { SeriesList } from "../../frame/monitor/totals";
import { byName } from "../../rules/names";

/** What a park sent last. Powers in W, radiation in W/m². */
export interface LastSampleRow {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly portfolioUid: string;
  /** Epoch milliseconds of the last sample of any of the three; null where none came. */
  readonly at: number | null;
  readonly gridW: number | null;
  readonly acW: number | null;
  readonly radiation: number | null;
}

function byPark(list: SeriesList): ReadonlyMap<string, NonNullable<SeriesList>[number]> {
  return new Map((list ?? []).map((series) => [series.park ?? "", series]));
}

/** Parks of series that the list does not know: the list failed, or is older than the park. */
function unlisted(monitor: MonitorData, known: ReadonlySet<string>): MonitorPark[] {
  const all = [monitor.grid, monitor.ac, monitor.radiation].flatMap((list) => list ?? []);
  const uids = new Set(all.map(({ park }) => park ?? ""));
  return [...uids]
    .filter((uid) => uid !== "" && !known.has(uid))
    .map((uid) => {
      const place = { latitude: null, longitude: null, peakPowerW: null };
      return { uid, name: uid, portfolio: "", portfolioUid: "", ...place };
    });
}

/** One row for each park, those without any sample included, in the order of their names [163]. */
export function lastSamples(
  monitor: MonitorData,
  parks: readonly MonitorPark[],
  language: string,
): LastSampleRow[] {
  const lists = [monitor.grid, monitor.ac, monitor.radiation].map(byPark);
  const known = new Set(parks.map(({ uid }) => uid));
  const rows = [...parks, ...unlisted(monitor, known)].map(({ uid, name, portfolio, portfolioUid }) => {
    const [grid, ac, radiation] = lists.map((list) => lastSample(list.get(uid)));
    const times = [grid, ac, radiation].flatMap((sample) => sample?.at ?? []);
    return {
      uid,
      name,
      portfolio,
      portfolioUid,
      at: times.length === 0 ? null : Math.max(...times),
      gridW: grid?.value ?? null,
      acW: ac?.value ?? null,
      radiation: radiation?.value ?? null,
    };
  });
  return rows.sort(byName(language));
}
