import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Context } from "../../src/command/context";
import { perform } from "../../src/command/perform";
import { fakeTools } from "./fakeTools";
import { product } from "./paletteRig";

/** The parameters of the link that a command copies. */
async function copied(change: Partial<Context>, id = "link.copy"): Promise<Record<string, string>> {
  const tools = fakeTools(change);
  const copyLink = product.find((known) => known.id === id);
  if (copyLink) await perform(copyLink, tools, { source: "menu" });
  const link = /^copy (.*)$/.exec(tools.did[0] ?? "")?.[1] ?? "";
  return Object.fromEntries(new URL(link).searchParams);
}

beforeEach(() => void vi.stubGlobal("location", { origin: "https://portal.test" }));
afterEach(() => void vi.unstubAllGlobals());

describe("the link to a list of events", () => {
  const span = "2026-01-02T00:00:00Z_2026-01-03T00:00:00Z";

  test("[66] stays about all times where no time was chosen, with the part of the timeline that is shown", async () => {
    for (const route of ["events", "shutdownEvents", "parkEvents"])
      expect(await copied({ route, path: "/events", search: `?span=${span}` })).toEqual({ span });
  });

  test("[66] fixes the days of a period", async () => {
    const search = `?period=Month&span=${span}`;
    expect(await copied({ route: "events", path: "/events", search })).toEqual({
      ...{ period: "Month", span, start: "2026-05-01", end: "2026-05-31" },
    });
  });
});

describe("the link to the monitor", () => {
  test("[66] names the day that is shown, also where it is today", async () => {
    const { date, whole } = await copied({ path: "/monitor", search: "?whole=1" });
    expect([date, whole]).toEqual(["2026-05-13", "1"]);
  });

  test("[66] [61] the day is the park's", async () => {
    const now = Date.parse("2026-05-13T23:30:00Z");
    expect((await copied({ path: "/monitor", now })).date).toBe("2026-05-14");
    expect((await copied({ path: "/monitor", now, zone: "America/Denver" })).date).toBe("2026-05-13");
    const search = "?date=2026-05-12T23:30:00Z";
    expect((await copied({ path: "/monitor", search })).date).toBe("2026-05-13");
    expect((await copied({ path: "/monitor", search: "?date=nonsense" })).date).toBe("2026-05-13");
    expect((await copied({ path: "/monitor", search: "?date=2026-05-01" })).date).toBe("2026-05-01");
  });

  test("[66] the relative link leaves today open, and other screens have no day of their own", async () => {
    expect(await copied({ path: "/monitor" }, "link.copyRelative")).toEqual({});
    expect(await copied({ path: "/dashboard" })).toEqual({
      period: "Quarter",
      start: "2026-04-01",
      end: "2026-06-30",
    });
  });
});
