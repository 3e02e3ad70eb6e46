import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import { places } from "./places";

const said = () =>
  [...document.querySelectorAll('main [role="status"] li')].map(({ textContent }) => textContent.trim());
const plant = places.parkPlant?.path ?? "";
const park = places.parkEvents?.path ?? "";

describe("what is said of the address", () => {
  const period = "The address names a period that does not exist; the quarter is shown.";
  const dates = "The dates of the address are not valid; the period is shown.";
  const today = "The date of the address is not valid; today is shown.";
  const parks = "Parks or portfolios of the address were not found and are left out.";

  test.each([
    ["/dashboard", [period, dates, parks, expect.stringMatching(/^Figures until now/)]],
    [plant, [period, dates, expect.stringMatching(/^Figures until now/)]],
    ["/monitor", [today, parks]],
    ["/events", [period, dates, parks]],
    ["/events/shutdown", [period, dates, parks]],
    [park, [period, dates]],
    ["/forecast", [parks]],
    ["/report", [parks]],
    ["/sites", [parks]],
  ])("[57] [58] on %s is of a time that is shown there", async (path, notes) => {
    await openPortal(`${path}?period=Bogus&start=x&end=y&date=xx&portfolios=nowhere`, { as: "owner" });
    await expect.poll(said).toEqual(notes);
  });

  test.each([
    ["period=Bogus", "Quarter", "2026-03-31T22:00:00.000Z", [period]],
    ["period=Year&start=x&end=y", "Year", "2025-12-31T23:00:00.000Z", [dates]],
    [
      "start=x&end=y",
      "All times",
      undefined,
      ["The dates of the address are not valid; all times are shown."],
    ],
    [
      "start=2026-05-02&end=2026-05-01",
      "All times",
      undefined,
      ["The start lies after the end; all times are shown."],
    ],
    ["period=Bogus&start=2026-05-01&end=2026-05-02", "Custom", "2026-04-30T22:00:00.000Z", []],
  ])("[57] [58] [59] of ?%s events say, select and ask for the same", async (search, time, start, notes) => {
    const portal = await openPortal(`/events?${search}`, { as: "owner" });
    for (const [path, call] of [
      ["/events", "/api/v1/event/park"],
      ["/events/shutdown", "/api/v1/event/park/shutdown"],
    ] as const) {
      await portal.router.navigate(`${path}?${search}`);
      await expect
        .poll(() =>
          portal.demo
            .requests()
            .filter((request) => request.path === call && request.query["limit"] === "20")
            .map(({ query }) => query["start_time"]),
        )
        .toEqual([start]);
      await expect.element(page.getByRole("button", { name: `${time} Time` })).toBeVisible();
      expect(said()).toEqual(notes);
    }
  });
});

describe("[126] a zone that had to be assumed", () => {
  const one = "The portfolio names no time zone; times are in Europe/Berlin.";
  const some = "Not every portfolio names a time zone; times of the others are in Europe/Berlin.";
  /** The portfolio of this park names none. */
  const without = (park: string | undefined) => (demo: Demo) => {
    const { parks, portfolios } = demo.world();
    const home = parks.find(({ uid }) => uid === park)?.portfolio_uid;
    for (const portfolio of portfolios)
      if (park === undefined || portfolio.uid === home) portfolio.timezone = null;
  };
  const lists = ["/events", "/events/shutdown", "/forecast", "/report"];

  test("is marked on screens of one zone and of one place", async () => {
    const portal = await openPortal("/profile", { as: "owner", before: without(undefined) });
    for (const path of ["/dashboard", "/monitor"]) {
      await portal.router.navigate(path);
      await expect.element(page.getByText(one, { exact: true })).toBeVisible();
      await portal.router.navigate("/profile");
      await expect.element(page.getByText(one, { exact: true })).not.toBeInTheDocument();
    }
    for (const { path } of [places.park, places.portfolio, places.sites].flatMap((each) => each ?? [])) {
      await portal.router.navigate(path);
      await expect.element(page.getByText(/Europe\/Berlin \(assumed\)/).first()).toBeVisible();
    }
  });

  test("is marked on a list where some of its portfolios name none, and on the page of what lies in such a one", async () => {
    const portal = await openPortal("/profile", {
      as: "owner",
      before: (demo) => without(demo.world().parks.find(({ name }) => name === "Telde")?.uid)(demo),
    });
    const { parks, events, portfolios } = portal.demo.world();
    const telde = parks.find(({ name }) => name === "Telde");
    for (const path of lists) {
      await portal.router.navigate(path);
      await expect.element(page.getByText(some, { exact: true })).toBeVisible();
      await portal.router.navigate(`${path}?portfolios=${telde?.portfolio_uid ?? ""}`);
      await expect.element(page.getByText(one, { exact: true })).toBeVisible();
      await portal.router.navigate(`${path}?portfolios=${portfolios[0]?.uid ?? ""}`);
      await expect.element(page.getByText(one, { exact: true })).not.toBeInTheDocument();
      expect(said()).toEqual([]);
    }
    const { id = 0 } = events.find((event) => event.park_uid === telde?.uid) ?? {};
    await portal.router.navigate(`/events/${id}?park=${telde?.uid ?? ""}`);
    await expect.element(page.getByText(one, { exact: true })).toBeVisible();
  });

  test("is marked on the list of devices and on the page of one in such a park", async () => {
    const portal = await openPortal("/profile", {
      as: "admin",
      before: (demo) =>
        without(demo.world().devices.find(({ park_uid }) => park_uid !== null)?.park_uid ?? "")(demo),
    });
    const { devices } = portal.demo.world();
    const own = devices.find(({ park_uid }) => park_uid !== null);
    await portal.router.navigate("/devices");
    await expect.element(page.getByText(some, { exact: true })).toBeVisible();
    await portal.router.navigate(`/devices/${own?.uid ?? ""}`);
    await expect.element(page.getByText(one, { exact: true })).toBeVisible();
  });
});
