import { request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { atRest, places, session, settle } from "./asking";
import type { Account } from "./visit";
import { see, visit } from "./visit";

/** What stands in the head of every tab of a park. */
const park = [...session, ...places, "GET /park/:uid", "GET /park/:uid/kpi"];
const portfolio = [...session, ...places];

/** By tab; a form reads anew what it changes, unless the head's own reading of it is still on its way. */
const ofPark: Readonly<Record<string, readonly string[]>> = {
  // The first page of the inverters, the rest of them for their order and the filter, and what each did.
  plant: ["GET /park/:uid/inverter", "GET /park/:uid/inverter", "GET /metrics/park/:uid/inverter/stats"],
  "plant?view=strings": [
    "GET /park/:uid/inverter",
    "GET /park/:uid/inverter",
    "GET /metrics/park/:uid/inverter/stats",
  ],
  // How many there are, and how many without the threshold and what is hidden.
  events: ["GET /event/park", "GET /event/park/count", "GET /event/park/count"],
  comments: ["GET /park/:uid/comment"],
  reports: ["GET /report/park/:uid/list"],
  members: ["GET /park/:uid/member"],
  contacts: ["GET /park/:uid/contact"],
  settings: ["GET /park/:uid", "GET /park/:uid/image/outline"],
};

const ofPortfolio: Readonly<Record<string, readonly string[]>> = {
  "": [],
  "/members": ["GET /portfolio/:uid/member"],
  "/contacts": ["GET /portfolio/:uid/contact"],
  "/settings": ["GET /portfolio/:uid"],
};

const others: Readonly<Record<string, readonly string[]>> = {
  "organization/members": ["GET /organization/:uid/member"],
  "organization/permissions": ["GET /organization/:uid/member", "GET /organization/:uid/cooperation"],
  "organization/cooperations": ["GET /organization/:uid/cooperation", ...places],
  "organization/contacts": ["GET /organization/:uid/contact", ...places],
  "organization/settings": ["GET /organization/:uid"],
  events: [...places, "GET /event/park", "GET /event/park/count", "GET /event/park/count"],
  "events/shutdown": [...places, "GET /event/park/shutdown"],
  forecast: [...places, "GET /forecast/parks/forecast"],
  report: places,
  rights: ["GET /organization/:uid/cooperation", "GET /organization/:uid/member/account-owner/permission"],
  users: [...places, "GET /user"],
  invoice: [],
  "sites?view=map": places,
};

interface Listed {
  readonly portfolios: readonly { readonly uid: string; readonly parks: readonly { uid: string }[] }[];
}

/** Ids of a portfolio of the owner's, and of a park in it. */
async function home(): Promise<{ portfolio: string; park: string }> {
  const api = await request.newContext({ baseURL: inject("production") });
  await api.post("/api/v1/auth/login", { data: { email: "owner@demo.test", password: "demo" } });
  const answer = await api.get("/api/v1/portfolio?update_ext=false");
  const { portfolios } = (await answer.json()) as Listed;
  await api.dispose();
  const found = portfolios.find(({ parks }) => parks.length > 0);
  return { portfolio: found?.uid ?? "", park: found?.parks[0]?.uid ?? "" };
}

async function counted(path: string, expected: readonly string[], as: Account = "owner"): Promise<void> {
  const { page, calls } = await visit(path, { as, before: atRest });
  await see(page.getByRole("heading", { level: 1 }));
  const but = path.endsWith("/contacts") ? "GET /auth/verify" : undefined;
  const twice = expected.find((call, at) => at > expected.indexOf(call));
  await settle(page, calls, expected, { but, joined: path.endsWith("/settings") ? twice : undefined });
}

describe("each tab asks for what it shows, in one round, and for nothing else", () => {
  test.each(Object.entries(ofPark))("of a park: %s", async (tab, own) => {
    await counted(`sites/parks/${(await home()).park}/${tab}`, [...park, ...own]);
  });

  test.each(Object.entries(ofPortfolio))("of a portfolio: %s", async (tab, own) => {
    await counted(`sites/portfolios/${(await home()).portfolio}${tab}`, [...portfolio, ...own]);
  });

  test.each(Object.entries(others))("/v1/%s", async (path, own) => {
    await counted(path, [...session, ...own]);
  });

  test("/v1/admin-acc, whose contracts the server has one by one", async () => {
    const { page, calls } = await visit("admin-acc", { as: "admin", before: atRest });
    await see(page.getByRole("heading", { level: 1, name: "Accounting" }));
    const contracts = () => calls.filter((call) => call.startsWith("GET /admin/accounting/park/"));
    await expect.poll(() => contracts().length, { timeout: 20_000 }).toBeGreaterThan(0);
    await page.waitForLoadState("networkidle");
    expect(contracts()).toEqual([...new Set(contracts())]);
    const rest = calls.filter((call) => !contracts().includes(call) && call !== "GET /system/hosts");
    expect([...rest].sort()).toEqual([...session, ...places, "GET /admin/accounting/contact"].sort());
  });
});
