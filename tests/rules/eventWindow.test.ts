import { expect, test } from "vitest";
import { eventWindow } from "../../src/rules/eventWindow";

const berlin = "Europe/Berlin";
const now = Date.parse("2026-06-10T10:02:00Z");
const shown = (start: string | null, end: string | null, which: "start" | "end" = "start") => {
  const window = eventWindow({ start, end }, now, berlin, which);
  const text = (at: number) => (at === Infinity ? "on" : new Date(at).toISOString().slice(0, 16));
  return window && [text(window.range.start), text(window.range.end), window.isWhole];
};

test("[169] an event is shown from some time before its start to some after its end, over midnight too", () => {
  expect(shown("2026-06-08T21:07:10Z", "2026-06-09T03:05:00Z")).toEqual([
    "2026-06-08T15:00",
    "2026-06-09T09:15",
    true,
  ]);
});

test("[169] what goes on is shown from before its start as far as there are data", () => {
  expect(shown("2026-06-09T20:00:00Z", null)).toEqual(["2026-06-09T14:00", "on", true]);
  expect(shown("2026-06-09T20:00:00Z", "2026-06-11T20:00:00Z")).toEqual(["2026-06-09T14:00", "on", true]);
});

test("[169] what lasted long is shown about its start or about its end", () => {
  const [start, end] = ["2026-05-01T08:00:00Z", "2026-06-01T08:00:00Z"];
  expect(shown(start, end)).toEqual(["2026-05-01T02:00", "2026-05-02T02:00", false]);
  expect(shown(start, end, "end")).toEqual(["2026-05-31T14:00", "2026-06-01T14:00", false]);
  expect(shown(start, null, "end")).toEqual(["2026-06-09T16:00", "on", false]);
});

test("[169] without a start, or with an end before it, there is nothing to show", () => {
  expect([shown(null, null), shown("2026-06-02T08:00:00Z", "2026-06-01T08:00:00Z")]).toEqual([
    undefined,
    undefined,
  ]);
});
