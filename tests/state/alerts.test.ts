import { expect, test } from "vitest";
import { Alerts, type AlertInput } from "../../src/state/alerts";
import { fakeClock } from "./fakes";

function start() {
  const clock = fakeClock();
  const alerts = new Alerts(clock);
  const keys = () => alerts.shown.map(({ key }) => key);
  const add = (key: string, more: Partial<AlertInput> = {}) => alerts.show({ type: "info", key, ...more });
  return { clock, alerts, keys, add };
}

test("keeps three, the oldest dropped, sticky or not [49]", () => {
  const { keys, add } = start();
  add("a", { time: null });
  for (const key of ["b", "c", "d"]) add(key);
  expect(keys()).toEqual(["b", "c", "d"]);
});

test("clears by id, by type and all [49]", () => {
  const { alerts, keys, add, clock } = start();
  const a = add("a");
  add("b", { type: "error" });
  add("c");
  alerts.dismiss(a);
  clock.advance(300);
  expect(keys()).toEqual(["b", "c"]);
  alerts.clearType("error");
  expect(keys()).toEqual(["c"]);
  alerts.clearAll();
  expect(keys()).toEqual([]);
  expect(clock.waiting()).toBe(0);
});

test("forgets by type what is shown and what can be read again [49]", () => {
  const { alerts, keys, add } = start();
  add("a");
  add("b", { type: "error" });
  alerts.forget("error");
  expect([keys(), alerts.history.map(({ key }) => key)]).toEqual([["a"], ["a"]]);
  alerts.forget();
  expect([keys(), alerts.history]).toEqual([[], []]);
});

test("an alert is what it was shown with, and its countdown begins at once [49][51]", () => {
  const { alerts, clock } = start();
  const id = alerts.show({ type: "success", key: "saved", values: { count: 2 } });
  expect(alerts.shown).toEqual([
    {
      id,
      type: "success",
      key: "saved",
      values: { count: 2 },
      time: 5000,
      at: clock.now(),
      kickoff: true,
      paused: false,
      remaining: 5000,
      leaving: false,
    },
  ]);
});

test("each has its own time, then fades for 300 ms; one without stays until it is closed [51]", () => {
  const { clock, alerts, keys, add } = start();
  add("usual", { type: "error" });
  add("short", { time: 1000 });
  const sticky = add("sticky", { time: null });
  clock.advance(1000);
  expect(alerts.shown.map(({ key, leaving }) => [key, leaving])).toEqual([
    ["usual", false],
    ["short", true],
    ["sticky", false],
  ]);
  clock.advance(299);
  expect(keys()).toEqual(["usual", "short", "sticky"]);
  clock.advance(1);
  expect(keys()).toEqual(["usual", "sticky"]);
  clock.advance(86_400_000);
  expect(keys()).toEqual(["sticky"]);
  expect(alerts.shown[0]).toMatchObject({ kickoff: false, remaining: null });
  alerts.dismiss(sticky);
  clock.advance(300);
  expect(keys()).toEqual([]);
});

test.each([Number.NaN, 0, -1])("a time of %s is the usual one [51]", (time) => {
  const { alerts, add } = start();
  add("a", { time });
  expect(alerts.shown[0]?.time).toBe(5000);
});

test("the countdown waits until pointer and focus have both left [52]", () => {
  const { clock, alerts, keys, add } = start();
  const id = add("a");
  clock.advance(4000);
  alerts.pause(id, "hover");
  alerts.pause(id, "focus");
  expect(alerts.shown[0]).toMatchObject({ paused: true, remaining: 1000 });
  clock.advance(60_000);
  alerts.resume(id, "hover");
  clock.advance(60_000);
  alerts.resume(id, "focus");
  expect(alerts.shown[0]).toMatchObject({ paused: false, remaining: 1000 });
  clock.advance(999);
  expect(alerts.shown[0]?.leaving).toBe(false);
  clock.advance(301);
  expect(keys()).toEqual([]);
});

test("an alert that fades out gives way to a new one before any other does [49]", () => {
  const { alerts, keys, add } = start();
  add("a");
  const b = add("b");
  add("c");
  alerts.dismiss(b);
  alerts.dismiss(b);
  add("d");
  expect(keys()).toEqual(["a", "c", "d"]);
});

test("what was dropped or closed can be read again, the last 200 of them [50]", () => {
  const { alerts, add } = start();
  for (let at = 1; at <= 205; at += 1) add(`alert${at}`);
  expect(alerts.history).toHaveLength(200);
  expect(alerts.history[0]?.key).toBe("alert6");
  alerts.clearAll();
  expect(alerts.history.at(-1)?.key).toBe("alert205");
});

test("a sign-out leaves nothing of the session but what is pinned [40]", () => {
  const { alerts, keys, add } = start();
  add("private");
  add("joined_organization", { pinned: true, time: null });
  alerts.wipe();
  expect(keys()).toEqual(["joined_organization"]);
  expect(alerts.history.map(({ key }) => key)).toEqual(["joined_organization"]);
});

test("the action of an alert is its own", () => {
  const { alerts, add } = start();
  let undone = 0;
  add("hidden", { action: { label: "undo", run: () => (undone += 1) } });
  alerts.shown[0]?.action?.run();
  expect(undone).toBe(1);
});
