import { describe, expect, test } from "vitest";
import type { Demo } from "../../mocks/demo";
import { checkedFetch } from "../contract/contract";
import { call, noon, quickDemo, signIn } from "./backend";

/** A demo whose every call is checked against the contract. */
async function checked(id: string): Promise<{ demo: Demo; faults: string[] }> {
  const demo = await quickDemo();
  const faults: string[] = [];
  const watched = { ...demo, fetch: checkedFetch(demo.fetch, (fault) => faults.push(fault)) };
  await signIn(watched, id);
  return { demo: watched, faults };
}

interface Listed {
  readonly events: readonly { readonly id: number; readonly start_time: string }[];
  readonly total: number;
  readonly page: number;
}

async function list(demo: Demo, query = "", path = "park"): Promise<Listed> {
  return (await call(demo, `GET /api/v1/event/${path}?${query}`)).body as Listed;
}

/** A park of the moderator's own organization, and one of another. */
function parksOf(demo: Demo) {
  const { portfolios, parks, organizations } = demo.world();
  const own = portfolios.filter(({ organization_uid }) => organization_uid === organizations[0]?.uid);
  const isOwn = (uid: string) => own.some((portfolio) => portfolio.uid === uid);
  const uidOf = (wanted: boolean) =>
    parks.find(({ portfolio_uid }) => isOwn(portfolio_uid) === wanted)?.uid ?? "";
  return { own: uidOf(true), foreign: uidOf(false) };
}

const note = (park_uid: string, more: object = {}) => ({
  park_uid,
  event_type: "maintenance",
  start_time: new Date(noon).toISOString(),
  importance: 300,
  title: "Mahd",
  ...more,
});

async function created(demo: Demo): Promise<number> {
  const answer = await call(demo, "POST /api/v1/event/park", note(parksOf(demo).own));
  return (answer.body as { id: number }).id;
}

describe("lists of events", () => {
  test("[165] 20 to a page, the latest first, each once, hidden ones left out", async () => {
    const { demo, faults } = await checked("member");
    const [first, second] = [await list(demo), await list(demo, "page=2")];
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    const starts = [...first.events, ...second.events].map(({ start_time }) => start_time);
    expect([first.events.length, second.page, new Set(ids).size]).toEqual([20, 2, 40]);
    expect(starts).toEqual([...starts].sort().reverse());
    for (const event of demo.world().events) event.hidden = true;
    expect([(await list(demo)).total, (await list(demo, "show_hidden=true")).total]).toEqual([
      0,
      first.total,
    ]);
    expect(faults).toEqual([]);
  });

  test("park, kind, range and importance are kept to", async () => {
    const { demo, faults } = await checked("admin");
    const { own } = parksOf(demo);
    const of = async (query: string) =>
      (await list(demo, `${query}&limit=1000`)).events.map(
        ({ id }) => demo.world().events.find((event) => event.id === id) ?? null,
      );
    expect(new Set((await of(`park=${own}`)).map((event) => event?.park_uid))).toEqual(new Set([own]));
    expect(new Set((await of("event_type=snow")).map((event) => event?.event_type))).toEqual(
      new Set(["snow"]),
    );
    const weighty = await of("importance_threshold=1000");
    expect(weighty.length).toBeGreaterThan(0);
    expect(weighty.filter((event) => (event?.importance ?? 0) < 1000)).toEqual([]);
    const day = await of("start_time=2026-06-01T00:00:00Z&end_time=2026-06-02T00:00:00Z");
    expect(day.length).toBeGreaterThan(0);
    expect(day.filter((event) => (event?.start_time ?? "") >= "2026-06-02T00:00:00Z")).toEqual([]);
    expect(faults).toEqual([]);
  });

  test("shutdowns are the events that cost energy", async () => {
    const { demo, faults } = await checked("member");
    const { events, total } = await list(demo, "limit=1000", "park/shutdown");
    expect([events.length > 0, total >= events.length]).toEqual([true, true]);
    expect(events.filter((event) => (event as { shutdown_type?: unknown }).shutdown_type === null)).toEqual(
      [],
    );
    expect(faults).toEqual([]);
  });

  test("what cannot be read is 422, an unknown park 404, a foreign one 403", async () => {
    const { demo } = await checked("member");
    const status = async (query: string) => (await call(demo, `GET /api/v1/event/park?${query}`)).status;
    expect(await status("page=0")).toBe(422);
    expect(await status("limit=1001")).toBe(422);
    expect(await status("start_time=soon")).toBe(422);
    expect(await status("park=none")).toBe(404);
    expect(await status(`park=${parksOf(demo).foreign}`)).toBe(403);
  });
});

describe("writes [168]", () => {
  test("a moderator creates, edits, hides and closes", async () => {
    const { demo, faults } = await checked("moderator");
    const id = await created(demo);
    const path = `/api/v1/event/park/${id}`;
    const edited = await call(demo, `PUT ${path}`, { title: "Mahd Nord", hidden: true });
    expect(edited.body).toMatchObject({
      id,
      title: "Mahd Nord",
      hidden: true,
      importance: 300,
      end_time: null,
    });
    const closed = await call(demo, `POST ${path}/close`, { solution: "Gemäht" });
    expect(closed.body).toMatchObject({ solution: "Gemäht", end_time: new Date(noon).toISOString() });
    const again = await call(demo, `POST ${path}/close`, { solution: "Gemäht" });
    expect([again.status, again.body]).toEqual([409, { detail: "The event is closed already" }]);
    const reopened = await call(demo, `PUT ${path}`, { end_time: null, solution: null });
    expect(reopened.body).toMatchObject({ end_time: null, solution: null });
    expect((await call(demo, `POST ${path}/close`, { solution: "Doch" })).status).toBe(200);
    expect(faults).toEqual([]);
  });

  test("[169] an end before the start is 422, on a new event and on an old one", async () => {
    const { demo } = await checked("moderator");
    const early = { end_time: new Date(noon - 60_000).toISOString() };
    const detail = [{ msg: "The end is before the start", loc: ["body", "end_time"] }];
    const fresh = await call(demo, "POST /api/v1/event/park", note(parksOf(demo).own, early));
    expect([fresh.status, fresh.body]).toEqual([422, { detail }]);
    const old = await call(demo, `PUT /api/v1/event/park/${await created(demo)}`, early);
    expect([old.status, old.body]).toEqual([422, { detail }]);
  });

  test("deleting is for admins; then it is unknown", async () => {
    const { demo, faults } = await checked("moderator");
    const path = `/api/v1/event/park/${await created(demo)}`;
    expect((await call(demo, `DELETE ${path}`)).status).toBe(403);
    await signIn(demo, "owner");
    expect((await call(demo, `DELETE ${path}`)).body).toEqual({ message: "Event deleted" });
    expect((await call(demo, `DELETE ${path}`)).status).toBe(404);
    expect((await call(demo, `POST ${path}/close`, { solution: "x" })).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test.each(["guest", "member", "gardener"])("a %s only reads", async (id) => {
    const { demo } = await checked(id);
    const any = demo.world().events[0]?.id ?? 0;
    const path = `/api/v1/event/park/${any}`;
    const statuses = [
      (await call(demo, "POST /api/v1/event/park", note(parksOf(demo).own))).status,
      (await call(demo, `PUT ${path}`, { hidden: true })).status,
      (await call(demo, `POST ${path}/close`, { solution: "x" })).status,
      (await call(demo, `DELETE ${path}`)).status,
    ];
    expect(statuses).toEqual([403, 403, 403, 403]);
  });

  test("a foreign park is out of reach, wrong bodies are 422", async () => {
    const { demo } = await checked("moderator");
    const { own, foreign } = parksOf(demo);
    const post = async (body: unknown) => (await call(demo, "POST /api/v1/event/park", body)).status;
    expect(await post(note(foreign))).toBe(403);
    expect(await post(note("none"))).toBe(404);
    expect(await post(note(own, { importance: "high" }))).toBe(422);
    expect(await post(note(own, { start_time: "soon" }))).toBe(422);
    expect(await post(note(own, { colour: "red" }))).toBe(422);
  });
});
