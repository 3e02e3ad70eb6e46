import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = (name: string) => page.getByRole("grid", { name, exact: true });
const rows = (name: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const main = () => document.querySelector("main") ?? document.body;
const asked = ({ demo }: Harness, method: string, path: RegExp) =>
  demo.requests().filter((request) => request.method === method && path.test(request.path));
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });

/** A park of the owner's that has reports, by its name and uid. */
function reported({ demo }: Pick<Harness, "demo">) {
  const { reports, parks, portfolios, accounts } = demo.world();
  const organization = accounts.find(({ email }) => email === "owner@demo.test")?.organization_uid;
  const own = portfolios.filter(({ organization_uid }) => organization_uid === organization);
  const park = parks
    .filter(({ portfolio_uid }) => own.some(({ uid }) => uid === portfolio_uid))
    .find(({ uid }) => reports.some(({ park_uid }) => park_uid === uid));
  if (!park) throw new Error("No park of the owner's has a report");
  return { ...park, count: reports.filter(({ park_uid }) => park_uid === park.uid).length };
}

describe("the reports of parks", () => {
  test("[109] a member has no Report screen, a moderator has", async () => {
    await openPortal("/report", { as: "member" });
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
    await openPortal("/report", { as: "moderator" });
    await expect.element(grid("Parks")).toBeVisible();
  });

  test("[175] [177] a park's reports open beside the parks, are in the address, and Esc gives the list the focus back", async () => {
    const portal = await openPortal("/report", { as: "owner" });
    const { name, uid, count } = reported(portal);
    await expect.element(grid("Parks")).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search parks" }), name);
    await expect.poll(() => rows("Parks").length).toBe(1);
    await userEvent.click(grid("Parks").getByText(name).first());
    await userEvent.keyboard("{Enter}");
    await expect.element(pane(name)).toHaveFocus();
    expect(portal.address()).toContain(`park=${uid}`);
    await expect.poll(() => rows("Reports").length).toBe(count);
    await userEvent.keyboard("{Escape}");
    await expect.element(pane(name)).not.toBeInTheDocument();
    await expect.element(grid("Parks")).toHaveFocus();
  });

  test("[177] each file is a button that downloads it by its signature", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid, name } = reported(portal);
    await portal.router.navigate(`/report?park=${uid}`);
    await expect.element(grid("Reports")).toBeVisible();
    const signature = portal.demo
      .world()
      .reports.find((one) => one.park_uid === uid && one.pdf !== null)?.pdf;
    await userEvent.click(pane(name).getByRole("button", { name: "PDF" }).first());
    await expect.poll(() => asked(portal, "GET", /\/download\//).length).toBe(1);
    expect(signature).toBeDefined();
    expect(asked(portal, "GET", /\/download\//)[0]?.path).toMatch(/\/report\/park\/[^/]+\/download\/[\w-]+$/);
  });

  const inked = (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let dark = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) > 0 && (data[at] ?? 255) < 128) dark += 1;
    return dark;
  };

  test("[177] Enter shows the PDF beside the list, drawn and as text; it is in the address, and Esc gives the list the focus back", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid, name } = reported(portal);
    await portal.router.navigate(`/sites/parks/${uid}/reports`);
    await expect.element(grid("Reports")).toBeVisible();
    (grid("Reports").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    const sheet = page.getByRole("img", { name: /^Page 1 of \d+: Report / });
    await expect.element(sheet).toHaveAttribute("aria-busy", "false");
    expect(inked(sheet.element() as HTMLCanvasElement)).toBeGreaterThan(500);
    expect(sheet.element().parentElement?.textContent).toContain(name);
    expect(portal.address()).toMatch(/[?&]report=/);
    expect(asked(portal, "GET", /\/download\//).length).toBe(1);
    expect(await violations(main())).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(grid("Reports")).toHaveFocus();
    expect(portal.address()).not.toMatch(/[?&]report=/);
  });

  test("[177] a PDF that cannot be had or read says why, and is asked for again", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid } = reported(portal);
    portal.demo.scenario("failing", { path: "/download/", status: 503, body: "Not now" });
    await portal.router.navigate(`/sites/parks/${uid}/reports`);
    await expect.element(grid("Reports")).toBeVisible();
    (grid("Reports").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/^The preview could not be shown/)).toBeVisible();
    await expect.element(page.getByRole("complementary").getByText(/Not now/)).toBeVisible();
    portal.demo.scenario("failing", { path: "/download/", off: true });
    await userEvent.click(page.getByRole("complementary").getByRole("button", { name: "Retry" }));
    await expect.element(page.getByRole("img", { name: /^Page 1 of/ })).toHaveAttribute("aria-busy", "false");
  });

  test("[177] a PDF that is broken says so, and is none of the next time its park is opened", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid, name } = reported(portal);
    portal.demo.scenario("failing", { path: "/download/", status: 200, body: "%PDF-1.4 broken" });
    await portal.router.navigate(`/report?park=${uid}`);
    await expect.element(grid("Reports")).toBeVisible();
    (grid("Reports").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The file is no PDF that can be read here")).toBeVisible();
    expect(portal.address()).toMatch(/[?&]report=/);
    await userEvent.click(pane(name).getByRole("button", { name: "Close the reports" }));
    await expect.element(pane(name)).not.toBeInTheDocument();
    expect(portal.address()).not.toMatch(/[?&](report|park)=/);
  });

  test("[177] the period of a report is a link to its preview, and opens in the pane of a park too", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid } = reported(portal);
    const preview = page.getByRole("complementary", { name: /^Report / });
    for (const at of [`/sites/parks/${uid}/reports`, `/report?park=${uid}`]) {
      await portal.router.navigate(at);
      await expect.element(preview).not.toBeInTheDocument();
      const link = grid("Reports").getByRole("link").first();
      await expect.element(link).toBeVisible();
      const name = link.element().textContent;
      await userEvent.click(link);
      await expect.element(preview).toHaveAccessibleName(`Report ${name}`);
      expect(portal.address()).toMatch(/[?&]report=/);
    }
  });

  test("[177] one without a PDF leads to no preview, and Enter downloads its CSV", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid } = reported(portal);
    for (const report of portal.demo.world().reports)
      if (report.park_uid === uid) Object.assign(report, { pdf: null, csv: `csv-of-${report.id}` });
    await portal.router.navigate(`/sites/parks/${uid}/reports`);
    await expect.element(grid("Reports")).toBeVisible();
    await expect.element(grid("Reports").getByRole("button", { name: "CSV" }).first()).toBeVisible();
    expect(grid("Reports").getByRole("link").elements()).toEqual([]);
    (grid("Reports").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked(portal, "GET", /\/download\/csv-of-/).length).toBe(1);
    expect(portal.address()).not.toContain("report=");
  });

  test("[15] an unknown report of the address is named above the list, and taken out of it", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid, count } = reported(portal);
    await portal.router.navigate(`/sites/parks/${uid}/reports?report=none`);
    await expect.element(page.getByText(/^Report none was not found among those of this park/)).toBeVisible();
    expect(rows("Reports").length).toBe(count);
    await userEvent.click(page.getByRole("button", { name: "Clear filter" }));
    await expect.element(page.getByText(/was not found/)).not.toBeInTheDocument();
    expect(portal.address()).not.toContain("report=");
  });

  test("[178] deleting takes pdf and csv, and says so before", async () => {
    const portal = await openPortal("/dashboard", { as: "owner" });
    const { uid, count } = reported(portal);
    await portal.router.navigate(`/report?park=${uid}`);
    await expect.poll(() => rows("Reports").length).toBe(count);
    await userEvent.click(
      grid("Reports")
        .getByRole("button", { name: /^Actions/ })
        .first(),
    );
    await userEvent.click(page.getByRole("menuitem", { name: /Delete report/ }));
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toHaveTextContent(/PDF.*CSV/i);
    await userEvent.click(dialog.getByRole("button", { name: /Delete/ }));
    await expect
      .poll(() => document.querySelectorAll('[role="grid"][aria-label="Reports"] [role="row"]').length)
      .toBe(count === 1 ? 0 : count);
  });

  test("[176] all selected parks get their report in one go, each by a PUT with local_save", async () => {
    const portal = await openPortal("/report", { as: "owner" });
    await expect.poll(() => rows("Parks").length).toBeGreaterThan(1);
    const [first, second] = rows("Parks");
    for (const row of [first, second]) {
      const box = row?.querySelector<HTMLElement>('[role="checkbox"], input[type="checkbox"]');
      if (!box) throw new Error("A row has no checkbox");
      await userEvent.click(box);
    }
    await userEvent.click(page.getByRole("button", { name: "Generate for 2 parks" }));
    const dialog = page.getByRole("dialog");
    for (const [name, day] of [
      ["From", "01052026"],
      ["To", "31052026"],
    ] as const) {
      await userEvent.click(dialog.getByRole("group", { name }).getByRole("spinbutton").first());
      await userEvent.keyboard(day);
    }
    await userEvent.click(dialog.getByRole("button", { name: /^Generate|^\d+ / }));
    await expect.poll(() => asked(portal, "PUT", /\/generate$/).length).toBe(2);
    for (const { path, query } of asked(portal, "PUT", /\/generate$/)) {
      expect(query).toHaveProperty("local_save");
      expect(portal.demo.world().parks.some(({ uid }) => path.includes(uid))).toBe(true);
    }
  });

  test("[176] without marks all that the search leaves are meant; the period is said in words, and what is no period is not sent", async () => {
    const portal = await openPortal("/report", { as: "owner" });
    const { name, uid } = reported(portal);
    await expect.element(grid("Parks")).toBeVisible();
    const all = () => Number(grid("Parks").element().getAttribute("aria-rowcount")) - 1;
    await expect.element(page.getByRole("button", { name: `Generate for ${all()} parks` })).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox", { name: "Search parks" }), name);
    await userEvent.click(page.getByRole("button", { name: "Generate for 1 park", exact: true }));
    const dialog = page.getByRole("dialog");
    const words = dialog.getByRole("textbox", { name: "In words" });
    await userEvent.fill(words, "last month");
    await expect.element(dialog.getByRole("group", { name: "From" })).toHaveTextContent(/1.*5.*2026/);
    await userEvent.fill(words, "last monthly");
    await userEvent.keyboard("{Enter}");
    await expect.element(words).toHaveAccessibleDescription(/./);
    await expect.element(words).toBeInvalid();
    expect(asked(portal, "PUT", /\/generate$/)).toEqual([]);
    await userEvent.fill(words, "1.5. - 31.5.");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => asked(portal, "PUT", /\/generate$/).length).toBe(1);
    expect(asked(portal, "PUT", /\/generate$/)[0]).toMatchObject({
      path: expect.stringContaining(uid) as string,
      body: { start: "2026-05-01", end: "2026-05-31" },
    });
  });

  test("[175] no park is asked for its reports before it is opened", async () => {
    const portal = await openPortal("/report", { as: "owner" });
    await expect.element(grid("Parks")).toBeVisible();
    (grid("Parks").element() as HTMLElement).focus();
    await userEvent.keyboard("{End}{Enter}");
    await expect.element(page.getByRole("complementary")).toHaveFocus();
    await expect.poll(portal.address).toContain("park=");
    const uid = new URLSearchParams(portal.address().split("?")[1]).get("park");
    await expect.poll(() => asked(portal, "GET", /\/report\//).length).toBeGreaterThan(0);
    expect(asked(portal, "GET", /\/report\//).map(({ path }) => path)).toEqual([
      `/api/v1/report/park/${uid}/list`,
    ]);
  });

  test.for(["en", "de"] as const)("passes axe with a park open, in %s", async (language) => {
    const portal = await openPortal("/dashboard", {
      as: "owner",
      language,
      theme: language === "en" ? "light" : "dark",
    });
    await portal.router.navigate(`/report?park=${reported(portal).uid}`);
    await expect.element(grid(language === "en" ? "Reports" : "Berichte")).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});
