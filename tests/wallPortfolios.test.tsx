import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const title = () => page.getByRole("heading", { level: 1 }).element().textContent;
const sections = () => document.querySelectorAll("main section").length;

test("several portfolios take turns by the clock, and whose turn it is stands with it", async () => {
  const { demo } = await openPortal("/dashboard?kiosk=1&screens=overview,events&seconds=30", { as: "owner" });
  const { portfolios } = demo.world();
  const count = new Set(portfolios.map(({ name }) => name)).size;
  await expect.element(page.getByRole("region").getByText(/^As of/)).toBeVisible();
  await expect.poll(sections).toBe(4);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const seen = new Set<string>();
  for (let turn = 0; turn < count; turn += 1) {
    const before = title();
    expect(portfolios.some(({ name }) => name === before)).toBe(true);
    await expect.element(page.getByRole("region").getByText(/^As of/)).toBeVisible();
    expect(sections()).toBe(4);
    seen.add(before);
    vi.setSystemTime(Date.now() + 60_000);
    // Timers do not follow a clock that is set: the page takes its time from it as after being hidden.
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.poll(title).not.toBe(before);
  }
  expect(seen.size).toBeGreaterThan(3);
  await expect.element(page.getByRole("main").getByText(/ · Portfolio \d of \d$/)).toBeVisible();
});

test("a park chooses its own portfolio", async () => {
  const { demo, router } = await openPortal("/organization", { as: "owner" });
  const { portfolios, parks } = demo.world();
  const park = parks.find(({ name }) => name === "Telde");
  const home = portfolios.find(({ uid }) => uid === park?.portfolio_uid);
  expect(home).not.toBe(portfolios[0]);
  await router.navigate(`/monitor?parks=${park?.uid}&kiosk=1`);
  await expect.element(page.getByRole("heading", { level: 1, name: home?.name ?? "" })).toBeVisible();
  expect(page.getByText(/Portfolio \d of/).query()).toBeNull();
});

test.each([
  ["en", "The portfolios or parks that the address names were not found."],
  ["de", "Die in der Adresse genannten Portfolios oder Parks wurden nicht gefunden."],
] as const)("what nobody knows is told in %s, and no other stands for it", async (language, words) => {
  const { demo, router } = await openPortal("/dashboard?kiosk=1&portfolios=nowhere", {
    as: "owner",
    language,
  });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  expect(sections()).toBe(0);
  const [first] = demo.world().portfolios;
  expect(document.body.textContent).not.toContain(first?.name ?? "nothing");
  await router.navigate(`/dashboard?kiosk=1&portfolios=nowhere,${first?.uid}`);
  await expect.element(page.getByRole("heading", { level: 1, name: first?.name ?? "" })).toBeVisible();
  await expect.element(page.getByText(/(are left out|sind ausgelassen)\.$/)).toBeVisible();
});
