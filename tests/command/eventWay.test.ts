import { describe, expect, test } from "vitest";
import { nextEvent, previousEvent } from "../../src/actions/eventWay";
import type { Action } from "../../src/command/action";
import { perform } from "../../src/command/perform";
import type { Tools } from "../../src/command/tools";
import { fakeTools } from "./fakeTools";

const PAGE = 100;

/** A list of events "1" to `count`, the latest first, of which those in `over` are over. */
function rig(count: number, shown: string, list: string, over: ReadonlySet<number> = new Set()) {
  const asked: number[] = [];
  const went: string[] = [];
  const item = (index: number) => ({
    id: String(index + 1),
    park: null,
    start: "2026-05-13T06:00:00Z",
    end: over.has(index + 1) ? "2026-05-13T07:00:00Z" : null,
    importance: 5000,
    solution: null,
  });
  const overrides = {
    query: (_document: unknown, { page }: { page?: number }) => {
      if (page === undefined) {
        const all = Array.from({ length: count }, (_, at) => item(at));
        return Promise.resolve({ openEvents: { items: all.filter(({ end }) => end === null) } });
      }
      asked.push(page);
      const from = (page - 1) * PAGE;
      const items = Array.from({ length: Math.max(0, Math.min(PAGE, count - from)) }, (_, at) =>
        item(from + at),
      );
      return Promise.resolve({ parkEvents: { total: count, items } });
    },
    addressOf: ({ uid }: { uid: string }) => `/events/${uid}`,
    go: (path: string) => void went.push(/events\/(\d+)/.exec(path)?.[1] ?? path),
  } as Partial<Tools>;
  const search = `?list=${encodeURIComponent(list)}`;
  return { asked, went, tools: fakeTools({ route: "event", path: `/events/${shown}`, search }, overrides) };
}

const press = (action: Action, tools: Tools) => perform(action, tools, { source: "key" });

describe("next and previous within the list an event was opened from", () => {
  test("within a page one page is asked for", async () => {
    const { asked, went, tools } = rig(250, "7", "");
    await press(nextEvent, tools);
    await press(previousEvent, tools);
    expect(went).toEqual(["8", "6"]);
    expect(asked).toEqual([1, 1]);
  });

  test("the last of a page leads to the first of the next, not round", async () => {
    const { asked, went, tools } = rig(250, "100", "");
    await press(nextEvent, tools);
    expect(went).toEqual(["101"]);
    expect(asked).toEqual([1, 2]);
  });

  test("before the first stands the last of all, behind the last the first", async () => {
    const first = rig(250, "1", "");
    await press(previousEvent, first.tools);
    expect(first.went).toEqual(["250"]);
    const last = rig(250, "250", "");
    await press(nextEvent, last.tools);
    expect(last.went).toEqual(["1"]);
  });

  test("in a list of open events all that are over are passed over, and no page is asked for", async () => {
    const over = new Set(Array.from({ length: 205 }, (_, at) => at + 3));
    const { asked, went, tools } = rig(250, "2", "open=1", over);
    await press(nextEvent, tools);
    expect(went).toEqual(["208"]);
    expect(asked).toEqual([]);
  });

  test("a list too long to be gone round says that there is none", async () => {
    const { went, tools } = rig(5000, "1", "");
    expect((await press(previousEvent, tools)).kind).toBe("done");
    expect(went).toEqual([]);
    expect(tools.alerts.history.map(({ key, text }) => `${key} ${text}`).join()).toContain("eventsTooMany");
  });
});

test("elsewhere the next open event is the worst, of equals the one that began first, and then round", async () => {
  const went: string[] = [];
  const event = (id: string, importance: number | null, hour: number, end: string | null = null) => ({
    ...{ id, park: "p1", importance, end, solution: null },
    start: `2026-05-13T0${hour}:00:00Z`,
  });
  const items = [
    event("latest", 200, 9),
    event("over", 5000, 8, "2026-05-13T08:30:00Z"),
    event("unrated", null, 5),
    event("second", 900, 7),
    event("worst", 900, 6),
  ];
  const tools = fakeTools({ path: "/dashboard" }, {
    query: <Data>() => Promise.resolve({ openEvents: { items } } as Data),
    addressOf: ({ uid }: { uid: string }) => `/events/${uid}`,
  } satisfies Partial<Tools>);
  const walk = async (path: string): Promise<string> => {
    tools.be({ path, route: path === "/dashboard" ? "dashboard" : "event" });
    tools.did.length = 0;
    await press(nextEvent, tools);
    const id = /events\/(\w+)/.exec(tools.did.join())?.[1] ?? "";
    went.push(id);
    return `/events/${id}`;
  };
  let path = "/dashboard";
  for (let step = 0; step < 5; step += 1) path = await walk(path);
  expect(went).toEqual(["worst", "second", "latest", "unrated", "worst"]);
});
