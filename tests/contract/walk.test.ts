import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { call, promqlPath, quickDemo, signIn } from "../mocks/backend";
import { deviceWrites } from "./deviceWrites";
import { answerFaults, checkedFetch, operationFor, operations, requestFaults, tags } from "./contract";

const range = "start=2026-06-01T00:00:00%2B02:00&end=2026-06-08T00:00:00%2B02:00";

/** A demo whose every call is checked; the faults gather in the list. */
async function checkedDemo(): Promise<{ demo: Demo; faults: string[] }> {
  const demo = await quickDemo();
  const faults: string[] = [];
  return { demo: { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) }, faults };
}

/** One call of each operation, as somebody who may. */
function walk({ parks, portfolios, devices, organizations }: ReturnType<Demo["world"]>): readonly string[] {
  const uid = (records: readonly { uid: string }[]) => records[0]?.uid ?? "";
  return [
    "GET /api/v1/auth/verify",
    "GET /api/v1/totp/status",
    `GET /api/v1/organization/${uid(organizations)}`,
    "GET /api/v1/portfolio?update_ext=true",
    `GET /api/v1/portfolio/${uid(portfolios)}/kpi`,
    `GET /api/v1/park/${uid(parks)}`,
    `GET /api/v1/park/${uid(parks)}/kpi`,
    `GET /api/v1/metrics/kpi/production?${range}&step=1d`,
    `GET /api/v1/metrics/kpi/availability?${range}&step=1h&park=${uid(parks)}`,
    `GET /api/v1/metrics/kpi/shutdown?${range}&step=100&portfolio=${uid(portfolios)}`,
    `GET /api/v1/metrics/kpi/graph?${range}&step=1d`,
    `GET ${promqlPath('sum by (park, shutdown_type) (loss_power{park=~".+"})')}`,
    "GET /api/v1/device?page=1&limit=320&filters=project%20ne%20demo",
    `GET /api/v1/device/${uid(devices)}`,
    "GET /api/v1/event/park/count?importance_threshold=1000&show_hidden=false",
    "GET /api/v1/system/hosts",
  ];
}

test("every tag has its file of handlers", () => {
  expect(tags.filter((tag) => !existsSync(`mocks/${tag}.ts`))).toEqual([]);
  expect(operations.filter((one) => one.tags.length !== 1 || !tags.includes(one.tags[0] ?? ""))).toEqual([]);
});

test("every operation has a handler", async () => {
  const demo = await quickDemo();
  const missing: string[] = [];
  for (const { method, path, id } of operations) {
    const answer = await call(demo, `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "x")}`);
    if (answer.status === 404) missing.push(id);
  }
  expect(missing).toEqual([]);
});

describe("each answer is as the contract says", () => {
  test("to one call of every operation", async () => {
    const { demo, faults } = await checkedDemo();
    const done = new Set<string>();
    const ask = async (line: string, body?: unknown) => {
      const { status } = await call(demo, line, body);
      const [method = "", path = ""] = line.split(" ");
      const found = operationFor(method, path.split("?")[0] ?? "");
      if (status === 200 && found) done.add(found.operation.id);
    };
    await ask("POST /api/v1/auth/login", { email: "totp@demo.test", password: "demo" });
    await ask("POST /api/v1/totp/verify-session", { code: (await demo.code()).code });
    await ask("POST /api/v1/totp/verify-backup", { code: "h2wm-x8rt" });
    await ask("POST /api/v1/auth/login", { email: "new@demo.test", password: "demo" });
    await ask("POST /api/v1/organization", { name: "Sonnenhof" });
    await ask("PUT /api/v1/self/update/user/settings", { theme: "auto", language: "de" });
    await ask("POST /api/v1/auth/login", { email: "admin@demo.test", password: "demo" });
    for (const line of walk(demo.world())) await ask(line);
    for (const [line, body] of deviceWrites(demo.world())) await ask(line, body);
    await ask("POST /api/v1/auth/logout");
    expect(faults).toEqual([]);
    expect(operations.map(({ id }) => id).filter((id) => !done.has(id))).toEqual([]);
  });

  test.each(["owner", "member", "new", "totp"])(
    "%s gets what is allowed, and refusals of the error shape",
    async (id) => {
      const { demo, faults } = await checkedDemo();
      await signIn(demo, id);
      for (const line of walk(demo.world())) await call(demo, line);
      expect(faults).toEqual([]);
    },
  );

  test("without a session all are refused in the error shape", async () => {
    const { demo, faults } = await checkedDemo();
    const statuses = [];
    for (const line of walk(demo.world())) statuses.push((await call(demo, line)).status);
    expect([faults, new Set(statuses)]).toEqual([[], new Set([401])]);
  });

  test("of a fleet and of a measured plant too", async () => {
    const { demo, faults } = await checkedDemo();
    await signIn(demo, "admin");
    await demo.fleet({ parks: 300, devices: 2000 });
    const csv =
      "time,ac_power_w,irradiance\n2026-06-29 12:00,10,900\n2026-06-29 12:15,,950\n2026-06-29 12:30,12,";
    const imported = await demo.importMeasured(csv, { name: "Dach", zone: "Europe/Berlin", keepDates: true });
    const park = imported.ok ? imported.park : "";
    for (const line of walk(demo.world())) await call(demo, line);
    await call(demo, `GET /api/v1/park/${park}`);
    await call(demo, `GET /api/v1/metrics/kpi/graph?${range}&step=1d&park=${park}`);
    await call(demo, `GET /api/v1/metrics/kpi/availability?${range}&step=1d&park=${park}`);
    expect([imported.ok, faults]).toEqual([true, []]);
  });
});

describe("the check itself notices", () => {
  const post = (body: unknown) =>
    new Request("http://localhost/api/v1/auth/login", { method: "POST", body: JSON.stringify(body) });

  test("requests that are not as they should be", async () => {
    expect(await requestFaults(post({ email: "a" }))).toEqual([
      "login: body: must have required property 'password'",
    ]);
    expect(await requestFaults(post({ email: "a", password: "b", more: 1 }))).toEqual([
      "login: body: must NOT have additional properties",
    ]);
    expect(await requestFaults(new Request("http://localhost/api/v1/device?limit=many&sort=up"))).toEqual([
      "devices: query sort: not in the contract",
      "devices: query limit/value: must be integer",
    ]);
    expect(await requestFaults(new Request("http://localhost/api/v1/portfolio"))).toEqual([
      "portfolios: query update_ext: missing",
    ]);
    expect(await requestFaults(new Request("http://localhost/api/v1/nowhere"))).toEqual([
      "GET /api/v1/nowhere: not in the contract",
    ]);
  });

  test("answers that are not as they should be [F30]", async () => {
    const faults = (body: BodyInit, status = 200) =>
      answerFaults("GET", "/api/v1/totp/status", new Response(body, { status }));
    expect(await faults('{"is_enabled":true}')).toEqual([]);
    expect(await faults('{"is_enabled":"yes"}')).toEqual(["totpStatus 200/is_enabled: must be boolean"]);
    expect(await faults("<html>")).toEqual(["totpStatus 200: must be object"]);
    expect(await faults('{"detail":7}', 500)).not.toEqual([]);
    expect(await faults("{}", 201)).toEqual(["totpStatus: status 201 is not in the contract"]);
  });
});
