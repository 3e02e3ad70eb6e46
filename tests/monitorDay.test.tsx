import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const power = () => page.getByRole("figure", { name: "Power", exact: true });

test("[155] presses faster than the screen go on from the day last asked for, whose calendar stays open", async () => {
  const portal = await openPortal("/monitor", { as: "owner" });
  await expect.element(power()).toBeVisible();
  page.getByRole("button", { name: "Previous day" }).element().focus();
  await userEvent.keyboard("{Enter}{Enter}{Enter}");
  page.getByRole("button", { name: "Open calendar" }).element().focus();
  await userEvent.keyboard("{Enter}");
  const chosen = page.getByRole("button", { name: "Sunday, 7 June 2026 selected" });
  await expect.element(chosen).toHaveFocus();
  await expect.element(page.getByText(/Sun, 7 Jun 2026, 05:00–22:00 CEST/)).toBeVisible();
  expect(portal.address()).toBe("/monitor?date=2026-06-07");
  await expect.element(chosen).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{Enter}");
  await expect.poll(() => portal.address()).toBe("/monitor?date=2026-06-06");
});

test("[155] what is typed over a day ends when another is gone to", async () => {
  const portal = await openPortal("/monitor?date=2026-06-04", { as: "owner" });
  await expect.element(power()).toBeVisible();
  await userEvent.click(page.getByRole("spinbutton", { name: /day/i }).first());
  await userEvent.keyboard("{ArrowDown}");
  await userEvent.click(page.getByRole("button", { name: "Next day" }));
  const pressed = portal.demo.now();
  await expect.poll(() => portal.address()).toBe("/monitor?date=2026-06-05");
  await expect.poll(() => portal.demo.now()).toBeGreaterThan(pressed + 600);
  expect(portal.address()).toBe("/monitor?date=2026-06-05");
  await userEvent.click(page.getByRole("button", { name: "Previous day" }));
  const back = portal.demo.now();
  await expect.poll(() => portal.demo.now()).toBeGreaterThan(back + 1000);
  expect(portal.address()).toBe("/monitor?date=2026-06-04");
});

test("[155] Back shows the day it goes back to, in the field as on the screen", async () => {
  const portal = await openPortal("/monitor?date=2026-06-04", { as: "owner" });
  const field = page.getByRole("spinbutton", { name: /day/i }).first();
  await expect.element(field).toHaveAttribute("aria-valuenow", "4");
  await userEvent.click(page.getByRole("button", { name: "Previous day" }));
  await expect.element(page.getByText(/Wed, 3 Jun 2026/)).toBeVisible();
  await portal.router.navigate(-1);
  await expect.element(page.getByText(/Thu, 4 Jun 2026/)).toBeVisible();
  await expect.element(field).toHaveAttribute("aria-valuenow", "4");
});

test("[65] the whole day is a step of its own: Back leaves the switch, not the screen", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  await portal.router.navigate("/monitor?date=2026-06-04");
  const whole = page.getByRole("switch", { name: "Whole day" });
  await expect.element(whole).not.toBeChecked();
  await userEvent.click(whole);
  await expect.poll(() => portal.address()).toBe("/monitor?date=2026-06-04&whole=1");
  await expect.element(whole).toBeChecked();
  await portal.router.navigate(-1);
  await expect.poll(() => portal.address()).toBe("/monitor?date=2026-06-04");
  await expect.element(whole).not.toBeChecked();
});

const night = Date.parse("2026-06-10T02:30:00Z");

test.each([
  ["before 05:00 to the whole day", "/monitor", night, "Whole day", "/monitor?whole=1"],
  ["from a day to come to today", "/monitor?date=2026-06-12", undefined, "Today", "/monitor"],
  [
    "from a day to come, before 05:00, to yesterday",
    "/monitor?date=2026-06-12",
    night,
    "Yesterday",
    "/monitor?date=2026-06-09",
  ],
] as const)("[156] one press leads %s, and the focus goes along", async (_, address, now, name, to) => {
  const portal = await openPortal(address, { as: "owner", ...(now === undefined ? {} : { now }) });
  const sentence = page.getByText(/The monitor starts at 05:00|This day has not begun yet/);
  await expect.element(sentence).toBeVisible();
  // below the sentence: the bar above has a Today of its own
  const leads = page.elementLocator(sentence.element().parentElement ?? document.body).getByRole("button");
  expect(leads.elements().map((button) => button.textContent)).toEqual([name]);
  leads.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(power()).toBeVisible();
  expect(portal.address()).toBe(to);
  expect(page.getByRole("main").element().contains(document.activeElement)).toBe(true);
});

test("[155] [235] the day is walked by keys, and shown whole", async () => {
  const portal = await openPortal("/monitor", { as: "owner" });
  await expect.element(power()).toBeVisible();
  for (const [keys, address, shown] of [
    ["g,", "/monitor?date=2026-06-09", /Tue, 9 Jun 2026, 05:00–22:00/],
    ["g,", "/monitor?date=2026-06-08", /Mon, 8 Jun 2026, 05:00–22:00/],
    ["g.", "/monitor?date=2026-06-09", /Tue, 9 Jun 2026, 05:00–22:00/],
    ["gw", "/monitor?date=2026-06-09&whole=1", /Tue, 9 Jun 2026, 00:00/],
    ["gt", "/monitor?whole=1", /Wed, 10 Jun 2026, 00:00/],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(page.getByText(shown).first()).toBeVisible();
    expect(portal.address()).toBe(address);
  }
});
