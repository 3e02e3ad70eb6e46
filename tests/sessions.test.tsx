import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { revokeOthersSession } from "../src/actions/session";
import { perform, performOrAsk } from "../src/command/perform";
import { openPortal } from "./harness";
import type { Account, Harness, HarnessOptions } from "./harness";
import { openByKey, palette } from "./paletteDriver";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const tabs = () => page.getByRole("navigation", { name: "Profile", exact: true });
const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (list: string, name: RegExp) => grid(list).getByRole("row", { name });
const item = (name: string) => page.getByRole("menuitem", { name });
const jobs = page.getByRole("region", { name: "Jobs" });
const dialog = (name: string) => page.getByRole("dialog", { name });

async function menuOf(list: string, name: RegExp) {
  const row = rows(list, name).first();
  await userEvent.hover(heading("Profile"));
  await userEvent.hover(row);
  await userEvent.click(row.getByRole("button", { name: /^Actions on/ }));
}

/** Writes to a part of the API, as the wire had them. */
const writes = ({ demo }: Harness, part: string) =>
  demo
    .requests()
    .filter(({ method, path }) => method !== "GET" && path.startsWith(`/api/v1/${part}/`))
    .map(({ method, path, body }) => [method, path.slice(`/api/v1/${part}/`.length), body]);

const count = (list: string, name: RegExp) => rows(list, name).elements().length;

/** Signs in so often more: what was the session before is one of so many others then. */
const signIn =
  (times: number) =>
  async ({ fetch }: Harness["demo"]): Promise<void> => {
    const body = JSON.stringify({ email: "owner@demo.test", password: "demo" });
    const headers = { "Content-Type": "application/json" };
    for (let at = 0; at < times; at += 1) {
      const answer = await fetch(new Request("/api/v1/auth/login", { method: "POST", body, headers }));
      expect(answer.status).toBe(200);
    }
  };
const signInTwice = signIn(2);

/** The sessions as they open: three that live, one of them this one, and some that do not. */
async function openSessions(options: HarnessOptions = {}): Promise<Harness> {
  const portal = await openPortal("/profile/sessions", { as: "owner", before: signInTwice, ...options });
  await expect.element(rows("Sessions", /This session/)).toBeVisible();
  return portal;
}

describe("one's sessions", () => {
  test("[93] are a tab of the profile: on what, how they stand, when and from where; this one is marked", async () => {
    const { address } = await openPortal("/profile", { as: "owner", before: signInTwice });
    await userEvent.click(tabs().getByRole("link", { name: "Sessions" }));
    await expect.poll(address).toBe("/profile/sessions");
    await expect.element(heading("Profile")).toBeVisible();
    await expect.element(rows("Sessions", /This session/)).toHaveTextContent(/Chrome on Linux/);
    expect([count("Sessions", /Active/), count("Sessions", /Firefox on Linux.*Ended/)]).toEqual([2, 1]);
    await expect.element(rows("Sessions", /Firefox on Linux/)).toHaveTextContent(/ago.*198\.51\.100\./);
  });

  test("[92] a revoked one stays as revoked, a deleted one goes", async () => {
    const portal = await openSessions();
    const [active, all] = [count("Sessions", /Active/), count("Sessions", /./)];
    await menuOf("Sessions", /Active/);
    await userEvent.click(item("Revoke session"));
    await userEvent.click(dialog("Revoke session").getByRole("button", { name: "Revoke" }));
    await expect.poll(() => count("Sessions", /Chrome.*Revoked/)).toBe(1);
    expect([count("Sessions", /Active/), count("Sessions", /./)]).toEqual([active - 1, all]);
    await menuOf("Sessions", /Chrome.*Revoked/);
    await expect.element(item("Revoke session")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(item("Delete session"));
    await userEvent.click(dialog("Delete session").getByRole("button", { name: "Delete" }));
    await expect.poll(() => count("Sessions", /./)).toBe(all - 1);
    expect(writes(portal, "session").map(([method]) => method)).toEqual(["POST", "DELETE"]);
  });

  test("[93] ending this very session warns, and leads to the sign-in page", async () => {
    await openSessions();
    await menuOf("Sessions", /This session/);
    await userEvent.click(item("Revoke session"));
    await expect
      .element(dialog("Revoke session"))
      .toHaveTextContent(/It is the session you are in: you will be/);
    await userEvent.click(dialog("Revoke session").getByRole("button", { name: "Cancel" }));
    await menuOf("Sessions", /Active/);
    await userEvent.click(item("Revoke session"));
    await expect.element(dialog("Revoke session")).not.toHaveTextContent(/signed out here/);
    await userEvent.click(dialog("Revoke session").getByRole("button", { name: "Cancel" }));
    await menuOf("Sessions", /This session/);
    await userEvent.click(item("Revoke session"));
    await userEvent.click(dialog("Revoke session").getByRole("button", { name: "Revoke" }));
    await expect.element(heading("Sign in")).toBeVisible();
  });

  /** Asks for it, and says yes. */
  async function revokeOthers(): Promise<void> {
    await userEvent.click(page.getByRole("button", { name: "Revoke all other sessions" }));
    await userEvent.click(dialog("Revoke all other sessions").getByRole("button", { name: "Revoke" }));
  }

  test("all others go with one question, this one stays", async () => {
    const portal = await openSessions();
    const active = count("Sessions", /Active/);
    await revokeOthers();
    await expect.poll(() => count("Sessions", /Active/)).toBe(0);
    expect(count("Sessions", /This session/)).toBe(1);
    expect(writes(portal, "session").length).toBe(active);
  });

  test("where there is no other, the button says so, and nothing is called however it is asked for", async () => {
    const portal = await openSessions({ before: () => undefined });
    const button = page.getByRole("button", { name: "Revoke all other sessions" });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await expect.element(button).toHaveAccessibleDescription("There is no other session");
    const asked = await perform(revokeOthersSession, portal.tools, { source: "palette", confirmed: true });
    expect(asked).toMatchObject({ kind: "failed", message: "There is no other session" });
    expect(writes(portal, "session")).toEqual([]);
  });

  test("[215] the palette asks nothing where there is no other; once there is, it asks, and does it after the yes", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    const name = "Revoke all other sessions";
    const option = (each: string) => palette.getByRole("option", { name: each });
    await openByKey();
    await userEvent.keyboard(name);
    await expect.element(option(name)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect.element(palette).toHaveTextContent("There is no other session");
    expect(palette.element().textContent).not.toContain(`${name}?`);
    await signInTwice(portal.demo);
    await userEvent.click(option("Try again"));
    await expect.element(palette).toHaveTextContent(`${name}?`);
    await expect.element(option("Cancel")).toHaveAttribute("aria-selected", "true");
    expect(writes(portal, "session")).toEqual([]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(page.getByText(`${name}: 2 done`)).toBeVisible();
    expect(writes(portal, "session").length).toBe(2);
  });

  test("a button that does not know it yet asks nothing either where there is no other", async () => {
    const portal = await openSessions({ before: () => undefined });
    const asked = await performOrAsk(revokeOthersSession, portal.tools, { source: "button" });
    expect(asked).toMatchObject({ kind: "failed", message: "There is no other session" });
    expect(portal.tools.overlays.isOpen("palette")).toBe(false);
  });

  test("[179] one that does not go is named with the reason and tried again alone, the rest goes all the same", async () => {
    const portal = await openSessions();
    const active = count("Sessions", /Active/);
    expect(active).toBeGreaterThan(1);
    const body = { detail: "It is locked" };
    portal.demo.scenario("failing", { path: "/revoke", status: 500, body, times: 1 });
    await revokeOthers();
    await expect.element(jobs.getByText(`${active - 1} of ${active} done, 1 failed`)).toBeVisible();
    await expect.element(jobs.getByText("Chrome, Linux: It is locked")).toBeVisible();
    await expect.poll(() => count("Sessions", /Active/)).toBe(1);
    const before = writes(portal, "session").length;
    await userEvent.click(jobs.getByRole("button", { name: "Try the failed ones again" }));
    await expect.poll(() => count("Sessions", /Active/)).toBe(0);
    expect(writes(portal, "session").length).toBe(before + 1);
    expect(count("Sessions", /This session/)).toBe(1);
  });

  test("[179] cancelled it leaves the rest, which can be gone on with", async () => {
    const portal = await openSessions({ before: signIn(6) });
    const active = count("Sessions", /Active/);
    portal.demo.scenario("latency", { ms: 2000 });
    await revokeOthers();
    const name = "Revoke all other sessions";
    await expect.element(jobs.getByRole("progressbar", { name })).toBeVisible();
    await expect.element(dialog(name)).not.toBeInTheDocument();
    await userEvent.click(jobs.getByRole("button", { name: `Cancel ${name}` }));
    const sent = () => writes(portal, "session").length;
    await expect.element(jobs.getByText(`Cancelled: ${sent()} of ${active} done`)).toBeVisible();
    expect(sent()).toBeLessThan(active);
    portal.demo.scenario("latency", { off: true });
    await expect.poll(() => count("Sessions", /Active/)).toBe(active - sent());
    await userEvent.click(jobs.getByRole("button", { name: "Go on with the rest" }));
    await expect.poll(() => count("Sessions", /Active/)).toBe(0);
    expect([sent(), count("Sessions", /This session/)]).toEqual([active, 1]);
  });

  test("[54] a list that does not come says so, with the server's words and a retry", async () => {
    const { demo } = await openPortal("/profile/sessions", {
      as: "owner",
      before: (before) =>
        before.scenario("failing", { path: "/session", status: 500, body: { detail: "No disk" } }),
    });
    await expect.element(page.getByText("The sessions could not be loaded")).toBeVisible();
    await expect.element(page.getByText("No disk")).toBeVisible();
    demo.scenario("failing", { path: "/session", off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(rows("Sessions", /This session/)).toBeVisible();
  });

  test("[52] in German", async () => {
    await openPortal("/profile/sessions", { as: "owner", language: "de", before: signInTwice });
    await expect.element(rows("Sitzungen", /Diese Sitzung/)).toHaveTextContent(/Chrome auf Linux/);
    await userEvent.click(page.getByRole("button", { name: "Alle anderen Sitzungen widerrufen" }));
    await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Widerrufen" }));
    await expect.element(page.getByText("Alle anderen Sitzungen widerrufen: 2 erledigt")).toBeVisible();
  });
});

describe("invitations to oneself", () => {
  const open = async (as: Account) => {
    const portal = await openPortal("/profile/invitations", { as });
    await expect.element(grid("Invitations")).toBeVisible();
    return portal;
  };

  test("[32] who invites, as what; a declined one leaves the list after a question", async () => {
    const portal = await open("new");
    const all = count("Invitations", /Decline/);
    expect(all).toBe(2);
    await expect.element(rows("Invitations", /Gardener/)).toHaveTextContent(/5 days ago/);
    await userEvent.click(rows("Invitations", /Gardener/).getByRole("button", { name: "Decline" }));
    await userEvent.click(dialog("Decline invitation").getByRole("button", { name: "Decline" }));
    await expect.poll(() => count("Invitations", /Decline/)).toBe(1);
    expect(writes(portal, "self/invitation")).toEqual([["POST", "invitation-2", { action: "decline" }]]);
  });

  test("[32] [20] accepting brings the organization and its screens at once", async () => {
    const portal = await open("new");
    const accept = rows("Invitations", /Member/)
      .getByRole("button", { name: "Accept" })
      .element();
    /* a double press is one call */
    (accept as HTMLElement).click();
    (accept as HTMLElement).click();
    await expect.poll(() => count("Invitations", /Decline/)).toBe(1);
    expect(writes(portal, "self/invitation")).toEqual([["POST", "invitation-1", { action: "accept" }]]);
    await expect
      .poll(() => portal.portal.session.getSnapshot().context.self?.organization?.permission.role)
      .toBe("member");
  });

  test.for([
    ["Accept", "accept"],
    ["Decline", "decline"],
  ] as const)("%s by the palette, which asks for the one that is meant", async ([label, action]) => {
    const portal = await open("new");
    await openByKey();
    await userEvent.keyboard(`${label} invitation`);
    const row = palette.getByRole("option", { name: `${label} invitation` });
    await expect.element(row).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    const name = rows("Invitations", /Gardener/)
      .getByRole("gridcell")
      .first();
    const asked = palette.getByRole("option", { name: name.element().textContent });
    await expect.element(asked).toBeVisible();
    await userEvent.click(asked);
    if (action === "decline")
      await userEvent.click(palette.getByRole("option", { name: "Decline invitation" }));
    await expect
      .poll(() => writes(portal, "self/invitation"))
      .toEqual([["POST", "invitation-2", { action }]]);
    await expect.poll(() => count("Invitations", /Gardener/)).toBe(0);
  });

  test("who belongs to an organization already hears from the server, and the invitation stays", async () => {
    await open("member");
    await userEvent.click(rows("Invitations", /Moderator/).getByRole("button", { name: "Accept" }));
    await expect.element(page.getByText("You already belong to an organization")).toBeVisible();
    expect(count("Invitations", /Moderator/)).toBe(1);
  });

  test("on a phone both answers are in reach beside the whole name and the role; sessions say when and where", async () => {
    const portal = await openPortal("/profile/invitations", { as: "new", language: "de", width: 400 });
    const row = rows("Einladungen", /Gärtner/);
    await expect.element(row).toHaveTextContent(/Hansewind/);
    const edge = grid("Einladungen").element().getBoundingClientRect().right;
    for (const name of ["Annehmen", "Ablehnen"])
      expect(row.getByRole("button", { name }).element().getBoundingClientRect().right).toBeLessThan(edge);
    const { scrollWidth, clientWidth } = grid("Einladungen").element();
    expect(scrollWidth).toBe(clientWidth);
    await portal.router.navigate("/profile/sessions");
    await expect.element(rows("Sitzungen", /Diese Sitzung/)).toHaveTextContent(/jetzt.*\d+\.\d+\.\d+\.\d+/);
  });

  test("whoever has none is told how one comes about", async () => {
    await openPortal("/profile/invitations", { as: "owner" });
    await expect.element(page.getByText(/No invitation waits for your answer/)).toBeVisible();
  });

  test("[52] in German", async () => {
    await openPortal("/profile/invitations", { as: "new", language: "de" });
    await expect.element(rows("Einladungen", /Gärtner/)).toHaveTextContent(/AnnehmenAblehnen/);
  });
});
