import { TestModel } from "xstate/graph";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import type { Self } from "../src/machines/answers";
import { sessionMachine } from "../src/machines/session";
import type { SessionSnapshot } from "../src/machines/session";
import type { SessionEvent, SessionInput } from "../src/machines/sessionContext";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";
import { commonPlaces, placeIn } from "./machines/sessionPlaces";

/** The calls whose answers are the machine's events, and what each answer is on the wire; "ok" is the demo's own. */
const calls: Readonly<Record<string, string>> = {
  VERIFY: "/api/v1/auth/verify",
  LOGIN: "/api/v1/auth/login",
  LOGOUT: "/api/v1/auth/logout",
  FACTOR: "/api/v1/totp/verify-",
};
const fates: Readonly<Record<string, () => Response>> = {
  REFUSED: () => Response.json({ detail: "Not you" }, { status: 401 }),
  WRONG: () => Response.json({ detail: "Wrong code" }, { status: 400 }),
  LIMITED: () => Response.json({ detail: "Slowly" }, { status: 429, headers: { "Retry-After": "30" } }),
  UNREACHABLE: () => Response.json({ detail: "Broken" }, { status: 500 }),
  FAILED: () => Response.json({ detail: "Broken" }, { status: 500 }),
};

/** Lets no answer of those calls through before it is told which. */
function hold(demo: Demo) {
  const open = new Map<string, (fate: string) => void>();
  const { fetch } = demo;
  const held: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const name = Object.keys(calls).find((each) =>
      new URL(request.url).pathname.startsWith(calls[each] ?? "-"),
    );
    if (name === undefined) return fetch(request);
    return new Promise((resolve, reject) => {
      request.signal.addEventListener("abort", () => reject(new DOMException("Given up", "AbortError")));
      open.set(name, (fate) => resolve(fates[fate]?.() ?? fetch(request)));
    });
  };
  Object.assign(demo, { fetch: held });
  return async (event: string) => {
    const [name = "", fate = ""] = event.split(".");
    await expect.poll(() => open.has(name), { message: `${name} is called` }).toBe(true);
    open.get(name)?.(fate);
    open.delete(name);
  };
}

type Account = { readonly email: string; readonly gated: boolean };

const self: Self = { account: "one", role: "user", hashed_username: "", contact: null, organization: null };

/** What can happen to somebody at the screens, in a state: presses, answers, and what the browser tells. */
function eventsIn({ gated }: Account, snapshot: SessionSnapshot): SessionEvent[] {
  const error = { status: 401, text: "" };
  const isInside = snapshot.matches("verified") || snapshot.matches("secondFactor");
  return [
    { type: "VERIFY.OK", self, secondFactor: gated },
    { type: "VERIFY.REFUSED", error },
    { type: "VERIFY.UNREACHABLE", error },
    { type: "LOGIN", credentials: { email: "", password: "" } },
    { type: "LOGIN.OK", self, secondFactor: gated },
    { type: "LOGIN.REFUSED", error },
    { type: "LOGIN.UNREACHABLE", error },
    { type: "LOGOUT.OK" },
    { type: "LOGOUT.FAILED", text: "" },
    // The demo tells which backup codes hold once one was used.
    { type: "FACTOR.OK", codes: snapshot.matches({ secondFactor: "checkingBackup" }) ? ["left"] : [] },
    { type: "FACTOR.WRONG", text: "" },
    { type: "FACTOR.LIMITED", retryAfter: 30 },
    { type: "FACTOR.UNREACHABLE", text: "" },
    ...(isInside ? [{ type: "LOGOUT" } as const] : []),
    ...(snapshot.matches("verified") ? [{ type: "EXPIRED" } as const] : []),
    ...(snapshot.matches("secondFactor") ? [{ type: "CODE", code: "123456" } as const] : []),
    { type: "ACK" },
    { type: "USE.BACKUP" },
    { type: "USE.CODE" },
    ...(snapshot.matches("stalled") ? [{ type: "RETRY" } as const] : []),
    { type: "ONLINE" },
    { type: "VISIBLE" },
  ];
}

function pathsOf(account: Account, stamp: string | null) {
  const model = new TestModel<SessionSnapshot, SessionEvent, SessionInput>(sessionMachine, {
    serializeState: ({ value, context }) => JSON.stringify([value, context.factor, context.waiting !== null]),
    events: (snapshot) => eventsIn(account, snapshot),
    logger: { log: () => undefined, error: () => undefined },
  });
  return model.getShortestPaths({ input: { stamp, now: summerNoon, clock: () => summerNoon } });
}

const button = (name: string | RegExp) => page.getByRole("button", { name });
const backupCode = "4f7k-9qzd";

/** An event as a user brings it about; an answer as the server gives it. */
async function act(
  event: SessionEvent,
  portal: Harness,
  account: Account,
  answer: (event: string) => Promise<void>,
) {
  switch (event.type) {
    case "LOGIN":
      await userEvent.fill(page.getByLabelText("Email"), account.email);
      await userEvent.fill(page.getByLabelText("Password"), "demo");
      return userEvent.keyboard("{Enter}");
    case "LOGOUT":
      if (portal.portal.session.getSnapshot().matches("secondFactor"))
        return userEvent.click(button("Sign out"));
      await userEvent.click(button("User menu"));
      return userEvent.click(page.getByRole("menuitem", { name: "Sign out" }));
    case "CODE": {
      const isBackup = page.getByLabelText("Backup code").query() !== null;
      const code = isBackup ? backupCode : (await portal.demo.code()).code;
      await userEvent.fill(page.getByLabelText(isBackup ? "Backup code" : "Code", { exact: true }), code);
      return userEvent.keyboard("{Enter}");
    }
    case "USE.BACKUP":
      return userEvent.click(button("Use a backup code"));
    case "USE.CODE":
      return userEvent.click(button("Use the authenticator app"));
    case "ACK":
      await userEvent.click(page.getByRole("checkbox", { name: "I have stored them" }));
      return userEvent.click(button("Continue"));
    case "EXPIRED":
      portal.demo.scenario("failing", { path: "/api/v1/portfolio", status: 401 });
      return portal.tools.refresh();
    case "RETRY":
      return userEvent.click(button("Retry"));
    case "ONLINE":
      return void window.dispatchEvent(new Event("online"));
    case "VISIBLE":
      return void document.dispatchEvent(new Event("visibilitychange"));
    default:
      return answer(event.type);
  }
}

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
/** What stands on the page in a state. */
async function see(state: string): Promise<unknown> {
  const busy = (name: string) => expect.element(button(name)).toHaveAttribute("aria-busy", "true");
  if (state === "tentative" || state === "verifying")
    return expect.element(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  if (state === "stalled") return expect.element(page.getByText(/Offline, retrying/)).toBeVisible();
  if (state.startsWith("verified")) return expect.element(heading("Dashboard")).toBeVisible();
  if (!state.startsWith("secondFactor")) {
    await expect.element(heading("Sign in")).toBeVisible();
    return state === "loggingIn" ? busy("Sign in") : undefined;
  }
  if (state.endsWith("savingCodes"))
    return expect.element(page.getByRole("list", { name: "Backup codes" })).toBeVisible();
  await expect.element(heading("Two-factor authentication")).toBeVisible();
  if (state.includes("checking")) return busy("Verify");
  if (state.endsWith("cooling")) return expect.element(button(/Verify in \d+ s/)).toBeVisible();
  const label = state.endsWith("backup") ? "Backup code" : "Code";
  return expect.element(page.getByLabelText(label, { exact: true })).toBeVisible();
}

const accounts = {
  owner: { email: "owner@demo.test", gated: false },
  totp: { email: "totp@demo.test", gated: true },
};

describe.each([
  ["owner", true],
  ["owner", false],
  ["totp", true],
  ["totp", false],
] as const)("[79] the shortest ways through signing in as %s, remembered: %s", (id, isRemembered) => {
  const account = accounts[id];
  const paths = pathsOf(account, isRemembered ? String(summerNoon) : null);

  test.for(
    paths.map(
      (path) =>
        [
          path.steps
            .slice(1)
            .map(({ event }) => event.type)
            .join(", "),
          path,
        ] as const,
    ),
  )("%s", async ([, { steps, state }]) => {
    let answer: ReturnType<typeof hold> = () => Promise.resolve();
    const portal = await openPortal("/dashboard", {
      as: id,
      before: (demo) => {
        answer = hold(demo);
      },
      ...(isRemembered ? {} : { isForgotten: true }),
    });
    for (const [index, { event, state: reached }] of steps.entries()) {
      if (index > 0) await act(event, portal, account, answer);
      await expect
        .poll(() => placeIn(portal.portal.session.getSnapshot().value))
        .toBe(placeIn(reached.value));
      await see(placeIn(reached.value));
    }
    expect(steps.at(-1)?.state.value).toEqual(state.value);
  });
});

test("[79] they lead through every state but the one that only another tab brings about", () => {
  const remembered = [String(summerNoon), null];
  const paths = Object.values(accounts).flatMap((account) =>
    remembered.flatMap((stamp) => pathsOf(account, stamp)),
  );
  const seen = new Set(paths.flatMap(({ steps }) => steps.map(({ state }) => placeIn(state.value))));
  expect([...seen].sort()).toEqual(["anonymous.quiet", ...commonPlaces]);
});
