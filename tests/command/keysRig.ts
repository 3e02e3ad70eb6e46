import { expect } from "vitest";
import { createKeys, type KeyBinding, type KeyEvent, type KeyPlace } from "../../src/command/keys";

export const BINDINGS: readonly KeyBinding[] = [
  { id: "palette.open", keys: "$mod+K", scope: "global" },
  { id: "palette.help", keys: "F1", scope: "global" },
  { id: "go.dashboard", keys: "g d", scope: "global" },
  { id: "go.monitor", keys: "g m", scope: "global" },
  { id: "keys.sheet", keys: "?", scope: "global" },
  { id: "screen.search", keys: "/", scope: "global" },
  { id: "undo", keys: "$mod+Z", scope: "global" },
  { id: "event.close", keys: "c", scope: "row" },
  { id: "row.select", keys: "x", scope: "row" },
  { id: "row.newTab", keys: "Shift+Enter", scope: "row" },
  { id: "grid.open", keys: "Enter", scope: "grid" },
  { id: "form.submit", keys: "$mod+Enter", scope: "dialog" },
];

interface Given {
  readonly saved?: string | null;
  readonly mac?: boolean;
  readonly bindings?: readonly KeyBinding[];
}

/** A registry with a clock and a storage of its own, and a way to press keys: "Ctrl+k", "Shift+?". */
export function given({ saved = null, mac = false, bindings = BINDINGS }: Given = {}) {
  const state = { text: saved, time: 0, ran: [] as string[], pending: [] as (string | null)[] };
  const tasks = new Set<{ at: number; task: () => void }>();
  const keys = createKeys({
    storage: { read: () => state.text, write: (text) => (state.text = text) },
    now: () => state.time,
    onPending: (sequence) => state.pending.push(sequence),
    schedule: (task, ms) => {
      const entry = { at: state.time + ms, task };
      tasks.add(entry);
      return () => tasks.delete(entry);
    },
    mac,
  });
  const unregister = keys.register(bindings, (id) => void state.ran.push(id));
  const wait = (ms: number) => {
    state.time += ms;
    for (const entry of [...tasks]) if (entry.at <= state.time && tasks.delete(entry)) entry.task();
  };
  const press = (text: string, place: KeyPlace = "page", more: Partial<KeyEvent> = {}) => {
    let prevented = false;
    const used = keys.handle({ ...eventOf(text), ...more, preventDefault: () => (prevented = true) }, place);
    expect(prevented).toBe(used);
    return used;
  };
  return { keys, state, press, wait, unregister };
}

export function eventOf(text: string): Omit<KeyEvent, "preventDefault"> {
  const parts = text === "+" ? ["+"] : text.split("+");
  const held = new Set(parts.slice(0, -1));
  return {
    key: parts.at(-1) ?? "",
    ctrlKey: held.has("Ctrl"),
    metaKey: held.has("Meta"),
    altKey: held.has("Alt"),
    shiftKey: held.has("Shift"),
  };
}
