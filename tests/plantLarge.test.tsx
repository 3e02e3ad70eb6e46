import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const pager = (name: string) => page.getByRole("navigation", { name: `Pages: ${name}` });
const asked = ({ demo }: Pick<Harness, "demo">, part: string) =>
  demo
    .requests()
    .filter(({ method, path }) => method === "GET" && path.endsWith(part))
    .map(({ query }) => query);

/** The plant of a park that is as large as `change` makes it. */
async function openPlant(change: Readonly<Record<string, number>>, search = "") {
  const portal = await openPortal("/organization", { as: "owner" });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  Object.assign(park ?? {}, change);
  await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/plant${search}`);
  return portal;
}

describe("a large plant", () => {
  test("2,000 strings under one inverter are paged, then sorted over all of them, in pieces", async () => {
    const portal = await openPlant({ inverter_count: 1, peak_power_w: 30_000_000 }, "?inverter=1");
    await expect.element(pager("Strings")).toHaveTextContent(/1–10 of \d,\d{3}/);
    const total =
      pager("Strings")
        .element()
        .textContent.match(/of (\d,\d{3})/)?.[1] ?? "";
    expect(Number(total.replace(",", ""))).toBeGreaterThan(2000);
    await userEvent.click(grid("Strings").getByRole("columnheader").first());
    await userEvent.click(grid("Strings").getByRole("columnheader").first());
    await expect.element(pager("Strings")).toHaveTextContent(`1–${total} of ${total}`);
    await expect.element(pager("Strings")).toHaveTextContent("Page 1 of 1");
    const own = asked(portal, "/string").filter(({ inverter_id }) => inverter_id === "1");
    expect(own.map(({ page: number, limit }) => [number, limit])).toEqual([
      ["1", "10"],
      ["1", "1000"],
      ["2", "1000"],
      ["3", "1000"],
    ]);
    const boxes = Math.ceil(Number(total.replace(",", "")) / 12);
    await expect.poll(() => rows("Strings")[0]?.textContent).toContain(`String 1.${boxes}.`);
    // Only what is in sight is drawn.
    expect(rows("Strings").length).toBeLessThan(100);
  });

  test("the rest of a list that cannot be had says why, and is asked for again", async () => {
    const portal = await openPlant({ inverter_count: 1, peak_power_w: 30_000_000 });
    // Without figures there is no worst string to look for over all of them.
    portal.demo.scenario("failing", { path: "/inverter/stats", status: 503, body: "" });
    await portal.router.navigate(`${portal.address()}?inverter=1&start=2026-05-01&end=2026-05-03`);
    await expect.element(pager("Strings")).toHaveTextContent(/1–10 of/);
    portal.demo.scenario("failing", { path: "/string", status: 503, body: "Too much" });
    await userEvent.click(grid("Strings").getByRole("columnheader").first());
    await expect.element(pager("Strings")).toHaveTextContent(/The rest could not be loaded: .+/);
    expect(rows("Strings").length).toBe(10);
    portal.demo.scenario("failing", { path: "/string", off: true });
    await userEvent.click(pager("Strings").getByRole("button", { name: "Load the rest" }));
    await expect.element(pager("Strings")).toHaveTextContent("Page 1 of 1");
  });

  test("inverters stand worst first over all of them, not over their page", async () => {
    const portal = await openPlant({ inverter_count: 45 }, "?start=2026-06-01&end=2026-06-07");
    const at = portal.address();
    const shares = () =>
      rows("Inverters").flatMap((row) => {
        const share = /([-+−]?)(\d+\.\d)%/.exec(row.textContent.replaceAll(" ", ""));
        return share ? [Number(share[2]) * (share[1] === "+" || share[1] === "" ? 1 : -1)] : [];
      });
    const pageOf = async (number: number) => {
      await expect.element(pager("Inverters")).toHaveTextContent(`Page ${number} of 3`);
      await expect.poll(() => shares().length).toBeGreaterThan(4);
      return shares();
    };
    await expect.poll(() => asked(portal, "/inverter").some(({ limit }) => limit === "1000")).toBe(true);
    await expect.poll(() => asked(portal, "/inverter/stats").length).toBe(1);
    const collect = async () => {
      const all: number[] = [];
      for (const number of [1, 2, 3]) {
        await portal.router.navigate(`${at}&page=${number}`);
        all.push(...(await pageOf(number)));
      }
      return all;
    };
    // The rest of them comes after their first page, and only then is it known who is worst.
    await expect
      .poll(collect, { timeout: 20_000 })
      .toSatisfy(
        (all: number[]) =>
          all.length === 45 && all.every((each, at) => at === 0 || each >= (all[at - 1] ?? 0)),
      );
  });

  test("[138] inverter and box are fields too: found by name, in the address, the box cleared by another inverter", async () => {
    const portal = await openPlant({ inverter_count: 45 });
    await expect.element(pager("Inverters")).toHaveTextContent("Page 1 of 3");
    const fields = page.getByRole("group", { name: "Narrow the strings" });
    await expect.element(fields.getByRole("button", { name: /GAK/ })).not.toBeInTheDocument();
    const choose = async (field: RegExp, name: string) => {
      await userEvent.click(fields.getByRole("button", { name: field }));
      await userEvent.keyboard(name);
      await userEvent.click(page.getByRole("option", { name, exact: true }));
    };
    await choose(/Inverter/, "WR 44");
    await expect.poll(() => portal.address()).toContain("inverter=44");
    await expect.element(page.getByRole("complementary", { name: "WR 44", exact: true })).toBeVisible();
    await expect.element(fields.getByRole("button", { name: /GAK/ })).toBeVisible();
    await choose(/GAK/, "GAK 44.1");
    await expect.poll(() => portal.address()).toContain("gak=44-1");
    await expect.poll(() => asked(portal, "/string").at(-1)).toMatchObject({ gak_id: "44-1" });
    await choose(/Inverter/, "WR 2");
    await expect.poll(() => portal.address()).toContain("inverter=2");
    expect(portal.address()).not.toContain("gak=");
    await choose(/Inverter/, "All inverters");
    await expect.poll(() => portal.address()).not.toContain("inverter=");
  });

  test("[137] what is edited beyond the first thousand opens with what is set", async () => {
    const portal = await openPlant(
      { inverter_count: 1, peak_power_w: 30_000_000 },
      "?inverter=1&strings=200",
    );
    await expect.element(pager("Strings")).toHaveTextContent("Page 200 of");
    await userEvent.click(grid("Strings").getByRole("button", { name: "Actions" }).first());
    await userEvent.click(page.getByRole("menuitem", { name: /Edit string/ }));
    await expect
      .element(page.getByRole("dialog").getByRole("textbox", { name: "Modules" }))
      .toHaveValue("26");
    expect(
      asked(portal, "/string").some(({ page: number, limit }) => number === "2" && limit === "1000"),
    ).toBe(true);
  });
});
