import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createKeys } from "../../src/command/keys";
import { BINDINGS, eventOf, given } from "./keysRig";

describe("remapping [238]", () => {
  test("other keys act, are shown, are kept, and can be taken back", () => {
    const { keys, press, state } = given();
    expect(keys.remap("event.close", "Shift+C")).toEqual({ ok: true });
    expect([press("c"), press("Shift+C"), state.ran]).toEqual([false, true, ["event.close"]]);
    expect(keys.shown("event.close")).toBe("Shift+C");
    const later = given({ saved: state.text });
    expect(later.keys.shown("event.close")).toBe("Shift+C");
    later.keys.reset();
    expect([later.keys.shown("event.close"), later.press("c"), later.state.ran]).toEqual([
      "c",
      true,
      ["event.close"],
    ]);
    expect(
      given({ saved: later.state.text })
        .keys.all()
        .some(({ changed }) => changed),
    ).toBe(false);
  });

  test.each([
    ["event.close", "x", "clash", "row.select"],
    ["event.close", "X", "clash", "row.select"],
    ["event.close", "g d", "clash", "go.dashboard"],
    ["event.close", "Ctrl+K", "clash", "palette.open"],
    ["event.close", "Cmd+k", "clash", "palette.open"],
    ["event.close", "g", "prefix", "go.dashboard"],
    ["event.close", "x y", "prefix", "row.select"],
    ["keys.sheet", "? ?", "ok", undefined],
    ["go.dashboard", "c d", "prefix", "event.close"],
    ["event.close", "Enter", "reserved", undefined],
    ["grid.open", "Shift+Enter", "clash", "row.newTab"],
    ["form.submit", "Shift+Enter", "ok", undefined],
  ])("%s to %s: %s", (id, to, reason, other) => {
    const { keys, state } = given();
    const expected =
      reason === "ok" ? { ok: true } : { ok: false, reason, ...(other ? { with: other } : {}) };
    expect(keys.remap(id, to)).toEqual(expected);
    if (reason !== "ok")
      expect([state.text, keys.all().some(({ changed }) => changed)]).toEqual([null, false]);
  });

  test.each(
    [
      ...[
        "Escape",
        "Esc",
        "g Esc",
        "Tab",
        "Shift+Tab",
        "Ctrl+Tab",
        "Ctrl+T",
        "Ctrl+W",
        "Ctrl+N",
        "Cmd+T",
        "$mod+W",
      ],
      ...[
        "Ctrl+Shift+T",
        "Ctrl+Shift+N",
        "F5",
        "Ctrl+F5",
        "F11",
        "F12",
        "Ctrl+R",
        "Ctrl+L",
        "Ctrl+F",
        "Ctrl+1",
        "Ctrl++",
      ],
      ...[
        "Alt+F4",
        "Alt+ArrowLeft",
        "Ctrl+C",
        "Ctrl+V",
        "Ctrl+A",
        "Space",
        "ArrowDown",
        "Backspace",
        "g Enter",
      ],
    ].map((keys) => [keys]),
  )("%s belongs to the browser or to every control", (to) => {
    expect(given().keys.remap("event.close", to)).toEqual({ ok: false, reason: "reserved" });
  });

  test.each([
    [""],
    [" "],
    ["Hyper+x"],
    ["Shift+"],
    ["ab"],
    ["Shift+?"],
    ["Ctrl+Cmd+x"],
    ["Ctrl+Ctrl+x"],
    ["a b c d"],
    ["F13"],
  ])("'%s' is no key", (to) => {
    expect(given().keys.remap("event.close", to)).toEqual({ ok: false, reason: "invalid" });
  });

  test("an unknown action cannot be remapped, and its own keys are no clash", () => {
    const { keys } = given();
    expect(keys.remap("nobody", "q")).toEqual({ ok: false, reason: "invalid" });
    expect([keys.remap("event.close", "c"), keys.remap("undo", "$mod+Z")]).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(keys.remap("event.close", "$mod+Z")).toEqual({ ok: false, reason: "reserved" });
  });

  test("keys given away by a remap are free", () => {
    const { keys } = given();
    expect(keys.remap("event.close", "q")).toEqual({ ok: true });
    expect(keys.remap("row.select", "c")).toEqual({ ok: true });
    expect(keys.remap("go.dashboard", "q d")).toEqual({ ok: false, reason: "prefix", with: "event.close" });
  });

  test.each([
    ["not json"],
    ["null"],
    ["[]"],
    ['{"letters":"yes"}'],
    ['{"keys":{"event.close":7}}'],
    ['{"keys":{"event.close":"Esc"}}'],
    ['{"keys":{"event.close":"Ctrl+T"}}'],
    ['{"keys":{"__proto__":"x","constructor":"y"}}'],
    ['{"letters":true,"keys":{"gone.action":"g g"},"more":1}'],
  ])("kept content %s leaves the standard keys", (saved) => {
    const { keys, press, state } = given({ saved });
    expect([keys.shown("event.close"), press("c"), state.ran]).toEqual(["c", true, ["event.close"]]);
  });

  test("a storage that throws costs the memory only", () => {
    const fail = () => {
      throw new Error("quota");
    };
    const keys = createKeys({
      storage: { read: fail, write: fail },
      now: () => 0,
      onPending: fail,
      schedule: () => fail,
    });
    keys.register(BINDINGS, () => undefined);
    expect([keys.remap("event.close", "q"), keys.shown("event.close")]).toEqual([{ ok: true }, "q"]);
  });
});

describe("the sheet [235]", () => {
  test("tells every binding, its scope and its change", () => {
    const { keys } = given({ bindings: BINDINGS.slice(0, 3) });
    keys.remap("go.dashboard", "g h");
    keys.setLettersEnabled(false);
    expect(keys.all()).toEqual([
      {
        id: "palette.open",
        scope: "global",
        keys: "Ctrl+K",
        standard: "Ctrl+K",
        changed: false,
        active: true,
      },
      { id: "palette.help", scope: "global", keys: "F1", standard: "F1", changed: false, active: true },
      { id: "go.dashboard", scope: "global", keys: "g h", standard: "g d", changed: true, active: false },
    ]);
    expect(given({ mac: true }).keys.shown("palette.open")).toBe("Cmd+K");
    expect(keys.shown("nobody")).toBeUndefined();
  });

  test("every key that is shown runs its action [235]", () => {
    const { keys, press, state } = given();
    for (const { id, keys: shown } of keys.all()) {
      for (const text of shown.split(" ")) expect(press(text)).toBe(true);
      expect(state.ran.at(-1)).toBe(id);
    }
    expect(state.ran).toEqual(BINDINGS.map(({ id }) => id));
  });

  test("those who show keys are told of every change", () => {
    const { keys, unregister } = given();
    const seen: number[] = [];
    const stop = keys.subscribe(() => seen.push(keys.version()));
    keys.remap("event.close", "q");
    keys.setLettersEnabled(false);
    keys.reset();
    unregister();
    stop();
    keys.setLettersEnabled(false);
    expect(seen).toEqual([2, 3, 4, 5]);
  });

  test("a letter without a capital is shown as it is", () => {
    const { keys } = given();
    expect(keys.remap("event.close", "Ctrl+ß").ok).toBe(true);
    expect(keys.shown("event.close")).toBe("Ctrl+ß");
  });

  test("any text may be asked for as a key: it is refused, or it acts and is shown", () => {
    const part = fc.constantFrom(
      "Ctrl+",
      "Shift+",
      "Alt+",
      "$mod+",
      "g",
      "q",
      "?",
      "+",
      " ",
      "Enter",
      "F2",
      "ß",
      "É",
      "\u0000",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(part, { maxLength: 5 }).map((parts) => parts.join("")),
          fc.string(),
        ),
        (text) => {
          // A dialog's keys are there while it is open, and then no row listens.
          const bindings = BINDINGS.filter(({ scope }) => scope !== "dialog");
          const { keys, press, state } = given({ bindings });
          if (!keys.remap("event.close", text).ok) return;
          const shown = keys.shown("event.close") ?? "";
          for (const one of shown.split(" ")) {
            const key = one.endsWith("++") ? "+" : one === "+" ? "+" : (one.split("+").at(-1) ?? "");
            const held = eventOf(one);
            expect(
              press("?", "page", {
                ...held,
                key: key === "Space" ? " " : key,
                shiftKey: one.includes("Shift+"),
              }),
            ).toBe(true);
          }
          expect(state.ran).toEqual(["event.close"]);
        },
      ),
    );
  });
});
