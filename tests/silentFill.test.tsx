import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const SECRET = "Wind und Sonne 42";
const field = (name: string) => page.getByLabelText(name);
const password = () => page.getByLabelText("Password", { exact: true });
const valueOf = (element: Element) => (element as HTMLInputElement).value;

/** As some password managers do: the field holds another text, and no event tells of it. */
function fillSilently(element: Element, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, text);
}

/** Whatever draws the form anew: the language of the page, and another field. */
async function drawAnew(other: string): Promise<void> {
  const { default: i18next } = await import("i18next");
  await i18next.changeLanguage("de");
  await expect.element(page.getByRole("heading", { level: 1 })).not.toHaveTextContent(/password|Sign in/);
  await i18next.changeLanguage("en");
  if (other !== "") await userEvent.fill(field(other), "owner@demo.test");
}

test("[85] at the sign-in page a manager's silent password stays, with the focus in it, too, and is sent", async () => {
  await openPortal("/login");
  await expect.element(password()).toBeVisible();
  await userEvent.click(password());
  fillSilently(password().element(), "demo");
  await drawAnew("Email");
  expect(valueOf(password().element())).toBe("demo");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("[85] a refusal keeps what a manager filled in", async () => {
  await openPortal("/login");
  await expect.element(password()).toBeVisible();
  fillSilently(field("Email").element(), "owner@demo.test");
  fillSilently(password().element(), "wrong");
  await userEvent.click(page.getByRole("button", { name: "Sign in", exact: true }));
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(valueOf(field("Email").element())).toBe("owner@demo.test");
  expect(valueOf(password().element())).toBe("wrong");
});

test("when registering a manager's silent address and password stay, and are sent", async () => {
  const portal = await openPortal("/register");
  await expect.element(password()).toBeVisible();
  await userEvent.click(password());
  fillSilently(password().element(), SECRET);
  fillSilently(field("Email").element(), "somebody@demo.test");
  await drawAnew("");
  await userEvent.fill(field("First name"), "Some");
  await userEvent.fill(field("Last name"), "Body");
  expect(valueOf(password().element())).toBe(SECRET);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => portal.calls("/register")).toBe(1);
  await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await expect.element(field("Email")).toHaveValue("somebody@demo.test");
});

test("where a password was lost a manager's silent address stays, and gets the link", async () => {
  const portal = await openPortal("/forgotpassword");
  await expect.element(field("Email")).toBeVisible();
  fillSilently(field("Email").element(), "owner@demo.test");
  await drawAnew("");
  expect(valueOf(field("Email").element())).toBe("owner@demo.test");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status").filter({ hasText: "owner@demo.test" })).toBeVisible();
  expect(portal.calls("/forgotpassword")).toBe(1);
});

test("a lost password's successor that a manager fills in silently stays, and is sent", async () => {
  const portal = await openPortal("/resetpassword?token=t-1");
  await expect.element(password()).toBeVisible();
  await userEvent.click(password());
  fillSilently(password().element(), SECRET);
  await drawAnew("");
  expect(valueOf(password().element())).toBe(SECRET);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => portal.calls("/resetpassword")).toBe(1);
  expect(valueOf(password().element())).toBe(SECRET);
});
