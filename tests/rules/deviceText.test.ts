import { expect, test } from "vitest";
import { withText } from "../../src/screens/device/deviceFilter";
import type { DeviceRow } from "../../src/screens/device/deviceQueries";

function device(name: string, mac: string, publicIp: string): DeviceRow {
  const unknown = { isOnline: null, lastConnection: null, resetReason: null, project: null, app: null };
  const status: DeviceRow["status"] = { ...unknown, publicIp };
  return {
    ...{ uid: `uid of ${name}`, name, mac, serialNumber: `PL-${name}`, status },
    ...{ park: null, organization: null },
  };
}

const rows = [
  device("Logger 100", "70:b3:d5:10:2c:7a", "192.0.2.17"),
  device("Logger 10", "70:b3:d5:5b:fd:93", "10.0.0.4"),
  device("Logger 1", "70:b3:d5:b7:8f:a8", "198.51.100.10"),
];
const found = (search: string) => withText(rows, search).map(({ name }) => name);

test("[189] what begins an IP address is no MAC address; two pairs are, with any separators", () => {
  expect(found("10.0")).toEqual(["Logger 10"]);
  expect(found("10.")).toEqual(["Logger 10"]);
  for (const mac of ["70b3d55b", "70-b3-d5-5b", "70b3.d55b", "b3 d5 5", "fd:93"])
    expect([mac, found(mac)]).toEqual([mac, ["Logger 10"]]);
});

test("what is the whole of a name or a number comes first", () => {
  expect(found("logger 1")).toEqual(["Logger 1", "Logger 100", "Logger 10"]);
  expect(found("PL-Logger 10")).toEqual(["Logger 10", "Logger 100"]);
  expect(found("")).toEqual(["Logger 100", "Logger 10", "Logger 1"]);
});
