import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useGraph } from "../../frame/useGraph";
import { useSearchText } from "../../frame/useSearchText";
import { DEVICES_LIMIT } from "../../rules/constants";
import { filtersOf, macFilterOf, readPage } from "./deviceList";
import { DevicesQuery } from "./deviceQueries";

const parameters = { page: "page", device: "device" } as const;

function changed(search: URLSearchParams, changes: Readonly<Record<string, string | undefined>>) {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The list's page, search and open device, all kept in the address, and the page itself. */
export function useDeviceList() {
  const [search, setSearch] = useSearchParams();
  const page = readPage(search.get(parameters.page));
  const { search: inAddress, typed, setTyped } = useSearchText("/devices");
  const filters = filtersOf(inAddress);
  const variables = useMemo(() => ({ page, limit: DEVICES_LIMIT, filters }), [page, filters]);
  const goTo = (to: number) =>
    setSearch((current) => changed(current, { [parameters.page]: to === 1 ? undefined : String(to) }));
  const open = (uid: string | undefined) =>
    setSearch((current) => changed(current, { [parameters.device]: uid }));
  const first = useGraph(DevicesQuery, variables);
  const macFilter = first.data?.devices.total === 0 ? macFilterOf(inAddress) : null;
  const macVariables = useMemo(() => ({ page, limit: DEVICES_LIMIT, filters: macFilter }), [page, macFilter]);
  const byMac = useGraph(DevicesQuery, macVariables, { pause: macFilter === null });
  return {
    query: macFilter === null ? first : byMac,
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
