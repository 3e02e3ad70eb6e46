import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useListAddress } from "../../frame/list/useListAddress";
import { countsOf, matchingDevices, readDeviceFilter, withText, writeDeviceFilter } from "./deviceFilter";
import type { DeviceFilter } from "./deviceFilter";
import { filtersOf, macFilterOf, withoutDemo } from "./deviceList";
import { useDeviceChunks } from "./useDeviceChunks";

/**
 * The devices, and what of them the address narrows the list to. While not all are there the server is asked for the
 * text too, for what is looked for may be among those still to come.
 */
export function useDeviceList() {
  const address = useListAddress("/devices", "device");
  const [params, setParams] = useSearchParams();
  const { search, typed } = address;
  const filter = useMemo(() => readDeviceFilter(params), [params]);
  const all = useDeviceChunks(null);
  const filters = filtersOf(search);
  const isAsked = filters !== null && !all.isWhole;
  const named = useDeviceChunks(filters, { pause: !isAsked });
  const macFilter = isAsked && named.query.data?.devices.total === 0 ? macFilterOf(search) : null;
  const byMac = useDeviceChunks(macFilter, { pause: macFilter === null });
  const found = macFilter === null ? named : byMac;
  const list = isAsked ? found : all;
  const text = typed.trim();
  const { rows, hidden } = useMemo(() => {
    // What is there is narrowed with every letter; what the server adds comes behind it.
    const here = withText(all.raw, text);
    return withoutDemo(isAsked && text === search ? [...here, ...found.raw] : here);
  }, [all.raw, found.raw, isAsked, text, search]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const shownRows = useMemo(() => matchingDevices(rows, filter), [rows, filter]);
  return {
    ...address,
    filter,
    setFilter: (changes: Partial<DeviceFilter>) =>
      setParams((current) => writeDeviceFilter(current, changes)),
    clear: () => {
      address.setTyped("");
      setParams((current) => {
        const next = writeDeviceFilter(current, {
          state: undefined,
          park: undefined,
          organization: undefined,
          firmware: undefined,
        });
        next.delete("search");
        return next;
      });
    },
    rows: shownRows,
    hidden,
    counts,
    all,
    /** What the server was asked for: its first answer's states are the list's. */
    query: list.query,
    isSearching: isAsked && found.query.status === "loading",
  };
}
