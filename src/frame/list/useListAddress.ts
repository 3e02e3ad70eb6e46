import { useSearchParams } from "react-router-dom";
import { readPage } from "../../rules/paging";
import { useSearchText } from "../useSearchText";

const PAGE = "page";

function changed(search: URLSearchParams, name: string, value: string | undefined) {
  const next = new URLSearchParams(search);
  if (value === undefined || value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * What a list keeps in the address: its page, the search, and which row is open under the name `parameter`. `path` is
 * the screen's, below /v1.
 */
export function useListAddress(path: string, parameter: string) {
  const [search, setSearch] = useSearchParams();
  const text = useSearchText(path);
  const set = (name: string, value: string | undefined) =>
    setSearch((current) => changed(current, name, value));
  return {
    ...text,
    page: readPage(search.get(PAGE)),
    goTo: (to: number) => set(PAGE, to === 1 ? undefined : String(to)),
    /** The id of the open row. */
    shown: search.get(parameter) ?? undefined,
    open: (id: string | undefined) => set(parameter, id),
    /** Where a row leads, below /v1: this list with the row open. */
    addressOf: (id: string) => `${path}?${changed(search, parameter, id).toString()}`,
  };
}
