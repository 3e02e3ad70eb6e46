import { describe, expect, test } from "vitest";
import { BASE_PATH, safeNext } from "../../src/rules/nextAddress";
import { MOST_PINS, Pins } from "../../src/state/pins";
import { safeStorage } from "../../src/state/storage";
import { fakeStorage } from "./fakes";

const isOwn = (address: string) => safeNext(BASE_PATH + address, "https://portal.test") === address;

function pinsOver(stored?: unknown) {
  const { storage } = fakeStorage();
  const safe = safeStorage(storage);
  if (stored !== undefined) safe.writeJson("pins:a1", stored);
  const pins = new Pins(safe, isOwn);
  pins.load("a1");
  return { pins, safe };
}

const pin = (address: string, name = address) => ({ address, name });
const addresses = ({ all }: Pins) => all.map(({ address }) => address);

describe("what an account keeps at hand", () => {
  test("is kept in its order, and is another account's not", () => {
    const { pins, safe } = pinsOver();
    for (const address of ["/sites", "/monitor?period=Day", "/events"]) pins.add(pin(address));
    pins.move("/events", -1);
    pins.rename("/sites", "All");
    const again = new Pins(safe, isOwn);
    again.load("a1");
    expect(again.all).toEqual([pin("/sites", "All"), pin("/events"), pin("/monitor?period=Day")]);
    again.load("b2");
    expect(again.all).toEqual([]);
  });

  test.each([
    ["another origin", [pin("//evil.test/x")]],
    ["a way out", [pin("/../api/v1/auth/logout")]],
    ["a page of signing in", [pin("/login")]],
    ["no list", { address: "/sites", name: "Sites" }],
    ["no name", [{ address: "/sites", name: "" }]],
    ["a script", [pin("javascript:alert(1)")]],
  ])("%s is not taken up", (_, stored) => {
    expect(pinsOver(stored).pins.all).toEqual([]);
  });

  test("twice the same is one, under the later name", () => {
    const { pins } = pinsOver();
    pins.add(pin("/sites", "One"));
    pins.add(pin("/sites", "Two"));
    expect(pins.all).toEqual([pin("/sites", "Two")]);
  });

  test("no more than can be looked over, and nothing beyond an end", () => {
    const { pins } = pinsOver();
    for (let at = 0; at < MOST_PINS + 5; at += 1) pins.add(pin(`/sites/parks/p${at}`));
    expect(pins.all).toHaveLength(MOST_PINS);
    expect(pins.add(pin("/events"))).toBe(false);
    const before = addresses(pins);
    pins.move("/sites/parks/p0", -1);
    pins.move("/nowhere", 1);
    expect(addresses(pins)).toEqual(before);
  });

  test("closed, it shows nothing and writes nothing", () => {
    const { pins, safe } = pinsOver([pin("/sites")]);
    pins.close();
    pins.add(pin("/events"));
    expect(safe.get("pins:a1")).toBe(JSON.stringify([pin("/sites")]));
  });
});
