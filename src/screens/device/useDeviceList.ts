import type { ResultOf } from "gql.tada";
import { useCallback, useDeferredValue, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useListAddress } from "../../frame/list/useListAddress";
import { useWholeList } from "../../frame/list/useWholeList";
import { useSearch } from "../../frame/useSearch";
import { DEVICES_LIMIT, DEVICES_PAGE } from "../../rules/constants";
import {
  countsOf,
  deviceChoices,
  matchingDevices,
  prepareTexts,
  readDeviceFilter,
  withText,
  writeDeviceFilter,
} from "./deviceFilter";
import type { DeviceFilter } from "./deviceFilter";
import { DevicesQuery } from "./deviceQueries";
import { filtersOf, macFilterOf, withoutDemo } from "./deviceList";

const devices = { document: DevicesQuery, read: (data: ResultOf<typeof DevicesQuery>) => data.devices };

/** All devices that `filters` finds. */
function useDevices(filters: string | null, { pause = false } = {}) {
  const base = useMemo(() => ({ filters }), [filters]);
  return useWholeList(devices, base, { page: DEVICES_PAGE, limit: DEVICES_LIMIT, pause });
}

/**
 * The devices, and what of them the address narrows the list to. While not all are there the server is asked for the
 * text too, for what is looked for may be among those still to come.
 */
export function useDeviceList() {
  const { i18n } = useTranslation();
  const address = useListAddress("/devices", "device");
  const [params, setParams] = useSearch();
  const { search, typed } = address;
  const filter = useMemo(() => readDeviceFilter(params), [params]);
  const all = useDevices(null);
  const filters = filtersOf(search);
  const isAsked = filters !== null && !all.isComplete;
  const named = useDevices(filters, { pause: !isAsked });
  const macFilter = isAsked && named.query.data?.devices.total === 0 ? macFilterOf(search) : null;
  const byMac = useDevices(macFilter, { pause: macFilter === null });
  const found = macFilter === null ? named : byMac;
  const list = isAsked ? found : all;
  // The letter stands in its field at once; a list of a hundred thousand follows it.
  const text = useDeferredValue(typed.trim());
  const known = useMemo(() => withoutDemo(all.rows), [all.rows]);
  useEffect(() => prepareTexts(known.rows), [known]);
  const choices = useMemo(() => deviceChoices(known.rows, i18n.language), [known, i18n.language]);
  const { rows, hidden } = useMemo(() => {
    // What is there is narrowed with every letter; what the server adds comes behind it.
    const [shown, demo] = [withText(known.rows, text), withText(known.demo, text)];
    if (!isAsked || text !== search) return { rows: shown, hidden: demo.length };
    const both = withoutDemo([...shown, ...demo, ...found.rows]);
    return { rows: both.rows, hidden: both.demo.length };
  }, [known, found.rows, isAsked, text, search]);
  const counts = useMemo(() => countsOf(rows), [rows]);
  const shownRows = useMemo(() => matchingDevices(rows, filter), [rows, filter]);
  const setFilter = useCallback(
    (changes: Partial<DeviceFilter>) => setParams((current) => writeDeviceFilter(current, changes)),
    [setParams],
  );
  return {
    ...address,
    filter,
    setFilter,
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
    choices,
    all,
    /** What the server was asked for: its first answer's states are the list's. */
    query: list.query,
    isSearching: isAsked && found.query.status === "loading",
  };
}
