import type { WorldState } from "../../mocks/world/types";

/** One call of each operation that changes a device, each on what the one before left. */
export function deviceWrites({ devices, parks, organizations }: WorldState): readonly [string, unknown][] {
  const device = `/api/v1/device/${devices.find(({ park_uid }) => park_uid !== null)?.uid ?? ""}`;
  return [
    [`PUT ${device}`, { name: "Logger 1", settings: { remote_access: false } }],
    [`PUT ${device}/app`, { latitude: 49.5, longitude: 8.25 }],
    [`DELETE ${device}/remove-from-park`, undefined],
    [`POST ${device}/assign-park`, { park_uid: parks[0]?.uid }],
    [`DELETE ${device}/remove-from-organization`, undefined],
    [`POST ${device}/assign-organization`, { organization_uid: organizations[0]?.uid }],
  ];
}
