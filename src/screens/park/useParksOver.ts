import { useMemo } from "react";
import { parksOf } from "../../frame/monitor/monitorParks";
import type { MonitorPark } from "../../frame/monitor/monitorParks";
import { useScope } from "../../frame/useScope";
import { useSearch } from "../../frame/useSearch";
import { MOST_COMPARED, parksOver, perOf, withPer } from "../../rules/compare";
import { filterParameters } from "../../rules/filter";
import type { ParkItem } from "./parkQueries";

/** The parks that are laid over a park's own power, and how they are chosen; the address says which. */
export interface ParksOver {
  /** Others are laid over it, though there may be none. */
  readonly isOver: boolean;
  /** The park itself first. */
  readonly parks: readonly MonitorPark[];
  /** Nothing else is in its portfolio, nor named; unknown while the list is not there. */
  readonly isOnly: boolean;
  /** Of those that the address names so many are not laid over it: there is no colour left. */
  readonly left: number;
  readonly hasUnknown: boolean;
  /** What else could be laid over it; none where there is no room. */
  readonly choices: readonly MonitorPark[];
  /** Lays these over it, before those that wait for a colour; without any it stands alone. */
  readonly choose: (uids: readonly string[]) => void;
}

export function useParksOver(park: ParkItem): ParksOver {
  const [search, setSearch] = useSearch();
  const { parks: named, portfolios, notes } = useScope();
  const { uid, name, latitude, longitude, peakPowerW } = park;
  const isOver = perOf(search) !== undefined;
  const list = portfolios.data?.portfolios;
  const all = useMemo(() => parksOf(list ?? []), [list]);
  const parks = useMemo(() => {
    const { portfolio = "", portfolioUid = "" } = all.find((each) => each.uid === uid) ?? {};
    const own = { uid, name, latitude, longitude, peakPowerW, portfolio, portfolioUid };
    const siblings = all.filter((each) => each.portfolioUid === portfolioUid).map((each) => each.uid);
    const [, ...others] = isOver ? parksOver(uid, named, siblings) : [uid];
    return [own, ...others.flatMap((other) => all.find((each) => each.uid === other) ?? [])];
  }, [uid, name, latitude, longitude, peakPowerW, all, named, isOver]);
  const laid = new Set(parks.map((each) => each.uid));
  const waiting = named.filter((each) => !laid.has(each));
  const isFull = parks.length >= MOST_COMPARED;
  return {
    isOver,
    parks,
    isOnly: isOver && list !== undefined && parks.length < 2,
    left: isOver && list !== undefined ? waiting.length : 0,
    hasUnknown: isOver && notes.includes("unknownUids"),
    choices: isFull ? [] : all.filter((each) => !laid.has(each.uid)),
    choose: (uids) =>
      setSearch((current) => {
        const next = withPer(current, uids.length > 0 ? perOf(current) : undefined);
        next.delete(filterParameters.parks);
        if (uids.length === 0) return next;
        for (const each of [uid, ...uids, ...waiting]) next.append(filterParameters.parks, each);
        return next;
      }),
  };
}
