import type { ElementHandle, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { heading, see, visit } from "./visit";

/** What a field may be, as the page says it: anything that takes keys. A date of the browser's own is hidden: it fills it in. */
const FIELDS =
  "input:not([type=hidden]):not([type=file]):not([type=date]), textarea, [role=spinbutton], [role=switch], [role=combobox], " +
  "[role=radiogroup] [role=radio], button[aria-haspopup=listbox]";
/** What is typed into each, and what is pressed behind it: none of these takes away what was typed. */
const TYPED = ["1", "8"] as const;
const FURTHER = ["ArrowUp", "ArrowUp", "ArrowDown", "8", "Backspace", "PageUp", "Home", "End"] as const;
/** Two steps up, one down and a page, which is a step, lie behind a number. */
const STEPPED = 2;

type Field = ElementHandle<HTMLElement | SVGElement>;

/** A field as the page tells it, and what stands in it. */
function standing(field: Field) {
  return field.evaluate((one) => {
    const isPressed = one instanceof HTMLInputElement && ["checkbox", "radio"].includes(one.type);
    const isTyped = one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement;
    return {
      kind: one.getAttribute("role") ?? one.getAttribute("type") ?? one.localName,
      isNumber: one.ariaRoleDescription === "Number field",
      isTyped: isTyped && !isPressed,
      /** Day, month or year of a date. */
      part: one.getAttribute("data-type") ?? "",
      text: isPressed ? String(one.checked) : isTyped ? one.value : (one.ariaValueNow ?? one.textContent),
    };
  });
}

type Standing = Awaited<ReturnType<typeof standing>>;

/** A month has no 18: the second digit begins anew. What is not typed into is not changed by digits. */
function typedInto({ isTyped, part, text }: Standing): string {
  if (isTyped) return text + TYPED.join("");
  return { day: "18", month: "8", year: "18" }[part] ?? text;
}

/**
 * What the further keys make of it: the steps of a number go from one whole number to the next, unless it is asked
 * which of two it is. A year goes to its last; a day and a month have handed the keys on by then.
 */
function steppedTo({ isNumber, part }: Standing, typed: string, isAsked: boolean): string {
  if (isNumber && !isAsked) return String(Math.floor(Number(typed.replaceAll(",", ""))) + STEPPED);
  return part === "year" ? "9999" : typed;
}

/** Presses several keys in a field, and looks at what stands in it: a key that is lost is missed there. */
async function typeIn(page: Page, field: Field): Promise<Standing> {
  const before = await standing(field);
  const typed = typedInto(before);
  const text = async () => (await standing(field)).text.replaceAll(before.isNumber ? "," : "", "");
  await field.focus();
  if (before.isTyped) await page.keyboard.press("End");
  for (const key of TYPED) await page.keyboard.press(key);
  await expect.poll(text).toBe(typed.replaceAll(before.isNumber ? "," : "", ""));
  for (const key of FURTHER) await page.keyboard.press(key);
  // The arrows choose another of these.
  if (before.kind === "radio") return before;
  const isAsked = await page.getByRole("group", { name: `What “${typed}” means` }).isVisible();
  await expect.poll(text).toBe(steppedTo(before, typed, isAsked));
  return before;
}

/** Types into each field of a form, and leaves what opens by Escape; answers the kinds of field met. */
async function typeInEach(page: Page, form: Locator): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  // What a choice brings into the form is none of those that were there.
  for (const field of (await form.locator(FIELDS).elementHandles()) as Field[]) {
    if (!(await field.isVisible()) || !(await field.isEnabled())) continue;
    kinds.add((await typeIn(page, field)).kind);
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
