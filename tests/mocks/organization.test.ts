import { expect, test } from "vitest";
import { call, signIn } from "./backend";
import { peopleDemo } from "./people";

test("all organizations are listed, those of others by name alone", async () => {
  const { demo, uids } = await peopleDemo();
  await signIn(demo, "moderator");
  const { body } = await call(demo, "GET /api/v1/organization?page=1&limit=2");
  expect(body).toMatchObject({
    total: 6,
    organizations: [{ uid: uids[0], email: "kontakt@boerdekraft.example" }, {}],
  });
  expect((body as { organizations: unknown[] }).organizations[1]).toEqual({
    uid: uids[1],
    name: "Hansewind Betriebsführung GmbH",
  });
});

test("[104][122] changing needs admin, and leaves alone what is not sent", async () => {
  const { demo, own, as, each } = await peopleDemo();
  const before = structuredClone(demo.world().organizations[0]);
  expect(await each(["moderator", "hanse"], `PUT ${own}`, { name: "Neu" })).toEqual([403, 403]);
  expect(await as("owner", `PUT ${own}`, { website: "https://neu.example" })).toBe(200);
  expect(demo.world().organizations[0]).toEqual({ ...before, website: "https://neu.example" });
  expect(await as("owner", `PUT ${own}`, { name: " " })).toBe(422);
});

test("[101][104] deleting needs admin, and leaves its members without one", async () => {
  const { demo, own, uids, as } = await peopleDemo();
  expect(await as("moderator", `DELETE ${own}`)).toBe(403);
  expect(await as("owner", `DELETE ${own}`)).toBe(200);
  const { accounts, cooperations, grants, invitations, organizations } = demo.world();
  const isOf = (one: object) => Object.values(one).includes(uids[0]);
  expect(
    [accounts, cooperations, grants, invitations, organizations].flatMap((all) => all.filter(isOf)),
  ).toEqual([]);
  expect((await call(demo, "GET /api/v1/auth/verify")).body).toMatchObject({ organization: null });
  expect(await as("admin", `DELETE ${own}`)).toBe(404);
});
