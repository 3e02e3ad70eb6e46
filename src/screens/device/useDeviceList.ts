import { useMemo } from "react";
import { useListAddress } from "../../frame/list/useListAddress";
import { useGraph } from "../../frame/useGraph";
import { DEVICES_LIMIT } from "../../rules/constants";
import { filtersOf, macFilterOf } from "./deviceList";
import { DevicesQuery } from "./deviceQueries";

/** The list's page, search and open device, all kept in the address, and the page itself. */
export function useDeviceList() {
  const address = useListAddress("/devices", "device");
  const { page, search } = address;
  const filters = filtersOf(search);
  const variables = useMemo(() => ({ page, limit: DEVICES_LIMIT, filters }), [page, filters]);
  const first = useGraph(DevicesQuery, variables);
  const macFilter = first.data?.devices.total === 0 ? macFilterOf(search) : null;
  const macVariables = useMemo(() => ({ page, limit: DEVICES_LIMIT, filters: macFilter }), [page, macFilter]);
  const byMac = useGraph(DevicesQuery, macVariables, { pause: macFilter === null });
  return { ...address, query: macFilter === null ? first : byMac };
}
