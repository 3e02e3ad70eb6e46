import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const jobs = page.getByRole("region", { name: "Jobs" });
const grid = page.getByRole("grid", { name: "Parks", exact: true });

/** Fills in May and confirms; whoever asked need not wait for what comes of it. */
async function confirmMay(dialog: ReturnType<typeof page.getByRole>): Promise<void> {
  for (const [name, day] of [
    ["From", "01052026"],
    ["To", "31052026"],
  ] as const) {
    await userEvent.click(dialog.getByRole("group", { name }).getByRole("spinbutton").first());
    await userEvent.keyboard(day);
  }
  await userEvent.click(dialog.getByRole("button", { name: /^Generate/ }));
  await expect.element(dialog).not.toBeInTheDocument();
}

/** Asks for a report of each of the first `count` parks that the list shows. */
async function generate(portal: Harness, count: number): Promise<void> {
  await expect.element(grid).toBeVisible();
  await userEvent.click(grid.getByRole("gridcell").first());
  for (let at = 0; at < count; at += 1) await userEvent.keyboard("x{ArrowDown}");
  await expect.poll(() => portal.tools.selection.rows.length).toBe(count);
  await userEvent.click(page.getByRole("button", { name: `Generate for ${count} parks` }));
  const dialog = page.getByRole("dialog", { name: "Generate report" });
  await expect.element(dialog.getByText(`${count} parks`, { exact: true })).toBeVisible();
  await confirmMay(dialog);
}

const sent = ({ demo }: Harness) => demo.requests().filter(({ path }) => path.endsWith("/generate")).length;

test("[179] reports of many parks are one job: it outlives the screen and leads to each result", async () => {
  const portal = await openPortal("/report", { as: "owner" });
  portal.demo.scenario("latency", { ms: 1500 });
  await generate(portal, 3);
  await expect.element(jobs.getByRole("progressbar", { name: "Generate report" })).toBeVisible();
  await portal.router.navigate("/organization");
  await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
  await expect.element(jobs.getByText("3 of 3 done")).toBeVisible();
  expect(await violations(jobs.element())).toEqual([]);
  await userEvent.click(jobs.getByText("3 results"));
  const link = jobs.getByRole("link").first();
  await expect.element(link).toHaveTextContent(/^Open /);
  await userEvent.click(link);
  await expect.poll(() => portal.address()).toMatch(/\/sites\/parks\/[^/]+\/reports/);
  await userEvent.click(jobs.getByRole("button", { name: "Dismiss Generate report" }));
  await expect.element(jobs).not.toBeInTheDocument();
});

test("[179] a job is cancelled from the keyboard, and the rest is gone on with", async () => {
  const portal = await openPortal("/report", { as: "owner" });
  portal.demo.scenario("latency", { ms: 4000 });
  await generate(portal, 3);
  const cancel = jobs.getByRole("button", { name: "Cancel Generate report" });
  await expect.element(cancel).toBeVisible();
  // On a phone it leaves alone what is done with the rows that are still selected.
  await page.viewport(400, 900);
  const bar = page.getByRole("toolbar", { name: "Selection" });
  await expect.element(bar).toBeVisible();
  await expect
    .poll(() => jobs.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top);
  await page.viewport(1400, 900);
  cancel.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(jobs.getByText("Cancelled: 0 of 3 done")).toBeVisible();
  portal.demo.scenario("latency", { off: true });
  const before = sent(portal);
  await userEvent.click(jobs.getByRole("button", { name: "Go on with the rest" }));
  await expect.poll(() => sent(portal)).toBe(before + 3);
  await expect.element(jobs).not.toBeInTheDocument();
});

test("[179] a job counts on for how long it runs, heard by nobody, and says how long it took", async () => {
  const portal = await openPortal("/sites", { as: "owner", language: "de" });
  await expect.element(page.getByRole("treegrid", { name: "Standorte" })).toBeVisible();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { ended } = portal.tools.jobs.begin(
    { label: { key: "measured.importing" }, total: 1 },
    async (job) => {
      await held;
      job.step("");
    },
  );
  const german = page.getByRole("region", { name: "Vorgänge" });
  await expect.element(german.getByText("seit 1 Sek.", { exact: true })).toBeVisible();
  await expect.element(german.getByText("seit 2 Sek.", { exact: true }), { timeout: 3_000 }).toBeVisible();
  expect(german.element().querySelector("[aria-live], [role=status], [role=alert]")).toBeNull();
  expect(german.element().closest("[aria-live], [role=status], [role=alert]")).toBeNull();
  release();
  await ended;
  await expect.element(german.getByText("Fertig", { exact: true })).toBeVisible();
  await expect.element(german.getByText(/^in [2-9] Sek\.$/)).toBeVisible();
});

test("[179] what failed says why and is tried again alone", async () => {
  const portal = await openPortal("/report", { as: "owner" });
  await expect.element(grid).toBeVisible();
  portal.demo.scenario("failing", {
    path: "/generate",
    status: 500,
    body: { detail: "The printer sleeps" },
    times: 1,
  });
  await generate(portal, 2);
  await expect.element(jobs.getByText("1 of 2 done, 1 failed")).toBeVisible();
  await expect.element(jobs.getByText(/The printer sleeps/)).toBeVisible();
  const before = sent(portal);
  await userEvent.click(jobs.getByRole("button", { name: "Try the failed ones again" }));
  await expect.poll(() => sent(portal)).toBe(before + 1);
  await expect.element(jobs).not.toBeInTheDocument();
});

describe("[179] the reports of a whole portfolio", () => {
  const menuOf = (name: string) => page.getByRole("button", { name: `Actions on ${name}` });
  const dialog = page.getByRole("dialog", { name: "Generate reports of all parks" });

  test("are one job, begun on its page: what failed is tried again alone", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    const [home] = portal.demo.world().portfolios;
    const { uid = "", name = "" } = home ?? {};
    const parks = portal.demo.world().parks.filter(({ portfolio_uid }) => portfolio_uid === uid);
    await portal.router.navigate(`/sites/portfolios/${uid}`);
    portal.demo.scenario("failing", {
      path: "/generate",
      status: 500,
      body: { detail: "The printer sleeps" },
      times: 1,
    });
    await userEvent.click(menuOf(name));
    await userEvent.click(page.getByRole("menuitem", { name: "Generate reports of all parks" }));
    await expect.element(dialog.getByText(`A report of each of ${parks.length} parks:`)).toBeVisible();
    await confirmMay(dialog);
    const most = `${parks.length - 1} of ${parks.length} done, 1 failed`;
    await expect.element(jobs.getByText(most)).toBeVisible();
    await expect.element(jobs.getByText(/The printer sleeps/)).toBeVisible();
    expect(sent(portal)).toBe(parks.length);
    await userEvent.click(jobs.getByRole("button", { name: "Try the failed ones again" }));
    await expect.poll(() => sent(portal)).toBe(parks.length + 1);
    await expect.element(jobs).not.toBeInTheDocument();
  });
});

describe("[124] fetching external data anew", () => {
  const asked = ({ demo }: Harness) =>
    demo.requests().filter(({ query }) => query["update_ext"] === "true").length;

  test("is a job that can be cancelled and done once more", async () => {
    const portal = await openPortal("/sites", { as: "owner" });
    await expect.element(page.getByRole("treegrid", { name: "Sites" })).toBeVisible();
    portal.demo.scenario("latency", { ms: 60_000 });
    await userEvent.click(page.getByRole("button", { name: "Refresh external data" }));
    await expect.element(jobs.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
    await userEvent.click(page.getByRole("button", { name: "Refresh external data", exact: true }));
    await expect.element(jobs.getByRole("progressbar")).toBeVisible();
    await userEvent.click(jobs.getByRole("button", { name: /^Cancel Refresh external data/ }));
    await expect.element(jobs.getByText("Cancelled")).toBeVisible();
    portal.demo.scenario("latency", { off: true });
    await userEvent.click(jobs.getByRole("button", { name: "Try again" }));
    await expect.element(page.getByText(/^External data of \d+ portfolios refreshed/)).toBeVisible();
    expect(asked(portal)).toBe(2);
  });
});
