import { expect, test } from "vitest";
import { createSearchIndex } from "../../src/command/search";
import { EntityStore } from "../../src/palette/entityStore";
import { entitiesOfDevices } from "../../src/palette/placeEntities";
import { deviceColumns } from "./deviceColumns";

/** One logger of every park, each with an address of its own. */
function device(number: number) {
  const hex = number.toString(16).padStart(6, "0");
  const mac = `70:b3:d5:${hex.slice(0, 2)}:${hex.slice(2, 4)}:${hex.slice(4)}`;
  const park = { uid: `park-${number % 50}`, name: `Windpark ${number % 50}` };
  const known = { serialNumber: "", status: null };
  return { uid: `device-${number}`, name: `Logger ${number}`, mac, park, ...known };
}

test("[227] of any number of devices each is found by its park, though its address is shown beside it", () => {
  const count = 0xffff + 1200;
  const search = createSearchIndex();
  const store = new EntityStore(search);
  for (let from = 0; from < count; from += 1000) {
    const some = Array.from({ length: Math.min(1000, count - from) }, (_, place) => device(from + place));
    store.put(entitiesOfDevices(deviceColumns(some)));
  }
  const last = device(count - 1);
  const found = search.search(`logger ${count - 1} ${last.park.name}`);
  expect(found.map(({ key }) => key)).toEqual([`device:${last.uid}`]);
  expect(store.get(`device:${last.uid}`)?.context).toBe(`${last.park.name} · ${last.mac}`);
});
