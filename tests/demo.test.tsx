import { afterEach, describe, expect, test } from "vitest";
import type { Demo } from "../mocks/demo";
import { createDemo } from "../mocks/demo";

const json = { "Content-Type": "application/json" };

/** A page of this origin; a second one is another tab, or the page after a reload. */
function openPage(): Promise<Demo> {
  return createDemo({ latency: 0, passthrough: () => Promise.reject(new Error("left the page")) });
}

async function signIn(demo: Demo): Promise<number> {
  const body = JSON.stringify({ email: "owner@demo.test", password: "demo" });
  return (await demo.fetch("/api/v1/auth/login", { method: "POST", headers: json, body })).status;
}

async function verify(demo: Demo): Promise<number> {
  return (await demo.fetch("/api/v1/auth/verify")).status;
}

/** Puts something else where the world is kept. */
function overwrite(value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("demo", 1);
    opening.onerror = () => reject(new Error("cannot open"));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("world", "readwrite");
      transaction.objectStore("world").put(value, "saved");
      transaction.oncomplete = () => resolve(opening.result.close());
    };
  });
}

afterEach(async () => (await openPage()).reset());

describe("the demo in a browser", () => {
  test("a reload stays signed in, other tabs see sign-in and sign-out [F37]", async () => {
    const page = await openPage();
    expect([await signIn(page), await verify(page)]).toEqual([200, 200]);
    const tab = await openPage();
    expect([await verify(tab), tab.notice]).toEqual([200, null]);
    await tab.fetch("/api/v1/auth/logout", { method: "POST" });
    expect([await verify(tab), await verify(page)]).toEqual([401, 401]);
  });

  test("the session's cookie is out of reach of scripts", async () => {
    const page = await openPage();
    await signIn(page);
    const session = page.world().sessions.at(-1)?.id ?? "none";
    expect(document.cookie).not.toContain(session);
    expect(JSON.stringify({ ...localStorage })).not.toContain(session);
  });

  test("an unreadable world gives way to a new one, with a notice", async () => {
    await signIn(await openPage());
    await overwrite({ format: -1 });
    const page = await openPage();
    expect([page.notice, await verify(page), await signIn(page)]).toEqual(["demo.notice.replaced", 401, 200]);
    expect((await openPage()).notice).toBe(null);
  });

  test("offline is visible to the page [F73]", async () => {
    const page = await openPage();
    const heard: string[] = [];
    const note = (event: Event) => void heard.push(event.type);
    for (const type of ["offline", "online"]) addEventListener(type, note);
    page.scenario("offline");
    const during = navigator.onLine;
    page.scenario("offline", { off: true });
    for (const type of ["offline", "online"]) removeEventListener(type, note);
    expect([during, navigator.onLine, heard]).toEqual([false, true, ["offline", "online"]]);
  });

  test("aborts and failures are those of a real fetch", async () => {
    const page = await openPage();
    const controller = new AbortController();
    page.scenario("latency", { ms: 60_000 });
    const answer = page.fetch("/api/v1/auth/verify", { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: "AbortError" });
    page.scenario("latency", { off: true });
    page.scenario("offline");
    await expect(page.fetch("/api/v1/auth/verify")).rejects.toThrow(new TypeError("Failed to fetch"));
    page.scenario("offline", { off: true });
  });

  test("5,000 parks and 95,000 devices load, and only what changed is kept", async () => {
    const page = await openPage();
    const body = JSON.stringify({ email: "admin@demo.test", password: "demo" });
    await page.fetch("/api/v1/auth/login", { method: "POST", headers: json, body });
    await page.fleet({ parks: 5000, devices: 95_000 });
    const answer = await page.fetch("/api/v1/device?page=95&limit=1000");
    const { devices, total } = (await answer.json()) as { devices: unknown[]; total: number };
    expect([devices.length, total, page.world().parks.length]).toEqual([1000, 95_000, 5000]);
    const portfolios = await page.fetch("/api/v1/portfolio?update_ext=false");
    expect((await portfolios.text()).length).toBeGreaterThan(1_000_000);
  });
});
