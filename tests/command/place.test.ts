import { expect, test } from "vitest";
import { actionsOn, domainActions } from "../../src/actions/domainActions";
import type { Action } from "../../src/command/action";
import { createRegistry } from "../../src/actions/registry";
import { entityKinds } from "../../src/command/entity";
import type { EntityKind } from "../../src/command/entity";
import { fakeCalls } from "./fakeTools";

const kinds = Object.keys(entityKinds) as EntityKind[];

const whatItDoes = ({ danger, place }: Action) => (danger === true ? "destroys" : (place ?? "acts"));
const menuOf = (kind: EntityKind) => actionsOn(kind).map(whatItDoes).join(" ");

test.each(kinds)(
  "%s: what opens it is no part of its menu, copies follow acts, what destroys stands last",
  (kind) => {
    expect(actionsOn(kind).filter(({ id }) => id === `${kind}.open`)).toEqual([]);
    expect(menuOf(kind)).toMatch(/^( ?(acts|onScreen))*( ?leads)*( ?copies)*( ?destroys)*$/);
  },
);

test("there are menus in which the order says something", () => {
  expect(menuOf("device")).toMatch(/^acts .*acts copies .*copies destroys/);
  expect(kinds.filter((kind) => /(acts|copies) destroys/.test(menuOf(kind))).length).toBeGreaterThan(8);
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
