import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const press = (keys: string) => userEvent.keyboard(keys);
const dialog = page.getByRole("dialog");
const grid = (name: string) => page.getByRole("grid", { name, exact: true });

type Control = ReturnType<typeof page.getByRole>;

async function pressOn(control: Control): Promise<void> {
  await expect.element(control).toBeVisible();
  (control.element() as HTMLElement).focus();
  await press("{Enter}");
}

async function solve(): Promise<void> {
  await userEvent.fill(dialog.getByRole("textbox").first(), "Fuse replaced");
  await press("{Control>}{Enter}{/Control}");
}

/** Of a dangerous action, which begins at Cancel. */
async function agree(verb: string): Promise<void> {
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await pressOn(dialog.getByRole("button", { name: verb, exact: true }));
  await expect.element(dialog).not.toBeInTheDocument();
}

describe("[F111] what takes its own button away leaves the focus with what stands there then", () => {
  test("in the pane of an event: hidden and shown, closed and reopened", async () => {
    const portal = await openPortal("/events?open=1&importance=all", { as: "moderator" });
    await userEvent.click(grid("Events").getByRole("link").first());
    await expect.poll(portal.address).toMatch(/event=\d+$/);
    const pane = page.getByRole("complementary");
    const button = (name: string) => pane.getByRole("button", { name, exact: true });
    await pressOn(button("Hide event"));
    await expect.element(button("Show hidden event")).toHaveFocus();
    await press("{Enter}");
    await expect.element(button("Hide event")).toHaveFocus();
    await pressOn(button("Close event"));
    await solve();
    await expect.element(button("Reopen event")).toHaveFocus();
    await press("{Enter}");
    await expect.element(button("Close event")).toHaveFocus();
  });

  test("below a park's sentence: the next event, and the next on the page when there is none", async () => {
    const portal = await openPortal("/organization", {
      as: "owner",
      before: (demo) => {
        const { parks, events } = demo.world();
        const uid = parks.find(({ name }) => name === "Telde")?.uid;
        const closed = events.filter(({ park_uid, end_time }) => park_uid === uid && end_time !== null);
        Object.assign(closed[0] ?? {}, { importance: 200, end_time: null, solution: null, hidden: false });
      },
    });
    const uid = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    await portal.router.navigate(`/sites/parks/${uid}`);
    const list = page.getByRole("list", { name: "Open events" });
    const close = list.getByRole("button", { name: "Close event" });
    await expect.poll(() => close.elements().length).toBe(2);
    await pressOn(close.first());
    await solve();
    await expect.poll(() => close.elements().length).toBe(1);
    await expect.element(close).toHaveFocus();
    await press("{Enter}");
    await solve();
    await expect.element(list).not.toBeInTheDocument();
    const main = page.getByRole("main").element();
    await expect
      .poll(() => main !== document.activeElement && main.contains(document.activeElement))
      .toBe(true);
  });

  test("on the page of a device: its restart stays, and has it after the dialog", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    const device = portal.demo
      .world()
      .devices.find(
        ({ status, park_uid }) => status?.is_online === true && status.project !== "demo" && park_uid,
      );
    await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
    const restart = page
      .getByRole("region", { name: "At a glance" })
      .getByRole("button", { name: "Restart device" });
    await pressOn(restart);
    await agree("Restart");
    await expect.element(restart).toHaveFocus();
  });

  test("of a comment: the next comment", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const { parks, comments } = portal.demo.world();
    const park = parks.find(({ uid }) => comments.filter(({ park_uid }) => park_uid === uid).length > 1);
    await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/comments`);
    const items = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
    await expect.poll(() => items.elements().length).toBeGreaterThan(1);
    const count = items.elements().length;
    await pressOn(items.first().getByRole("button", { name: /^Actions on/ }));
    await pressOn(page.getByRole("menuitem", { name: "Delete comment" }));
    await agree("Delete");
    await expect.poll(() => items.elements().length).toBe(count - 1);
    await expect.poll(() => items.first().element().contains(document.activeElement)).toBe(true);
  });

  test.each([
    ["accepted", "Accept"],
    ["declined", "Decline"],
  ])("of an invitation that is %s: the list", async (_how, label) => {
    await openPortal("/profile/invitations", { as: "new" });
    const answers = grid("Invitations").getByRole("button", { name: label, exact: true });
    await expect.element(answers.first()).toBeVisible();
    const count = answers.elements().length;
    await pressOn(answers.first());
    if (label === "Decline") await agree("Decline");
    await expect.poll(() => answers.elements().length).toBe(count - 1);
    await expect.element(grid("Invitations")).toHaveFocus();
  });

  test.each([
    ["Members", "Paul Gäßler", "Remove member"],
    ["Contacts", "@", "Delete contact"],
  ])("of a row of %s: the list", async (list, name, entry) => {
    await openPortal(`/organization/${list.toLowerCase()}`, { as: "admin" });
    const row = grid(list)
      .getByRole("row")
      .filter({ hasText: name })
      .filter({ has: page.getByRole("gridcell") });
    await expect.element(row.first()).toBeVisible();
    const words = row.first().element().textContent;
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    await userEvent.hover(row.first());
    await pressOn(row.first().getByRole("button", { name: /^Actions on/ }));
    await pressOn(page.getByRole("menuitem", { name: entry }));
    await agree(entry.split(" ")[0] ?? "");
    await expect.poll(() => grid(list).element().textContent.includes(words)).toBe(false);
    await expect.element(grid(list)).toHaveFocus();
  });
});
