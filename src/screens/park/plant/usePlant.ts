import { useCallback, useMemo } from "react";
import { useWholeList } from "../../../frame/list/useWholeList";
import { useSearch } from "../../../frame/useSearch";
import { MOST_AT_ONCE } from "../../../rules/constants";
import { readPage } from "../../../rules/paging";
import { choosePlant, stringsView } from "../../../rules/plantSelection";
import type { PlantChoice, PlantSelection } from "../../../rules/plantSelection";
import { paged } from "./plantQueries";

const names = {
  inverter: "inverter",
  gak: "gak",
  string: "string",
  page: "page",
  gaks: "gaks",
  strings: "strings",
};

/** What the address names, from the top down. */
const PARTS = ["inverter", "gak", "string"] as const;
export type PartKind = (typeof PARTS)[number];

/** All are looked through for the one that a link names alone. */
const all = { page: 1, limit: MOST_AT_ONCE } as const;

function put(search: URLSearchParams, name: string, value: string | null) {
  if (value === null) search.delete(name);
  else search.set(name, value);
}

/** The first page has no parameter. */
function putPage(search: URLSearchParams, name: string, page: number) {
  put(search, name, page === 1 ? null : String(page));
}

/** The address of a string beside what is shown; a link says the box too, which saves a look-up. */
function withString(search: URLSearchParams, id: string, box: string | null): URLSearchParams {
  const changed = new URLSearchParams(search);
  put(changed, names.string, id);
  put(changed, names.gak, box);
  changed.delete(names.strings);
  return changed;
}

/** The address without a part and what lies below it. */
function withoutPart(search: URLSearchParams, kind: PartKind): URLSearchParams {
  const changed = new URLSearchParams(search);
  for (const name of [...PARTS.slice(PARTS.indexOf(kind)), names.strings]) changed.delete(name);
  return changed;
}

/** Leads to a string and the box that it hangs on, where that is known. */
function useWayToString() {
  const [search, setSearch] = useSearch();
  const openString = useCallback(
    (id: string, box: string | null) => setSearch((current) => withString(current, id, box)),
    [setSearch],
  );
  const hrefOfString = useCallback(
    (id: string, box: string | null) => `?${withString(search, id, box).toString()}`,
    [search],
  );
  return { openString, hrefOfString };
}

/**
 * The parts that an address names; a link may name a GAK or a string alone: what it belongs to is looked up [138].
 * `lost` is what it names alone and is not among the parts of the park, all of which are known.
 * `lookUps` are the calls for that, idle where none is needed.
 */
function useNamed(park: string, search: URLSearchParams) {
  const inverter = search.get(names.inverter);
  const box = search.get(names.gak);
  const string = search.get(names.string);
  const gaksBase = useMemo(() => ({ park, inverter: null }), [park]);
  const stringsBase = useMemo(() => ({ ...gaksBase, gak: null }), [gaksBase]);
  const isString = string !== null && box === null;
  const byString = useWholeList(paged.strings, stringsBase, { ...all, pause: !isString });
  const home = isString ? byString.rows.find(({ id }) => id === string) : undefined;
  const gak = box ?? home?.gak ?? null;
  const isGak = gak !== null && inverter === null;
  const byGak = useWholeList(paged.gaks, gaksBase, { ...all, pause: !isGak });
  const boxed = isGak ? byGak.rows.find(({ id }) => id === gak) : undefined;
  const isLost = {
    string: isString && byString.isComplete && !home,
    gak: isGak && byGak.isComplete && !boxed,
  };
  return {
    string,
    gak,
    inverter: inverter ?? home?.inverter ?? boxed?.inverter ?? null,
    lost: isLost.string ? string : isLost.gak ? gak : null,
    lookUps: [byString.query, byGak.query],
  };
}

/** What is chosen among the parts of a plant, kept in the address: `?inverter=…&gak=…`, with the pages of the lists. */
export function usePlant(park: string) {
  const [search, setSearch] = useSearch();
  const { string, inverter, gak, lost, lookUps } = useNamed(park, search);
  const narrowedTo = search.get(names.inverter);
  const selection: PlantSelection = { inverter, gak, page: readPage(search.get(names.strings)) };
  const isCompared = search.get(stringsView.name) === stringsView.value;
  const choose = (choice: PlantChoice) => {
    const next = choosePlant(selection, choice);
    // A box that is looked at beside all strings does not narrow them to its inverter.
    const kept = isCompared && choice.type !== "inverter" ? narrowedTo : next.inverter;
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      changed.delete(names.string);
      if (choice.type === "inverter") changed.delete(names.gaks);
      put(changed, names.inverter, kept);
      put(changed, names.gak, next.gak);
      putPage(changed, names.strings, next.page);
      return changed;
    });
  };
  /** Takes a part that is not there out of the address. */
  const forget = (kind: PartKind) => setSearch((current) => withoutPart(current, kind));
  const goTo = (name: "page" | "gaks") => (page: number) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      putPage(changed, names[name], page);
      return changed;
    });
  return {
    selection,
    string,
    lost,
    lookUps,
    choose,
    forget,
    /** The address with the inverter said, and without a part and what lies below it. */
    hrefWithout: (kind: PartKind) => {
      const whole = new URLSearchParams(search);
      put(whole, names.inverter, inverter);
      put(whole, names.gak, gak);
      return `?${withoutPart(whole, kind).toString()}`;
    },
    ...useWayToString(),
    page: readPage(search.get(names.page)),
    goToPage: goTo("page"),
    gaksPage: readPage(search.get(names.gaks)),
    goToGaks: goTo("gaks"),
    /** Whether the strings stand beside their siblings in the place of the inverters, and those of which inverter. */
    isCompared,
    narrowedTo,
    compare: (isWanted: boolean, inverter = narrowedTo) =>
      setSearch((current) => {
        const changed = new URLSearchParams(current);
        put(changed, stringsView.name, isWanted ? stringsView.value : null);
        put(changed, names.inverter, inverter);
        return changed;
      }),
  };
}

export type Plant = ReturnType<typeof usePlant>;
