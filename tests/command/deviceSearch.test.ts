import { expect, test } from "vitest";
import { createSearchIndex } from "../../src/command/search";
import { EntityStore } from "../../src/palette/entityStore";
import { entitiesOfDevices } from "../../src/palette/placeEntities";
import { deviceColumns, devicePage } from "./deviceColumns";
import { paletteRig, settled } from "./paletteRig";

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

/** A device that the palette has not loaded. */
const late = {
  uid: "d9",
  name: "Logger 9",
  mac: "ac:de:48:00:11:29",
  serialNumber: "PL22-100009",
  status: { publicIp: "203.0.113.7", project: "park" },
  park: { uid: "p1", name: "Söhlde" },
};

/** The palette when all has come but its devices, for which one call is still under way. */
async function waiting() {
  const rig = paletteRig();
  rig.backend.hold("DevicesForPalette");
  void rig.index.start();
  for (let turn = 0; turn < 10; turn += 1) await settled();
  rig.backend.letGo("DevicesForPalette");
  return rig;
}

test.each([
  ["Logger 9", ["name co Logger 9"]],
  ["ACDE48001129", ["mac co ac:de:48:00:11:29"]],
  ["ac:de:48:00:11:29", ["mac co ac:de:48:00:11:29"]],
  ["PL22-100009", ["serial_number co PL22-100009"]],
  ["100009", ["mac co 10:00:09", "serial_number co 100009"]],
  ["203.0.113.7", ["status.public_ip co 203.0.113.7"]],
  ["nothing999", ["serial_number co nothing999", "name co nothing999"]],
])(
  "[227] [250] until all devices are there the server is asked for %s, one call after the other",
  async (typed, filters) => {
    const rig = await waiting();
    const isThere = !typed.startsWith("nothing");
    rig.backend.told["DevicesForPalette"] = (asked) =>
      devicePage(isThere && asked["filters"] === filters.at(-1) ? [late] : []);
    expect(await rig.index.ask(typed)).toBe(isThere);
    const asked = rig.backend.asked.flatMap((call) => /"filters":"(.+)"/.exec(call)?.[1] ?? []);
    expect([asked, rig.search.search(typed).map(({ key }) => key)]).toEqual([
      filters,
      isThere ? ["device:d9"] : [],
    ]);
    expect(rig.backend.flight.most).toBe(2);
  },
);

test("[227] a server that knows no such column is asked for the name all the same", async () => {
  const rig = await waiting();
  rig.backend.told["DevicesForPalette"] = ({ filters }) => {
    if (filters !== "name co PL22-100009") throw new Error("FIELD OPERATOR TEXT expected");
    return devicePage([late]);
  };
  expect(await rig.index.ask("PL22-100009")).toBe(true);
});
