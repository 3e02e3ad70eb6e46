import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useGraph } from "../../../frame/useGraph";
import { readPage } from "../../../rules/paging";
import { choosePlant } from "../../../rules/plantSelection";
import type { PlantChoice, PlantSelection } from "../../../rules/plantSelection";
import { GaksQuery, StringsQuery } from "./plantQueries";

const names = {
  inverter: "inverter",
  gak: "gak",
  string: "string",
  page: "page",
  gaks: "gaks",
  strings: "strings",
};

/** As many as are looked through for the one that a link names alone. */
const ALL = 1000;

function put(search: URLSearchParams, name: string, value: string | null) {
  if (value === null || value === "1") search.delete(name);
  else search.set(name, value);
}

/**
 * What is chosen among the parts of a plant, kept in the address: `?inverter=…&gak=…`, with the pages of the lists. A
 * link may name a GAK or a string alone: what it belongs to is looked up [138].
 */
export function usePlant(park: string) {
  const [search, setSearch] = useSearchParams();
  const string = search.get(names.string);
  const named = { inverter: search.get(names.inverter), gak: search.get(names.gak) };
  const all = useMemo(() => ({ park, page: 1, limit: ALL, inverter: null }), [park]);
  const allStrings = useMemo(() => ({ ...all, gak: null }), [all]);
  const byString = useGraph(StringsQuery, allStrings, { pause: string === null || named.gak !== null });
  const home = byString.data?.strings.items.find(({ id }) => id === string);
  const gak = named.gak ?? home?.gak ?? null;
  const byGak = useGraph(GaksQuery, all, { pause: gak === null || named.inverter !== null });
  const inverter =
    named.inverter ?? home?.inverter ?? byGak.data?.gaks.items.find(({ id }) => id === gak)?.inverter ?? null;
  const selection: PlantSelection = { inverter, gak, page: readPage(search.get(names.strings)) };
  const choose = (choice: PlantChoice) => {
    const next = choosePlant(selection, choice);
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      changed.delete(names.string);
      if (choice.type === "inverter") changed.delete(names.gaks);
      put(changed, names.inverter, next.inverter);
      put(changed, names.gak, next.gak);
      put(changed, names.strings, String(next.page));
      return changed;
    });
  };
  const goTo = (name: "page" | "gaks") => (page: number) =>
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      put(changed, names[name], String(page));
      return changed;
    });
  return {
    selection,
    string,
    choose,
    page: readPage(search.get(names.page)),
    goToPage: goTo("page"),
    gaksPage: readPage(search.get(names.gaks)),
    goToGaks: goTo("gaks"),
  };
}

export type Plant = ReturnType<typeof usePlant>;
