import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { call, noon, quickDemo, signIn } from "../mocks/backend";
import { readingsOf } from "./readings";
import { checkedFetch, operations, tags } from "./contract";
import { mailOf } from "./mail";
import { runScenario } from "./scenario";

const range = "start=2026-06-01T00:00:00%2B02:00&end=2026-06-08T00:00:00%2B02:00";

/** A demo whose every call is checked; the faults gather in the list. */
async function checkedDemo(): Promise<{ demo: Demo; faults: string[] }> {
  const demo = await quickDemo();
  const faults: string[] = [];
  return { demo: { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) }, faults };
}

test("every tag has its file of handlers", () => {
  expect(tags.filter((tag) => !existsSync(`mocks/${tag}.ts`))).toEqual([]);
  expect(operations.filter((one) => one.tags.length !== 1 || !tags.includes(one.tags[0] ?? ""))).toEqual([]);
});

test("every operation has a handler", async () => {
  const demo = await quickDemo();
  const missing: string[] = [];
  for (const { method, path, id } of operations) {
    const { status, body } = await call(
      demo,
      `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "x")}?token=x`,
    );
    if (status === 404 && JSON.stringify(body) === '{"detail":"Not Found"}') missing.push(id);
  }
  expect(missing).toEqual([]);
});

describe("each request and each answer is as the contract says", () => {
  test("of every operation, each called with success", async () => {
    const { demo, faults } = await checkedDemo();
    const { done } = await runScenario({
      fetch: demo.fetch,
      base: "http://localhost",
      now: () => noon,
      mail: mailOf(() => Promise.resolve(demo.world())),
      formB: (isOn) => demo.scenario("permissionFormB", isOn ? {} : { off: true }),
    });
    expect(faults).toEqual([]);
    expect(operations.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
  });

  test.each(["admin", "owner", "moderator", "member", "new", "totp"])(
    "%s reads what is allowed, and gets refusals of the error shape",
    async (id) => {
      const { demo, faults } = await checkedDemo();
      await signIn(demo, id);
      for (const line of readingsOf(demo.world())) await call(demo, line);
      expect(faults).toEqual([]);
    },
  );

  test("without a session all are refused in the error shape", async () => {
    const { demo, faults } = await checkedDemo();
    const statuses = [];
    for (const line of readingsOf(demo.world())) statuses.push((await call(demo, line)).status);
    expect([faults, new Set(statuses)]).toEqual([[], new Set([401])]);
  });

  test("of a fleet and of a measured plant too", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "admin");
    await demo.fleet({ parks: 300, devices: 2000 });
    const csv =
      "time,ac_power_w,irradiance\n2026-06-29 12:00,10,900\n2026-06-29 12:15,,950\n2026-06-29 12:30,12,";
    const imported = await demo.importMeasured(new Blob([csv]), {
      name: "Dach",
      zone: "Europe/Berlin",
      keepDates: true,
    });
    const park = imported?.ok ? imported.park : "";
    for (const line of readingsOf(demo.world())) await call(demo, line);
    for (const line of readingsOf(demo.world(), park)) await call(demo, line);
    await call(demo, `GET /api/v1/metrics/kpi/graph?${range}&step=1d&park=${park}`);
    expect([imported?.ok, faults]).toEqual([true, []]);
  });
});
