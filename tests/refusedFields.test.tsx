import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const PASSWORD = "Sonne-2026-am-Deich";
const zoe = { Email: "zoe@example.org", Password: PASSWORD, "First name": "Zoe", "Last name": "Ahlers" };

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value);
}

describe("a refusal that names fields", () => {
  test("[209] what the server says of single fields stands beside them, until they are changed", async () => {
    const portal = await openPortal("/register");
    const detail = [
      { msg: "Known already", loc: ["body", "email"] },
      { msg: "Not a name", loc: ["body", "first_name"] },
    ];
    portal.demo.scenario("failing", { path: "/auth/register", status: 422, body: { detail } });
    await fill(zoe);
    await userEvent.click(button("Register"));
    await expect.element(field("Email")).toHaveAccessibleDescription(/Known already/);
    await expect.element(field("First name")).toHaveAccessibleDescription(/Not a name/);
    await expect.element(field("Email")).toHaveFocus();
    await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
    expect(page.getByRole("alert").query()?.textContent ?? "").not.toContain("Known already");
    await fill({ Email: "zoe.ahlers@example.org" });
    await expect.element(field("Email")).not.toHaveAttribute("aria-invalid", "true");
    await expect.element(field("First name")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Password")).toHaveValue(PASSWORD);
  });

  test("[209] a new password that the server refuses says why beside it", async () => {
    const portal = await openPortal("/resetpassword?token=t-1");
    const detail = [{ msg: "Too common", loc: ["body", "password"] }];
    portal.demo.scenario("failing", { path: "/resetpassword", status: 422, body: { detail } });
    await fill({ Password: PASSWORD });
    await userEvent.click(button("Set password"));
    await expect.element(field("Password")).toHaveAccessibleDescription(/Too common/);
    await expect.element(field("Password")).toHaveFocus();
    expect(page.getByRole("link", { name: "Ask for a new link" }).query()).toBeNull();
    await fill({ Password: `${PASSWORD}!` });
    await expect.element(field("Password")).not.toHaveAttribute("aria-invalid", "true");
  });

  test("[209] what the server says of a field stands beside it, what of none above the button, and both can be sent again", async () => {
    const portal = await openPortal("/profile", { as: "owner" });
    const section = page.getByRole("region", { name: "Email", exact: true });
    const email = section.getByLabelText("Email", { exact: true });
    const save = () => userEvent.click(section.getByRole("button", { name: "Change email address" }));
    const told = { msg: "Taken by somebody else", loc: ["body", "email"] };
    portal.demo.scenario("failing", { path: "/self/update/email", status: 422, body: { detail: [told] } });
    await userEvent.fill(email, "zoe@example.org");
    await save();
    await expect.element(email).toHaveAccessibleDescription(/Taken by somebody else/);
    await expect.element(email).toHaveFocus();
    expect(section.getByRole("alert").query()).toBeNull();
    const detail = [told, { msg: "Not today", loc: ["body", "reason"] }];
    portal.demo.scenario("failing", { path: "/self/update/email", status: 422, body: { detail } });
    await save();
    await expect.element(section.getByRole("alert")).toHaveTextContent(/Not today/);
    portal.demo.scenario("failing", { path: "/self/update/email", off: true });
    await save();
    await expect.element(email).not.toHaveAttribute("aria-invalid", "true");
    const sent = () => portal.demo.requests().filter(({ path }) => path.endsWith("/self/update/email"));
    await expect.poll(() => sent().length).toBe(3);
  });

  test("asked to pause, a form says for how long, keeps what was typed, and sends it when asked again", async () => {
    const portal = await openPortal("/organization/members", { as: "owner" });
    await userEvent.click(button("Invite member"));
    const form = page.getByRole("dialog");
    const email = form.getByLabelText("Email", { exact: true });
    await userEvent.fill(email, "zoe@example.org");
    portal.demo.scenario("rateLimit", { path: "/invite", seconds: 90 });
    await userEvent.click(form.getByRole("button", { name: "Invite", exact: true }));
    await expect
      .element(form.getByRole("alert"))
      .toHaveTextContent("Too many requests. Try again in 90 seconds.");
    await expect.element(email).toHaveValue("zoe@example.org");
    portal.demo.scenario("rateLimit", { off: true });
    await userEvent.click(form.getByRole("button", { name: "Invite", exact: true }));
    await expect.element(page.getByText("Invitation sent to zoe@example.org")).toBeVisible();
  });
});
