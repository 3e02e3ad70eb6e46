import { afterEach, describe, expect, test, vi } from "vitest";
import type { Demo } from "../mocks/demo";
import { createDemo } from "../mocks/demo";
import type { Saved } from "../mocks/vault";
import { savedFormat } from "../mocks/vault";

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

function change(write: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("demo", 1);
    opening.onerror = () => reject(new Error("cannot open"));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("world", "readwrite");
      write(transaction.objectStore("world"));
      transaction.oncomplete = () => resolve(opening.result.close());
    };
  });
}

/** Puts something else where the world is kept. */
const overwrite = (value: unknown) => change((store) => store.put(value, "saved"));
const remove = (key: string) => change((store) => store.delete(key));

interface Store {
  readonly saved: Saved;
  readonly keys: readonly string[];
  /** What stands under the keys of plants. */
  readonly plants: readonly unknown[];
}

/** All that is kept of the world. */
function kept(): Promise<Store> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("demo", 1);
    opening.onerror = () => reject(new Error("cannot open"));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("world");
      const store = transaction.objectStore("world");
      const [keys, all] = [store.getAllKeys(), store.getAll() as IDBRequest<unknown[]>];
      transaction.oncomplete = () => {
        opening.result.close();
        const names = keys.result.map(String);
        const saved = all.result[names.indexOf("saved")] as Saved;
        const plants = all.result.filter((_, index) => names[index]?.startsWith("plant "));
        resolve({ saved, keys: names, plants });
      };
    };
  });
}

const roof = new Blob(["time,ac_power_kw\n2026-06-29 12:00,10\n2026-06-29 12:15,12\n2026-06-29 12:30,11\n"]);
const powers = (page: Demo) => page.world().measured.map(({ ac }) => [...ac]);

async function importRoof(page: Demo): Promise<void> {
  const options = { name: "Roof", zone: "Europe/Berlin", keepDates: true };
  expect((await page.importMeasured(roof, options))?.ok).toBe(true);
}

async function setTheme(page: Demo): Promise<void> {
  const body = JSON.stringify({ theme: "dark" });
  await page.fetch("/api/v1/self/update/user/settings", { method: "PUT", headers: json, body });
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

describe("an imported plant in a browser", () => {
  const plant = [10_000, 12_000, 11_000];

  test("is kept by itself: what is saved later leaves it alone, and a reset takes it along", async () => {
    const page = await openPage();
    await signIn(page);
    await importRoof(page);
    const { keys, saved } = await kept();
    const [key = ""] = keys.filter((one) => one.startsWith("plant "));
    expect([keys.length, Object.values(saved.changes.measured ?? {})]).toEqual([3, [key]]);
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    await setTheme(page);
    expect(put.mock.calls.map(([, written]) => written)).toEqual(["saved", "revision"]);
    put.mockRestore();
    // After a reload, and in another tab that was open before.
    const tab = await openPage();
    expect([powers(tab), tab.notice]).toEqual([[plant], null]);
    await importRoof(page);
    await verify(tab);
    expect(powers(tab)).toEqual([plant, plant]);
    await page.reset();
    expect((await kept()).keys).toEqual(["revision", "saved"]);
    await verify(tab);
    expect(powers(tab)).toEqual([]);
  });

  test("of a world that was saved with its plants inside is there still, and kept by itself from then on", async () => {
    const before = await openPage();
    await signIn(before);
    await importRoof(before);
    const { saved, plants } = await kept();
    const [id = ""] = Object.keys(saved.changes.measured ?? {});
    const older = {
      ...saved,
      format: savedFormat - 1,
      changes: { ...saved.changes, measured: { [id]: plants[0] } },
    };
    await overwrite(older);
    await remove(`plant ${id}`);
    const page = await openPage();
    expect([page.notice, powers(page), await verify(page)]).toEqual([null, [plant], 200]);
    await setTheme(page);
    const after = await kept();
    expect([after.saved.format, after.saved.changes.measured]).toEqual([
      savedFormat,
      { [id]: `plant ${id}` },
    ]);
    expect(powers(await openPage())).toEqual([plant]);
  });
});
