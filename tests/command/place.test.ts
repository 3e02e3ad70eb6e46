import { expect, test } from "vitest";
import { actionsOn, domainActions, placeOf } from "../../src/actions/domainActions";
import { createRegistry } from "../../src/actions/registry";
import { entityKinds } from "../../src/command/entity";
import type { EntityKind } from "../../src/command/entity";
import { fakeCalls } from "./fakeTools";

const kinds = Object.keys(entityKinds) as EntityKind[];

test.each(kinds)("%s: what opens it is no part of its menu, what destroys it stands last", (kind) => {
  const menu = actionsOn(kind);
  expect(menu.filter(({ id }) => id === `${kind}.open`)).toEqual([]);
  const places = menu.map(placeOf);
  expect(places).toEqual([...places].sort());
});

test("each says itself where it stands: the one that opens, those that lead to a tab, those that copy", () => {
  const all = createRegistry({ demo: undefined, graphiql: false, calls: fakeCalls() });
  const idsAt = (wanted: string) => all.filter(({ place }) => place === wanted).map(({ id }) => id);
  expect(idsAt("opens").filter((id) => !id.endsWith(".open"))).toEqual([]);
  expect(domainActions.filter(({ id, on }) => id === `${on ?? ""}.open`).map(({ place }) => place)).toEqual(
    domainActions.filter(({ place }) => place === "opens").map(() => "opens"),
  );
  expect(idsAt("leads").filter((id) => !id.startsWith("go."))).toEqual([]);
  expect(idsAt("copies").filter((id) => !/\.copy/.test(id))).toEqual([]);
  expect(idsAt("onScreen")).toEqual(all.map(({ id }) => id).filter((id) => /^(sheet|monitor)\./.test(id)));
});
