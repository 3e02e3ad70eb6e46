import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";

const list = "/api/v1/event/park";
/** What the browser was asked to show. */
let shown: { title: string; body: string | undefined; tag: string | undefined; press: () => void }[] = [];
let asked = 0;

/** A browser that answers so when it is asked whether notices may be shown. */
function browser(answer: NotificationPermission): void {
  class Notice {
    static permission: NotificationPermission = "default";
    static requestPermission(): Promise<NotificationPermission> {
      asked += 1;
      Notice.permission = answer;
      return Promise.resolve(answer);
    }
    onclick: (() => void) | null = null;
    constructor(title: string, { body, tag }: NotificationOptions = {}) {
      shown.push({ title, body, tag, press: () => this.onclick?.() });
    }
    close(): void {
      this.onclick = null;
    }
  }
  vi.stubGlobal("Notification", Notice);
}

beforeEach(() => {
  shown = [];
  asked = 0;
});

const looks = ({ demo }: Harness) =>
  demo.requests().filter(({ path, query }) => path === list && query["limit"] === "100");
const choose = (name: string) =>
  userEvent.click(
    page.getByRole("radiogroup", { name: "Tell me of new events" }).getByRole("radio", { name }),
  );

/** Something happens at the first park. */
async function happen({ demo }: Harness, title: string, importance: number): Promise<void> {
  const park = demo.world().parks[0];
  const body = JSON.stringify({
    ...{ park_uid: park?.uid, event_type: "grid_outage", title, importance },
    start_time: new Date(summerNoon).toISOString(),
  });
  const headers = { "Content-Type": "application/json" };
  const answer = await demo.fetch(new Request(list, { method: "POST", body, headers }));
  expect(answer.ok).toBe(true);
}

describe("new events", () => {
  test("are told of once, from the chosen importance on, and marked until the list is looked at", async () => {
    browser("granted");
    const portal = await openPortal("/profile", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(looks(portal)).toEqual([]);
    await choose("High importance");
    await expect
      .poll(() => looks(portal).map(({ query }) => query["importance_threshold"]))
      .toEqual(["1000"]);
    expect(asked).toBe(1);
    await happen(portal, "Grid gone", 3000);
    await happen(portal, "A trifle", 10);
    portal.tools.refresh();
    await expect.poll(() => shown.map(({ title }) => title)).toEqual(["New event: Grid gone"]);
    expect(shown[0]?.body).toBe(portal.demo.world().parks[0]?.name);
    await expect.poll(() => document.title).toMatch(/^\(1\) Profile/);
    portal.tools.refresh();
    await expect.poll(() => looks(portal).length).toBe(3);
    expect(shown).toHaveLength(1);
    shown[0]?.press();
    await expect.element(page.getByRole("heading", { level: 1, name: "Grid gone" })).toBeVisible();
    await portal.router.navigate("/events");
    await expect.poll(() => document.title).toMatch(/^Events/);
    await portal.router.navigate("/profile");
    await choose("None");
    await expect.element(page.getByText("You are not told of new events")).toBeVisible();
    const before = looks(portal).length;
    portal.tools.refresh();
    await happen(portal, "Gone again", 3000);
    expect(looks(portal)).toHaveLength(before);
  });

  test("are told of inside of the portal where the browser shows none; by the palette, and many as one", async () => {
    browser("denied");
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("row").nth(1)).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await userEvent.keyboard("tell me of new events");
    await expect.element(page.getByRole("option", { name: /^Tell me of new events/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("all{Enter}");
    await expect.element(page.getByText(/^Your browser shows no notifications/)).toBeVisible();
    await expect.poll(() => looks(portal).length).toBe(1);
    for (const title of ["One", "Two", "Three", "Four"]) await happen(portal, title, 10);
    portal.tools.refresh();
    await expect.element(page.getByText("4 new events")).toBeVisible();
    expect(shown).toEqual([]);
    await expect.poll(() => document.title).toMatch(/^\(4\) /);
    expect(portal.local.getItem("notifyFrom")).toBe("0");
  });

  test.each([
    ["en", "High importance", "Retry", /^The portal has been unable to look for new events since \d\d:\d\d/],
    ["de", "Hohe Wichtigkeit", "Erneut versuchen", /^Seit \d\d:\d\d \S+ lassen sich neue Ereignisse nicht/],
  ] as const)(
    "that cannot be looked for are said once, and in the settings until they can (%s)",
    async (language, level, again, why) => {
      browser("granted");
      const portal = await openPortal("/profile", { as: "owner", language });
      await userEvent.click(page.getByRole("radio", { name: level }));
      await expect.poll(() => looks(portal).length).toBe(1);
      portal.demo.scenario("failing", { path: list, status: 403 });
      const settings = page.getByRole("region", { name: /^(Settings|Einstellungen)$/ }).getByText(why);
      const warnings = () => portal.tools.alerts.history.filter(({ key }) => key === "news.stopped");
      const lookAgain = () => {
        if (warnings().length === 0) portal.tools.refresh();
        return warnings().length;
      };
      await expect.poll(lookAgain, { interval: 300 }).toBe(1);
      await expect.element(settings.getByRole("button", { name: again })).toBeVisible();
      portal.demo.scenario("failing", { off: true });
      await userEvent.click(settings.getByRole("button", { name: again }));
      await expect.element(settings).not.toBeInTheDocument();
      expect(warnings()).toHaveLength(1);
    },
  );
});
