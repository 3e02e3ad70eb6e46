import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { tabTo } from "./walk";

const dialog = page.getByRole("dialog", { name: "About this portal" });
const part = (name: string) => dialog.getByRole("region", { name });
let copied: string[] = [];

beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) =>
    Promise.resolve(void copied.push(text)),
  );
});

function failed({ portal }: Harness) {
  return expect.poll(() => portal.errors.entries.length, { timeout: 20_000 }).toBeGreaterThan(0);
}

function connected({ portal }: Harness) {
  portal.startLive();
  return expect.poll(() => portal.connection.live.state, { timeout: 20_000 }).toBe("open");
}

/** Opens it from the user menu by keys alone. */
async function openByMenu(): Promise<void> {
  await tabTo(() => page.getByRole("button", { name: "User menu" }).query());
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitem", { name: "About this portal" })).toBeVisible();
  await userEvent.keyboard("about{Enter}");
  await expect.element(dialog).toBeVisible();
}

describe("about this portal", () => {
  test("a platform admin reads build, live connection, hosts and errors, and copies them all", async () => {
    const portal = await openPortal("/organization", {
      as: "admin",
      before: (demo) => demo.scenario("failing", { path: "/portfolio", kind: "status", status: 500 }),
    });
    await failed(portal);
    await connected(portal);
    await openByMenu();
    const { origin } = window.location;
    await expect.element(part("Build")).toHaveTextContent(/Built.*2026/);
    await expect.element(part("Live connection")).toHaveTextContent(/State.*Connected.*Since/);
    await expect.element(part("Host configuration")).toHaveTextContent(`api${origin} (demo)`);
    await expect.element(part("Errors of this session")).toHaveTextContent("GET /api/v1/portfolio: 500");
    await userEvent.click(dialog.getByRole("button", { name: "Copy all" }));
    await expect.element(dialog.getByText("Copied")).toBeVisible();
    const [text = ""] = copied;
    const { live } = portal.portal.connection;
    const errors = [...portal.portal.errors.entries]
      .reverse()
      .map(
        ({ time, method, path, status }) => `${new Date(time).toISOString()}: ${method} ${path}: ${status}`,
      );
    expect(text.split("\n")).toEqual([
      "About this portal",
      "",
      "Build",
      "Built: 2026-06-01T08:00:00.000Z",
      `Browser: ${navigator.userAgent}`,
      "",
      "Live connection",
      "State: Connected",
      `Since: ${new Date(live.since).toISOString()}`,
      "",
      "Host configuration",
      `api: ${origin} (demo)`,
      `websocket: ${origin.replace(/^http/, "ws")}/websocket/ (demo)`,
      "",
      "Errors of this session",
      ...errors,
    ]);
  });

  test("an answer that is none is among the errors, by the field of the graph it was for [211]", async () => {
    const portal = await openPortal("/organization", {
      as: "admin",
      before: (demo) => demo.scenario("failing", { path: "/portfolio", kind: "html" }),
    });
    await failed(portal);
    portal.tools.overlays.open("about");
    await expect.element(part("Errors of this session")).toHaveTextContent("query portfolios: malformed");
  });

  test("others read build and live connection, and why the rest is withheld; no host is asked for", async () => {
    const portal = await openPortal("/organization", { as: "member" });
    await connected(portal);
    const asked = portal.calls("/system/hosts");
    await openByMenu();
    await expect.element(part("Live connection")).toHaveTextContent("Connected");
    for (const name of ["Host configuration", "Errors of this session"])
      await expect.element(part(name)).toHaveTextContent("Needs platform admin");
    expect(portal.calls("/system/hosts")).toBe(asked);
    await userEvent.click(dialog.getByRole("button", { name: "Copy all" }));
    await vi.waitFor(() => expect(copied[0]).toMatch(/Errors of this session\nNeeds platform admin$/));
  });

  test("hosts that cannot be had leave the rest, with a retry", async () => {
    const portal = await openPortal("/organization", { as: "admin" });
    await connected(portal);
    portal.demo.scenario("failing", { path: "/system/hosts", kind: "status", status: 500 });
    portal.tools.overlays.open("about");
    await expect.element(part("Host configuration").getByRole("alert")).toBeVisible();
    await expect.element(part("Errors of this session")).toHaveTextContent("GET /api/v1/system/hosts: 500");
    portal.demo.scenario("failing", { path: "/system/hosts", off: true });
    await userEvent.click(part("Host configuration").getByRole("button", { name: "Retry" }));
    await expect.element(part("Host configuration")).toHaveTextContent("websocket");
  });

  test("the errors are one session's: signing out forgets them", async () => {
    const portal = await openPortal("/organization", {
      as: "admin",
      before: (demo) => demo.scenario("failing", { path: "/organization", kind: "status", status: 500 }),
    });
    await failed(portal);
    portal.tools.overlays.open("about");
    await expect.element(part("Errors of this session")).toHaveTextContent("500");
    portal.tools.signOut();
    await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(portal.portal.errors.entries).toEqual([]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test.each(["light", "dark"] as const)("is accessible in German, %s", async (theme) => {
    const portal = await openPortal("/organization", { as: "admin", language: "de", theme });
    portal.tools.overlays.open("about");
    const german = page.getByRole("dialog", { name: "Über dieses Portal" });
    await expect.element(german.getByText("In dieser Sitzung ist kein Aufruf fehlgeschlagen.")).toBeVisible();
    expect(await violations(german.element())).toEqual([]);
  });
});
