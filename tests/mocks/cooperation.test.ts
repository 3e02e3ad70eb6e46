import { describe, expect, test } from "vitest";
import { call, signIn } from "./backend";
import { peopleDemo } from "./people";

describe("cooperations", () => {
  test("[120] are listed for both sides; expired ones when asked for", async () => {
    const { demo, own, uids, each } = await peopleDemo();
    expect(await each(["guest", "admin", "hanse"], `GET ${own}/cooperation`)).toEqual([200, 200, 403]);
    const list = async (query: string) => {
      const { body } = await call(demo, `GET ${own}/cooperation?${query}`);
      const { cooperations, total } = body as {
        cooperations: { uid: string; expired: boolean }[];
        total: number;
      };
      return [
        total,
        cooperations.map(({ uid, expired }) => `${uids.indexOf(uid)}${expired ? " expired" : ""}`),
      ];
    };
    await signIn(demo, "owner");
    expect(await list("include_expired=false")).toEqual([3, ["1", "2", "3"]]);
    expect(await list("include_expired=true")).toEqual([4, ["1", "2", "3", "4 expired"]]);
    expect(await list("include_expired=true&page=2&limit=3")).toEqual([4, ["4 expired"]]);
  });

  test("[104][119] proposing and accepting need moderator; the invited side accepts, once", async () => {
    const { demo, own, uids, as } = await peopleDemo();
    const body = (uid: string | undefined) => ({ organization_uid: uid ?? "" });
    const line = `POST ${own}/cooperation`;
    expect(await as("member", line, body(uids[5]))).toBe(403);
    expect(await as("moderator", line, body(uids[5]))).toBe(200);
    expect(await as("moderator", line, body(uids[5]))).toBe(409);
    expect(await as("moderator", line, body(uids[4]))).toBe(200); // the old one had run out
    expect(await as("moderator", line, body(uids[0]))).toBe(422);
    expect(await as("moderator", line, body("nowhere"))).toBe(404);
    const accept = `POST ${own}/cooperation`;
    expect(await as("moderator", `${accept}/${uids[5]}/accept`)).toBe(403);
    expect(await as("member", `${accept}/${uids[3]}/accept`)).toBe(403);
    expect(await as("moderator", `${accept}/${uids[3]}/accept`)).toBe(200);
    expect(await as("moderator", `${accept}/${uids[3]}/accept`)).toBe(409);
    expect(demo.world().cooperations.filter(({ pending }) => !pending)).toHaveLength(3);
  });

  test("[104] ending needs admin and takes the permissions along", async () => {
    const { demo, own, uids, as } = await peopleDemo();
    const line = `DELETE ${own}/cooperation/${uids[1]}`;
    expect([await as("moderator", line), await as("owner", line), await as("owner", line)]).toEqual([
      403, 200, 404,
    ]);
    expect(demo.world().grants.some(({ holder }) => holder === uids[1])).toBe(false);
  });

  test("[104] its permissions are seen by admins, set by moderators", async () => {
    const { demo, own, uids, as } = await peopleDemo();
    const path = `${own}/cooperation/${uids[2]}/permission`;
    expect([await as("moderator", `GET ${path}`), await as("owner", `GET ${path}`)]).toEqual([403, 200]);
    const [portfolio] = demo.world().portfolios;
    const entry = { object: "portfolio", uid: portfolio?.uid ?? "" };
    expect(await as("member", `POST ${path}`, { permissions: [entry] })).toBe(403);
    expect(await as("moderator", `POST ${path}`, { permissions: [entry] })).toBe(200);
    expect(demo.world().grants.filter(({ holder }) => holder === uids[2])).toHaveLength(2);
    expect(await as("moderator", `DELETE ${path}`, [{ ...entry, name: "" }])).toBe(200);
    expect(demo.world().grants.filter(({ holder }) => holder === uids[2])).toHaveLength(1);
    expect(await as("owner", `GET ${own}/cooperation/${uids[5]}/permission`)).toBe(404);
  });
});
