import { readPage } from "../../rules/paging";
import { withParameter } from "../useParameter";
import { useSearch } from "../useSearch";
import { useSearchText } from "../useSearchText";

const PAGE = "page";

export type ListAddress = ReturnType<typeof useListAddress>;

/**
 * What a list keeps in the address: its page, the search, and which row is open under the name `parameter`. `path` is
 * the screen's, below /v1. What stands within the open row under the names `inner` goes with it.
 */
export function useListAddress(path: string, parameter: string, inner: readonly string[] = []) {
  const [search, setSearch] = useSearch();
  const text = useSearchText(path);
  const set = (name: string, value: string | undefined) =>
    setSearch((current) => withParameter(current, name, value));
  const opened = (current: URLSearchParams, id: string | undefined) =>
    inner.reduce((next, name) => withParameter(next, name, undefined), withParameter(current, parameter, id));
  const open = (id: string | undefined) => setSearch((current) => opened(current, id));
  return {
    ...text,
    page: readPage(search.get(PAGE)),
    goTo: (to: number) => set(PAGE, to === 1 ? undefined : String(to)),
    /** The id of the open row. */
    shown: search.get(parameter) ?? undefined,
    open,
    close: () => open(undefined),
    /** Where a row leads, below /v1: this list with the row open. */
    addressOf: (id: string) => `${path}?${opened(search, id).toString()}`,
  };
}
