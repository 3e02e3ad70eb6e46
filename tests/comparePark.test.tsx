import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const range = "/api/v1/promql/query_range";

describe("other parks over a park's own power", () => {
  const figure = page.getByRole("figure", { name: /^Grid power/ });
  const alone = page.getByRole("figure", { name: "Today's power" });
  const laid = page.getByRole("list", { name: "Parks laid over it" });
  const search = ({ address }: Harness) => new URLSearchParams(address().split("?")[1]);

  async function onPark(before: HarnessOptions["before"] = () => undefined) {
    const portal = await openPortal("/organization", { as: "owner", before });
    const { parks } = portal.demo.world();
    const own = parks.find(({ name }) => name === "Telde");
    const siblings = parks.filter(
      ({ portfolio_uid, uid }) => portfolio_uid === own?.portfolio_uid && uid !== own.uid,
    );
    const others = parks.filter(({ portfolio_uid }) => portfolio_uid !== own?.portfolio_uid);
    const path = `/sites/parks/${own?.uid}`;
    await portal.router.navigate(path);
    return { portal, own, siblings, others, path };
  }

  test("by its key those of its portfolio per kWp, in chart, table and address; and back", async () => {
    const { portal, own, siblings } = await onPark();
    await expect.element(alone).toBeVisible();
    await userEvent.keyboard("%");
    await expect.element(figure).toHaveAccessibleName("Grid power per kWp by park");
    expect(search(portal).get("per")).toBe("kwp");
    const names = [own, ...siblings].map((park) => park?.name).slice(0, 8);
    await userEvent.click(figure.getByRole("button", { name: "Table view" }));
    for (const name of names)
      await expect.element(page.getByRole("columnheader", { name: new RegExp(`^${name}`) })).toBeVisible();
    await userEvent.keyboard("%");
    await expect.element(alone).toBeVisible();
    expect(search(portal).get("per")).toBeNull();
  });

  test("by its buttons as they are, one taken away, one of another portfolio added, until it is alone", async () => {
    const { portal, own, siblings, others } = await onPark();
    await userEvent.click(page.getByRole("radio", { name: "By park" }));
    await expect.element(figure).toHaveAccessibleName("Grid power by park");
    expect(search(portal).get("per")).toBe("park");
    const [first] = siblings;
    await userEvent.click(laid.getByRole("button", { name: `Take ${first?.name} away` }));
    const kept = siblings.slice(1, 7);
    await expect.poll(() => search(portal).getAll("parks")).toEqual([own, ...kept].map((park) => park?.uid));
    const [added] = others;
    await userEvent.click(laid.getByRole("button", { name: /Add a park/ }));
    await userEvent.keyboard(added?.name ?? "");
    await userEvent.click(page.getByRole("option", { name: added?.name ?? "" }).first());
    await expect.poll(() => search(portal).getAll("parks")).toContain(added?.uid);
    await expect.element(figure.getByText(added?.name ?? "", { exact: true }).first()).toBeVisible();
    for (const { name } of [...kept, ...(added ? [added] : [])])
      await userEvent.click(laid.getByRole("button", { name: `Take ${name} away` }));
    await expect.element(alone).toBeVisible();
    expect(search(portal).toString()).toBe("");
  });

  test("by the palette's command it stays on the park, and the day before lies beside each", async () => {
    const { portal, own, siblings, path } = await onPark();
    await expect.element(alone).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("compare parks");
    await expect.element(page.getByRole("option", { name: /^Compare parks per kWp/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(figure).toHaveAccessibleName("Grid power per kWp by park");
    expect(portal.address().split("?")[0]).toBe(path);
    expect(search(portal).getAll("parks")[0]).toBe(own?.uid);
    const calls = portal.demo.requests().filter(({ path: to }) => to === range).length;
    await userEvent.keyboard("v");
    for (const park of [own, siblings[0]])
      await expect
        .element(figure.getByText(`${park?.name} · Day before`, { exact: true }).first())
        .toBeVisible();
    expect(portal.demo.requests().filter(({ path: to }) => to === range).length).toBe(calls + 1);
  });

  test("of an address with more parks than colours it says how many are left, and of unknown ones that they are", async () => {
    const { portal, path, own } = await onPark();
    await expect.element(alone).toBeVisible();
    const named = portal.demo.world().parks.slice(0, 12);
    const uids = named.map(({ uid }) => `parks=${uid}`);
    await portal.router.navigate(`${path}?${uids.join("&")}&per=park&parks=nobody`);
    await expect.element(figure).toBeVisible();
    await expect.element(laid.getByText(/more parks? (is|are) not drawn: 8 can be told apart/)).toBeVisible();
    await expect.element(page.getByText(/were not found and are left out/)).toBeVisible();
    await expect.element(laid.getByRole("button", { name: /Add a park/ })).not.toBeInTheDocument();
    // Where one is taken away, those that wait stay named, and the first of them has its colour.
    const [gone, ...kept] = named.filter(({ uid }) => uid !== own?.uid);
    await userEvent.click(laid.getByRole("button", { name: `Take ${gone?.name} away` }));
    const left = [own, ...kept].map((park) => park?.uid);
    await expect.poll(() => search(portal).getAll("parks")).toEqual(left);
    await expect.element(laid.getByRole("button", { name: `Take ${kept[6]?.name} away` })).toBeVisible();
  });

  test("where the last colour is given what adds a park goes, and the focus stays in the list", async () => {
    const { portal, path, own, siblings, others } = await onPark();
    await expect.element(alone).toBeVisible();
    const named = [own, ...siblings, ...others].slice(0, 7).map((park) => `parks=${park?.uid}`);
    const [last] = others.slice(-1);
    await portal.router.navigate(`${path}?${named.join("&")}&per=park`);
    const add = laid.getByRole("button", { name: /Add a park/ });
    await expect.element(add).toBeVisible();
    add.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("option").first()).toBeVisible();
    await userEvent.keyboard(`${last?.name}`);
    await expect.element(page.getByRole("option")).toHaveTextContent(last?.name ?? "");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(add).not.toBeInTheDocument();
    await expect.element(laid.getByRole("button", { name: `Take ${last?.name} away` })).toHaveFocus();
  });

  test("while nobody knows which parks there are it says nothing of them, and they wait", async () => {
    const list = { path: "/portfolio", kind: "status", status: 500 };
    const { portal, path, siblings } = await onPark((demo) => demo.scenario("failing", list));
    const [first, second] = siblings.map(({ uid }) => `parks=${uid}`);
    await portal.router.navigate(`${path}?${first}&${second}&per=park`);
    await expect.element(figure).toBeVisible();
    expect(page.getByText(/no other park/).elements()).toEqual([]);
    expect(page.getByText(/not drawn/).elements()).toEqual([]);
    portal.demo.scenario("failing", { ...list, off: true });
    portal.tools.refresh();
    for (const { name } of siblings.slice(0, 2))
      await expect.element(laid.getByRole("button", { name: `Take ${name} away` })).toBeVisible();
  });
});
