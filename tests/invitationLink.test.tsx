import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";
import { watchSecrets } from "./secrets";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const alerts = page.getByRole("region", { name: "Notifications" });
const accepts = ({ demo }: Harness) =>
  demo.requests().filter(({ path }) => path === "/api/v1/self/invitation/accept").length;

/** The portal as the link of an invitation opens it; its cookie is the test's. */
async function open(token: string, email: string, path: string, options: HarnessOptions = {}) {
  const secrets = watchSecrets();
  let cookie = "";
  const search = `?action=invitation&token=${token}&email=${email}`;
  const jar = { read: () => cookie, write: (text: string) => void (cookie = text) };
  const portal = await openPortal(path, { invitation: { search, jar }, ...options });
  return { portal, cookie: () => decodeURIComponent(cookie), clean: () => secrets.nowhere(portal, token) };
}

test("[18] [19] one who is not signed in joins by the link, is told until it is closed, and signs in", async () => {
  const token = "demo-invitation-1";
  const { portal, cookie, clean } = await open(token, "new@demo.test", "/dashboard");
  await expect.element(alerts.getByText(/joined/)).toBeVisible();
  await expect.element(heading("Sign in")).toBeVisible();
  expect([portal.address(), accepts(portal), cookie().includes(token)]).toEqual(["/login", 1, false]);
  await clean();
  await userEvent.click(page.getByRole("button", { name: "No organization" }));
  await expect.element(heading("Dashboard")).toBeVisible();
  await expect.element(alerts.getByText(/joined/)).toBeVisible();
  await clean();
});

test("[26] [20] somebody else is asked by both names before anything is called, and joins after a yes", async () => {
  const token = "demo-invitation-3";
  const { portal, clean } = await open(token, "member@demo.test", "/profile", { as: "new" });
  const question = /This invitation is for member@demo\.test, and you are signed in as new@demo\.test/;
  await expect.element(alerts.getByText(question)).toBeVisible();
  expect(accepts(portal)).toBe(0);
  await clean();
  (alerts.getByRole("button", { name: "Accept" }).element() as HTMLElement).click();
  (alerts.getByRole("button", { name: "Accept" }).query() as HTMLElement | null)?.click();
  await expect.element(alerts.getByText(/joined/)).toBeVisible();
  await expect
    .poll(() => portal.portal.session.getSnapshot().context.self?.organization?.permission.role)
    .toBe("moderator");
  expect(accepts(portal)).toBe(1);
  await clean();
});

test("[25] [F49] without an answer it can be tried again; the token waits in the cookie alone", async () => {
  const token = "demo-invitation-1";
  const failing = { path: "/invitation/accept", status: 503 };
  const { portal, cookie, clean } = await open(token, "new@demo.test", "/login", {
    before: (demo) => demo.scenario("failing", failing),
  });
  await expect.element(alerts.getByText(/could not be accepted yet/)).toBeVisible();
  await expect.poll(cookie).toContain(token);
  expect(cookie()).toMatch(/; Max-Age=(600|59\d); Path=\/v1; Secure; SameSite=Strict$/);
  await clean();
  portal.demo.scenario("failing", { ...failing, off: true });
  await userEvent.click(alerts.getByRole("button", { name: "Try again" }));
  await expect.element(alerts.getByText(/joined/)).toBeVisible();
  expect([accepts(portal), cookie().includes(token)]).toEqual([2, false]);
  await clean();
});

test("[25] [F48] whoever is not registered yet is told to, or where the invitation waits once signed in", async () => {
  const token = "demo-invitation-8";
  const { portal, cookie, clean } = await open(token, "invited@demo.test", "/login");
  await expect
    .element(
      alerts.getByText(
        /Register with this address, or sign in and answer it in your profile under Invitations/,
      ),
    )
    .toBeVisible();
  expect([accepts(portal), cookie().includes(token)]).toEqual([1, true]);
  await clean();
});

test("[23] one that the server does not know is told once, as of no more use; registering goes on without it", async () => {
  const { portal, cookie } = await open("nobody-knows-this", "invited@demo.test", "/register");
  await expect.element(alerts.getByText(/^The invitation for invited@demo\.test waits/)).toBeVisible();
  const values = { Password: "Sonne-ueber-2-Feldern!", "First name": "Ina", "Last name": "Voss" };
  for (const [name, value] of Object.entries(values))
    await userEvent.fill(page.getByRole("textbox", { name, exact: true }), value);
  const register = page.getByRole("button", { name: "Register", exact: true });
  await userEvent.click(register);
  const form = page.getByRole("main");
  await expect
    .element(form.getByRole("alert"))
    .toHaveTextContent(
      "The invitation for invited@demo.test is no longer valid. Ask the organization for a new one, or register without it.",
    );
  /* neither what the server says nor a notification stands beside it */
  await expect.poll(() => alerts.getByText(/invitation/).elements()).toHaveLength(0);
  expect(form.getByText(/not known|expired|waits/).elements()).toHaveLength(0);
  expect(cookie().includes("nobody-knows-this")).toBe(false);
  await userEvent.click(register);
  await expect.element(heading("Sign in")).toBeVisible();
  const sent = portal.demo.requests().filter(({ path }) => path === "/api/v1/auth/register");
  expect(sent.map(({ query }) => Object.keys(query))).toEqual([["token"], []]);
});
