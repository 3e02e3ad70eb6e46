import { describe, expect, test } from "vitest";
import { given } from "./keysRig";

describe("pressing", () => {
  test.each([
    ["Ctrl+k", "palette.open"],
    ["Meta+k", "palette.open"],
    ["Ctrl+K", "palette.open"],
    ["F1", "palette.help"],
    ["c", "event.close"],
    ["C", "event.close"],
    ["Shift+Enter", "row.newTab"],
    ["Enter", "grid.open"],
    ["Ctrl+Enter", "form.submit"],
  ])("%s runs %s", (text, id) => {
    const { press, state } = given();
    expect([press(text), state.ran]).toEqual([true, [id]]);
  });

  test.each([["Shift+?"], ["?"], ["Ctrl+Alt+?"]])(
    "the sheet opens by the character, on any layout: %s [236]",
    (text) => {
      const { press, state } = given();
      expect([press(text), state.ran]).toEqual([true, ["keys.sheet"]]);
    },
  );

  test("the slash of a German layout is Shift+7 [236]", () => {
    const { press, state } = given();
    expect([press("Shift+/"), state.ran]).toEqual([true, ["screen.search"]]);
  });

  test.each([
    "Ctrl+c",
    "Alt+c",
    "Meta+c",
    "Shift+C",
    "Ctrl+Shift+K",
    "Ctrl+Alt+k",
    "Shift",
    "Dead",
    "Process",
    "a",
    "Ctrl+?",
  ])("%s runs nothing", (text) => {
    const { press, state } = given();
    expect([press(text), state.ran]).toEqual([false, []]);
  });

  test("a handler may leave the press to those before it, and later ones come first", () => {
    const { keys, press, state } = given();
    const leave = keys.register([{ id: "inner", keys: "c", scope: "row" }], () => false);
    expect([press("c"), state.ran]).toEqual([true, ["event.close"]]);
    leave();
    keys.register([{ id: "inner", keys: "c", scope: "row" }], () => void state.ran.push("inner"));
    expect([press("c"), state.ran]).toEqual([true, ["event.close", "inner"]]);
  });

  test("what was unregistered does not act, but stays on the sheet", () => {
    const { keys, press, state, unregister } = given();
    unregister();
    expect([press("c"), press("g"), state.ran]).toEqual([false, false, []]);
    expect(keys.shown("event.close")).toBe("c");
  });
});

describe("sequences [237]", () => {
  test("the second key runs the action, and the first is shown meanwhile", () => {
    const { press, state, wait } = given();
    expect(press("g")).toBe(true);
    expect(state.pending).toEqual(["g"]);
    wait(999);
    expect([press("m"), state.ran, state.pending]).toEqual([true, ["go.monitor"], ["g", null]]);
  });

  test("a second without a key ends it", () => {
    const { press, state, wait } = given();
    press("g");
    wait(1000);
    expect(state.pending).toEqual(["g", null]);
    expect([press("d"), state.ran]).toEqual([false, []]);
  });

  test("it lapses by the clock, even when the timer comes late", () => {
    const { press, state } = given();
    press("g");
    state.time = 5000;
    expect([press("d"), state.ran, state.pending]).toEqual([false, [], ["g", null]]);
  });

  test("a letter that leads nowhere ends it and does not act by itself", () => {
    const { press, state } = given();
    press("g");
    expect([press("c"), state.ran, state.pending]).toEqual([true, [], ["g", null]]);
    expect([press("c"), state.ran]).toEqual([true, ["event.close"]]);
  });

  test("Esc ends it, Shift does not, Ctrl+K opens the palette, a held key waits", () => {
    const { press, state } = given();
    press("g");
    expect([press("Escape"), state.pending]).toEqual([true, ["g", null]]);
    press("g");
    expect([press("Shift"), press("g", "page", { repeat: true }), press("d")]).toEqual([false, true, true]);
    press("g");
    expect([press("Ctrl+k"), state.ran]).toEqual([true, ["go.dashboard", "palette.open"]]);
    expect(press("Escape")).toBe(false);
  });
});

describe("where letters are dead", () => {
  test("in a text field nothing is taken that types or edits [F112][237]", () => {
    const { press, state } = given();
    for (const text of ["c", "x", "g", "?", "/", "Enter", "Shift+Enter", "Ctrl+z"])
      expect(press(text, "field")).toBe(false);
    expect([state.ran, state.pending]).toEqual([[], []]);
    for (const text of ["Ctrl+k", "F1", "Ctrl+Enter"]) expect(press(text, "field")).toBe(true);
    expect(state.ran).toEqual(["palette.open", "palette.help", "form.submit"]);
  });

  test("in a dialog neither letters act nor the rows behind it [237]", () => {
    const { press, state } = given();
    for (const text of ["c", "g", "?", "Enter", "Shift+Enter"]) expect(press(text, "dialog")).toBe(false);
    for (const text of ["Ctrl+k", "F1", "Ctrl+Enter"]) expect(press(text, "dialog")).toBe(true);
    expect(state.ran).toEqual(["palette.open", "palette.help", "form.submit"]);
  });

  test("a sequence does not go on in a field", () => {
    const { press, state } = given();
    press("g");
    press("d", "field");
    expect([state.ran, state.pending]).toEqual([[], ["g", null]]);
  });

  test("a composing input method is left alone, and a sequence with it [230]", () => {
    const { press, state } = given();
    press("g");
    expect(press("d", "page", { isComposing: true })).toBe(false);
    expect(press("Enter", "page", { keyCode: 229 })).toBe(false);
    expect([state.ran, state.pending]).toEqual([[], ["g"]]);
  });

  test("they can be switched off, lastingly; the others stay [237]", () => {
    const { keys, press, state } = given();
    keys.setLettersEnabled(false);
    for (const text of ["c", "g", "?", "/"]) expect(press(text)).toBe(false);
    for (const text of ["Ctrl+k", "F1", "Shift+Enter"]) expect(press(text)).toBe(true);
    expect([keys.shown("event.close"), keys.shown("palette.open")]).toEqual([undefined, "Ctrl+K"]);
    const later = given({ saved: state.text });
    expect([later.keys.lettersEnabled, later.press("c")]).toEqual([false, false]);
  });
});
