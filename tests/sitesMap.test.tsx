import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";

const map = () => page.getByRole("application", { name: "Map of the parks" });
const mark = (name: string | RegExp) => map().getByRole("link", { name });
const cluster = (name: string | RegExp) => map().getByRole("button", { name });
const list = () => page.getByRole("grid", { name: "Parks", exact: true });
const unplaced = () => page.getByRole("region", { name: "1 park without a position" });
const press = (keys: string) => userEvent.keyboard(keys);

const park = (name: string, state: string, latitude?: number, longitude?: number) => ({
  uid: name.toLowerCase(),
  name,
  portfolio_uid: "n",
  kind: "solar",
  ...(latitude === undefined ? {} : { latitude, longitude }),
  kpi: {
    ...{ state, power_w: 2_400_000, energy_today_wh: 0, lost_energy_today_wh: 0 },
    ...{ open_events: 0, last_data: "2026-06-10T09:59:00Z" },
  },
});

/** Two neighbours, one far off, two in the same place, and one that nobody has given a place. */
function before(demo: Demo): void {
  const parks = [
    park("Aurich", "ok", 53.47, 7.48),
    park("Emden", "fault", 53.37, 7.2),
    park("Telde", "warning", 28, -15.42),
    park("North", "ok", 39.7, -105),
    park("South", "offline", 39.7, -105),
    park("Nowhere", "ok"),
  ];
  const portfolios = [{ uid: "n", name: "All", timezone: "Europe/Berlin", currency: "EUR", parks }];
  demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios } });
}

const open = (search = "?view=map", width = 1400) =>
  openPortal(`/sites${search}`, { as: "owner", before, width });

describe("the map of the sites", () => {
  test("is the list's other form, in the address; both show the same parks, and who has no place is told", async () => {
    const portal = await open("");
    const rows = page.getByRole("treegrid", { name: "Sites" }).getByRole("row");
    const parks = () => rows.elements().filter((row) => row.getAttribute("aria-level") === "2");
    await expect.poll(() => parks().length).toBe(6);
    await userEvent.click(page.getByRole("radio", { name: "Map" }));
    await expect.element(mark(/^Telde, Warning, 2\.40?\sMW$/)).toBeVisible();
    await expect.element(cluster("2 parks: 1 Fault, 1 OK")).toBeVisible();
    await expect.element(cluster("2 parks: 1 Offline, 1 OK")).toBeVisible();
    await expect.element(list()).toHaveAttribute("aria-rowcount", "7");
    await expect.element(unplaced().getByRole("link", { name: "Nowhere" })).toBeVisible();
    expect(portal.address()).toBe("/sites?view=map");
    await expect.element(unplaced().getByRole("button", { name: "Set position…" })).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "List" }));
    await expect.element(map()).not.toBeInTheDocument();
    expect(portal.address()).toBe("/sites");
  });

  test("follows the search; parks that are left are looked at as a whole", async () => {
    await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search parks" }), "emden");
    await expect.element(mark(/^Emden, Fault/)).toBeVisible();
    await expect.element(mark(/^Telde/)).not.toBeInTheDocument();
    await expect.element(page.getByText("without a position")).not.toBeInTheDocument();
  });

  test("is worked by keys: one stop for the map, one for its marks; a cluster opens, a park is opened", async () => {
    const portal = await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    map().element().focus();
    await press("{Tab}");
    await expect.element(cluster(/1 Fault/)).toHaveFocus();
    await press("{ArrowDown}");
    await expect.element(mark(/^Telde/)).toHaveFocus();
    await press("{ArrowUp}{Enter}");
    await expect.element(mark(/^Emden/)).toHaveFocus();
    await press("{ArrowRight}");
    await expect.element(mark(/^Aurich/)).toHaveFocus();
    await press("0");
    await expect.element(cluster(/1 Fault/)).toHaveFocus();
    await press("{Escape}");
    await expect.element(map()).toHaveFocus();
    await press("{Tab}{Enter}{Enter}");
    await expect.poll(() => portal.address()).toBe("/sites/parks/emden");
  });

  test("arrows move it, + and - zoom, 0 shows all again", async () => {
    await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    const place = () =>
      mark(/^Telde/)
        .element()
        .getBoundingClientRect();
    const { left, top } = place();
    map().element().focus();
    await press("{ArrowRight}{ArrowUp}");
    await expect.poll(() => [place().left - left, place().top - top].map(Math.round)).toEqual([-96, 96]);
    await press("{Shift>}+{/Shift}");
    await press("0");
    await expect.poll(() => [place().left - left, place().top - top].map(Math.round)).toEqual([0, 0]);
    await press("++++++");
    await expect.element(mark(/^Telde/)).not.toBeInTheDocument();
    await press("------");
    await expect.element(mark(/^Telde/)).toBeVisible();
  });

  test("[235] where it has come to rest is in the address, and a link leads there; all parks are said by nothing", async () => {
    const { address, router } = await openPortal("/sites?view=map&map=52.1000,10.2000,7.00", { as: "owner" });
    const map = page.getByRole("application", { name: "Map of the parks" });
    await expect.element(map).toBeVisible();
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard("+");
    await expect.poll(address).toBe("/sites?view=map&map=52.1000%2C10.2000%2C8.00");
    await userEvent.keyboard("0");
    await expect.poll(address).toBe("/sites?view=map");
    await router.navigate("/sites?view=map&map=0.0000,0.0000,3.00");
    await expect.element(map).toHaveTextContent("517");
    (map.element() as HTMLElement).focus();
    await userEvent.keyboard("-");
    await expect.poll(address).toBe("/sites?view=map&map=0.0000%2C0.0000%2C2.00");
  });

  test("is worked by pointer: wheel, drag, buttons; a drag presses nothing", async () => {
    const portal = await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    await userEvent.click(cluster(/1 Fault/));
    await expect.element(mark(/^Emden/)).toBeVisible();
    await expect.element(mark(/^Aurich/)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Show all parks" }));
    await expect.element(cluster(/1 Fault/)).toBeVisible();
    const at = mark(/^Telde/)
      .element()
      .getBoundingClientRect();
    await userEvent.dragAndDrop(mark(/^Telde/), map(), { targetPosition: { x: 200, y: 150 } });
    await expect
      .poll(
        () =>
          mark(/^Telde/)
            .element()
            .getBoundingClientRect().top,
      )
      .not.toBe(at.top);
    expect(portal.address()).toBe("/sites?view=map");
    const turned = new WheelEvent("wheel", {
      deltaY: -900,
      clientX: at.left,
      clientY: at.top,
      cancelable: true,
    });
    map().element().dispatchEvent(turned);
    expect(turned.defaultPrevented).toBe(true);
    await expect.element(cluster(/1 Offline/)).not.toBeInTheDocument();
  });

  test("parks in one place, which no zoom takes apart, are listed", async () => {
    const portal = await open();
    await userEvent.click(cluster(/1 Offline/));
    await expect.element(page.getByRole("menuitem", { name: /^South, Offline/ })).toBeVisible();
    await userEvent.click(page.getByRole("menuitem", { name: /^North/ }));
    await expect.poll(() => portal.address()).toBe("/sites/parks/north");
  });

  test("asks nobody for anything", async () => {
    const portal = await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    expect(portal.calls("/portfolio")).toBe(1);
    expect(portal.calls("/kpi")).toBe(0);
  });
});

test("the palette shows the sites on the map", async () => {
  const portal = await openPortal("/dashboard", { as: "owner", before });
  await userEvent.click(page.getByRole("button", { name: "Open command palette" }));
  await userEvent.fill(page.getByRole("combobox"), "show sites on the map");
  await press("{Enter}");
  await expect.element(mark(/^Telde/)).toBeVisible();
  expect(portal.address()).toBe("/sites?view=map");
});

describe("the map for everybody", () => {
  test("names are said, nothing is hidden from assistive technology: 1,400 px and 400 px", async () => {
    await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    expect(await violations()).toEqual([]);
    await page.viewport(400, 800);
    await expect.element(mark(/^Telde/)).toBeVisible();
    expect(await violations()).toEqual([]);
  });

  test("north is up and east is right where the page is read from right to left", async () => {
    await open();
    await expect.element(mark(/^Telde/)).toBeVisible();
    const x = (name: RegExp, by: typeof mark) => by(name).element().getBoundingClientRect().left;
    const isWestward = () => x(/1 Offline/, cluster) < x(/^Telde/, mark);
    expect(isWestward()).toBe(true);
    document.documentElement.dir = "rtl";
    try {
      await expect.poll(isWestward).toBe(true);
      map().element().focus();
      await press("{Tab}{ArrowLeft}");
      expect(document.activeElement?.getAttribute("aria-label")).toMatch(/^(Telde|2 parks: 1 Offline)/);
    } finally {
      document.documentElement.dir = "ltr";
    }
  });
});

test("[228] beside the map parks of one name are told apart by their portfolios, others say none", async () => {
  const portfolios = ["Elbe", "Weser"].map((name) => {
    const parks = [park("Nord", "ok", 53, 8), park(`Only ${name}`, "ok", 52, 9), park("Lost", "ok")];
    const own = parks.map((each) => ({ ...each, uid: `${name}-${each.uid}`, portfolio_uid: name }));
    return { uid: name, name, timezone: "Europe/Berlin", currency: "EUR", parks: own };
  });
  const body = { portfolios };
  await openPortal("/sites?view=map", {
    as: "owner",
    before: (demo) => demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body }),
  });
  const said = (of: Locator) =>
    of
      .getByRole("row")
      .elements()
      .slice(1)
      .map((row) => row.querySelector('[role="gridcell"]')?.textContent)
      .sort();
  const lost = ["LostElbe", "LostWeser"];
  await expect
    .poll(() => said(list()))
    .toEqual([...lost, "NordElbe", "NordWeser", "Only Elbe", "Only Weser"]);
  const nowhere = page.getByRole("region", { name: "2 parks without a position" });
  expect(said(nowhere)).toEqual(lost);
});
