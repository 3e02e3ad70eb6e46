import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { keptText } from "../src/rules/keptInvitation";
import { violations } from "./axe";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** What is said of a field, as assistive technology reads it. */
const note = (name: string) =>
  document.getElementById(field(name).element().getAttribute("aria-describedby") ?? "")?.textContent;
/** As a finger that does not lift in time. */
function pressTwice(name: string): void {
  const pressed = button(name).element() as HTMLElement;
  pressed.click();
  pressed.click();
}
const PASSWORD = "Sonne-2026-am-Deich";

const sent = ({ demo }: Pick<Harness, "demo">, path: string) =>
  demo
    .requests()
    .filter((request) => request.path === `/api/v1/auth/${path}`)
    .map(({ query, body }) => [query, body]);

async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await userEvent.fill(field(label), value);
}

const zoe = { Email: "zoe@example.org", Password: PASSWORD, "First name": "Zoe", "Last name": "Ahlers" };

describe("the pages of the way in", () => {
  test("are reached from the sign-in page", async () => {
    await openPortal("/login");
    await expect
      .element(page.getByRole("link", { name: "Forgot password?" }))
      .toHaveAttribute("href", "/v1/forgotpassword");
    await expect
      .element(page.getByRole("link", { name: "Register" }))
      .toHaveAttribute("href", "/v1/register");
  });

  test.for([
    ["/register", "Register"],
    ["/forgotpassword", "Forgot password"],
    ["/resetpassword?token=t-1", "Reset password"],
  ] as const)("%s shows %s, and the way back", async ([path, title]) => {
    const { address } = await openPortal(path);
    await expect.element(heading(title)).toBeVisible();
    await expect.poll(() => document.title).toBe(`${title} – Parkwarte`);
    await userEvent.click(page.getByRole("link", { name: "Back to signing in" }));
    await expect.element(heading("Sign in")).toBeVisible();
    expect(address()).toBe("/login");
  });

  test.for(["/register", "/forgotpassword", "/resetpassword?token=t-1"])(
    "[2] %s leads a signed-in user to the dashboard",
    async (path) => {
      const { address } = await openPortal(path, { as: "owner" });
      await expect.element(heading("Dashboard")).toBeVisible();
      expect(address()).toBe("/dashboard");
    },
  );

  test.for(["/register", "/forgotpassword", "/resetpassword"])(
    "[3] until verify answers, %s shows the spinner and no form",
    async (path) => {
      await openPortal(path, {
        as: "owner",
        before: (demo) => demo.scenario("failing", { path: "auth/verify", kind: "never" }),
      });
      await expect.element(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
      expect(page.getByRole("heading", { level: 1 }).query()).toBeNull();
    },
  );

  test.for([
    ["/register", "light"],
    ["/forgotpassword", "dark"],
    ["/resetpassword?token=t-1", "light"],
    ["/resetpassword", "dark"],
  ] as const)("[F111] %s is accessible, %s, in German, at 400 px", async ([path, theme]) => {
    await openPortal(path, { theme, language: "de", width: 400 });
    await expect.element(page.getByRole("link", { name: "Zurück zur Anmeldung" })).toBeVisible();
    expect(await violations(document.body)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});

describe("registering", () => {
  test("[84] without an invitation: no token, the page's language, then the sign-in page with the address", async () => {
    const portal = await openPortal("/register");
    await fill(zoe);
    await userEvent.click(button("Register"));
    await expect.element(heading("Sign in")).toBeVisible();
    await expect
      .element(page.getByText("Your account is ready. Sign in with zoe@example.org."))
      .toBeVisible();
    await expect.element(field("Email")).toHaveValue("zoe@example.org");
    expect(sent(portal, "register")).toEqual([
      [
        {},
        expect.objectContaining({
          email: "zoe@example.org",
          first_name: "Zoe",
          last_name: "Ahlers",
          language: "en",
        }),
      ],
    ]);
  });

  test("what is missing or wrong stands beside its field, the first has the focus, and nothing is sent", async () => {
    const portal = await openPortal("/register");
    await fill({ Email: "zoe", Password: PASSWORD });
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Email")).toHaveAttribute("aria-invalid", "true");
    await expect.element(field("Email")).toHaveFocus();
    await expect.element(page.getByText("Not an email address")).toBeVisible();
    expect(note("Email")).toBe("Not an email address");
    await expect.element(field("First name")).toHaveAttribute("aria-invalid", "true");
    expect([note("First name"), note("Last name")]).toEqual(Array(2).fill("Please fill in"));
    await fill({ Email: "zoe@example.org" });
    expect([note("Email"), field("Email").element().ariaInvalid]).toEqual([undefined, null]);
    expect(sent(portal, "register")).toEqual([]);
  });

  test("the password can be looked at, pasted and kept by a manager; the server's own rules are shown", async () => {
    const portal = await openPortal("/register");
    await fill({ ...zoe, Password: "kurz" });
    await expect.element(field("Password")).toHaveAttribute("autocomplete", "new-password");
    await expect.element(field("Password")).toHaveAttribute("type", "password");
    await userEvent.click(page.getByRole("checkbox", { name: "Show password" }));
    await expect.element(field("Password")).toHaveAttribute("type", "text");
    await userEvent.click(button("Register"));
    await expect
      .element(field("Password"))
      .toHaveAccessibleDescription(/Password of at least \d+ characters/);
    await expect.element(field("Email")).toHaveValue("zoe@example.org");
    expect(sent(portal, "register").length).toBe(1);
  });

  test("a double press is one call; Back does not register once more, and somebody else can", async () => {
    const portal = await openPortal("/login");
    await expect.element(heading("Sign in")).toBeVisible();
    await portal.router.navigate("/register");
    await fill(zoe);
    pressTwice("Register");
    await expect.element(page.getByText(/^Your account is ready/)).toBeVisible();
    expect(sent(portal, "register").length).toBe(1);
    await portal.router.navigate(-1);
    await portal.router.navigate("/register");
    await expect.element(field("Password")).toHaveValue("");
    await expect.element(field("First name")).toHaveValue("");
    expect(sent(portal, "register").length).toBe(1);
    await fill({ ...zoe, Email: "ada@example.org" });
    await userEvent.click(button("Register"));
    await expect.element(page.getByText(/Sign in with ada@example\.org/)).toBeVisible();
    expect(sent(portal, "register").length).toBe(2);
  });

  /** As a page that a failed accept has left a cookie of. */
  const invited = (until: number) => {
    const kept = { token: "demo-invitation-8", email: "invited@demo.test", retryable: false, until };
    let cookie = `invitation=${keptText(kept)}`;
    return { search: "", jar: { read: () => cookie, write: (text: string) => void (cookie = text) } };
  };

  test("[23] [F48] with the invitation: email prefilled, its time counted down, the token as query and not in the body", async () => {
    const invitation = invited(summerNoon + 300_000);
    const slow = (demo: Harness["demo"]) => demo.scenario("latency", { ms: 1000 });
    const portal = await openPortal("/register", { invitation, before: slow });
    await expect.element(field("Email")).toHaveValue("invited@demo.test");
    await expect.element(page.getByRole("timer")).toHaveTextContent(/It waits for [45]:\d\d more minutes/);
    await fill({ Password: PASSWORD, "First name": "Ina", "Last name": "Voss" });
    await userEvent.click(button("Register"));
    await expect.element(heading("Sign in")).toBeVisible();
    const [[query, body] = []] = sent(portal, "register");
    /* the log of the demo writes no secret down */
    expect(query).toEqual({ token: "***" });
    expect(Object.keys(body as object).sort()).toEqual([
      ...["email", "first_name", "language", "last_name", "password"],
    ]);
    expect(invitation.jar.read()).toMatch(/^invitation=;/);
  });

  test("[24] [F51] an invitation that has run out says so; registering goes on without it", async () => {
    const portal = await openPortal("/register", { invitation: invited(summerNoon + 4_000) });
    await expect
      .element(page.getByRole("main").getByText(/^The invitation for invited@demo\.test has expired/))
      .toBeVisible();
    await fill({ Password: PASSWORD, "First name": "Ina", "Last name": "Voss" });
    await userEvent.click(button("Register"));
    await expect.element(heading("Sign in")).toBeVisible();
    expect(sent(portal, "register").map(([query]) => query)).toEqual([{}]);
  });
});

describe("a forgotten password", () => {
  test.for(["owner@demo.test", "nobody@demo.test"])(
    "the answer does not tell whether %s exists; a double press asks once, and Back not again",
    async (email) => {
      const portal = await openPortal("/forgotpassword");
      await fill({ Email: email });
      pressTwice("Send link");
      await expect
        .element(page.getByText(`If ${email} is known here, a message with a link is on its way.`))
        .toBeVisible();
      await portal.router.navigate("/login");
      await expect.element(heading("Sign in")).toBeVisible();
      await portal.router.navigate(-1);
      await expect.element(field("Email")).toHaveValue("");
      expect(sent(portal, "forgotpassword")).toEqual([[{}, { email }]]);
    },
  );

  test("what is no address is not sent; what did not arrive can be sent again", async () => {
    const portal = await openPortal("/forgotpassword");
    await fill({ Email: "owner" });
    await userEvent.click(button("Send link"));
    await expect.element(field("Email")).toHaveFocus();
    expect(sent(portal, "forgotpassword")).toEqual([]);
    portal.demo.scenario("failing", { path: "/forgotpassword", status: 500, body: { detail: "No post" } });
    await fill({ Email: "owner@demo.test" });
    await userEvent.click(button("Send link"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("No post");
    portal.demo.scenario("failing", { path: "/forgotpassword", off: true });
    await userEvent.click(button("Send link"));
    const said = page.getByText(/a message with a link is on its way/);
    await expect.element(said).toBeVisible();
    await expect.element(said).toHaveFocus();
  });

  test("the link's token leaves the address at once; one that is old or used up leads to a new one", async () => {
    const portal = await openPortal("/resetpassword?token=t-1");
    await expect.element(heading("Reset password")).toBeVisible();
    await expect.poll(portal.address).toBe("/resetpassword");
    await expect.element(field("Password")).toHaveFocus();
    await userEvent.fill(field("Password"), PASSWORD);
    await userEvent.click(button("Set password"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("This link no longer holds");
    await expect.element(page.getByText("The link may be old, or was used already.")).toBeVisible();
    expect(sent(portal, "resetpassword").map(([query]) => query)).toEqual([{ token: "***" }]);
    await userEvent.click(page.getByRole("link", { name: "Ask for a new link" }));
    await expect.element(heading("Forgot password")).toBeVisible();
  });

  test("a good link sets the password, once with a double press, and not again by Back", async () => {
    const portal = await openPortal("/login", {
      before: (demo) =>
        demo.scenario("failing", {
          path: "/resetpassword",
          status: 200,
          body: { message: "Password changed" },
        }),
    });
    await expect.element(heading("Sign in")).toBeVisible();
    await portal.router.navigate("/resetpassword?token=good");
    await expect.poll(portal.address).toBe("/resetpassword");
    await userEvent.click(button("Set password"));
    await expect.element(field("Password")).toHaveFocus();
    expect(note("Password")).toMatch(/Please fill in/);
    await userEvent.fill(field("Password"), PASSWORD);
    pressTwice("Set password");
    await expect.element(page.getByText(/Your new password holds/)).toBeVisible();
    await portal.router.navigate(-1);
    await expect.element(heading("Sign in")).toBeVisible();
    await portal.router.navigate(1);
    await expect.element(page.getByRole("alert")).toHaveTextContent("This link is not complete.");
    expect(sent(portal, "resetpassword").length).toBe(1);
  });

  test.each([500, 429])("%s says nothing against the link: the same can be sent again", async (status) => {
    const fate = { path: "/resetpassword", status, body: { detail: "Not now" } };
    await openPortal("/resetpassword?token=t-1", { before: (demo) => demo.scenario("failing", fate) });
    await userEvent.fill(field("Password"), PASSWORD);
    await userEvent.click(button("Set password"));
    await expect.element(page.getByRole("alert")).toHaveTextContent("Not now");
    await expect.element(page.getByRole("link", { name: "Ask for a new link" })).not.toBeInTheDocument();
    await expect.element(field("Password")).toHaveValue(PASSWORD);
  });

  test("a link without a token says so", async () => {
    await openPortal("/resetpassword");
    await expect.element(page.getByRole("alert")).toHaveTextContent("This link is not complete.");
  });
});
