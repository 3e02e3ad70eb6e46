import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Parks whose names stand apart by their letters, in the order of the list of sites. */
function inOrder({ demo }: Harness, uids: readonly string[]) {
  const parks = demo.world().parks.filter(({ uid }) => uids.includes(uid));
  return parks.sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

async function opened(tab: string): Promise<{ portal: Harness; names: string[]; uids: string[] }> {
  const portal = await openPortal("/sites", { as: "owner" });
  await expect.element(page.getByRole("row").nth(2)).toBeVisible();
  const all = portal.demo.world().parks;
  const [first] = all;
  const three = all.filter((park) => park.portfolio_uid === first?.portfolio_uid).slice(0, 3);
  const parks = inOrder(
    portal,
    three.map(({ uid }) => uid),
  );
  const uids = parks.map(({ uid }) => uid);
  await portal.router.navigate(`/sites/parks/${uids[0]}${tab}?parks=${uids.join(",")}`);
  const names = parks.map(({ name }) => name);
  await expect.element(heading(names[0] ?? "")).toBeVisible();
  return { portal, names, uids };
}

test("[235] ] and [ lead to the park beside, in the list's order and round, and keep tab and filter", async () => {
  const { portal, names, uids } = await opened("/plant");
  for (const index of [1, 2, 0]) {
    await userEvent.keyboard("]");
    await expect.element(heading(names[index] ?? "")).toBeVisible();
    expect(portal.address()).toMatch(new RegExp(`^/sites/parks/${uids[index]}/plant\\?`));
    expect(new URLSearchParams(portal.address().split("?")[1]).get("parks")).toBe(uids.join(","));
  }
  await userEvent.keyboard("[[");
  await expect.element(heading(names[2] ?? "")).toBeVisible();
});

test("the same by its button and by the palette; elsewhere it says what it needs", async () => {
  const { portal, names } = await opened("");
  await userEvent.click(page.getByRole("button", { name: "Next park" }));
  await expect.element(heading(names[1] ?? "")).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("previous park{Enter}");
  await expect.element(heading(names[0] ?? "")).toBeVisible();
  await portal.router.navigate("/dashboard");
  await expect.element(heading("Dashboard")).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("next park");
  await expect
    .element(page.getByRole("option", { name: /Next park/ }).first())
    .toHaveTextContent("Needs a park's screen");
});

test.each([1400, 992, 400])(
  "what a park's head says comes late and moves nothing below it: %i px",
  async (width) => {
    const portal = await openPortal("/organization", { as: "owner", width });
    const park = portal.demo.world().parks.find(({ name }) => name === "Telde");
    portal.demo.scenario("latency", { ms: 300 });
    const tops: number[] = [];
    let isOver = false;
    const look = () => {
      const tabs = document.querySelector('main nav[aria-label="Park"]');
      const top = tabs && Math.round(tabs.getBoundingClientRect().top);
      if (typeof top === "number" && tops.at(-1) !== top) tops.push(top);
      if (!isOver) requestAnimationFrame(look);
    };
    look();
    await portal.router.navigate(`/sites/parks/${park?.uid}`);
    await expect.element(heading("Telde")).toBeVisible();
    await expect.element(page.getByText(/^Last data/).first()).toBeVisible();
    isOver = true;
    expect(tops).toHaveLength(1);
  },
);
