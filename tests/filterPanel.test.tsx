import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const press = (keys: string) => userEvent.keyboard(keys);

describe("KPI filters", () => {
  const panel = () => page.getByRole("complementary", { name: "KPI filters" });
  const field = (name: string) => panel().getByRole("button", { name });
  const open = () => userEvent.click(page.getByRole("button", { name: "KPI filters" }));

  test("[44] [45] offers all or one portfolio, and all or one park, by name as one reads", async () => {
    await openPortal("/organization", { as: "owner" });
    await open();
    await userEvent.click(field("Park"));
    await expect.element(page.getByRole("option").first()).toBeVisible();
    const names = page
      .getByRole("option")
      .elements()
      .map((option) => option.firstElementChild?.textContent ?? "");
    expect(names[0]).toBe("All parks");
    const parks = names.slice(1);
    expect(parks.length).toBeGreaterThan(5);
    expect(parks).toEqual([...parks].sort(new Intl.Collator("en", { numeric: true }).compare));
  });

  test("[46] [47] a park brings its portfolio, a portfolio clears the park; Save writes the address once", async () => {
    const { address, router } = await openPortal("/dashboard?period=Month&x=1", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    const visited: string[] = [];
    router.subscribe(({ location }) => visited.push(location.search));
    await open();
    await userEvent.click(field("Park"));
    const option = page.getByRole("option").nth(1);
    await expect.element(option).toBeVisible();
    const park = option.element().firstElementChild?.textContent ?? "";
    const portfolio = option.element().children[1]?.textContent ?? "";
    await userEvent.click(option);
    await expect.element(field("Park")).toHaveTextContent(park);
    await expect.element(field("Portfolio")).toHaveTextContent(portfolio);
    expect(visited).toEqual([]);
    await userEvent.click(panel().getByRole("button", { name: "Save" }));
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.poll(address).toMatch(/^\/dashboard\?x=1&period=Month&portfolios=[^&]+&parks=[^&,]+$/);
    expect(new Set(visited).size).toBe(1);
    await open();
    await userEvent.click(field("Portfolio"));
    const other = page
      .getByRole("option")
      .nth(portfolio === page.getByRole("option").nth(1).element().textContent ? 2 : 1);
    await userEvent.click(other);
    await expect.element(field("Park")).toHaveTextContent("All parks");
  });

  test("[235] [243] its first field has the focus, and Ctrl+Enter saves from any of them", async () => {
    const { address } = await openPortal("/dashboard", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    await press("f");
    await expect.element(field("Period")).toHaveFocus();
    await press("{Enter}");
    await expect.element(page.getByRole("option", { name: "Month" })).toBeVisible();
    await press("m{Enter}");
    await expect.element(field("Period")).toHaveTextContent("Month");
    await expect.element(field("Period")).toHaveFocus();
    expect(address()).toBe("/dashboard");
    await press("{Control>}{Enter}{/Control}");
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.poll(address).toBe("/dashboard?period=Month");
  });

  test("[243] the period can be chosen here, and takes the place of days that were chosen", async () => {
    const { address } = await openPortal("/dashboard?start=2026-06-01&end=2026-06-03", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    await open();
    await expect.element(field("Period")).toHaveTextContent("Custom");
    await userEvent.click(panel().getByRole("button", { name: "Save" }));
    expect(address()).toBe("/dashboard?start=2026-06-01&end=2026-06-03");
    await open();
    await userEvent.click(field("Period"));
    await userEvent.click(page.getByRole("option", { name: "Month" }));
    await expect.element(field("Period")).toHaveTextContent("Month");
    await userEvent.click(panel().getByRole("button", { name: "Save" }));
    await expect.poll(address).toBe("/dashboard?period=Month");
    await expect.element(page.getByText(/30 Jun 2026 \(CEST\)/).first()).toBeVisible();
  });

  test("[243] Clear filter takes all of it away, closes the panel and can be undone", async () => {
    const { address } = await openPortal("/dashboard?period=Month", { as: "owner" });
    await expect.element(heading("Dashboard")).toBeVisible();
    await open();
    await userEvent.click(panel().getByRole("button", { name: "Clear filter" }));
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.poll(address).toBe("/dashboard?period=Quarter");
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.poll(address).toBe("/dashboard?period=Month");
  });

  test("[47] Esc and the backdrop discard the choice, and the focus goes back", async () => {
    const { address } = await openPortal("/dashboard", { as: "owner" });
    for (const leave of [
      () => press("{Escape}"),
      () => Promise.resolve(document.querySelector<HTMLElement>("[data-backdrop]")?.click()),
    ]) {
      await open();
      await userEvent.click(field("Portfolio"));
      await userEvent.click(page.getByRole("option").nth(1));
      await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
      await expect.element(field("Portfolio")).toHaveFocus();
      await leave();
      await expect.element(panel()).not.toBeInTheDocument();
      await expect.element(page.getByRole("button", { name: "KPI filters" })).toHaveFocus();
      expect(address()).toBe("/dashboard");
    }
    await open();
    await expect.element(field("Portfolio")).toHaveTextContent("All portfolios");
  });

  test("[48] several parks of a link are counted and kept", async () => {
    const { address, tools } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    tools.go("/dashboard?parks=a,b,c");
    await open();
    await expect.element(field("Park")).toHaveTextContent("3 parks");
    await userEvent.click(panel().getByRole("button", { name: "Save" }));
    expect(address()).toBe("/dashboard?parks=a,b,c");
  });

  test("finds a park among many by typing", async () => {
    await openPortal("/organization", { as: "owner", fleet: { parks: 2000, devices: 0 } });
    await open();
    await userEvent.click(field("Park"));
    await expect.element(page.getByRole("option").first()).toBeVisible();
    expect(page.getByRole("option").elements().length).toBe(100);
    await expect.element(page.getByText("Type to find more.")).toBeVisible();
    const name = page.getByRole("option").nth(3).element().firstElementChild?.textContent ?? "";
    await press(name.toLowerCase());
    await expect.element(page.getByRole("option").first()).toHaveTextContent(name);
  });
});

describe("the site canvas", () => {
  test("[56] counts the sites by state and shows the worst with power and course, one tab stop, by one call", async () => {
    const { address, demo } = await openPortal("/organization", { as: "owner" });
    await userEvent.click(page.getByRole("button", { name: "Site canvas" }));
    const canvas = page.getByRole("region", { name: "Site canvas" });
    const tiles = canvas.getByRole("list", { name: "Worst sites" }).getByRole("link");
    await expect.element(tiles.first()).toBeVisible();
    const names = tiles.elements().map((tile) => tile.textContent);
    expect(names.filter((name) => !/W(OK|Warning|Fault|Offline)$/.test(name))).toEqual([]);
    expect(names.length).toBe(6);
    const counts = canvas.getByRole("list", { name: "Sites by state" }).getByRole("link");
    expect(counts.first().element().textContent).toMatch(/^\d+ Fault$/);
    await expect.poll(() => canvas.element().querySelectorAll('svg[viewBox="0 0 120 32"]').length).toBe(6);
    expect(demo.requests().filter(({ path }) => path.includes("query_range")).length).toBe(1);
    const order = ["Fault", "Warning", "Offline", "OK"].map((word) =>
      names.findIndex((name) => name.endsWith(word)),
    );
    const present = order.filter((at) => at >= 0);
    expect(present).toEqual([...present].sort((a, b) => a - b));
    expect(tiles.elements().filter((tile) => (tile as HTMLElement).tabIndex === 0).length).toBe(1);
    (tiles.first().element() as HTMLElement).focus();
    await press("{ArrowRight}");
    await expect.element(tiles.nth(1)).toHaveFocus();
    await press("{End}{Home}{ArrowRight}{Enter}");
    await expect.poll(address).toMatch(/^\/sites\/parks\//);
  });

  test("[56] what is wrong beyond the six is counted in a tile of its own, which the arrows reach and which leads to it", async () => {
    const figures = {
      power_w: 0,
      energy_today_wh: 0,
      lost_energy_today_wh: 0,
      open_events: 0,
      last_data: null,
    };
    const parks = Array.from({ length: 9 }, (_, at) => ({
      ...{ uid: `p${at}`, name: `Park ${at}`, portfolio_uid: "n", kind: "solar" },
      kpi: { state: "fault", ...figures },
    }));
    const portfolios = [{ uid: "n", name: "North", timezone: "Europe/Berlin", currency: "EUR", parks }];
    const { address } = await openPortal("/organization", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios } }),
    });
    await userEvent.click(page.getByRole("button", { name: "Site canvas" }));
    const tiles = page.getByRole("list", { name: "Worst sites" }).getByRole("link");
    await expect.poll(() => tiles.elements().length).toBe(7);
    await expect.element(tiles.nth(6)).toHaveTextContent(/^\+ 3 Fault$/);
    (tiles.first().element() as HTMLElement).focus();
    await press("{End}{Enter}");
    await expect.poll(address).toBe("/sites?state=fault");
  });
});
