import { useCallback } from "react";
import { useSearch } from "./useSearch";

/** The address with one parameter said anew; what is empty has none. */
export function withParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === undefined || value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

/** One parameter of the address, and how it is changed. */
export function useParameter(name: string) {
  const [search, setSearch] = useSearch();
  const set = useCallback(
    (value: string | undefined) => setSearch((current) => withParameter(current, name, value)),
    [name, setSearch],
  );
  return [search.get(name) ?? undefined, set] as const;
}
