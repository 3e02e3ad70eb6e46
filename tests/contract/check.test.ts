import { describe, expect, test } from "vitest";
import { answerFaults, operations, requestFaults } from "./contract";

const server = "http://localhost/api/v1";
const post = (body: unknown) =>
  new Request(`${server}/auth/login`, { method: "POST", body: JSON.stringify(body) });

test("every schema of the contract can be compiled", () => {
  for (const { parameters, body, form, answers } of operations) {
    const checks = [...parameters, ...Object.values(answers)].map(({ check }) => check);
    for (const check of [...checks, body, form]) expect(() => check?.(undefined, "")).not.toThrow();
  }
});

describe("the check itself notices", () => {
  test("requests that are not as they should be", async () => {
    expect(await requestFaults(post({ email: "a" }))).toEqual([
      "login: body: must have required property 'password'",
    ]);
    expect(await requestFaults(post({ email: "a", password: "b", more: 1 }))).toEqual([
      "login: body: must NOT have additional properties",
    ]);
    expect(await requestFaults(new Request(`${server}/device?limit=many&sort=up`))).toEqual([
      "devices: query sort: not in the contract",
      "devices: query limit/value: must be integer",
    ]);
    expect(await requestFaults(new Request(`${server}/portfolio`))).toEqual([
      "portfolios: query update_ext: missing",
    ]);
    expect(await requestFaults(new Request(`${server}/nowhere`))).toEqual([
      "GET /api/v1/nowhere: not in the contract",
    ]);
    const logout = new Request(`${server}/auth/logout`, { method: "POST", body: "{}" });
    expect(await requestFaults(logout)).toEqual(["logout: body: not in the contract"]);
  });

  test("forms without their file", async () => {
    const put = (body: BodyInit) => new Request(`${server}/park/p/image/outline`, { method: "PUT", body });
    const form = (name: string) => {
      const fields = new FormData();
      fields.append(name, new Blob([Uint8Array.of(0xff)]), "outline.jpg");
      return fields;
    };
    expect(await requestFaults(put(form("file")))).toEqual([]);
    expect(await requestFaults(put(form("image")))).toEqual([
      "uploadOutlineImage: form: must have required property 'file'",
    ]);
    expect(await requestFaults(put("{}"))).toEqual(["uploadOutlineImage: form: must be object"]);
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

  test("files of another kind than promised", async () => {
    const faults = (type: string) =>
      answerFaults(
        "GET",
        "/api/v1/park/p/image/outline",
        new Response("x", { headers: { "Content-Type": type } }),
      );
    expect(await faults("image/jpeg")).toEqual([]);
    expect(await faults("text/html; charset=utf-8")).toEqual([
      'outlineImage 200: "text/html" is not in the contract',
    ]);
  });
});
