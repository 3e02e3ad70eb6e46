import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { updatePassword } from "../src/actions/self";
import { openPortal } from "./harness";

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

/** What is said of the field, as assistive technology reads it. */
const note = (name: string) =>
  document.getElementById(field(name).element().getAttribute("aria-describedby") ?? "")?.textContent;

describe("a password to be", () => {
  test("says what is wanted before it is typed, and how good it is while it is", async () => {
    await openPortal("/register");
    await expect.element(field("Password")).toBeVisible();
    expect(note("Password")).toMatch(/^The longer the better: 12 characters or more/);
    await userEvent.fill(field("Password"), "abc");
    await expect.poll(() => note("Password")).toMatch(/Weak – fewer than 8 characters/);
    await userEvent.fill(field("Password"), "password1");
    await expect.poll(() => note("Password")).toMatch(/Weak – it is, or resembles, one of those/);
    await userEvent.fill(field("Password"), "deich lampe ofen birke");
    await expect.poll(() => note("Password")).toMatch(/Strong$/);
    const said = page.getByText("Strong", { exact: true }).element();
    expect(said.closest("[aria-live]")?.getAttribute("aria-live")).toBe("polite");
    await userEvent.fill(field("Password"), "");
    await expect.poll(() => note("Password")).toMatch(/last word\.$/);
  });

  test("is weak with the name and the address that stand in the same form", async () => {
    await openPortal("/register");
    await userEvent.fill(field("Email"), "wiebke@example.org");
    await userEvent.fill(field("Last name"), "Hansen");
    await userEvent.fill(field("Password"), "wiebkehansen");
    await expect.poll(() => note("Password")).toMatch(/Weak – it holds what others know/);
  });

  test("is sent although it is weak: the server decides", async () => {
    const { demo } = await openPortal("/register");
    const zoe = { Email: "zoe@example.org", Password: "password1", "First name": "Zoe", "Last name": "A" };
    for (const [label, value] of Object.entries(zoe)) await userEvent.fill(field(label), value);
    await userEvent.click(button("Register"));
    await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(demo.requests().filter(({ path }) => path.endsWith("/register")).length).toBe(1);
  });

  test("may be pasted, and be longer than 64 characters", async () => {
    const long = "ein Satz, den nur ich kenne. ".repeat(4);
    await openPortal("/resetpassword?token=t-1");
    await userEvent.click(page.getByRole("checkbox", { name: "Show password" }));
    await userEvent.fill(field("Password"), long);
    await userEvent.click(field("Password"));
    await userEvent.keyboard("{Control>}a{/Control}");
    await userEvent.cut();
    await expect.element(field("Password")).toHaveValue("");
    await userEvent.paste();
    await expect.element(field("Password")).toHaveValue(long);
    await expect.element(field("Password")).not.toHaveAttribute("maxlength");
    await expect.poll(() => note("Password")).toMatch(/Strong$/);
  });

  test("is looked at in the profile too, where what is known of oneself is weak", async () => {
    await openPortal("/profile/security", { as: "owner" });
    await userEvent.fill(field("New password"), "owner@demo.test");
    await expect.poll(() => note("New password")).toMatch(/Weak – it holds what others know/);
    await userEvent.click(page.getByRole("checkbox", { name: "Show password" }));
    await expect.element(field("New password")).toHaveAttribute("type", "text");
    await expect.element(field("Old password")).toHaveAttribute("type", "password");
    await userEvent.click(page.getByRole("checkbox", { name: "Show old password" }));
    await expect.element(field("Old password")).toHaveAttribute("type", "text");
  });

  test("is changed so that a manager knows whose it is, which is the old one and which the new", async () => {
    await openPortal("/profile/security", { as: "owner" });
    await expect.element(field("Old password")).toHaveAttribute("autocomplete", "current-password");
    await expect.element(field("New password")).toHaveAttribute("autocomplete", "new-password");
    const form = field("Old password").element().closest("form");
    const names = form?.querySelectorAll<HTMLInputElement>('[autocomplete="username"]') ?? [];
    expect([...names].map(({ value }) => value)).toEqual(["owner@demo.test"]);
  });

  test("is looked at in the palette's masked step too, which shows nothing of it", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    portal.tools.engine.ask({ action: updatePassword, subjects: [], values: {} });
    portal.tools.overlays.open("palette");
    const dialog = page.getByRole("dialog", { name: "Command palette" });
    await userEvent.fill(page.getByRole("combobox", { name: "Old password" }), "demo");
    await userEvent.keyboard("{Enter}");
    const asked = page.getByRole("combobox", { name: "New password" });
    await expect.element(asked).toHaveAttribute("type", "password");
    await expect.element(dialog.getByText(/^The longer the better/)).toBeVisible();
    await userEvent.fill(asked, "Geschwindigkeit");
    await expect.element(dialog.getByText("Weak", { exact: true })).toBeVisible();
    await userEvent.fill(asked, "deich lampe ofen birke");
    await expect.element(dialog.getByText("Strong", { exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain("birke");
  });

  test.for([
    ["/register", "light", 1400],
    ["/resetpassword?token=t-1", "dark", 400],
  ] as const)("[F111] is accessible with its bar: %s, %s, %i px, in German", async ([path, theme, width]) => {
    await openPortal(path, { theme, width, language: "de" });
    await userEvent.fill(field("Passwort"), "Sommerwind");
    await expect.poll(() => note("Passwort")).toMatch(/(Schwach|Mäßig) – /);
    expect(await violations(document.body)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});
