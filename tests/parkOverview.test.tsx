import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

const tile = (name: string) => page.getByRole("group", { name, exact: true });
const losses = () => page.getByRole("region", { name: "Where the energy went" });
const today = "/api/v1/metrics/kpi/graph?*step=5m";
const days = "/api/v1/metrics/kpi/graph?*step=1d";
const failing = (path: string) => (demo: Demo) => demo.scenario("failing", { path, status: 500, body: "" });

/** Opens the overview of a park of the demo by its name. */
async function openPark(name: string, options: HarnessOptions = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const uid = portal.demo.world().parks.find((park) => park.name === name)?.uid ?? "";
  await portal.router.navigate(`/sites/parks/${uid}`);
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return { ...portal, uid };
}

/** "−5.6 MWh" as a number. */
const numberIn = (text: string | null | undefined) =>
  Number.parseFloat((text ?? "").replace(/[−-]/, "-").replace(/,/g, ""));

describe("a park explains itself", () => {
  test("[143] in one sentence of what is known, each part a link: the event, the loss, that nobody closed it", async () => {
    const portal = await openPark("Telde");
    const main = page.getByRole("main");
    const event = main.getByRole("link", { name: /since .+ WEST, .+\.$/ }).first();
    await expect.element(event).toBeVisible();
    await expect.element(main.getByRole("link", { name: /nobody has closed it/ })).toBeVisible();
    await userEvent.click(event);
    await expect
      .poll(portal.address)
      .toBe(`/events/${/\/events\/(\d+)/.exec(portal.address())?.[1]}?park=${portal.uid}`);
    await portal.router.navigate(-1);
    await userEvent.click(main.getByRole("link", { name: /nobody has closed it/ }));
    await expect.poll(portal.address).toBe(`/sites/parks/${portal.uid}/events?open=1&importance=all`);
  });

  test("[143] [172] below the sentence stand its open events, each to be opened and closed there", async () => {
    const importances = [300, 9000, 200, 5000];
    const portal = await openPark("Telde", {
      before: (demo) => {
        const { parks, events } = demo.world();
        const uid = parks.find(({ name }) => name === "Telde")?.uid;
        const closed = events.filter(({ park_uid, end_time }) => park_uid === uid && end_time !== null);
        importances.forEach((importance, at) =>
          Object.assign(closed[at] ?? {}, { importance, end_time: null, solution: null, hidden: false }),
        );
      },
    });
    const list = page.getByRole("list", { name: "Open events" });
    await expect.element(list).toBeVisible();
    const open = portal.demo
      .world()
      .events.filter((event) => event.park_uid === portal.uid && event.end_time === null && !event.hidden);
    expect(list.getByRole("button", { name: "Close event" }).elements().length).toBe(3);
    const worstFirst = [...open].sort((one, other) => other.importance - one.importance);
    const [worst] = worstFirst;
    const links = list.getByRole("link").elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...worstFirst.slice(0, 3).map(({ id }) => `/events/${id}?park=${portal.uid}`),
      `/sites/parks/${portal.uid}/events?open=1&importance=all`,
    ]);
    expect(links.at(-1)?.textContent).toBe(`${open.length - 3} more open events`);
    await expect.element(list.getByText(worst?.title ?? "", { exact: true })).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Close event" }).first());
    await userEvent.fill(page.getByRole("dialog").getByRole("textbox").first(), "Fuse replaced");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .poll(() => portal.demo.world().events.find(({ id }) => id === worst?.id)?.solution)
      .toBe("Fuse replaced");
    await expect.poll(() => document.querySelector(`a[href^="/events/${worst?.id}?"]`)).toBeNull();
  });

  test("where the events cannot be had it names no cause nor says that there is none, and asks again", async () => {
    const path = "/api/v1/event/park?";
    const portal = await openPark("Telde", {
      before: (demo) => demo.scenario("failing", { path, status: 500, body: { detail: "Store is closed" } }),
    });
    const main = page.getByRole("main");
    await expect.element(main.getByRole("link", { name: "State: Fault.", exact: true })).toBeVisible();
    const failed = main.getByRole("alert").filter({ hasText: "The open events could not be loaded" });
    await expect.element(failed).toHaveTextContent("Store is closed");
    await expect.element(tile("Availability").getByText(/%$/)).toBeVisible();
    portal.demo.scenario("failing", { path, off: true });
    await userEvent.click(failed.getByRole("button", { name: "Retry" }));
    await expect.element(main.getByRole("link", { name: /nobody has closed it/ })).toBeVisible();
    await expect.element(failed).not.toBeInTheDocument();
  });

  test("where its figures cannot be had its open events stand there all the same", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const uid = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    failing(`/api/v1/park/${uid}/kpi`)(portal.demo);
    await portal.router.navigate(`/sites/parks/${uid}`);
    const list = page.getByRole("list", { name: "Open events" });
    await expect.element(list.getByRole("button", { name: "Close event" }).first()).toBeVisible();
    await expect.element(page.getByRole("main").getByRole("button", { name: "Retry" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: /nobody has closed it/ })).not.toBeInTheDocument();
  });

  test("in German too", async () => {
    await openPark("Telde", { language: "de" });
    await expect.element(page.getByRole("link", { name: /niemand hat es geschlossen/ })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Wo die Energie blieb" })).toBeVisible();
  });
});

describe("the figures", () => {
  test("[147] [148] yield, performance ratio and availability say what they mean", async () => {
    await openPark("Telde");
    for (const [name, meaning] of [
      ["Specific yield today", /for each kWp of peak power/],
      ["Performance ratio", /IEC 61724-1/],
      ["Availability", /^Time-based availability/],
    ] as const) {
      await userEvent.hover(tile(name).getByRole("button", { name: `What ${name} means` }));
      await expect.element(page.getByText(meaning)).toBeVisible();
      await userEvent.keyboard("{Escape}");
    }
    await expect.element(tile("Performance ratio").getByText(/^0\.\d\d$/)).toBeVisible();
    await expect.element(tile("Availability").getByText(/^\d+\.\d%$/)).toBeVisible();
  });

  test("[148] an availability that cannot be had is a dash with its reason, neither 0 nor 100 %", async () => {
    await openPark("Telde", { before: failing("/api/v1/metrics/kpi/availability") });
    await expect.element(tile("Availability").getByText("–", { exact: true })).toBeVisible();
    await expect.element(tile("Availability").getByText("The figure could not be loaded")).toBeVisible();
    await expect.element(tile("Performance ratio").getByText(/^0\.\d\d$/)).toBeVisible();
  });

  test("a wind park has no performance ratio", async () => {
    await openPark("Feldheim");
    await expect.element(tile("Availability").getByText(/%$/)).toBeVisible();
    expect(tile("Performance ratio").query()).toBeNull();
  });
});

describe("where the energy went", () => {
  test.each(["Today", "Last 30 days"])("[150] adds up from expected to delivered, %s", async (span) => {
    await openPark("Telde");
    await userEvent.click(losses().getByRole("radio", { name: span }));
    const figure = losses().getByRole("figure", { name: "Where the energy went" });
    await expect.element(figure.getByRole("img", { name: /^Expected .*Delivered/ })).toBeVisible();
    await userEvent.click(figure.getByRole("button", { name: "Table view" }));
    const grid = figure.getByRole("grid", { name: "Where the energy went" });
    await expect.element(grid.getByRole("row", { name: /^Delivered/ })).toBeVisible();
    const rows = [...grid.element().querySelectorAll('[role="row"]')].slice(1).map((row) => {
      const [name, energy] = [...row.querySelectorAll('[role="gridcell"]')];
      return { name: name?.textContent, tenths: Math.round(10 * numberIn(energy?.textContent)) };
    });
    const delivered = rows.at(-1);
    expect([rows[0]?.name, delivered?.name]).toEqual(["Expected", "Delivered"]);
    expect(rows.length).toBeGreaterThan(2);
    // To the last digit that is written.
    expect(rows.slice(0, -1).reduce((sum, { tenths }) => sum + tenths, 0)).toBe(delivered?.tenths);
  });

  test("[143] fails alone, with a retry", async () => {
    const portal = await openPark("Feldheim", { before: failing(days) });
    await userEvent.click(losses().getByRole("radio", { name: "Last 30 days" }));
    const retry = losses().getByRole("button", { name: "Retry" });
    await expect.element(retry).toBeVisible();
    await expect.element(tile("Availability").getByText(/%$/)).toBeVisible();
    portal.demo.scenario("failing", { path: days, off: true });
    await userEvent.click(retry);
    await expect.element(losses().getByRole("figure")).toBeVisible();
  });

  // One call brings today's losses and the expected power, another those of the last days and the performance ratio.
  test.each([
    [today, "Today", /^The expected power could not be loaded/, /Expected power/],
    [days, "Last 30 days", /^The performance ratio could not be loaded/, /^0\.\d\d$/],
  ])(
    "[147] [151] what lacks the same answer (%s) is named where it is missing, the reason said once",
    async (path, span, why, text) => {
      const portal = await openPark("Telde", {
        before: (demo) =>
          demo.scenario("failing", { path, status: 500, body: { detail: "Store is closed" } }),
      });
      const main = page.getByRole("main");
      await userEvent.click(losses().getByRole("radio", { name: span }));
      await expect.element(main.getByText(why)).toBeVisible();
      await expect.element(losses().getByText(/could not be loaded/)).toBeVisible();
      await expect.element(main.getByRole("alert")).toHaveTextContent(/^2 parts .*Store is closed/);
      expect(main.getByText("Store is closed").elements()).toHaveLength(1);
      await expect.element(page.getByRole("figure", { name: "Today's power" })).toBeVisible();
      expect(main.getByText(text).query()).toBeNull();
      portal.demo.scenario("failing", { path, off: true });
      await userEvent.click(main.getByRole("button", { name: "Retry" }));
      await expect.element(main.getByText(why)).not.toBeInTheDocument();
      console.log(5);
      await expect.element(main.getByText(text).first()).toBeVisible();
      await expect.element(losses().getByRole("figure")).toBeVisible();
    },
  );
});

test("[147] a performance ratio whose call fails says why below the figures, with a retry", async () => {
  const portal = await openPark("Telde", {
    before: (demo) =>
      demo.scenario("failing", { path: days, status: 500, body: { detail: "Store is closed" } }),
  });
  const failed = page.getByRole("alert").filter({ hasText: /^The performance ratio could not be loaded/ });
  await expect.element(failed).toHaveTextContent("Store is closed");
  await expect.element(tile("Performance ratio").getByText("–", { exact: true })).toBeVisible();
  portal.demo.scenario("failing", { path: days, off: true });
  await userEvent.click(failed.getByRole("button", { name: "Retry" }));
  await expect.element(tile("Performance ratio").getByText(/^0\.\d\d$/)).toBeVisible();
  await expect.element(failed).not.toBeInTheDocument();
});

test.each([
  ["/api/v1/metrics/kpi/availability", "Availability", /^Availability could not be loaded/, /%$/],
  ["/api/v1/event/park/count", "Open events", /^Today’s events could not be counted/, /event.* today$/],
])(
  "[143] [148] a figure whose call fails (%s) says why below the others, with a retry",
  async (path, name, why, text) => {
    const portal = await openPark("Telde", {
      before: (demo) => demo.scenario("failing", { path, status: 500, body: { detail: "Store is closed" } }),
    });
    const failed = page.getByRole("alert").filter({ hasText: why });
    await expect.element(failed).toHaveTextContent("Store is closed");
    await expect.element(tile("Power now").getByText(/[kM]W$/)).toBeVisible();
    await expect.element(tile(name)).not.toHaveTextContent("0 events");
    portal.demo.scenario("failing", { path, off: true });
    await userEvent.click(failed.getByRole("button", { name: "Retry" }));
    await expect.element(failed).not.toBeInTheDocument();
    await expect.element(tile(name).getByText(text)).toBeVisible();
  },
);

test("[143] below its power stands when each series last had a value, in park time", async () => {
  await openPark("Telde");
  const ages = page.getByLabelText("Last values by series");
  await expect.element(ages).toBeVisible();
  const said = [...ages.element().children].map((each) => each.textContent);
  expect(said.map((each) => /^(.+?)(1[01]:\d\d WEST)/.exec(each)?.[1])).toEqual([
    "Grid power",
    "AC power",
    "Reported power",
    "Radiation",
  ]);
});

test("[143] a series that stays behind the others is marked, it alone, and what it means is said", async () => {
  const portal = await openPortal("/organization", { as: "owner" });
  const park = portal.demo.world().parks.find(({ name }) => name === "Telde");
  // The radiation sensor has said nothing since nine.
  const answer = {
    status: "success",
    data: {
      resultType: "matrix",
      result: [{ metric: { park: park?.uid }, values: [[Date.UTC(2026, 5, 10, 8) / 1000, "420"]] }],
    },
  };
  portal.demo.scenario("failing", { path: "query_range*radiation", status: 200, body: answer });
  await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}`);
  const ages = page.getByLabelText("Last values by series");
  await expect.element(ages).toBeVisible();
  const said = [...ages.element().children].map(({ textContent }) => textContent);
  expect(said.map((each) => each.endsWith("Behind the others"))).toEqual([false, false, false, true]);
  expect(said.at(-1)).toMatch(/^Radiation/);
});

test("[151] the expected power is a line of its own in the chart and its table", async () => {
  await openPark("Telde");
  const figure = page.getByRole("figure", { name: "Today's power" });
  await expect.element(figure).toBeVisible();
  await userEvent.click(figure.getByRole("button", { name: /table/i }));
  await expect.element(page.getByRole("columnheader", { name: /Expected power/ })).toBeVisible();
});
