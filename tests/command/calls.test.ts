import { parse } from "graphql";
import { describe, expect, test } from "vitest";
import { callActions } from "../../src/actions/call";
import { offer } from "../../src/command/offer";
import { perform, undo } from "../../src/command/perform";
import { baseContext, fakeCalls, fakeTools } from "./fakeTools";

const operation = (key: number, name: string) => ({
  key,
  query: parse(`query ${name} { a }`),
  variables: {},
});

function byId(port: ReturnType<typeof fakeCalls>, id: string) {
  const found = callActions(port).find((each) => each.id === id);
  if (!found) throw new Error(`No action ${id}`);
  return found;
}

describe("showing a call by command", () => {
  test("lists what is on screen once, and opens what was chosen", async () => {
    const port = fakeCalls(true);
    const tools = fakeTools();
    const [first, second] = [operation(1, "Parks"), operation(2, "Parks")];
    for (const each of [first, operation(1, "Parks"), second]) port.calls.add(each);
    const show = byId(port, "developer.showCall");
    const { operation: asked } = show.args ?? {};
    expect(asked?.type === "choice" && asked.options(baseContext).map(({ label }) => label)).toEqual([
      "Parks",
      "Parks (2)",
    ]);
    await perform(show, tools, { source: "palette", values: { operation: "2" } });
    expect([port.calls.chosen, tools.overlays.isOpen("call")]).toEqual([second, true]);
  });

  test("says why there is none: hidden, or nothing was asked", () => {
    const reasonOf = (showCalls: boolean) => {
      const port = fakeCalls(showCalls);
      if (!showCalls) port.calls.shown.add(operation(1, "Parks"));
      return offer(byId(port, "developer.showCall"), baseContext);
    };
    expect([reasonOf(false), reasonOf(true)]).toEqual([
      { disabled: { key: "reason.callsHidden" } },
      { disabled: { key: "reason.noCall" } },
    ]);
  });

  test("the wish is kept, and taken back by undo", async () => {
    const tools = fakeTools();
    const port = { ...fakeCalls(), preferences: tools.preferences };
    const isOn = () => tools.preferences.showCalls;
    const offers = () =>
      ["developer.callsOn", "developer.callsOff"].map((id) => offer(byId(port, id), baseContext));
    const current = { disabled: { key: "reason.current" } };
    expect([isOn(), offers()]).toEqual([false, ["available", current]]);
    await perform(byId(port, "developer.callsOn"), tools, { source: "palette" });
    expect([isOn(), offers()]).toEqual([true, [current, "available"]]);
    await undo(tools);
    expect([isOn(), offers()]).toEqual([false, ["available", current]]);
  });
});
