import { useCallback } from "react";
// oxlint-disable-next-line no-restricted-imports -- The one place that everyone else goes through.
import { useSearchParams } from "react-router-dom";

type SetSearch = ReturnType<typeof useSearchParams>[1];
type Options = { readonly replace?: boolean };

/**
 * The parameters of the address, and how they are changed. The path stays, so the page stays where it was scrolled to:
 * React Router would throw it to its top.
 */
export function useSearch() {
  const [search, setSearch] = useSearchParams();
  const set = useCallback(
    (next: Parameters<SetSearch>[0], { replace = false }: Options = {}) =>
      setSearch(next, { replace, preventScrollReset: true }),
    [setSearch],
  );
  return [search, set] as const;
}
