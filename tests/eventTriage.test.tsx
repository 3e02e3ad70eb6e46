import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = () => page.getByRole("grid", { name: "Events", exact: true });
const rows = () => [...grid().element().querySelectorAll('[role="row"]')].slice(1);
const names = () => rows().map((row) => row.querySelector("a")?.textContent ?? "");
const done = () => rows().map((row) => row.hasAttribute("data-done"));
const asked = () => page.getByRole("dialog");

/** The open events of what the owner sees, with the cursor on the first. */
async function onOpenEvents(options: Parameters<typeof openPortal>[1] = {}): Promise<Harness> {
  const portal = await openPortal("/events?open=1&importance=all", { as: "owner", ...options });
  await expect.element(grid()).toBeVisible();
  await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
  await expect.poll(() => rows().length).toBeGreaterThan(3);
  (grid().element() as HTMLElement).focus();
  await userEvent.keyboard("{Home}");
  return portal;
}

const here = ({ tools }: Harness) => tools.context().focused;
const known = ({ demo }: Pick<Harness, "demo">, uid: string | undefined) =>
  demo.world().events.find(({ id }) => String(id) === uid);

/** Closing the event fails. */
const stuck = (demo: Demo, uid: string | undefined, off = false) =>
  demo.scenario("failing", {
    path: `/api/v1/event/park/${uid}/close`,
    ...(off ? { off } : { status: 500, body: { detail: "The database sleeps" } }),
  });

async function solve(text: string): Promise<void> {
  await expect.element(asked()).toBeVisible();
  await userEvent.keyboard(text);
  await userEvent.keyboard("{Enter}");
  await expect.element(asked()).not.toBeInTheDocument();
}

describe("working a list of alarms off", () => {
  test("[172] [240] what is closed or hidden stays in its place, marked, with Undo, till the list is asked anew", async () => {
    const portal = await onOpenEvents();
    const before = names();
    await userEvent.keyboard("j");
    await expect.poll(() => here(portal)?.name).toBe(before[1]);
    const closed = here(portal)?.uid;
    await userEvent.keyboard("c");
    await solve("Fuse changed");
    await expect.poll(() => known(portal, closed)?.solution).toBe("Fuse changed");
    await expect.poll(() => done()[1]).toBe(true);
    expect(names()).toEqual(before);
    expect(here(portal)?.uid).toBe(closed);
    await userEvent.keyboard("j");
    const hidden = here(portal)?.uid;
    await userEvent.keyboard("h");
    await expect.poll(() => known(portal, hidden)?.hidden).toBe(true);
    await expect.poll(() => done()[2]).toBe(true);
    expect(names()).toEqual(before);
    expect(rows()[2]?.textContent).toContain("Hidden");
    await userEvent.click(page.getByRole("button", { name: `Undo for ${before[1]}` }).first());
    await expect.poll(() => known(portal, closed)?.end_time).toBeNull();
    await expect.poll(() => done().slice(0, 3)).toEqual([false, false, true]);
    portal.tools.refresh();
    await expect.poll(() => rows().length).toBe(before.length - 1);
    expect(done()).not.toContain(true);
  });

  test("[172] the last solutions are offered, and one is taken by Enter", async () => {
    const portal = await onOpenEvents();
    await userEvent.keyboard("c");
    await solve("Fuse changed");
    await userEvent.keyboard("j");
    const second = here(portal)?.uid;
    await userEvent.keyboard("c");
    await expect.element(asked().getByRole("option", { name: "Fuse changed" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => known(portal, second)?.solution).toBe("Fuse changed");
  });

  test("[239] x marks, c closes them all; what failed is told with its reason and tried again alone", async () => {
    const portal = await onOpenEvents();
    const before = names();
    const uids: (string | undefined)[] = [];
    for (const name of before.slice(0, 3)) {
      await expect.poll(() => here(portal)?.name).toBe(name);
      uids.push(here(portal)?.uid);
      await userEvent.keyboard("x");
      await userEvent.keyboard("j");
    }
    await userEvent.keyboard("k");
    await expect.poll(() => here(portal)?.uid).toBe(uids[2]);
    stuck(portal.demo, uids[1]);
    await userEvent.keyboard("c");
    await solve("Grid is back");
    await expect.poll(() => known(portal, uids[2])?.solution).toBe("Grid is back");
    const jobs = page.getByRole("region", { name: "Jobs" });
    await expect.element(jobs.getByRole("alert")).toHaveTextContent("Close event: 2 of 3 done, 1 failed");
    await expect.element(jobs.getByText(`${before[1]}: The database sleeps`)).toBeVisible();
    expect(page.getByText(/The database sleeps/).elements()).toHaveLength(1);
    await expect.poll(() => done().slice(0, 3)).toEqual([true, false, true]);
    stuck(portal.demo, uids[1], true);
    const again = page.getByRole("button", { name: "Try the failed ones again" });
    const sent = () => portal.demo.requests().filter(({ path }) => path.endsWith("/close")).length;
    const first = sent();
    await userEvent.click(again);
    await expect.poll(() => known(portal, uids[1])?.solution).toBe("Grid is back");
    expect(sent()).toBe(first + 1);
  });

  test("[171] what is reopened goes on again, and Undo closes it as it was", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const park = portal.demo.world().parks.find(({ name }) => name === "Telde");
    const event = portal.demo
      .world()
      .events.find(({ park_uid, solution }) => park_uid === park?.uid && solution !== null);
    const solution = event?.solution;
    await portal.router.navigate(`/events/${event?.id}?park=${park?.uid}`);
    await userEvent.click(page.getByRole("button", { name: "Reopen event", exact: true }));
    await expect.element(page.getByText("goes on", { exact: true })).toBeVisible();
    expect(known(portal, String(event?.id))?.solution).toBeNull();
    await userEvent.click(page.getByRole("button", { name: "Undo", exact: true }));
    await expect.element(page.getByText("goes on", { exact: true })).not.toBeInTheDocument();
    await expect.poll(() => known(portal, String(event?.id))?.solution).toBe(solution);
  });
});
