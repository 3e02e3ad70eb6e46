import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import source from "../../schema/rest.yaml?raw";
import { operations, requestFaults } from "./contract";

test("the contract is valid OpenAPI 3.1", async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(source);
  expect([validator.version, errors ?? [], valid]).toEqual(["3.1", [], true]);
});

test("a contract that is not valid is noticed", async () => {
  const spoiled = source.replace("operationId: verify", "operationId: 7");
  expect(await new Validator().validate(spoiled)).toMatchObject({ valid: false });
});

test("every operation has an id of its own, every path is below /api/v1", () => {
  const ids = operations.map(({ id }) => id);
  expect(ids.filter((id, index) => !/^[a-z]\w+$/.test(id) || ids.indexOf(id) !== index)).toEqual([]);
  expect(operations.filter(({ path }) => !path.startsWith("/api/v1/"))).toEqual([]);
});

test("what the specification leaves open is marked in one way alone", () => {
  const marks: unknown[] = [];
  JSON.stringify(parse(source, { maxAliasCount: -1 }), (key, value: unknown) => {
    if (key.startsWith("x-")) marks.push([key, value]);
    return value;
  });
  expect(marks.length).toBeGreaterThan(50);
  expect(marks.filter((mark) => String(mark) !== "x-assumed,true")).toEqual([]);
});

/** What somebody would write otherwise, and the specification says so nevertheless (§7). */
describe("the odd spots are as specified:", () => {
  const lineOf = (wanted: string) => {
    const { method, path } = operations.find(({ id }) => id === wanted) ?? { method: "", path: "" };
    return `${method.toUpperCase()} ${path.replace("/api/v1", "")}`;
  };
  const queryOf = (wanted: string) =>
    operations
      .find(({ id }) => id === wanted)
      ?.parameters.filter((one) => one.in === "query")
      .map(({ name }) => name);
  const bodyFaults = (line: string, body?: unknown) => {
    const [method = "", path = ""] = line.split(" ");
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    return requestFaults(new Request(`http://localhost/api/v1${path}`, { method, ...json }));
  };

  test.each([
    ["createComment", "PUT /park/{parkUid}/comment"],
    ["updateComment", "POST /park/{parkUid}/comment/{commentId}"],
    ["removeMember", "DELETE /organization/{orgUid}/member/{account}/remove"],
    ["acceptInvitation", "GET /self/invitation/accept"],
    ["generateReport", "PUT /report/park/{uid}/generate"],
    ["deleteReport", "DELETE /report/park/{uid}/report/{signature}"],
    ["updateUser", "PUT /user/update/{account}"],
    ["revokeSession", "POST /session/{id}/revoke"],
    ["updateGak", "PATCH /park/{parkUid}/gak/{gakId}"],
    ["updateString", "PATCH /park/{parkUid}/string/{stringId}"],
    ["removeDevicePark", "DELETE /device/{uid}/remove-from-park"],
    ["inverterStats", "GET /metrics/park/{parkUid}/inverter/stats"],
    ["forecasts", "GET /forecast/parks/forecast"],
    ["addMemberPermissionsByUpdate", "POST /organization/{orgUid}/member/{account}/permission/update"],
    ["removeMemberPermissionsByRemove", "DELETE /organization/{orgUid}/member/{account}/permission/remove"],
  ])("%s is %s", (id, line) => {
    expect(lineOf(id)).toBe(line);
  });

  test.each([
    ["register", ["token"]],
    ["acceptInvitation", ["token"]],
    ["portfolios", ["update_ext"]],
    ["cooperations", ["page", "limit", "include_expired"]],
    ["generateReport", ["local_save"]],
    ["comments", ["year", "quarter"]],
    ["devices", ["page", "limit", "filters"]],
    ["users", ["page", "limit", "filters"]],
    ["organizationContacts", ["page", "limit", "email_search", "filters", "search_all"]],
    ["portfolioContacts", ["page", "limit", "email_search", "filters", "search_all"]],
    ["accountingContacts", ["page", "limit", "search"]],
    ["kpiShutdown", ["start", "end", "park", "portfolio", "step"]],
    ["queryRange", ["query", "start", "end", "step"]],
    ["forecasts", ["page", "limit", "search", "portfolio", "park"]],
    [
      "parkEvents",
      [
        ...["page", "limit", "park", "portfolio", "event_type", "start_time", "end_time"],
        ...["show_hidden", "importance_threshold"],
      ],
    ],
    ["eventCounts", ["park", "portfolio", "start_time", "end_time", "show_hidden", "importance_threshold"]],
  ])("%s has these query parameters", (id, names) => {
    expect(queryOf(id)).toEqual(names);
  });

  test("the token of an invitation is a query parameter, never part of the body", async () => {
    const person = { email: "a@b.de", password: "p", first_name: "A", last_name: "B" };
    expect(await bodyFaults("POST /auth/register?token=t", person)).toEqual([]);
    expect(await bodyFaults("POST /auth/register", { ...person, token: "t" })).toHaveLength(1);
  });

  test("a contact of the organization is assigned to a park by the call that creates one", async () => {
    expect(await bodyFaults("POST /park/p/contact", { contact_id: 7 })).toEqual([]);
    expect(await bodyFaults("POST /park/p/contact", { first_name: "Ada" })).toEqual([]);
    expect(await bodyFaults("POST /park/p/contact", { contact_id: 7, first_name: "Ada" })).not.toEqual([]);
  });

  test("permissions are taken away by a DELETE with a body: a list, or a record of one in the second form", async () => {
    const member = "/organization/o/member/a/permission";
    const list = [{ object: "park", uid: "p", name: "Hang" }];
    expect(await bodyFaults(`DELETE ${member}`, list)).toEqual([]);
    expect(await bodyFaults("DELETE /organization/o/cooperation/c/permission", list)).toEqual([]);
    expect(await bodyFaults(`DELETE ${member}/remove`, { permissions: list })).toEqual([]);
    expect(await bodyFaults(`DELETE ${member}`, { permissions: list })).not.toEqual([]);
    expect(await bodyFaults(`DELETE ${member}/remove`, list)).not.toEqual([]);
    expect(await bodyFaults(`DELETE ${member}`)).not.toEqual([]);
  });

  test("the codes of the second factor go under one name", async () => {
    for (const name of ["verify", "disable", "verify-backup", "regenerate-backup-codes", "verify-session"])
      expect(await bodyFaults(`POST /totp/${name}`, { code: "123456" })).toEqual([]);
  });
});
