import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { places } from "./places";

type Grid = "grid" | "treegrid";

/** Lists that draw numbers of quantities, and where they stand. */
const lists: readonly (readonly [path: string, name: string, role?: Grid])[] = [
  ["/dashboard", "Parks"],
  ["/sites", "Sites", "treegrid"],
  ["/monitor?period=Day&date=2026-06-09", "Last samples"],
  ["/forecast", "Forecasts"],
  ["/forecast?open=first", "Hours of the forecast", "treegrid"],
  [places.parkPlant?.path ?? "", "Inverters"],
];

/** A drawn number, how far it may be from the one that is meant, and its factor. */
function drawn(text: string): { value: number; within: number; factor: number } | undefined {
  const match = /^([-+]?[\d,]+)(?:\.(\d+))?(%?)$/.exec(text.trim());
  if (!match) return undefined;
  const [, whole = "", part = "", percent] = match;
  return {
    value: Number(`${whole.replaceAll(",", "")}.${part || "0"}`),
    within: 0.5 * 10 ** -part.length + 1e-9,
    factor: percent === "%" ? 100 : 1,
  };
}

/** What a row draws that its line of the file does not hold. */
function missing(row: Element, line: string): string[] {
  const held = line.split(",").filter((cell) => /^-?[\d.]+(e-?\d+)?$/.test(cell));
  return [...row.querySelectorAll("[role='gridcell']")].flatMap((cell) => {
    const number = drawn(cell.textContent);
    const isHeld =
      number === undefined ||
      held.some((each) => Math.abs(Number(each) * number.factor - number.value) <= number.within);
    return isHeld ? [] : [`${cell.textContent} in ${line}`];
  });
}

test("[145] [151] a file holds the numbers that a list draws, in the units of its heads", async () => {
  const portal = await openPortal("/profile", { as: "owner" });
  const files: string[][] = [];
  vi.spyOn(portal.tools, "download").mockImplementation((_, content) => {
    if (typeof content === "string") files.push(content.replace("\ufeff", "").trimEnd().split("\r\n"));
  });
  const seen: Record<string, number> = {};
  for (const [path, name, role = "grid"] of lists) {
    const [address = "", opened] = path.split("?open=");
    await portal.router.navigate(address);
    if (opened) {
      const first = page.getByRole("grid", { name: "Forecasts", exact: true }).getByRole("link").first();
      await userEvent.click(first);
    }
    const list = page.getByRole(role, { name, exact: true });
    await expect.element(list).toBeVisible();
    await expect.poll(() => document.querySelector("main [aria-busy='true']")).toBe(null);
    (list.element() as HTMLElement).focus();
    const count = files.length;
    await userEvent.keyboard("yc");
    await expect.poll(() => files.length).toBe(count + 1);
    const [, ...lines] = files.at(-1) ?? [];
    // The file of a tree leaves out what only sums up.
    const rows = [...list.element().querySelectorAll("[role='row']")].filter(
      (row) => row.querySelector("[role='gridcell']") && !row.hasAttribute("aria-expanded"),
    );
    const places = rows.map((_, at) => (role === "grid" ? [lines[at] ?? ""] : lines));
    const faults = rows.flatMap((row, at) => {
      const found = places[at]?.map((line) => missing(row, line)) ?? [];
      return found.find((each) => each.length === 0) ?? found[0] ?? [];
    });
    expect([name, faults.slice(0, 4)]).toEqual([name, []]);
    seen[name] = rows.flatMap((row) =>
      [...row.querySelectorAll("[role='gridcell']")].filter((cell) => drawn(cell.textContent)),
    ).length;
  }
  expect(Object.entries(seen).filter(([, numbers]) => numbers < 3)).toEqual([]);
});
