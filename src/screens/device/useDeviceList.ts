import { useCallback, useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useGraph } from "../../frame/useGraph";
import { DEVICES_LIMIT } from "../../rules/constants";
import { filtersOf, readPage } from "./deviceList";
import { DevicesQuery } from "./deviceQueries";

const parameters = { page: "page", search: "search", device: "device" } as const;
/** Typing rests for so long before the server is asked, milliseconds. */
const DEBOUNCE_MS = 300;

function changed(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What is typed, written to the address once typing rests; what the address says later (Back) is shown in the field. */
function useTyped(inAddress: string, write: (search: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [before, setBefore] = useState(inAddress);
  if (before !== inAddress) {
    setBefore(inAddress);
    if (typed.trim() !== inAddress) setTyped(inAddress);
  }
  useEffect(() => {
    if (typed.trim() === inAddress) return undefined;
    const timer = setTimeout(() => write(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, inAddress, write]);
  return [typed, setTyped] as const;
}

/** The list's page, search and open device, all kept in the address, and the page itself. */
export function useDeviceList() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get(parameters.page));
  const inAddress = search.get(parameters.search) ?? "";
  const filters = filtersOf(inAddress);
  const variables = useMemo(() => ({ page, limit: DEVICES_LIMIT, filters }), [page, filters]);
  const writeSearch = useCallback(
    (text: string) =>
      setSearch((current) => changed(current, { [parameters.search]: text, [parameters.page]: undefined }), {
        replace: true,
      }),
    [setSearch],
  );
  const [typed, setTyped] = useTyped(inAddress, writeSearch);
  const goTo = (to: number) =>
    setSearch((current) => changed(current, { [parameters.page]: to === 1 ? undefined : String(to) }));
  const open = (uid: string | undefined) =>
    setSearch((current) => changed(current, { [parameters.device]: uid }));
  return {
    query: useGraph(DevicesQuery, variables),
    page,
    search: inAddress,
    typed,
    setTyped,
    goTo,
    device: search.get(parameters.device) ?? undefined,
    open,
    /** Where a row leads, below /v1: this page with the device open. */
    addressOf: (uid: string) => `/devices?${changed(search, { [parameters.device]: uid }).toString()}`,
  };
}
