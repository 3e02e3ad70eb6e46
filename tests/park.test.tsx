import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { PortfoliosQuery } from "../src/frame/portfoliosQuery";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const sites = () => page.getByRole("treegrid", { name: "Sites", exact: true });
const tile = (name: string) => page.getByRole("group", { name, exact: true });
const failing =
  (path: string, options: Record<string, unknown> = {}) =>
  (demo: Demo) =>
    demo.scenario("failing", { path, status: 500, body: "", ...options });

/** The parks the owner sees. */
function ownParks({ demo }: Pick<Harness, "demo">) {
  const { parks, portfolios, accounts } = demo.world();
  const owner = accounts.find(({ email }) => email === "owner@demo.test");
  const own = new Set(
    portfolios
      .filter(({ organization_uid }) => organization_uid === owner?.organization_uid)
      .map(({ uid }) => uid),
  );
  return {
    own: parks.filter(({ portfolio_uid }) => own.has(portfolio_uid)),
    foreign: parks.filter(({ portfolio_uid }) => !own.has(portfolio_uid)),
  };
}

/** A list of one portfolio with one park, as a server may answer. */
const answer = (park: Record<string, unknown>, portfolio: Record<string, unknown> = {}) => ({
  status: 200,
  body: {
    portfolios: [
      {
        uid: "n",
        name: "North",
        timezone: "Europe/Berlin",
        currency: "EUR",
        parks: [{ uid: "p", name: "Aurich", portfolio_uid: "n", ...park }],
        ...portfolio,
      },
    ],
  },
});

const main = () => document.querySelector("main") ?? document.body;
/** The header, the portfolios and the parks that the owner sees. */
const allRows = (portal: Harness) => {
  const { own } = ownParks(portal);
  return String(1 + new Set(own.map(({ portfolio_uid }) => portfolio_uid)).size + own.length);
};
const rows = () => [...sites().element().querySelectorAll('[role="row"]')].slice(1);

const retry = () => page.getByRole("button", { name: "Retry" }).first();

/** At once: what the palette loads in the background heals the panel too, and then there is no button any more. */
function pressRetry(): void {
  const button = retry().query();
  if (button instanceof HTMLElement) button.click();
}

describe("the sites", () => {
  test("list every park under its portfolio; Enter opens the one the cursor is on", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
    await expect.element(sites()).toHaveAttribute("aria-rowcount", allRows(portal));
    (sites().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => portal.tools.context().focused?.kind).toBe("park");
    const focused = portal.tools.context().focused;
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toBe(`/sites/parks/${focused?.uid ?? ""}`);
    await expect
      .element(page.getByRole("heading", { level: 1, name: focused?.name ?? "nothing" }))
      .toBeVisible();
  });

  test("/ goes to the search, which folds umlauts and looks at portfolios too; Esc empties it", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(sites()).toBeVisible();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    await userEvent.keyboard("/");
    await userEvent.keyboard("soehl");
    await expect.element(sites().getByRole("link", { name: "Söhlde", exact: true })).toBeVisible();
    await expect.poll(() => rows().length).toBe(2);
    await userEvent.keyboard("{Escape}");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", allRows(portal));
    await userEvent.keyboard("qqqq");
    await expect.element(page.getByText("No park or portfolio is called “qqqq”.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Clear search" }));
    await expect.element(sites()).toBeVisible();
  });

  test("follow the filter of the address, with the way back to all", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { own } = ownParks(portal);
    await portal.router.navigate(`/sites?parks=${own[0]?.uid ?? ""}`);
    await expect.element(page.getByText(`1 of ${own.length} parks by the KPI filters`)).toBeVisible();
    expect(rows()).toHaveLength(2);
    await userEvent.click(page.getByRole("button", { name: "Show all" }));
    await expect.element(sites()).toHaveAttribute("aria-rowcount", allRows(portal));
  });

  test("[134][147] a park without figures shows dashes with their reason, never 0 or NaN", async () => {
    await openPortal("/sites", {
      as: "owner",
      before: failing("/api/v1/portfolio", answer({ kind: "solar", peak_power_w: null, kpi: null })),
    });
    await expect.element(sites().getByRole("link", { name: "Aurich" })).toBeVisible();
    await expect.element(sites().getByLabelText("Peak power is not known").nth(1)).toBeVisible();
    await expect.element(sites().getByText("Never any data").nth(1)).toBeVisible();
    expect(sites().element().textContent).not.toMatch(/NaN|\b0\b|undefined|null/);
  });

  test("a kind and a state nobody knows show their raw names", async () => {
    const kpi = {
      state: "napping",
      power_w: 1500,
      energy_today_wh: 4200,
      lost_energy_today_wh: 0,
      open_events: 2,
      last_data: "2026-06-10T09:55:00Z",
    };
    await openPortal("/sites", {
      as: "owner",
      before: failing("/api/v1/portfolio", answer({ kind: "tidal", peak_power_w: 2000, kpi })),
    });
    await expect.element(sites().getByText("napping")).toBeVisible();
    await expect.element(sites().getByRole("img", { name: "tidal" }).nth(1)).toBeVisible();
    expect(rows()[1]?.textContent).toMatch(/1\.50.*4\.20.*2\.10.*2.*11:55/);
  });

  test("empty says why, failed says what and can be asked again", async () => {
    const portal = await openPortal("/sites", { as: "owner", before: failing("/api/v1/portfolio") });
    await expect.element(page.getByText("The sites could not be loaded")).toBeVisible();
    await expect.element(retry()).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    failing("/api/v1/portfolio", { status: 200, body: { portfolios: [] } })(portal.demo);
    pressRetry();
    await expect.element(page.getByText("You have no portfolio yet, or may see none.")).toBeVisible();
  });

  test("[55] a refresh that fails keeps the rows, marked as old", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(sites()).toBeVisible();
    failing("/api/v1/portfolio", { body: { detail: "Maintenance" } })(portal.demo);
    /* one that is under way would be joined: asked again until it is the failing one */
    const refreshed = () => {
      portal.tools.refresh();
      return page.getByText("Maintenance").query();
    };
    await expect.poll(refreshed, { interval: 500 }).not.toBeNull();
    await expect.element(sites()).toBeVisible();
  });

  test.each(["light", "dark"] as const)("pass axe in the %s theme, in German", async (theme) => {
    await openPortal("/sites", { as: "owner", theme, language: "de" });
    await expect.element(page.getByRole("treegrid", { name: "Standorte" })).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});

describe("a park", () => {
  const openPark = async (options: Parameters<typeof openPortal>[1] = {}) => {
    const portal = await openPortal("/sites", { as: "owner", ...options });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    const park = ownParks(portal).own.find(({ kind, quirk }) => kind === "solar" && quirk === null);
    await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}`);
    return { portal, park };
  };

  test("[14] shows what it is, its figures and its day, by five queries of one minute", async () => {
    const { portal, park } = await openPark();
    await expect.element(page.getByRole("heading", { level: 1, name: park?.name ?? "" })).toBeVisible();
    await expect.element(tile("Power now").getByText(/[kM]W$/)).toBeVisible();
    await expect.element(tile("Energy today").getByText(/Wh$/)).toBeVisible();
    await expect.element(tile("Specific yield today").getByText(/kWh\/kWp$/)).toBeVisible();
    await expect.element(tile("Lost energy today").getByText(/Wh$/)).toBeVisible();
    await expect.element(tile("Open events").getByText(/important/)).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Today's power" })).toBeVisible();
    const steps = portal.demo
      .requests()
      .filter(({ path }) => path.endsWith("/query_range"))
      .map(({ query }) => query["step"]);
    expect(steps.sort()).toEqual(["60", "60", "60", "60", "900"]);
  });

  test("goes to the monitor and to the dashboard with itself as the filter", async () => {
    const { portal, park } = await openPark();
    await userEvent.click(page.getByRole("button", { name: "Open in monitor" }));
    await expect.poll(() => portal.address()).toContain("/monitor");
    expect(portal.address()).toContain(`parks=${park?.uid ?? ""}`);
    await portal.router.navigate(-1);
    await userEvent.click(page.getByRole("button", { name: "Filter by this park" }));
    await expect.poll(() => portal.address()).toContain("/dashboard");
    expect(portal.address()).toContain(`parks=${park?.uid ?? ""}`);
  });

  test("is the palette's preset while its screen is open", async () => {
    const { portal, park } = await openPark();
    await expect.element(page.getByRole("heading", { level: 1, name: park?.name ?? "" })).toBeVisible();
    await expect.poll(() => portal.tools.context().focused?.uid).toBe(park?.uid);
  });

  test("[15] one that does not exist, or that one may not see, is said to be so with a way back", async () => {
    const portal = await openPortal("/sites/parks/nowhere", { as: "owner" });
    const title = page.getByRole("heading", { level: 1, name: "Park not found or no access" });
    await expect.element(title).toBeVisible();
    await portal.router.navigate(`/sites/parks/${ownParks(portal).foreign[0]?.uid ?? ""}`);
    await expect.poll(() => portal.demo.requests().some(({ status }) => status === 403)).toBe(true);
    await expect.element(page.getByRole("link", { name: "What may I do?" })).toBeVisible();
    await userEvent.click(page.getByRole("link", { name: "Go to Sites" }));
    await expect.poll(() => portal.address()).toBe("/sites");
  });

  test.each(["%2E%2E", "%2E", "%00"])(
    "[F23] the uid %s is refused before any request is sent",
    async (uid) => {
      const portal = await openPortal(`/sites/parks/${uid}`, { as: "owner" });
      await expect
        .element(page.getByRole("heading", { level: 1, name: "Park not found or no access" }))
        .toBeVisible();
      expect(portal.demo.requests().filter(({ path }) => path.includes("/park"))).toEqual([]);
    },
  );

  test("[F25] a uid with signs of addresses is one encoded segment", async () => {
    const uid = encodeURIComponent("a/b?#%+üé😀");
    const portal = await openPortal(`/sites/parks/${uid}`, { as: "owner" });
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Park not found or no access" }))
      .toBeVisible();
    expect(portal.calls(`/api/v1/park/${uid}`)).toBe(1);
  });

  test("a server that fails is an error with a retry, not a missing park", async () => {
    // The list of portfolios knows what a park is, too.
    const { portal } = await openPark({ before: failing("/api/v1/p*", { method: "GET" }) });
    await expect.element(page.getByText("The park could not be loaded")).toBeVisible();
    await expect.element(retry()).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    pressRetry();
    await expect.element(tile("Power now").getByText(/W$/)).toBeVisible();
  });

  test("[F117] a list of portfolios that fails is no park without one: it is told, with a retry", async () => {
    const { portal } = await openPark({ before: failing("/api/v1/portfolio") });
    await expect.element(page.getByText(/The portfolios could not be loaded/)).toBeVisible();
    await expect.element(page.getByText("No portfolio")).not.toBeInTheDocument();
    portal.demo.scenario("failing", { off: true });
    pressRetry();
    await expect.element(page.getByText(/The portfolios could not be loaded/)).not.toBeInTheDocument();
  });

  test("[55] a refresh that fails keeps the park, marked as old, whatever else is answered", async () => {
    const { portal, park } = await openPark();
    await expect.element(tile("Power now").getByText(/W$/)).toBeVisible();
    failing(`/api/v1/park/${park?.uid ?? ""}`, { body: { detail: "Maintenance" }, times: 1 })(portal.demo);
    portal.tools.refresh();
    await expect.element(page.getByText(/Could not be refreshed; as of/)).toBeVisible();
    await portal.tools.query(PortfoliosQuery, {}, { cached: true });
    await expect.element(page.getByText(/Maintenance/)).toBeVisible();
    await userEvent.click(retry());
    await expect.element(page.getByText(/Could not be refreshed; as of/)).not.toBeInTheDocument();
  });

  test("[15] one that a refresh finds gone is no longer shown", async () => {
    const { portal, park } = await openPark();
    await expect.element(tile("Power now").getByText(/W$/)).toBeVisible();
    failing(`/api/v1/park/${park?.uid ?? ""}`, { status: 404 })(portal.demo);
    portal.tools.refresh();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Park not found or no access" }))
      .toBeVisible();
  });

  test("figures that fail leave the chart, with a retry", async () => {
    const { portal } = await openPark({ before: failing("/kpi", { body: { detail: "No figures today" } }) });
    await expect.element(page.getByText("No figures today").first()).toBeVisible();
    await expect.element(page.getByRole("figure", { name: "Today's power" })).toBeVisible();
    await expect.poll(() => main().querySelectorAll("[aria-busy='true']").length).toBe(0);
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }).first());
    await expect.element(tile("Power now").getByText(/W$/)).toBeVisible();
  });

  test.each(["light", "dark"] as const)("passes axe in the %s theme, in German", async (theme) => {
    await openPark({ theme, language: "de" });
    await expect.element(page.getByRole("figure", { name: "Leistung heute" })).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});
