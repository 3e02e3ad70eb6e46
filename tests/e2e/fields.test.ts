import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { heading, see, visit } from "./visit";

/** What a field may be, as the page says it: anything that takes keys. */
const FIELDS =
  "input:not([type=hidden]):not([type=file]), textarea, [role=spinbutton], [role=switch], [role=combobox], " +
  "[role=radiogroup] [role=radio], button[aria-haspopup=listbox]";
const KEYS = [
  "1",
  "8",
  "ArrowUp",
  "ArrowUp",
  "ArrowDown",
  "a",
  "Backspace",
  "PageUp",
  "Home",
  "End",
] as const;

/** Presses several keys in each field of a form, and leaves what opens by Escape; answers the kinds of field met. */
async function typeInEach(page: Page, form: Locator): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  const count = await form.locator(FIELDS).count();
  for (let at = 0; at < count; at += 1) {
    const field = form.locator(FIELDS).nth(at);
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    kinds.add(
      await field.evaluate((one) => one.getAttribute("role") ?? one.getAttribute("type") ?? one.localName),
    );
    await field.focus();
    for (const key of KEYS) await page.keyboard.press(key);
    if ((await page.getByRole("listbox").count()) === 0) continue;
    await page.keyboard.press("Escape");
    await page.getByRole("listbox").waitFor({ state: "detached" });
  }
  expect(await heading(page, "Unexpected Application Error!").count()).toBe(0);
  await see(form);
  return kinds;
}

/** Where each form is: the address, and the button that opens it. */
const forms = [
  ["sites", "Create portfolio", ["text", "button"]],
  ["organization/contacts", "Create contact", ["text", "email", "textarea"]],
  ["organization/members", "Invite member", ["email", "button"]],
] as const;

/** The last kind of each is what the screen is waited for by. */
const screens = [
  ["login", ["email", "password"]],
  ["register", ["email", "password"]],
  ["devices", ["button", "search"]],
  ["events", ["button", "switch"]],
  ["profile/keyboard", ["search", "switch"]],
  ["dashboard", ["radio"]],
  ["sites/parks/a975fe0b-1555-428a-aad8-621da64a5fb4/settings", ["text", "spinbutton"]],
] as const;

// Every visit fails on a violation of the policy, or on any other complaint of the console: see visit.ts.
describe("[F104] several keys in every field, under the headers of production", () => {
  test.each(forms)("%s: the form of %s", async (path, button, kinds) => {
    const { page } = await visit(path, { as: "owner" });
    await page.getByRole("button", { name: button }).first().click();
    const form = page.getByRole("dialog", { name: new RegExp(button) });
    await see(form);
    expect([...(await typeInEach(page, form))]).toEqual(expect.arrayContaining([...kinds]));
  });

  test.each(screens)("the fields of %s", async (path, kinds) => {
    const { page } = await visit(path, path === "login" || path === "register" ? {} : { as: "owner" });
    const main = page.getByRole("main");
    const last = kinds.at(-1);
    await see(main.locator(`[role=${last}], [type=${last}]`).filter({ visible: true }).first());
    expect([...(await typeInEach(page, main))]).toEqual(expect.arrayContaining([...kinds]));
  });
});
