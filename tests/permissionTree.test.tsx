import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { press } from "./controls";
import { difference, exact, grid, mark, open, places, row, send, sent } from "./permissionScreen";

const search = () => page.getByRole("searchbox", { name: "Search objects" });
const rowOf = (name: string) => row(exact(name)).first();

/** The name of the row that the keyboard is on. */
const at = () =>
  document
    .getElementById(grid().element().getAttribute("aria-activedescendant") ?? "")
    ?.closest('[role="row"]')
    ?.querySelector('[aria-colindex="1"]')
    ?.getAttribute("title");

async function opened(of = "member=account-gardener") {
  const portal = await open(of);
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  const parks = portal.demo.world().parks.filter((each) => each.portfolio_uid === places(portal).first.uid);
  grid().element().focus();
  return { ...portal, ...places(portal), parks };
}

describe("the objects of permissions are a tree", () => {
  test("each row says how deep it stands, which of how many it is, and whether it is open", async () => {
    const { whole, first, park, parks, demo } = await opened();
    const { organizations, portfolios } = demo.world();
    const own = portfolios.filter(({ organization_uid }) => organization_uid === organizations[0]?.uid);
    const said = ["aria-level", "aria-posinset", "aria-setsize", "aria-expanded"];
    const facts = (name: string) => said.map((each) => rowOf(name).element().getAttribute(each));
    expect([whole, first.name, park.name].map(facts)).toEqual([
      ["1", "1", "1", "true"],
      ["2", "1", `${own.length}`, "true"],
      ["3", "1", `${parks.length}`, null],
    ]);
  });

  test("Right and Left unfold, fold and lead to the parent; a folded one says what is granted below it", async () => {
    const { whole, first, park, parks } = await opened();
    await press("{Home}");
    const way: (string | null | undefined)[][] = [];
    for (const key of ["ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"]) {
      await press(`{${key}}`);
      way.push([key, at(), rowOf(first.name).element().getAttribute("aria-expanded")]);
    }
    expect(way).toEqual([
      ["ArrowRight", first.name, "true"],
      ["ArrowRight", park.name, "true"],
      ["ArrowLeft", first.name, "true"],
      ["ArrowLeft", first.name, "false"],
      ["ArrowLeft", whole, "false"],
    ]);
    await expect.element(rowOf(first.name)).toHaveTextContent(`2 of ${parks.length} below`);
    expect(row(exact(park.name)).elements()).toEqual([]);
    await press("{ArrowRight}{ArrowRight}");
    await expect.element(rowOf(park.name)).toBeVisible();
    expect(rowOf(first.name).element().textContent).not.toContain("below");
  });

  test("the pointer folds, too; what a portfolio brings along is said of it", async () => {
    const { first, parks } = await opened("member=account-electrician");
    await userEvent.click(rowOf(first.name).getByRole("button", { name: "Fold", exact: true }));
    await expect.element(rowOf(first.name)).toHaveTextContent(`all ${parks.length} below with it`);
    await expect.element(grid()).toHaveFocus();
    await userEvent.click(rowOf(first.name).getByRole("button", { name: "Unfold", exact: true }));
    await expect.element(rowOf(first.name)).toHaveAttribute("aria-expanded", "true");
  });

  test("- folds all portfolios and + unfolds them; the organization stays open", async () => {
    const { whole, first } = await opened();
    await press("-");
    await expect.element(rowOf(first.name)).toHaveAttribute("aria-expanded", "false");
    await expect.element(rowOf(whole)).toHaveAttribute("aria-expanded", "true");
    await press("+");
    await expect.element(rowOf(first.name)).toHaveAttribute("aria-expanded", "true");
  });
});

describe("what is folded away", () => {
  test("keeps what was wanted of it, is left alone by a range over it, and is sent with the rest", async () => {
    const portal = await opened();
    const { first, park, next, second, parks } = portal;
    await mark(park.name);
    await userEvent.click(rowOf(first.name).getByRole("button", { name: "Fold", exact: true }));
    await expect.element(rowOf(first.name)).toHaveTextContent(`2 of ${parks.length} below · 1 change`);
    expect(difference()).toEqual([`Withdraw: ${park.name} (Park)`]);
    await press(" {Shift>}{ArrowDown}{/Shift}");
    const granted = [first, second].map(({ name }) => `Grant: ${name} (Portfolio)`);
    await expect.poll(difference).toEqual([granted[0], `Withdraw: ${park.name} (Park)`, granted[1]]);
    await press("{ArrowUp}{ArrowRight}");
    await expect.element(rowOf(park.name)).toHaveTextContent("Will be withdrawn");
    await expect.element(rowOf(next.name)).toHaveTextContent("Granted");
    await userEvent.click(send());
    await expect.element(page.getByText("3 permissions changed")).toBeVisible();
    expect(sent(portal).map(({ body }) => body)).toEqual([
      { permissions: [first, second].map(({ uid }) => ({ object: "portfolio", uid })) },
      [{ object: "park", uid: park.uid, name: park.name }],
    ]);
  });

  test("is unfolded by a search that finds it, and folded again after it", async () => {
    const { first, park, next, address } = await opened();
    await press("-");
    await expect.element(rowOf(first.name)).toHaveAttribute("aria-expanded", "false");
    await press("/");
    await expect.element(search()).toHaveFocus();
    await userEvent.fill(search(), park.name);
    await expect.element(rowOf(park.name)).toBeVisible();
    expect(row(exact(next.name)).elements()).toEqual([]);
    await expect.poll(address).toContain("search=");
    await userEvent.fill(search(), "");
    await expect.element(rowOf(first.name)).toHaveAttribute("aria-expanded", "false");
    await userEvent.fill(search(), "nothing is called so");
    await userEvent.click(page.getByRole("button", { name: "Clear search" }).last());
    await expect.element(rowOf(first.name)).toBeVisible();
  });

  test("by a search stays as it is, wanted or not, when all that is found is marked", async () => {
    const { whole, park, second } = await opened();
    await mark(park.name);
    await userEvent.fill(search(), second.name);
    await expect.poll(() => rowOf(second.name).element().getAttribute("aria-rowindex")).toBe("3");
    grid().element().focus();
    await press("{Control>}a{/Control}");
    await expect.poll(() => difference().length).toBeGreaterThan(2);
    const withdrawn = difference().filter((line) => !line.startsWith("Grant: "));
    expect(withdrawn).toEqual([`Withdraw: ${park.name} (Park)`]);
    expect(difference()[0]).toBe(`Grant: ${whole} (Organization)`);
  });
});
