import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const section = (name: string) => page.getByRole("region", { name, exact: true });
const field = (name: string, label: string) => section(name).getByLabelText(label, { exact: true });
const save = (name: string, button: string) =>
  userEvent.click(section(name).getByRole("button", { name: button }));

/** The writes since the last reset, as the wire had them. */
const writes = ({ demo }: Harness) =>
  demo
    .requests()
    .filter(({ method, path }) => method !== "GET" && path.startsWith("/api/v1/self"))
    .map(({ method, path, body }) => [method, path.replace("/api/v1/self/", ""), body]);

describe("[94] each section of the profile is one call of its own, with its own mark", () => {
  test("the user name, which Undo gives back", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    const name = () => field("User name", "User name");
    await expect.element(heading("Profile")).toBeVisible();
    const before = (name().element() as HTMLInputElement).value;
    expect(before).not.toBe("");
    await userEvent.fill(name(), "zoe");
    await save("User name", "Change user name");
    await expect.element(section("User name").getByRole("status")).toHaveTextContent(/^Saved \d\d:\d\d$/);
    expect(writes(portal)).toEqual([["POST", "update/username", { username: "zoe" }]]);
    await expect.element(section("Contact").getByRole("status")).toHaveTextContent(/^$/);
    await userEvent.click(page.getByRole("button", { name: "Undo" }));
    await expect.element(name()).toHaveValue(before);
  });

  test("[95] a new email address waits for its confirmation, and says where", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    await expect.element(section("Email")).toBeVisible();
    expect(section("Email").getByText("awaits its confirmation").query()).toBeNull();
    await userEvent.fill(field("Email", "Email"), "zoe@example.org");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect
      .element(section("Email"))
      .toHaveTextContent(/zoe@example\.org awaits its confirmation: open the link/);
    expect(writes(portal)).toEqual([["POST", "update/email", { email: "zoe@example.org" }]]);
  });

  test("contact: only what differs is sent, and an emptied telephone is taken away", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    const send = () => save("Contact", "Change contact details");
    const last = async (body: object) =>
      expect.poll(() => writes(portal).at(-1)).toEqual(["PUT", "update/user/contact", body]);
    await userEvent.fill(field("Contact", "Phone"), "+49 4841 1");
    await send();
    await last({ phone: "+49 4841 1" });
    await userEvent.fill(field("Contact", "First name"), "Zoe");
    await userEvent.fill(field("Contact", "Phone"), "");
    await send();
    await last({ first_name: "Zoe", phone: "" });
    await expect.element(section("Contact").getByRole("status")).toHaveTextContent(/^Saved/);
    await save("Contact", "Change contact details");
    await expect.element(section("Contact").getByRole("alert")).toHaveTextContent("Nothing was changed");
    expect(writes(portal).length).toBe(2);
  });

  test("contact: what was changed elsewhere before the form was opened is not sent back", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    await expect.element(page.getByText("Owner", { exact: true })).toBeVisible();
    const changed = { method: "PUT", body: JSON.stringify({ last_name: "Kern" }) };
    const headers = { "Content-Type": "application/json" };
    await portal.demo.fetch(new Request("/api/v1/self/update/user/contact", { ...changed, headers }));
    await portal.router.navigate("/profile");
    await userEvent.fill(field("Contact", "First name"), "Zoe");
    await save("Contact", "Change contact details");
    await expect.poll(() => writes(portal).at(-1)?.[2]).toEqual({ first_name: "Zoe" });
  });

  test("theme and language change at once, and say when the account has them", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    await userEvent.click(section("Settings").getByText("Dark", { exact: true }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await expect
      .element(section("Settings").getByRole("status"))
      .toHaveTextContent("Saved with your account");
    expect(writes(portal)).toEqual([["PUT", "update/user/settings", { theme: "dark" }]]);
  });

  test("[100] settings that the account did not get stay on this device, and say so", async () => {
    await openPortal("/profile", {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", { path: "/update/user/settings", kind: "status", status: 500 }),
    });
    await userEvent.click(section("Settings").getByText("Dark", { exact: true }));
    await expect
      .element(section("Settings").getByRole("status"))
      .toHaveTextContent("Not saved with your account; it holds on this device");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
  });
});

describe("the password", () => {
  const change = async (old: string, fresh: string) => {
    await userEvent.fill(field("Password", "Old password"), old);
    await userEvent.fill(field("Password", "New password"), fresh);
    await save("Password", "Change password");
  };

  test("[82] [94] a wrong old one is this form's own error, and one is still in", async () => {
    const portal = await openPortal("/profile/security", { as: "owner" });
    await change("no", "Sonne-2026-am-Deich");
    await expect
      .element(section("Password").getByRole("alert"))
      .toHaveTextContent("The old password is wrong");
    expect(portal.address()).toBe("/profile/security");
    await change("demo", "Sonne-2026-am-Deich");
    await expect.element(section("Password").getByRole("status")).toHaveTextContent(/^Saved/);
    expect(writes(portal).at(-1)).toEqual([
      "POST",
      "update/password",
      { old_password: expect.any(String) as string, new_password: expect.any(String) as string },
    ]);
  });

  test("is not in the fields any more once it was sent, and Back does not send it again", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    await expect.element(heading("Profile")).toBeVisible();
    await portal.router.navigate("/profile/security");
    await change("demo", "Sonne-2026-am-Deich");
    await expect.element(section("Password").getByRole("status")).toHaveTextContent(/^Saved/);
    await expect.element(field("Password", "Old password")).toHaveValue("");
    await expect.element(field("Password", "New password")).toHaveValue("");
    await portal.router.navigate(-1);
    await expect.element(section("Contact")).toBeVisible();
    await portal.router.navigate(1);
    await expect.element(field("Password", "Old password")).toHaveValue("");
    expect(writes(portal).map(([, path]) => path)).toEqual(["update/password"]);
  });
});

describe("what is wrong in a field", () => {
  test("stands beside it and is read out with it; the first has the focus, and nothing is sent", async () => {
    const portal = await openPortal("/profile/security", { as: "owner" });
    const noteOf = (label: string) =>
      document.getElementById(field("Password", label).element().getAttribute("aria-describedby") ?? "");
    await userEvent.fill(field("Password", "Old password"), "demo");
    await save("Password", "Change password");
    await expect.element(field("Password", "New password")).toHaveFocus();
    expect(noteOf("New password")).toHaveTextContent("Please fill in");
    expect(noteOf("New password")?.ariaLive).toBe("polite");
    await userEvent.fill(field("Password", "Old password"), "");
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Password", "New password")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Password", "Old password")).toHaveFocus();
    await portal.router.navigate("/profile");
    await userEvent.fill(field("Email", "Email"), "zoe");
    await save("Email", "Change email address");
    await expect.element(field("Email", "Email")).toHaveFocus();
    await expect.element(section("Email").getByText("Not an email address")).toBeVisible();
    expect(writes(portal)).toEqual([]);
  });
});

/** As a finger that does not lift in time. */
function pressTwice(button: HTMLElement): void {
  button.click();
  button.click();
}

test.for([
  ["User name", "User name", "Change user name", "update/username"],
  ["Email", "Email", "Change email address", "update/email"],
  ["Contact", "Last name", "Change contact details", "update/user/contact"],
] as const)("a double press on “%s” is one call", async ([title, label, press, path]) => {
  const portal = await openPortal("/profile", { as: "owner", latency: 200 });
  await userEvent.fill(field(title, label), "zoe@example.org");
  pressTwice(section(title).getByRole("button", { name: press }).element() as HTMLElement);
  await expect.element(section(title).getByRole("status").last()).toHaveTextContent(/^Saved/);
  expect(writes(portal).map(([, to]) => to)).toEqual([path]);
});

describe("what was typed", () => {
  test("[184] is there again when one comes back to the profile, secrets are not", async () => {
    const { router } = await openPortal("/profile", { as: "owner" });
    await userEvent.fill(field("Contact", "Last name"), "von der Heide");
    await router.navigate("/profile/security");
    await userEvent.fill(field("Password", "New password"), "Sonne-2026-am-Deich");
    await router.navigate("/organization");
    await expect.element(heading("Organization")).toBeVisible();
    await router.navigate("/profile");
    await expect.element(field("Contact", "Last name")).toHaveValue("von der Heide");
    await router.navigate("/profile/security");
    await expect.element(field("Password", "New password")).toHaveValue("");
  });

  test("[184] is there again after a reload, secrets are not", async () => {
    const first = await openPortal("/profile/security", { as: "owner" });
    await userEvent.fill(field("Password", "New password"), "Sonne-2026-am-Deich");
    await first.router.navigate("/profile");
    await userEvent.fill(field("User name", "User name"), "heidi");
    await userEvent.fill(field("Email", "Email"), "heide@");
    await userEvent.fill(field("Contact", "Last name"), "von der Heide");
    await cleanup();
    const { router } = await openPortal("/profile", { as: "owner", tab: first.tab });
    await expect.element(field("Contact", "Last name")).toHaveValue("von der Heide");
    await expect.element(field("User name", "User name")).toHaveValue("heidi");
    await expect.element(field("Email", "Email")).toHaveValue("heide@");
    await router.navigate("/profile/security");
    await expect.element(field("Password", "New password")).toHaveValue("");
  });

  test("[F36] is there again when the session had ended meanwhile", async () => {
    const { demo } = await openPortal("/profile", { as: "owner" });
    await userEvent.fill(field("Contact", "Last name"), "von der Heide");
    const button = section("Contact").getByRole("button", { name: "Change contact details" });
    demo.scenario("expiredSession");
    (button.element() as HTMLElement).click();
    await expect.element(heading("Sign in")).toBeVisible();
    demo.scenario("expiredSession", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Owner" }));
    await expect.element(field("Contact", "Last name")).toHaveValue("von der Heide");
  });
});

describe("the ways out", () => {
  test.each(["Delete account", "Leave organization"])(
    "[96] the last owner is told how to hand over before anything is asked, and no call is made: %s",
    async (name) => {
      const portal = await openPortal("/profile", { as: "owner" });
      await userEvent.click(page.getByRole("button", { name }));
      await expect
        .element(page.getByText(/no other owner: make another member owner first/).first())
        .toBeVisible();
      expect(page.getByRole("dialog").elements()).toEqual([]);
      expect(writes(portal)).toEqual([]);
      expect(portal.address()).toBe("/profile");
    },
  );

  test("[96] a member's account goes after the typed word alone, and the portal with it", async () => {
    const portal = await openPortal("/profile", { as: "member" });
    await userEvent.click(page.getByRole("button", { name: "Delete account" }));
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveTextContent(/The account member@\S+ goes/);
    await userEvent.fill(dialog.getByRole("textbox"), "perhaps");
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect.element(dialog.getByRole("alert")).toBeVisible();
    expect(writes(portal)).toEqual([]);
    await userEvent.fill(dialog.getByRole("textbox"), "delete");
    await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
    await expect.element(heading("Sign in")).toBeVisible();
    expect(writes(portal)).toEqual([["DELETE", "user", null]]);
  });

  test("[97] who leaves the organization is where one has none", async () => {
    const portal = await openPortal("/profile", { as: "member" });
    await userEvent.click(page.getByRole("button", { name: "Leave organization" }));
    await expect.element(page.getByRole("dialog")).toHaveTextContent(/You leave .+: its parks/);
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Leave" }));
    await expect.poll(portal.address).toBe("/organization");
    await expect.element(page.getByRole("button", { name: "Create organization" })).toBeVisible();
  });
});

test("[11] someone without an organization has a profile too", async () => {
  const { address } = await openPortal("/profile", { as: "new" });
  await expect.element(heading("Profile")).toBeVisible();
  expect(address()).toBe("/profile");
});

test("[39] the user menu leads to the profile", async () => {
  const { address } = await openPortal("/organization", { as: "owner" });
  await expect.element(heading("Organization")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "User menu" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Profile" }));
  await expect.poll(address).toBe("/profile");
});

test("[52] in German", async () => {
  const { tools } = await openPortal("/profile", { as: "owner", language: "de" });
  onTestFinished(() => tools.preferences.setLanguage("en"));
  await expect.element(heading("Profil")).toBeVisible();
  const titles = page.getByRole("region").elements();
  expect(titles.map((one) => one.querySelector("h2")?.textContent).filter(Boolean)).toEqual(
    expect.arrayContaining(["Benutzername", "E-Mail", "Kontakt", "Einstellungen", "Verlassen"]),
  );
  await userEvent.fill(field("Benutzername", "Benutzername"), "zoe");
  await save("Benutzername", "Benutzernamen ändern");
  await expect
    .element(section("Benutzername").getByRole("status"))
    .toHaveTextContent(/^Gespeichert: \d\d:\d\d$/);
});
