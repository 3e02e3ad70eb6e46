import { beforeAll, describe, expect, test } from "vitest";
import { commentActions } from "../../src/actions/comment";
import { gakActions } from "../../src/actions/gak";
import { stringActions } from "../../src/actions/string";
import type { Entity } from "../../src/command/entity";
import { perform, undo } from "../../src/command/perform";
import { ActionError } from "../../src/command/tools";
import type { Tools } from "../../src/command/tools";
import { fakeServer } from "../graph/server";
import { call, quickDemo, signIn } from "../mocks/backend";
import { fakeTools } from "./fakeTools";

const all = [...gakActions, ...stringActions, ...commentActions];
const named = (id: string) => {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`No action is named ${id}`);
  return found;
};

/** Actions over the graph and the demo backend; every body that was sent is noted. */
async function portal() {
  const demo = await quickDemo();
  await signIn(demo, "moderator");
  const sent: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    if (request.method !== "GET") sent.push(body === "" ? request.method : JSON.parse(body));
    const json = body === "" ? {} : { body, headers: { "Content-Type": "application/json" } };
    return demo.fetch(`${pathname}${search}`, { method: request.method, ...json });
  };
  const { graph } = fakeServer({}, { fetch });
  const held = <Data>({ data, error }: { data?: Data | undefined; error?: unknown }): Data => {
    const [first] =
      (error as { graphQLErrors?: { message: string; extensions: { status: number } }[] } | undefined)
        ?.graphQLErrors ?? [];
    if (first) throw new ActionError(first.message, first.extensions.status);
    return data as Data;
  };
  const mutate: Tools["mutate"] = async (document, variables) =>
    held(await graph.client.mutation(document, variables).toPromise());
  const query: Tools["query"] = async (document, variables, options) => {
    const client = options?.cached === true ? graph.client : graph.bulk;
    return held(await client.query(document, variables, { requestPolicy: "cache-first" }).toPromise());
  };
  const tools = fakeTools({}, { mutate, query });
  const { portfolios, accounts, parks } = demo.world();
  const own = accounts.find(({ account }) => account === "account-moderator")?.organization_uid;
  const isOwn = (uid: string) => portfolios.some((one) => one.uid === uid && one.organization_uid === own);
  const park = parks.find(({ kind, portfolio_uid }) => kind === "solar" && isOwn(portfolio_uid))?.uid ?? "";
  const get = async (path: string) => (await call(demo, `GET /api/v1/park/${park}/${path}`)).body;
  return { demo, tools, sent, park, get };
}

// The further half of the graph is loaded once, so that no action has to wait for it.
beforeAll(() => import("../../src/graph/further"));

const entity = (kind: Entity["kind"], uid: string, parent: string): Entity => ({
  kind,
  uid,
  name: uid,
  parent,
});
interface Items {
  readonly items: readonly Record<string, unknown>[];
}
interface Comments {
  readonly comments: readonly {
    readonly id: string;
    readonly text: string;
    readonly year: number | null;
    readonly quarter: number | null;
  }[];
}

describe("[137] a plant part is changed by what is filled in", () => {
  test("a box: only that is sent, and it can be taken back", async () => {
    const { tools, sent, park, get } = await portal();
    const before = (await get("gak")) as Items;
    const request = { subject: entity("gak", "1-1", park), values: { tilt: 12 }, source: "button" } as const;
    expect((await perform(named("gak.update"), tools, request)).kind).toBe("done");
    expect(sent).toEqual([{ tilt: 12 }]);
    expect(((await get("gak")) as Items).items[0]).toEqual({ ...before.items[0], tilt: 12 });
    await undo(tools);
    expect(await get("gak")).toEqual(before);
  });

  test("a string, too; with nothing filled in nothing is sent, and that is said", async () => {
    const { tools, sent, park, get } = await portal();
    const before = (await get("string")) as Items;
    const subject = entity("string", "1-1-1", park);
    const values = { moduleCount: 24, moduleType: "Other" };
    await perform(named("string.update"), tools, { subject, values, source: "button" });
    expect(sent).toEqual([{ module_count: 24, module_type: "Other" }]);
    await undo(tools);
    expect(await get("string")).toEqual(before);
    const same = { moduleCount: (before.items[0]?.["module_count"] as number | undefined) ?? 0 };
    for (const nothing of [{}, same])
      expect(
        await perform(named("string.update"), tools, { subject, values: nothing, source: "button" }),
      ).toEqual(expect.objectContaining({ kind: "done" }));
    expect(sent.length).toBe(2);
  });

  test("a note and a module type are emptied again, and emptying can be taken back", async () => {
    const { tools, sent, park, get } = await portal();
    const notes = async () => [
      ((await get("gak")) as Items).items[0]?.["note"],
      ((await get("string")) as Items).items[0]?.["module_type"],
    ];
    const write = async (note: string | null, moduleType: string | null) => {
      const box = { subject: entity("gak", "1-1", park), values: { note }, source: "button" } as const;
      const string = {
        ...{ subject: entity("string", "1-1-1", park), values: { moduleType } },
        source: "button",
      } as const;
      expect((await perform(named("gak.update"), tools, box)).kind).toBe("done");
      expect((await perform(named("string.update"), tools, string)).kind).toBe("done");
    };
    await write("Lid is loose", "Other");
    expect(await notes()).toEqual(["Lid is loose", "Other"]);
    await write(null, null);
    expect(sent.slice(2)).toEqual([{ note: null }, { module_type: null }]);
    expect(await notes()).toEqual([null, null]);
    await undo(tools);
    await undo(tools);
    expect(await notes()).toEqual(["Lid is loose", "Other"]);
  });
});

describe("comments by command", () => {
  test("[181] a new one says where it went, and can be taken back", async () => {
    const { tools, park, get } = await portal();
    const before = await get("comment");
    const values = { text: "Mown", year: 2026, quarter: "2" };
    const subject: Entity = { kind: "park", uid: park, name: "Park" };
    await perform(named("comment.create"), tools, { subject, values, source: "button" });
    expect(((await get("comment?year=2026&quarter=2")) as Comments).comments.at(-1)?.text).toBe("Mown");
    expect(tools.alerts.history.at(-1)?.text).toContain('action.comment.create.doneIn {"period":"2026 Q2"');
    await undo(tools);
    expect(await get("comment")).toEqual(before);
  });

  test("[F84] edited elsewhere: the other text is shown, nothing is lost, and sending again replaces it", async () => {
    const { demo, tools, park, get } = await portal();
    const { comments } = (await get("comment")) as Comments;
    const { id = "" } = comments[0] ?? {};
    const subject = entity("comment", id, park);
    const change = (text: string) =>
      perform(named("comment.update"), tools, { subject, values: { text }, source: "button" });
    expect((await change("First")).kind).toBe("done");
    await call(demo, `POST /api/v1/park/${park}/comment/${id}`, { text: "From elsewhere" });
    expect(await change("Mine")).toEqual({
      kind: "failed",
      message: 'action.comment.update.conflict {"text":"From elsewhere"}',
      status: 409,
      theirs: { text: "From elsewhere" },
    });
    expect(((await get("comment")) as Comments).comments[0]?.text).toBe("From elsewhere");
    expect((await change("Mine")).kind).toBe("done");
    expect(((await get("comment")) as Comments).comments[0]?.text).toBe("Mine");
  });

  test("[240] undoing an edit takes away the year and the quarter that it added, and touches nothing else", async () => {
    const { demo, tools, sent, park, get } = await portal();
    const path = `park/${park}/comment`;
    await call(demo, `PUT /api/v1/${path}`, { text: "Mown" });
    const last = async () => {
      const comment = ((await get("comment")) as Comments).comments.at(-1);
      return { id: "", ...comment, updated_at: undefined, version: undefined };
    };
    const before = await last();
    const change = (values: object) =>
      perform(named("comment.update"), tools, {
        subject: entity("comment", before.id, park),
        values: { text: "Mown", ...values },
        source: "button",
      });
    expect((await change({ year: 2026, quarter: "2" })).kind).toBe("done");
    expect(await last()).toEqual({ ...before, year: 2026, quarter: 2 });
    await undo(tools);
    expect(await last()).toEqual({ ...before, year: null, quarter: null });
    await change({ text: "Mown again" });
    await undo(tools);
    expect([await last(), sent.at(-1)]).toEqual([
      before,
      { text: "Mown", version: expect.any(Number) as number },
    ]);
  });

  test("[F84] what others write after an edit is not lost by its undo, and the edit is of what the form has shown", async () => {
    const { demo, tools, park, get } = await portal();
    const { comments } = (await get("comment")) as Comments;
    const { id = "" } = comments[0] ?? {};
    const subject = entity("comment", id, park);
    const elsewhere = (text: string) => call(demo, `POST /api/v1/park/${park}/comment/${id}`, { text });
    const now = async () => ((await get("comment")) as Comments).comments[0]?.text;
    const update = named("comment.update");
    const change = (text: string) => perform(update, tools, { subject, values: { text }, source: "button" });
    expect((await change("First")).kind).toBe("done");
    await elsewhere("From elsewhere");
    // The form has shown the other text: going back to it says so, and the undo of an edit leads there.
    expect(await update.present?.(tools, subject)).toMatchObject({ text: "From elsewhere" });
    expect((await change("First")).kind).toBe("done");
    await undo(tools);
    expect(await now()).toBe("From elsewhere");
    await update.present?.(tools, subject);
    expect((await change("Mine")).kind).toBe("done");
    await elsewhere("Later");
    // Whoever looks at it meanwhile, as the palette does, makes it no more one's own.
    await update.present?.(tools, subject);
    await undo(tools).catch(() => undefined);
    expect(await now()).toBe("Later");
  });

  test("deleting asks first", async () => {
    const { tools, sent, park, get } = await portal();
    const { comments } = (await get("comment")) as Comments;
    const subject = entity("comment", comments[0]?.id ?? "", park);
    const request = { subject, source: "button" } as const;
    expect((await perform(named("comment.delete"), tools, request)).kind).toBe("needsConfirmation");
    expect(sent).toEqual([]);
    await perform(named("comment.delete"), tools, { ...request, confirmed: true });
    expect(((await get("comment")) as Comments).comments).toEqual(comments.slice(1));
  });
});
