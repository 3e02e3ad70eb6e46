import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const signInPage = () => page.getByRole("button", { name: "Sign in", exact: true });

/** The session ends under whoever is on the dashboard, and they see the sign-in page. */
async function ended(): Promise<Harness> {
  const portal = await openPortal("/dashboard?period=Week", { as: "owner" });
  await expect.element(heading("Dashboard")).toBeVisible();
  portal.demo.scenario("expiredSession");
  portal.tools.refresh();
  await expect.element(signInPage()).toBeVisible();
  portal.demo.scenario("expiredSession", { off: true });
  expect(portal.address()).toBe("/login");
  return portal;
}

async function signInAs(portal: Harness, id: string): Promise<void> {
  const account = portal.demo.accounts.find((each) => each.id === id);
  await userEvent.fill(page.getByRole("textbox", { name: /Email|username/i }), account?.email ?? "");
  await userEvent.fill(page.getByLabelText("Password", { exact: true }), account?.password ?? "");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Dashboard")).toBeVisible();
}

test("after an ended session the dashboard comes back with its filter, though the login address is plain [8]", async () => {
  const portal = await ended();
  await signInAs(portal, "owner");
  await expect.poll(portal.address).toBe("/dashboard?period=Week");
});

test("somebody else who signs in there begins at the plain dashboard", async () => {
  const portal = await ended();
  await signInAs(portal, "moderator");
  expect(portal.address()).toBe("/dashboard");
});

test("a sign-out keeps nothing", async () => {
  const portal = await openPortal("/dashboard?period=Week", { as: "owner" });
  await expect.element(heading("Dashboard")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "User menu" }));
  await userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
  await expect.element(signInPage()).toBeVisible();
  await signInAs(portal, "owner");
  expect(portal.address()).toBe("/dashboard");
});
