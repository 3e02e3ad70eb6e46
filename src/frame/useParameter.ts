import { useCallback } from "react";
import { useSearch } from "./useSearch";

/** The address with these parameters said anew and all others kept; what is empty has none. */
export function withParameters(
  search: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values))
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  return next;
}

/** The address with one parameter said anew. */
export function withParameter(
  search: URLSearchParams,
  name: string,
  value: string | undefined,
): URLSearchParams {
  return withParameters(search, { [name]: value });
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
