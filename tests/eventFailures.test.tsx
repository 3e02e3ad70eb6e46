import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const main = page.getByRole("main");
const alert = (text: string | RegExp) => main.getByRole("alert").filter({ hasText: text });
const noList = /The portfolios could not be loaded: .* times are in Europe\/Berlin/;

const failing = (path: string) => ({ path, status: 500, body: { detail: "Store is closed" } });
const fail = (path: string) => (demo: Demo) => demo.scenario("failing", failing(path));

/** Well again, Retry leads to the answer and leaves the focus on the page. */
async function retry({ demo }: Harness, path: string, text: string | RegExp) {
  await expect.element(alert(text)).toHaveTextContent("Store is closed");
  // At once: what the palette loads in the background heals it too, and takes the button away.
  const button = alert(text).getByRole("button", { name: "Retry" }).element() as HTMLElement;
  demo.scenario("failing", { path, off: true });
  button.focus();
  button.click();
  await expect.element(alert(text)).not.toBeInTheDocument();
  expect(main.element().contains(document.activeElement)).toBe(true);
}

/** An event of Telde that goes on, at its own address. */
async function openEvent(before: (demo: Demo) => void) {
  const portal = await openPortal("/organization", { as: "owner", before });
  const { events, parks } = portal.demo.world();
  const park = parks.find(({ name }) => name === "Telde");
  const event = events.find(({ park_uid, end_time }) => park_uid === park?.uid && end_time === null);
  await portal.router.navigate(`/events/${event?.id}?park=${park?.uid}`);
  return { portal, event };
}

describe("what cannot be had of the events is told where it is missing, with its reason and a retry", () => {
  test.each([
    ["/events", "Events"],
    ["/events/shutdown", "Shutdown events"],
  ])("the names of the parks: %s", async (path, label) => {
    const portal = await openPortal(path, { as: "owner", before: fail("/api/v1/portfolio") });
    const grid = page.getByRole("grid", { name: label, exact: true });
    await expect.element(grid).toBeVisible();
    await retry(portal, "/api/v1/portfolio", noList);
    await expect.element(grid.getByText("Telde", { exact: true }).first()).toBeVisible();
    await expect.element(grid.getByText(/since 9 Jun, 09:00 WEST/).first()).toBeVisible();
  });

  test("the list, and a further page of it: /events/shutdown", async () => {
    const path = "/event/park/shutdown?page=1";
    const portal = await openPortal("/events/shutdown", { as: "owner", before: fail(path) });
    await retry(portal, path, "The shutdown events could not be loaded");
    portal.demo.scenario("failing", failing("/event/park/shutdown?page=2"));
    await expect.element(page.getByText(/^20 of /)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(main.getByText(/Store is closed/)).toBeVisible();
    portal.demo.scenario("failing", { path: "/event/park/shutdown?page=2", off: true });
    await userEvent.click(main.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText(/^40 of /)).toBeVisible();
  });

  test("the place of one event: its power is drawn all the same", async () => {
    const { portal } = await openEvent(fail("/api/v1/portfolio"));
    await expect.element(alert(noList)).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Power of the park" })).toBeVisible();
    await retry(portal, "/api/v1/portfolio", noList);
    await expect.element(main.getByRole("link", { name: "Telde", exact: true })).toBeVisible();
    await expect.element(main.getByText("9 Jun, 09:00 WEST")).toBeVisible();
  });

  test("how many there are", async () => {
    const path = "/event/park/count";
    const portal = await openPortal("/events", { as: "owner", before: fail(path) });
    await expect.element(page.getByRole("grid", { name: "Events", exact: true })).toBeVisible();
    await retry(portal, path, /How many events there are of each kind/);
    await expect.element(page.getByText(/ of importance below 1,000 are left out/)).toBeVisible();
  });

  test("a further page: the rows stay, and the retry brings it", async () => {
    const path = "/event/park?page=2";
    const portal = await openPortal("/events", { as: "owner", before: fail(path) });
    await expect.element(page.getByText(/^20 of /)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(main.getByText(/Store is closed/)).toBeVisible();
    await expect.element(page.getByText(/^20 of /)).toBeVisible();
    portal.demo.scenario("failing", { path, off: true });
    await userEvent.click(main.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText(/^40 of /)).toBeVisible();
    expect(main.element().contains(document.activeElement)).toBe(true);
  });

  test("the power that was to be expected around one event", async () => {
    const { portal } = await openEvent(fail("/kpi/graph"));
    const figure = page.getByRole("figure", { name: "Power of the park" });
    await expect.element(figure).toBeVisible();
    await retry(portal, "/kpi/graph", "The expected power could not be loaded");
    await expect.element(figure.getByText("Expected power").first()).toBeVisible();
  });

  test("in German too", async () => {
    await openPortal("/events", { as: "owner", language: "de", before: fail("/event/park/count") });
    await expect.element(alert(/Wie viele Ereignisse es je Art gibt/)).toBeVisible();
  });
});

test.each(["page", "pane"])(
  "while nobody knows which parks there are no time of an event is said in a zone that is not its own: %s",
  async (where) => {
    const never = { path: "/api/v1/portfolio", kind: "never" };
    const { portal, event } = await openEvent((demo) => demo.scenario("failing", never));
    if (where === "pane") await portal.router.navigate(`/events?event=${event?.id}`);
    await expect.poll(() => portal.calls("/api/v1/event/park")).toBeGreaterThan(0);
    const place = where === "page" ? main : main.getByRole("complementary");
    await expect.element(place.getByText("Loading", { exact: true }).first()).toBeInTheDocument();
    await expect.element(place.getByText("goes on", { exact: true })).not.toBeInTheDocument();
    expect(place.element().textContent).not.toContain("CEST");
  },
);

test.each(["/events", "/events/shutdown"])(
  "while nobody knows which parks there are the list is said to be awaited: %s",
  async (path) => {
    const never = { path: "/api/v1/portfolio", kind: "never" };
    await openPortal(path, { as: "owner", before: (demo) => demo.scenario("failing", never) });
    await expect.element(main.getByRole("group", { name: "Filter events" })).toBeVisible();
    await expect.element(main.getByText("Loading", { exact: true })).toBeInTheDocument();
    expect(main.getByText(/^No /).query()).toBeNull();
  },
);
