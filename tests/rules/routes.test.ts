import { expect, test } from "vitest";
import { addressOfEntity, addressOfRoute, ancestorsOf, routeById, routes, tabsOf } from "../../src/routes";
import { furtherScreens } from "../../src/shell/furtherScreens";
import { firstScreens } from "../../src/shell/screens";

test("[10] every route has a screen, and every screen a route", () => {
  const screens = [firstScreens, furtherScreens].flatMap((some) => Object.keys(some));
  expect(screens.sort()).toEqual(routes.map(({ id }) => id).sort());
});

test("parents and tabs name routes that are there; a tab lies below its screen and asks for no other thing", () => {
  for (const route of routes) {
    const parent = routeById(route.parent);
    if (route.parent === undefined) continue;
    expect(parent, route.id).toBeDefined();
    expect(ancestorsOf(route).at(-1)?.id).toBe(route.parent);
    if (route.tab === true) expect(route.path.startsWith(`${parent?.path ?? ""}/`), route.id).toBe(true);
    if (route.tab === true) expect(tabsOf(route)[0]?.id).toBe(route.parent);
  }
});

test("[F25] a uid becomes one segment of an address", () => {
  const uid = "a/b?c#d%e+f ü";
  const address = `/sites/parks/${encodeURIComponent(uid)}`;
  expect(addressOfEntity({ kind: "park", uid })).toBe(address);
  const park = routeById("park");
  expect(park && addressOfRoute(park, { park: uid })).toBe(address);
});
