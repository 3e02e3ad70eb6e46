import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import i18next from "i18next";
import { openPortal } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name });
const main = () => page.getByRole("navigation", { name: "Main" });
const toggle = () => page.getByRole("button", { name: "Toggle sidebar" });
const banner = () => page.getByRole("banner");
const press = (keys: string) => userEvent.keyboard(keys);

/** The words of every entry of the sidebar, in order. */
const entries = () =>
  main()
    .getByRole("link")
    .elements()
    .map((link) => link.querySelector("span")?.textContent);

afterEach(() => {
  document.documentElement.dir = "ltr";
});

const everyone = ["admin", "owner", "moderator", "member"] as const;

/** What stands in the sidebar, from the top, and who sees it. */
const sidebar: readonly { name: string; to: readonly string[] }[] = [
  { name: "Dashboard", to: everyone },
  { name: "Monitor", to: everyone },
  { name: "Events", to: everyone },
  { name: "Forecast", to: everyone },
  { name: "Report", to: ["admin", "owner", "moderator"] },
  { name: "Sites", to: everyone },
  { name: "Organization", to: everyone },
  { name: "Profile", to: everyone },
  { name: "Users", to: ["admin", "owner"] },
  { name: "Devices", to: ["admin", "owner"] },
  { name: "Accounting", to: ["admin"] },
];

describe("the sidebar", () => {
  test("[34] [F114] is 225 px wide and open above 768 px, closed at exactly 768", async () => {
    await openPortal("/organization", { as: "owner", width: 769 });
    await expect.element(main()).toBeVisible();
    expect(document.getElementById("sidebar")?.getBoundingClientRect().width).toBe(225);
    await page.viewport(768, 900);
    await expect.element(main()).not.toBeInTheDocument();
    await expect.element(toggle()).toHaveAttribute("aria-expanded", "false");
  });

  test("[34] [35] on small screens it lies over the page; Esc and the backdrop close it, the focus goes back", async () => {
    await openPortal("/organization", { as: "owner", width: 400 });
    await expect.element(heading("Organization")).toHaveFocus();
    await userEvent.click(toggle());
    await expect.element(main().getByRole("link", { name: "Organization" })).toHaveFocus();
    await press("{Escape}");
    await expect.element(toggle()).toHaveFocus();
    await expect.element(main()).not.toBeInTheDocument();
    await userEvent.click(toggle());
    await expect.element(main()).toBeVisible();
    document.querySelector<HTMLElement>("[data-backdrop]")?.click();
    await expect.element(main()).not.toBeInTheDocument();
    await expect.element(toggle()).toHaveFocus();
  });

  test("[35] [F114] collapsing it does not leave the focus inside", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toHaveFocus();
    const link = main().getByRole("link", { name: "Organization" });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    tools.layout.toggleSidebar();
    await expect.element(toggle()).toHaveFocus();
  });

  test.for(everyone)("[41] %s sees the entries that the role allows", async (as) => {
    await openPortal("/organization", { as });
    await expect
      .element(main().getByRole("link", { name: "Organization" }))
      .toHaveAttribute("aria-current", "page");
    expect(entries()).toEqual(sidebar.filter(({ to }) => to.includes(as)).map(({ name }) => name));
  });

  test("the filter of the address stays from one filtered screen to the next", async () => {
    const { address } = await openPortal("/dashboard?period=Month&date=2026-06-01&x=1", { as: "owner" });
    await userEvent.click(main().getByRole("link", { name: "Monitor" }));
    await expect.poll(address).toBe("/monitor?period=Month");
  });

  test("[43] build time and copyright stand at the foot, the build time in the sidebar too", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(page.getByRole("contentinfo")).toHaveTextContent(/© 2026 Parkwarte.*Built .*2026/);
    expect(document.querySelector("#sidebar time")?.getAttribute("datetime")).toBe("2026-06-01T08:00:00Z");
  });

  test("[53] in a right-to-left language it stands at the right", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(main()).toBeVisible();
    i18next.emit("languageChanged", "ar");
    expect(document.documentElement.dir).toBe("rtl");
    const { left, right } = main().element().getBoundingClientRect();
    expect([left > 1000, right > 1380]).toEqual([true, true]);
  });
});

describe("the top bar", () => {
  test("[36] [37] is sticky, 60 px; on narrow screens it leaves on the way down, and returns on the way up and for the focus", async () => {
    const { tools } = await openPortal("/organization", { as: "owner", width: 500 });
    await expect.element(heading("Organization")).toHaveFocus();
    expect(banner().element().getBoundingClientRect().height).toBe(60);
    expect(getComputedStyle(banner().element()).position).toBe("sticky");
    document.body.style.minHeight = "5000px";
    // As by a wheel: on and on, until the bar has followed.
    const scrollUntil = (hidden: boolean, by: number) =>
      expect
        .poll(() => {
          window.scrollBy(0, by);
          return tools.layout.topbarHidden;
        })
        .toBe(hidden);
    window.scrollTo(0, 40);
    await expect.poll(() => window.scrollY).toBe(40);
    expect(tools.layout.topbarHidden).toBe(false);
    await scrollUntil(true, 30);
    await scrollUntil(false, -5);
    await scrollUntil(true, 30);
    (toggle().element() as HTMLElement).focus();
    await expect.poll(() => tools.layout.topbarHidden).toBe(false);
    document.body.style.minHeight = "";
    window.scrollTo(0, 0);
  });

  test("[38] holds its buttons by their names, and the palette's in the middle", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(toggle()).toBeVisible();
    const names = banner()
      .getByRole("button")
      .elements()
      .map((button) => button.getAttribute("aria-label") ?? button.querySelector("span")?.textContent);
    expect(names).toEqual([
      "Toggle sidebar",
      "Open command palette",
      "Site canvas",
      "KPI filters",
      "Language",
      "Theme",
      "User menu",
    ]);
  });

  test("[38] [98] theme and language change at once and are stored", async () => {
    const { local } = await openPortal("/organization", { as: "owner" });
    await userEvent.click(page.getByRole("button", { name: "Theme" }));
    await userEvent.click(page.getByRole("menuitemradio", { name: "Dark" }));
    await expect.poll(() => document.documentElement.dataset["theme"]).toBe("dark");
    expect(local.getItem("theme")).toBe("dark");
    await userEvent.click(page.getByRole("button", { name: "Language" }));
    await userEvent.click(page.getByRole("menuitemradio", { name: "Deutsch" }));
    await expect.element(heading("Organisation")).toBeVisible();
    expect([document.documentElement.lang, local.getItem("i18nextLng")]).toEqual(["de", "de"]);
  });

  test("[39] the user menu shows the contact's first name", async () => {
    const { portal } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    const first = portal.session.getSnapshot().context.self?.contact?.first_name ?? "";
    expect(first).not.toBe("");
    await userEvent.click(page.getByRole("button", { name: "User menu" }));
    await expect.element(page.getByText(first, { exact: true })).toBeVisible();
  });

  test("[39] [F31] without a contact the decoded user name is shown, and bad base64 nothing", async () => {
    const { portal } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toBeVisible();
    const { self, epoch } = portal.session.getSnapshot().context;
    if (!self) throw new Error("nobody");
    const nameless = { ...self, contact: null, email: "j@demo.test" };
    portal.session.send({
      type: "SELF.CHANGED",
      self: { ...nameless, hashed_username: "SsO8cmdlbg==" },
      epoch,
    });
    await userEvent.click(page.getByRole("button", { name: "User menu" }));
    await expect.element(page.getByText("Jürgen", { exact: true })).toBeVisible();
    portal.session.send({ type: "SELF.CHANGED", self: { ...nameless, hashed_username: "%%%" }, epoch });
    await expect.element(page.getByText("Jürgen")).not.toBeInTheDocument();
    await expect.element(page.getByText("j@demo.test")).toBeVisible();
  });
});

describe("on the way from screen to screen", () => {
  test("[17] title, focus and a polite announcement follow", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toHaveFocus();
    expect(document.title).toBe("Organization – Parkwarte");
    await userEvent.click(main().getByRole("link", { name: "Devices" }));
    await expect.element(heading("Devices")).toHaveFocus();
    expect(document.title).toBe("Devices – Parkwarte");
    await expect.poll(() => document.querySelector("[data-announcer]")?.textContent).toBe("Devices");
  });

  test("[17] neither trail nor title calls a park by the screen before; its tabs keep its name", async () => {
    const { demo, router } = await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toHaveFocus();
    const seen: string[] = [];
    const trail = () => banner().getByRole("navigation").element().textContent;
    const observer = new MutationObserver(() => {
      if (trail().startsWith("Sites")) seen.push(`${trail()} | ${document.title}`);
    });
    onTestFinished(() => observer.disconnect());
    const parts = { childList: true, characterData: true, subtree: true };
    for (const part of [banner().element(), document.head]) observer.observe(part, parts);
    const uid = demo.world().parks.find(({ name }) => name === "Telde")?.uid ?? "";
    await router.navigate(`/sites/parks/${uid}`);
    await expect.element(heading("Telde")).toBeVisible();
    await expect.poll(() => seen.at(-1)).toBe("SitesTelde | Telde – Parkwarte");
    expect(seen.filter((each) => each.includes("Organization"))).toEqual([]);
    seen.length = 0;
    await router.navigate(`/sites/parks/${uid}/comments`);
    await expect.poll(() => seen.at(-1)).toBe("SitesTeldeComments | Comments – Telde – Parkwarte");
    expect(seen.filter((each) => !each.startsWith("SitesTelde"))).toEqual([]);
  });

  test("the palette's key is written as the keyboards of the language have it", async () => {
    const { tools } = await openPortal("/organization", { as: "owner" });
    await expect.element(banner()).toHaveTextContent("Open command paletteCtrlK");
    tools.preferences.setLanguage("de");
    await expect.element(banner()).toHaveTextContent("Befehlspalette öffnenStrgK");
  });

  test("the skip link leads past the navigation", async () => {
    await openPortal("/organization", { as: "owner" });
    await expect.element(heading("Organization")).toHaveFocus();
    const skip = page.getByRole("link", { name: "Skip to content" });
    (skip.element() as HTMLElement).focus();
    await press("{Enter}");
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  test.for([
    ["/dashboard", "Dashboard"],
    ["/monitor", "Monitor"],
    ["/events", "Events"],
    ["/forecast", "Forecast"],
    ["/report", "Report"],
    ["/sites", "Sites"],
    ["/users", "Users"],
    ["/invoice", "Invoice"],
    ["/devices", "Devices"],
    ["/organization", "Organization"],
    ["/profile", "Profile"],
    ["/admin-acc", "Accounting"],
  ] as const)("[10] of the addresses of the shell, %s shows %s", async ([path, title]) => {
    const { address } = await openPortal(path, { as: "owner" });
    await expect.element(heading(title)).toBeVisible();
    expect(address()).toBe(path);
  });

  test.for(["/zzz", "/sites/%E0%A4%A", "/dashboard/more"])(
    "[13] [F21] [F22] %s shows exactly the message, and the way home has the focus",
    async (path) => {
      const { address } = await openPortal(path, { as: "owner" });
      await expect.element(heading("Unexpected Application Error!")).toBeVisible();
      await expect.element(page.getByRole("link", { name: "Go to the dashboard" })).toHaveFocus();
      await expect.element(page.getByRole("button", { name: "Open command palette" })).toBeVisible();
      await press("{Enter}");
      await expect.poll(address).toBe("/dashboard");
    },
  );

  test("[13] an address that is nowhere says so to a visitor too", async () => {
    const { address } = await openPortal("/zzz");
    await expect.element(heading("Unexpected Application Error!")).toBeVisible();
    expect(address()).toBe("/zzz");
  });
});
