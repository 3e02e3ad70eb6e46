import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const grid = (name: string) => page.getByRole("grid", { name, exact: true });

async function openPlant(search = "", options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/plant${search}`);
  return portal;
}

describe("the parts of a plant that the address names", () => {
  test.for([
    ["inverter", "?inverter=999&gak=9-9&page=1", "Inverter 999 was not found in this park"],
    ["gak", "?inverter=1&gak=9-9", "GAK 9-9 was not found here"],
    ["gak", "?gak=9-9", "GAK 9-9 was not found here"],
    ["string", "?inverter=1&gak=1-1&string=none", "String none was not found here"],
    ["string", "?string=none", "String none was not found here"],
  ])("[15] an unknown %s of the address %s is named, and taken out of it", async ([kind, search, said]) => {
    const portal = await openPlant(search);
    await expect.element(page.getByText(new RegExp(`^${said}, or you have no access`))).toBeVisible();
    await expect.element(page.getByText("No strings here.")).not.toBeInTheDocument();
    expect(page.getByRole("navigation", { name: "Path in the plant" }).query()).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Clear filter" }));
    await expect.element(page.getByText(/was not found/)).not.toBeInTheDocument();
    const left = new URLSearchParams(portal.address().split("?")[1]);
    expect([left.get(kind ?? ""), left.get("string")]).toEqual([null, null]);
    await expect.element(grid("Inverters")).toBeVisible();
  });

  test.each([
    [
      "/string?",
      "?string=none",
      /^What the address names could not be looked up/,
      /^String none was not found/,
    ],
    ["/gak?", "?gak=9-9", /^What the address names could not be looked up/, /^GAK 9-9 was not found/],
    ["/gak?", "?view=strings&inverter=1", /^The generator junction boxes could not be loaded/, "All GAKs"],
  ])(
    "what is looked up for it and fails (%s of %s) is told, with a retry",
    async (path, search, why, then) => {
      const failing = { path, status: 500, body: { detail: "Store is closed" } };
      const portal = await openPlant(search, { before: (demo) => demo.scenario("failing", failing) });
      const failed = page.getByRole("main").getByRole("alert").filter({ hasText: why });
      await expect.element(failed).toHaveTextContent("Store is closed");
      expect(page.getByText(/was not found/).query()).toBeNull();
      portal.demo.scenario("failing", { path, off: true });
      await userEvent.click(failed.getByRole("button", { name: "Retry" }));
      await expect.element(failed).not.toBeInTheDocument();
      await expect.element(page.getByText(then).first()).toBeVisible();
    },
  );

  const shares = (name: string) =>
    [...grid(name).element().querySelectorAll('[role="gridcell"]')].flatMap(({ textContent }) =>
      /^[-+]?\d+\.\d%$/.test(textContent) ? [Number.parseFloat(textContent)] : [],
    );

  test("[139] boxes and strings stand worst first; a string's row opens its facts, and Esc gives the list the focus back", async () => {
    const portal = await openPlant("?inverter=3&start=2026-06-01&end=2026-06-07");
    await expect.element(grid("GAKs").getByText("Worst string")).toBeVisible();
    // The worst of all strings, once the rest of them has come behind the first page.
    await expect.poll(() => shares("Strings")[0]).toBe(shares("GAKs")[0]);
    for (const name of ["GAKs", "Strings"]) {
      await expect.poll(() => shares(name).length).toBeGreaterThan(1);
      expect(shares(name)).toEqual([...shares(name)].sort((one, other) => one - other));
    }
    (grid("Strings").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const pane = page.getByRole("complementary", { name: /^String 3/ });
    await expect.element(pane).toHaveFocus();
    await expect.element(pane).toHaveTextContent(/To siblings-\d+\.\d%Specific yield[\d.]+ kWh\/kWp/);
    await expect.element(pane).toHaveTextContent(/MPP tracker\d+Modules\d+Module type.+Peak power[\d.]+ kW/);
    expect(await violations(main())).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(pane).not.toBeInTheDocument();
    await expect.element(grid("Strings")).toHaveFocus();
    expect(portal.address()).not.toContain("string=");
    await expect.element(page.getByRole("complementary", { name: "WR 3", exact: true })).toBeVisible();
  });

  test("[138] the path to the part that is looked at is shown, and each part of it is a link", async () => {
    const portal = await openPlant("?inverter=3");
    const path = page.getByRole("navigation", { name: "Path in the plant" });
    await expect.element(path).toHaveTextContent("All invertersWR 3");
    (grid("Strings").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(path).toHaveTextContent(/^All invertersWR 3GAK 3\.\d+String 3\.\d+\.\d+$/);
    const { pathname, searchParams } = new URL(portal.address(), location.origin);
    // A link that names a string alone has what it belongs to in its path.
    await portal.router.navigate(`${pathname}?string=${searchParams.get("string")}`);
    await expect.element(path).toHaveTextContent(/^All invertersWR 3GAK 3\.\d+String 3\.\d+\.\d+$/);
    await userEvent.click(path.getByRole("link", { name: /^GAK/ }));
    await expect.poll(portal.address).toMatch(/[?&]gak=3-\d+$/);
    expect(portal.address()).toMatch(/[?&]inverter=3&/);
    await userEvent.click(path.getByRole("link", { name: "WR 3", exact: true }));
    await expect.poll(portal.address).toMatch(/inverter=3$/);
    await userEvent.click(path.getByRole("link", { name: "All inverters", exact: true }));
    await expect.poll(portal.address).not.toContain("inverter=");
    await expect.element(path).not.toBeInTheDocument();
  });

  test.for([
    ["en", "GAKs", ["String fuse", "Azimuth"]],
    ["en", "Strings", ["Module type", "Azimuth"]],
    ["de", "GAKs", ["Strangsicherung", "Azimut"]],
    ["de", "Strings", ["Modultyp", "Azimut"]],
  ] as const)(
    "in %s the columns of the %s have the names of their fields, whole on 1400 px: %s",
    async ([language, table, names]) => {
      await page.viewport(1400, 800);
      await openPlant("?inverter=3&start=2026-06-01&end=2026-06-07", { language });
      for (const name of names) {
        const head = grid(table).getByRole("columnheader", { name });
        await expect.element(head).toBeVisible();
        const words = [...head.element().querySelectorAll("span")];
        expect(words.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)).toEqual([]);
      }
    },
  );
});
