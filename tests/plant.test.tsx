import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const first = (name: string) =>
  rows(name)[0]?.querySelector('[role="gridcell"], [role="rowheader"]')?.parentElement;
const main = () => document.querySelector("main") ?? document.body;
const asked = ({ demo }: Pick<Harness, "demo">, part: string) =>
  demo
    .requests()
    // Without what the palette reads of a park, and an edit of what was before it.
    .filter(({ method, path, query }) => method === "GET" && path.endsWith(part) && query["limit"] !== "1000")
    .map(({ query }) => query);

async function openPlant(search = "", options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  const at = `/sites/parks/${park?.uid ?? ""}/plant`;
  await portal.router.navigate(`${at}${search}`);
  return { ...portal, at, park: park?.uid ?? "" };
}

async function openFirstInverter() {
  await expect.element(grid("Inverters")).toBeVisible();
  await expect.poll(() => rows("Inverters").length).toBeGreaterThan(1);
  const name = first("Inverters")?.textContent.match(/WR \d+/)?.[0] ?? "";
  await userEvent.click(grid("Inverters").getByText(name, { exact: true }).first());
  await userEvent.keyboard("{Enter}");
  const pane = page.getByRole("complementary", { name, exact: true });
  await expect.element(pane).toBeVisible();
  return { name, pane };
}

describe("the plant of a park", () => {
  test("[135] [139] inverters come 20 a page, worst first, with what each did in the filter's range", async () => {
    const portal = await openPlant("?start=2026-06-01&end=2026-06-07");
    await expect.element(grid("Inverters")).toBeVisible();
    expect(asked(portal, "/inverter")).toEqual([{ page: "1", limit: "20" }]);
    await expect
      .poll(() => asked(portal, "/inverter/stats"))
      .toEqual([{ start: "2026-05-31T23:00:00.000Z", end: "2026-06-07T23:00:00.000Z" }]);
    await expect.element(page.getByText(/Figures for 1.*7 Jun/)).toBeVisible();
    const shares = () =>
      rows("Inverters")
        .flatMap((row) => row.textContent.match(/[-+−]?\d+\.\d(?=%)/)?.[0] ?? [])
        .map(Number);
    await expect.poll(() => shares().length).toBeGreaterThan(1);
    expect(shares()).toEqual([...shares()].sort((one, other) => one - other));
  });

  test("of wind has turbines: full-load hours, no boxes, no strings, and neither is asked for", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const park = portal.demo.world().parks.find(({ name }) => name === "Feldheim");
    await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/plant`);
    await expect.element(page.getByText("No turbine yields 15 % or more below the median")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^All turbines/ })).toBeVisible();
    const heads = page.getByRole("columnheader").elements();
    const words = heads.map((head) => head.textContent);
    expect(words.filter((word) => /Full-load hours.*h/.test(word)).length).toBe(1);
    expect(words.filter((word) => /Inv|PR|Performance|GAK|kWp/.test(word))).toEqual([]);
    await userEvent.click(grid("Inverters").getByText("WEA 3", { exact: true }).first());
    await userEvent.keyboard("{Enter}");
    const pane = page.getByRole("complementary", { name: "WEA 3", exact: true });
    await expect.element(pane.getByText("Rated power", { exact: true })).toBeVisible();
    await expect.element(pane.getByRole("button", { name: /^Close turbine/ })).toBeVisible();
    // What it did, which the list beside it has no room for.
    await expect
      .element(pane)
      .toHaveTextContent(/Energy[\d.]+ [MG]WhFull-load hours[\d.]+ h.*Availability\d+\.\d%/);
    await expect.element(pane).toHaveTextContent(/To siblings[-+]?\d+\.\d%/);
    expect(pane.element().textContent).not.toMatch(/GAK|String|DC/);
    expect([...asked(portal, "/gak"), ...asked(portal, "/string")]).toEqual([]);
  });

  test("[139] the strings stand beside their siblings as text on a shade; a sentence names who lags; Enter opens the box", async () => {
    const portal = await openPlant("?start=2026-06-01&end=2026-06-07");
    await expect.element(grid("Inverters")).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "Strings compared" }));
    const heat = grid("Strings compared");
    await expect.element(heat).toBeVisible();
    expect(new URLSearchParams(portal.router.state.location.search).get("view")).toBe("strings");
    // No call but that for the inverters' figures.
    expect(asked(portal, "/inverter/stats").length).toBe(1);
    const cells = [...heat.element().querySelectorAll("[data-side]")];
    expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells) expect(cell.textContent).toMatch(/^\d+\.\d\d$/);
    const lagging = cells.filter((cell) => cell.hasAttribute("data-lagging"));
    const titles = lagging.map((cell) => cell.getAttribute("title") ?? "");
    for (const title of titles)
      expect(title).toMatch(/^String .+: \d+\.\d\d kWh\/kWp, -(1[5-9]|[2-9]\d)\.\d%/);
    expect(lagging.length).toBeGreaterThan(0);
    const [first = ""] = titles.map((title) => /^String [\d.]+/.exec(title)?.[0] ?? "");
    await expect
      .element(page.getByText(/^Below the median specific yield of their siblings/))
      .toHaveTextContent(first);
    await expect
      .element(
        page
          .getByText(/^Below the median specific yield/)
          .getByRole("link")
          .first(),
      )
      .toHaveAttribute("href", expect.stringMatching(/[?&]gak=/));
    expect(await violations(main())).toEqual([]);
    const whole = heat.element().getAttribute("aria-rowcount");
    (heat.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("complementary", { name: "WR 1" })).toBeVisible();
    const search = new URLSearchParams(portal.router.state.location.search);
    expect([search.get("inverter"), search.get("gak")]).toEqual([null, "1-1"]);
    // The box stands beside all of them, and leaves them as they were when it goes.
    expect(heat.element().getAttribute("aria-rowcount")).toBe(whole);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("complementary", { name: "WR 1" })).not.toBeInTheDocument();
    expect(new URLSearchParams(portal.router.state.location.search).get("gak")).toBeNull();
    expect(heat.element().getAttribute("aria-rowcount")).toBe(whole);
  });

  test("[139] a string is opened from its cell, by Enter as by a press, and marked among those of its box", async () => {
    const portal = await openPlant("?start=2026-06-01&end=2026-06-07&view=strings");
    const heat = grid("Strings compared");
    await expect.element(heat).toBeVisible();
    const at = () => new URLSearchParams(portal.router.state.location.search);
    const marked = () => grid("Strings").element().querySelector('[aria-current="true"]')?.textContent ?? "";
    (heat.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{Enter}");
    await expect.element(page.getByRole("complementary", { name: "WR 1" })).toBeVisible();
    const string = at().get("string");
    expect([at().get("view"), at().get("gak")]).toEqual(["strings", "1-1"]);
    await expect.poll(marked).not.toBe("");
    const [first, second] = heat.element().querySelectorAll("a");
    expect(first?.getAttribute("href")).toContain(`string=${encodeURIComponent(string ?? "-")}`);
    const before = marked();
    await userEvent.click(second as HTMLElement);
    await expect.poll(() => at().get("string")).not.toBe(string);
    await expect.poll(marked).not.toBe(before);
    await expect.element(heat).toBeVisible();
  });

  test("[139] strings that lag are said where no inverter does, and lead to their box; their table says by how much", async () => {
    await openPlant("?start=2026-06-01&end=2026-06-07");
    const sentence = page.getByText(/^No inverter yields .* but \d+ strings? do(es)?:/);
    await expect.element(sentence).toBeVisible();
    const link = sentence.getByRole("link").first();
    const [name = ""] = /^String [\d.]+/.exec(link.element().textContent) ?? [];
    await userEvent.click(link);
    await expect.element(grid("Strings")).toBeVisible();
    const said = () => rows("Strings").find((row) => row.textContent.startsWith(name))?.textContent ?? "";
    await expect.poll(said).toMatch(/-(1[5-9]|[2-9]\d)\.\d%\d+\.\d\d/);
  });

  test("[139] figures that fail are said once beside the comparison, and asked for again", async () => {
    const portal = await openPlant();
    portal.demo.scenario("failing", { path: "/inverter/stats", status: 503, body: { detail: "Not now" } });
    await portal.router.navigate(`${portal.at}?view=strings&start=2026-05-01&end=2026-05-03`);
    await expect.element(page.getByText("Not now").first()).toBeVisible();
    expect(page.getByRole("button", { name: "Retry" }).elements()).toHaveLength(1);
    portal.demo.scenario("failing", { path: "/inverter/stats", off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(grid("Strings compared")).toBeVisible();
  });

  test("[139] where no single strings are measured, the comparison says so", async () => {
    const portal = await openPlant();
    const turbines = portal.demo.world().parks.find(({ kind }) => kind === "wind");
    await portal.router.navigate(`/sites/parks/${turbines?.uid ?? ""}/plant?view=strings`);
    await expect.element(page.getByText(/^The server has no figures of single strings/)).toBeVisible();
  });

  test("[138] strings are sorted over all of them, never over a page", async () => {
    await openPlant();
    await openFirstInverter();
    await expect.element(grid("Strings")).toBeVisible();
    const pager = page.getByRole("navigation", { name: /Strings/ });
    await expect.element(pager.getByText(/^1–10 of /)).toBeVisible();
    await userEvent.click(grid("Strings").getByRole("columnheader").first());
    const total = Number(pager.element().textContent.match(/of (\d+)/)?.[1]);
    expect(total).toBeGreaterThan(10);
    await expect.element(pager.getByText(`1–${total} of ${total}`)).toBeVisible();
    const header = grid("Strings").getByRole("columnheader").first();
    await expect.element(header).toHaveAttribute("aria-sort", "ascending");
  });

  test("[137] a string's form opens with what is set, sends what was changed alone, and is taken back", async () => {
    const portal = await openPlant();
    await openFirstInverter();
    await expect.element(grid("Strings")).toBeVisible();
    const before = portal.demo.requests().length;
    await userEvent.click(grid("Strings").getByRole("button", { name: "Actions" }).first());
    await userEvent.click(page.getByRole("menuitem", { name: /Edit string/ }));
    const form = page.getByRole("dialog");
    const count = form.getByRole("textbox", { name: "Modules" });
    await expect.element(count).not.toHaveValue("");
    await userEvent.fill(count, "23");
    await userEvent.keyboard("{Enter}");
    await expect.element(form).not.toBeInTheDocument();
    const sent = portal.demo.requests().slice(before);
    expect(sent.filter(({ method }) => method !== "GET").map(({ body }) => body)).toEqual([
      { module_count: 23 },
    ]);
  });

  test("[135] [138] an inverter opens its GAKs and strings; a GAK narrows the strings, another inverter clears it", async () => {
    const portal = await openPlant();
    await openFirstInverter();
    const inverter = new URLSearchParams(portal.address().split("?")[1]).get("inverter") ?? "";
    await expect.element(grid("Strings")).toBeVisible();
    expect(asked(portal, "/gak")).toEqual([{ page: "1", limit: "10", inverter_id: inverter }]);
    expect(asked(portal, "/string")).toEqual([{ page: "1", limit: "10", inverter_id: inverter }]);
    await userEvent.click(
      page.getByRole("navigation", { name: "Pages" }).last().getByRole("button", { name: "Next page" }),
    );
    await expect.poll(() => portal.address()).toContain("strings=2");
    await userEvent.click(grid("GAKs").getByText(/GAK/).first());
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toContain("gak=");
    expect(portal.address()).not.toContain("strings=");
    await expect.poll(() => asked(portal, "/string").at(-1)).toHaveProperty("gak_id");
    const box = rows("GAKs")[0]?.textContent.match(/GAK [\d-]*\d/)?.[0] ?? "";
    await expect.element(page.getByText(`Only the strings of ${box}.`)).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Show all strings" })).toBeVisible();
    await portal.router.navigate(`${portal.at}?inverter=${inverter}`);
    await expect.element(page.getByRole("button", { name: "Show all strings" })).not.toBeInTheDocument();
  });

  test("[136] a GAK is edited from its row, and the row alone changes in place", async () => {
    const portal = await openPlant();
    await openFirstInverter();
    await expect.element(grid("GAKs")).toBeVisible();
    const before = rows("GAKs").map((row) => row.textContent);
    const calls = asked(portal, "/gak").length;
    await userEvent.click(
      grid("GAKs")
        .getByRole("button", { name: /^Actions/ })
        .first(),
    );
    await userEvent.click(page.getByRole("menuitem", { name: /Edit GAK|Edit generator/ }));
    const dialog = page.getByRole("dialog");
    await userEvent.fill(dialog.getByRole("textbox", { name: "Name" }), "West box");
    await userEvent.click(dialog.getByRole("button", { name: /Edit|Save/ }));
    await expect.poll(() => rows("GAKs")[0]?.textContent).toContain("West box");
    expect(rows("GAKs").length).toBe(before.length);
    expect(asked(portal, "/gak").length).toBe(calls);
  });

  test("[139] figures that fail leave the list, say what failed, and can be asked again", async () => {
    await openPlant("", {
      before: (demo) => demo.scenario("failing", { path: "/inverter/stats", status: 500, body: "" }),
    });
    await expect.element(page.getByText("Failed to fetch inverter stats").first()).toBeVisible();
    await expect.element(grid("Inverters")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  test("the address of an inverter, of a GAK and of a string opens the inverter", async () => {
    const portal = await openPlant();
    const { name, pane } = await openFirstInverter();
    await expect.element(grid("GAKs")).toBeVisible();
    await userEvent.click(grid("GAKs").getByText(/GAK/).first());
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toContain("gak=");
    const gak = new URLSearchParams(portal.address().split("?")[1]).get("gak") ?? "";
    await portal.router.navigate(`/sites/parks/${portal.park}/events`);
    await expect.element(pane).not.toBeInTheDocument();
    await portal.router.navigate(`${portal.at}?gak=${encodeURIComponent(gak)}`);
    await expect.element(page.getByRole("complementary", { name, exact: true })).toBeVisible();
  });

  test.for([
    ["en", "light", 1400],
    ["de", "dark", 400],
  ] as const)("passes axe in %s, %s, with an inverter open", async ([language, theme, width]) => {
    const portal = await openPlant("", { language, theme, width });
    const names = language === "en" ? ["Inverters", "Strings"] : ["Wechselrichter", "Strings"];
    await expect.element(grid(names[0] ?? "")).toBeVisible();
    const inverter = portal.demo.world().parks.length > 0 ? "1" : "";
    await portal.router.navigate(`${portal.at}?inverter=${inverter}`);
    await expect.poll(() => page.getByRole("complementary").query()).not.toBeNull();
    expect(await violations(main())).toEqual([]);
  });
});
