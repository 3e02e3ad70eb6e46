import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { press } from "./controls";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

const sites = () => page.getByRole("treegrid", { name: "Sites", exact: true });
const search = () => page.getByRole("searchbox", { name: "Search parks" });
const rowOf = (name: string) =>
  sites()
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

const kpi = (state: string, power: number) => ({
  state,
  power_w: power,
  energy_today_wh: 2 * power,
  lost_energy_today_wh: 0,
  open_events: 1,
  last_data: "2026-06-10T09:55:00Z",
});

const park = (name: string, portfolio: string, state: string, power: number) => ({
  uid: name.toLowerCase(),
  name,
  portfolio_uid: portfolio,
  kind: "solar",
  peak_power_w: 1000,
  kpi: kpi(state, power),
});

/** Two portfolios with parks, and one with none, as a server may answer. */
function before(demo: Demo): void {
  const north = [park("Aurich", "n", "ok", 1000), park("Emden", "n", "fault", 500)];
  const south = [park("Zell", "s", "ok", 3000)];
  const portfolios = [
    { uid: "n", name: "North", timezone: "Europe/Berlin", currency: "EUR", parks: north },
    { uid: "s", name: "South", timezone: "America/Denver", currency: "USD", parks: south },
    { uid: "e", name: "Empty", timezone: "Europe/Berlin", currency: "EUR", parks: [] },
  ];
  demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios } });
}

const fleet = () => Array.from({ length: 10 }, (_, at) => park(`Park ${at + 1}`, "n", "ok", 63_000_000));

/** One portfolio with these parks. */
function answer(demo: Demo, parks: readonly ReturnType<typeof park>[]): void {
  const north = { uid: "n", name: "North", timezone: "Europe/Berlin", parks };
  demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios: [north] } });
}

async function opened(address = "/sites", options: HarnessOptions = {}) {
  const portal = await openPortal(address, { as: "owner", before, ...options });
  await expect.element(sites()).toBeVisible();
  (sites().element() as HTMLElement).focus();
  return portal;
}

/** What the rows in sight are called, from above. */
const names = () =>
  [...sites().element().querySelectorAll('[role="row"]')]
    .slice(1)
    .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
    .map((row) => row.querySelector("a")?.textContent);

/** The row that the keyboard is on. */
const at = () =>
  document.getElementById(sites().element().getAttribute("aria-activedescendant") ?? "")?.querySelector("a")
    ?.textContent;

const all = ["Empty", "North", "Aurich", "Emden", "South", "Zell"];

describe("portfolios and their parks", () => {
  test("are a tree: each row says how deep it stands, which of how many it is, and whether it is open", async () => {
    await opened();
    expect(names()).toEqual(all);
    const said = ["aria-level", "aria-posinset", "aria-setsize", "aria-expanded"];
    const facts = (name: string) => said.map((each) => rowOf(name).element().getAttribute(each));
    expect(all.map(facts)).toEqual([
      ["1", "1", "3", null],
      ["1", "2", "3", "true"],
      ["2", "1", "2", null],
      ["2", "2", "2", null],
      ["1", "3", "3", "true"],
      ["2", "1", "1", null],
    ]);
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "7");
    expect(await violations(document.body)).toEqual([]);
  });

  test("Right unfolds or goes to the first child, Left folds or goes to the parent", async () => {
    await opened();
    const way: [string, string | undefined, string | null][] = [];
    for (const key of [
      "ArrowDown",
      "ArrowRight",
      "ArrowDown",
      "ArrowLeft",
      "ArrowLeft",
      "ArrowLeft",
      "ArrowRight",
    ]) {
      await press(`{${key}}`);
      way.push([key, at() ?? undefined, rowOf("North").element().getAttribute("aria-expanded")]);
    }
    expect(way).toEqual([
      ["ArrowDown", "North", "true"],
      ["ArrowRight", "Aurich", "true"],
      ["ArrowDown", "Emden", "true"],
      ["ArrowLeft", "North", "true"],
      ["ArrowLeft", "North", "false"],
      ["ArrowLeft", "North", "false"],
      ["ArrowRight", "North", "true"],
    ]);
    await press("{ArrowLeft}");
    expect(names()).toEqual(["Empty", "North", "South", "Zell"]);
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "5");
    await press("{ArrowDown}");
    expect(at()).toBe("South");
  });

  test("from right to left the arrows change places", async () => {
    await opened();
    sites().element().setAttribute("dir", "rtl");
    await press("{ArrowDown}", "{ArrowRight}");
    await expect.element(rowOf("North")).toHaveAttribute("aria-expanded", "false");
    await press("{ArrowLeft}", "{ArrowLeft}");
    expect(at()).toBe("Aurich");
  });

  test("a park's row is gone into cell by cell, and left again to its portfolio", async () => {
    await opened();
    await press("{ArrowDown}{ArrowDown}{ArrowRight}");
    const active = () =>
      document.getElementById(sites().element().getAttribute("aria-activedescendant") ?? "");
    expect(active()?.getAttribute("role")).toBe("gridcell");
    await press("{ArrowLeft}");
    expect([active()?.getAttribute("role"), at()]).toEqual(["row", "Aurich"]);
    await press("{ArrowLeft}");
    expect(at()).toBe("North");
  });

  test("the pointer folds too, and the keyboard goes on from there", async () => {
    await opened();
    await userEvent.click(rowOf("North").getByRole("button", { name: "Fold", exact: true }));
    expect(names()).toEqual(["Empty", "North", "South", "Zell"]);
    await expect.element(sites()).toHaveFocus();
    await press("{ArrowDown}");
    expect(at()).toBe("South");
    await userEvent.click(rowOf("North").getByRole("button", { name: "Unfold", exact: true }));
    expect(names()).toEqual(all);
  });

  test("typing finds rows of either kind, and Enter opens the one it is", async () => {
    const portal = await opened();
    await press("so");
    // Letters wait for the keys, which come right after the page.
    await expect.poll(at).toBe("South");
    await expect.poll(() => portal.tools.selection.focused?.kind).toBe("portfolio");
    await press("{ArrowUp}", "{Home}", "em{ArrowDown}", "ze");
    await expect.poll(at).toBe("Zell");
    await press("{End}", "{ArrowUp}", "{Enter}");
    await expect.poll(portal.address).toBe("/sites/portfolios/s");
  });

  test("sorting puts portfolios in order, and the parks of each", async () => {
    await opened();
    await userEvent.click(page.getByRole("columnheader", { name: "Power now" }));
    expect(names()).toEqual(["North", "Emden", "Aurich", "South", "Zell", "Empty"]);
    await userEvent.click(page.getByRole("columnheader", { name: "Power now" }));
    expect(names()).toEqual(["South", "Zell", "North", "Aurich", "Emden", "Empty"]);
  });
});

describe("what is folded", () => {
  test("stays so after another screen; a search unfolds what it finds, and gives it back", async () => {
    const portal = await opened();
    await press("{ArrowDown}{ArrowLeft}");
    await portal.router.navigate("/profile");
    await expect.element(sites()).not.toBeInTheDocument();
    await portal.router.navigate("/sites");
    await expect.element(sites()).toBeVisible();
    expect(names()).toEqual(["Empty", "North", "South", "Zell"]);
    await userEvent.fill(search(), "emd");
    await expect.poll(names).toEqual(["North", "Emden"]);
    await expect.element(rowOf("North")).toHaveTextContent("1 of 2 parks");
    await userEvent.fill(search(), "");
    await expect.poll(names).toEqual(["Empty", "North", "South", "Zell"]);
  });

  test("[235] - folds all portfolios, + unfolds them, by key, palette and button; what is narrowed too", async () => {
    const portal = await opened();
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    (sites().element() as HTMLElement).focus();
    await userEvent.keyboard("-");
    await expect.poll(names).toEqual(["Empty", "North", "South"]);
    await userEvent.click(page.getByRole("button", { name: "Unfold all portfolios" }));
    await expect.poll(() => names().length).toBeGreaterThan(4);
    await userEvent.fill(search(), "emd");
    await expect.poll(names).toEqual(["North", "Emden"]);
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard(">fold all portfolios");
    await userEvent.click(page.getByRole("option", { name: /^Fold all portfolios/ }));
    await expect.poll(names).toEqual(["North"]);
    await userEvent.fill(search(), "");
    await expect.poll(() => names().length).toBeGreaterThan(4);
  });

  test("is kept for the account, and for nobody else", async () => {
    const portal = await opened();
    await press("{ArrowDown}{ArrowLeft}");
    const keys = () =>
      Array.from({ length: portal.local.length }, (_, place) => portal.local.key(place) ?? "");
    const stored = () => keys().filter((key) => key.includes("folds:"));
    expect(stored().map((key) => portal.local.getItem(key))).toEqual(['{"Sites":["portfolio:n"]}']);
    portal.tools.signOut();
    await expect.poll(stored).toEqual([]);
  });
});

describe("a portfolio's row", () => {
  test("shows its zone, its currency and what its parks do together", async () => {
    await opened();
    await expect.element(rowOf("North")).toHaveTextContent(/North\s*2 parks · EUR · Europe\/Berlin/);
    await expect.element(rowOf("North").getByRole("img", { name: "Fault: 1, OK: 1" })).toBeVisible();
    await expect.element(rowOf("North")).toHaveTextContent(/1\.50.*3\.00.*1\.50.*2.*11:55/);
    await expect.element(rowOf("Empty")).toHaveTextContent(/0 parks/);
  });

  test("marks all its parks: x, its box, and what is marked is parks alone", async () => {
    const { tools } = await opened();
    const marked = () => tools.selection.rows.map(({ kind, name }) => `${kind} ${name}`);
    await press("{ArrowDown}x");
    expect(marked()).toEqual(["park Aurich", "park Emden"]);
    await expect.element(rowOf("North")).toHaveAttribute("aria-selected", "true");
    await press("{ArrowDown}x");
    expect(marked()).toEqual(["park Emden"]);
    expect(rowOf("North").getByRole("checkbox").element()).toHaveProperty("indeterminate", true);
    await userEvent.click(rowOf("North").getByRole("checkbox"));
    expect(marked()).toEqual(["park Emden", "park Aurich"]);
    await press("{Escape}{Control>}a{/Control}");
    expect(marked()).toEqual(["park Aurich", "park Emden", "park Zell"]);
  });

  test("has the portfolio's menu: a park is created in it, it is edited, it is deleted", async () => {
    await opened();
    await press("{ArrowDown}{Shift>}{F10}{/Shift}");
    const menu = page.getByRole("menu");
    await expect.element(menu).toBeVisible();
    for (const name of ["Create park", "Edit portfolio", "Delete portfolio"])
      await expect.element(menu.getByRole("menuitem", { name })).toBeVisible();
    await userEvent.click(menu.getByRole("menuitem", { name: "Create park" }));
    await expect.element(page.getByRole("dialog", { name: "Create park" })).toBeVisible();
  });
});

test("[227] five thousand parks are a screenful of rows, folded or not", async () => {
  await openPortal("/sites", { as: "admin", fleet: { parks: 5000, devices: 5000 } });
  await expect.poll(() => Number(sites().element().getAttribute("aria-rowcount"))).toBeGreaterThan(5000);
  expect(sites().element().querySelectorAll("*").length).toBeLessThan(1200);
  (sites().element() as HTMLElement).focus();
  const first = at();
  await press("{End}{ArrowLeft}{ArrowLeft}{Home}{ArrowLeft}");
  expect(at()).toBe(first);
  await expect.poll(() => Number(sites().element().getAttribute("aria-rowcount"))).toBeLessThan(5000);
});

test("[145] units are those of the parks: what a thousand of them do together does not make each of them nothing", async () => {
  const many = Array.from({ length: 1000 }, (_, at) => park(`Park ${at + 1}`, "n", "ok", 9000));
  await opened("/sites", { before: (demo) => answer(demo, many) });
  await expect.element(rowOf("North")).toHaveTextContent("9,000.00");
  await expect.element(rowOf("Park 1")).toHaveTextContent("9.00");
  await expect.element(sites().getByRole("columnheader", { name: /Power now/ })).toHaveTextContent("kW");
});

test("[145] of a narrowed portfolio the figures are those of the parks that are shown, and none is cut", async () => {
  const parks = [park("Aurich", "n", "fault", 11), park("Emden", "n", "ok", 63_000_000), ...fleet()];
  await opened("/sites?state=fault", { before: (demo) => answer(demo, parks) });
  await expect.element(page.getByText("1 of 12 parks in the state “Fault”")).toBeVisible();
  await expect.element(rowOf("North")).toHaveTextContent(/1 of 12 parks.*11\.00.*22\.00/);
  await expect.element(rowOf("North").getByRole("img", { name: "Fault: 1", exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Show all" }));
  await expect.element(rowOf("North")).toHaveTextContent(/12 parks.*693\.00.*1,386\.00/);
  await expect.element(sites().getByRole("columnheader", { name: /Today/ })).toHaveTextContent("MWh");
  const cells = () => [...sites().element().querySelectorAll<HTMLElement>('[role="gridcell"]')];
  await expect
    .poll(() => cells().filter(({ textContent }) => /^[-\d.,]+$/.test(textContent)).length)
    .toBeGreaterThan(40);
  const cut = cells().filter(
    ({ scrollWidth, clientWidth, textContent }) => /\d\.\d\d$/.test(textContent) && scrollWidth > clientWidth,
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  await userEvent.fill(search(), "aurich");
  await expect.element(rowOf("North")).toHaveTextContent(/1 of 12 parks.*11\.00.*22\.00/);
});
