import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

const map = (name: string) => page.getByRole("application", { name });
const field = (name: string) => page.getByRole("textbox", { name });

/** Telde, which may have been given no position yet. */
async function openPark(tab: string, options: HarnessOptions & { nowhere?: boolean } = {}) {
  const portal = await openPortal("/sites", { as: "owner", ...options });
  const park = portal.demo.world().parks.find(({ name }) => name === "Telde");
  if (options.nowhere === true) Object.assign(park ?? {}, { latitude: Number.NaN, longitude: Number.NaN });
  const uid = park?.uid ?? "";
  await portal.router.navigate(`/sites/parks/${uid}${tab}`);
  return { ...portal, uid };
}

async function type(name: string, text: string): Promise<void> {
  await userEvent.fill(field(name), text);
}

describe("where a park is", () => {
  test("its overview shows it on a map of its own, with state and power; the mark is the park", async () => {
    const { address, uid } = await openPark("");
    const place = page.getByRole("region", { name: "Place" });
    await expect.element(place).toBeInTheDocument();
    // What is above it comes later and pushes it down again.
    const isDrawn = () => {
      place.element().scrollIntoView();
      return map("Map of Telde").query() !== null;
    };
    await expect.poll(isDrawn).toBe(true);
    await expect.element(map("Map of Telde").getByRole("link", { name: /^Telde, \w+, .+W$/ })).toBeVisible();
    await expect.element(place.getByText(/^Latitude 2[78]\.\d+°, longitude [-−]15\.\d+°$/)).toBeVisible();
    expect(address()).toBe(`/sites/parks/${uid}`);
    expect(await violations()).toEqual([]);
  });

  test("one without a position says so, and is given one there", async () => {
    await openPark("", { nowhere: true });
    await expect.element(page.getByText("No position is known.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Set position…" }));
    await expect.element(page.getByRole("dialog").getByRole("textbox", { name: /Latitude/ })).toBeVisible();
  });

  test("[137] the map of its settings follows the position as it is typed, and keeps the last good one", async () => {
    const portal = await openPark("/settings");
    const land = () => map("Map of Telde").element().querySelector("path")?.getAttribute("d");
    await expect.element(map("Map of Telde").getByRole("link", { name: /^Telde/ })).toBeVisible();
    const before = land();
    await type("Latitude", "52.5");
    await type("Longitude", "13.25");
    await expect.element(page.getByText("Latitude 52.5°, longitude 13.25°")).toBeVisible();
    await expect.poll(land).not.toBe(before);
    const there = land();
    await type("Latitude", "95");
    await expect
      .element(page.getByText("This is no position on earth: the map keeps the last one."))
      .toBeVisible();
    expect(land()).toBe(there);
    await type("Latitude", "north");
    await expect.element(page.getByText(/keeps the last one/)).toBeVisible();
    await type("Latitude", "-33,9");
    await expect.element(page.getByText(/^Latitude [-−]33\.9°, longitude 13\.25°$/)).toBeVisible();
    expect(portal.demo.requests().some(({ method }) => method === "PUT")).toBe(false);
  });

  test("[137] a decimal comma is a decimal comma", async () => {
    await openPark("/settings", { language: "de" });
    await expect.element(map("Karte von Telde")).toBeVisible();
    await type("Breitengrad", "52,125");
    await type("Längengrad", "10,5");
    await expect.element(page.getByText("Breitengrad 52,125°, Längengrad 10,5°")).toBeVisible();
  });
});
