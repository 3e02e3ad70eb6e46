import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = () => page.getByRole("grid", { name: "Devices", exact: true });
const rows = () => [...grid().element().querySelectorAll('[role="row"]')].slice(1);
const main = () => document.querySelector("main") ?? document.body;
const chip = (name: RegExp) => page.getByRole("button", { name });
const whole = () => expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
const shown = ({ demo }: Pick<Harness, "demo">) =>
  demo.world().devices.filter(({ status }) => status?.project !== "demo");

describe("[186][188] the list is narrowed over all of it", () => {
  test("chips count what is offline, never connected and not assigned, and narrow to it in the address", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await whole();
    const devices = shown(portal);
    const offline = devices.filter(({ status }) => status?.is_online === false).length;
    const never = devices.filter(({ status }) => !status).length;
    const loose = devices.filter(({ park_uid }) => park_uid === null);
    expect([offline, never, loose.length].every((count) => count > 0)).toBe(true);
    await expect.element(chip(new RegExp(`^Offline ${offline}$`))).toBeVisible();
    await expect.element(chip(new RegExp(`^Never connected ${never}$`))).toBeVisible();
    await userEvent.click(chip(new RegExp(`^Not assigned ${loose.length}$`)));
    await expect.poll(() => portal.address()).toBe("/devices?park=none");
    await expect.element(grid()).toHaveAttribute("aria-rowcount", String(loose.length + 1));
    const both = loose.filter(({ status }) => status?.is_online === false).length;
    await userEvent.click(chip(/^Offline/));
    await expect.poll(() => portal.address()).toBe("/devices?park=none&state=offline");
    if (both > 0) await expect.element(grid()).toHaveAttribute("aria-rowcount", String(both + 1));
    else await expect.element(page.getByText("No device matches these filters.")).toBeVisible();
    await portal.router.navigate(-1);
    await expect.element(chip(/^Offline/)).toHaveAttribute("aria-pressed", "false");
    await expect.element(grid()).toHaveAttribute("aria-rowcount", String(loose.length + 1));
  });

  test("while the rest is still to come, or could not be had, counts say that there may be more", async () => {
    const portal = await openPortal("/devices", {
      as: "admin",
      before: (demo) =>
        demo.scenario("failing", {
          path: "/api/v1/device?page=1&limit=1000",
          status: 500,
          body: { detail: "Too much" },
        }),
    });
    await expect.element(page.getByText(/Loaded 20 of 320 · \d+ shown so far .*Too much/)).toBeVisible();
    await expect.element(chip(/^Offline \d+\+$/)).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    page.getByRole("button", { name: "Load the rest" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await whole();
    await expect.element(chip(/^Offline \d+$/)).toBeVisible();
    await expect.element(page.getByText(/so far/)).not.toBeInTheDocument();
  });

  test("park, organization and firmware come from the address; an unknown one is told and can be cleared", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const device = shown(portal).find(({ park_uid, status }) => park_uid !== null && status !== null);
    const [park, firmware] = [device?.park_uid ?? "", device?.status?.app ?? ""];
    const alike = shown(portal).filter(
      ({ park_uid, status }) => park_uid === park && status?.app === firmware,
    );
    const address = new URLSearchParams({ park, firmware });
    await portal.router.navigate(`/devices?${address.toString()}`);
    await whole();
    await expect.element(grid()).toHaveAttribute("aria-rowcount", String(alike.length + 1));
    await portal.router.navigate("/devices?firmware=9.9.9");
    await expect.element(page.getByText("No device matches these filters.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: /9\.9\.9/ })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Clear filters" }));
    await expect.poll(() => portal.address()).toBe("/devices");
    await expect.element(grid()).toBeVisible();
  });

  test("sorting is over everything that is loaded, not over a page", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await whole();
    const [first] = shown(portal)
      .map(({ mac }) => mac)
      .sort();
    await userEvent.click(page.getByRole("columnheader", { name: /MAC address/ }));
    await expect.poll(() => rows()[0]?.textContent).toContain(first);
  });
});

describe("many at once", () => {
  /** Two that are online are selected, and asked about. */
  async function askTwo() {
    const portal = await openPortal("/devices?state=online", { as: "admin" });
    await whole();
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown} {ArrowDown} ");
    const { rows } = portal.tools.selection;
    expect(rows).toHaveLength(2);
    await userEvent.click(page.getByRole("toolbar").getByRole("button", { name: "Restart device" }));
    const devices = () => rows.map(({ uid }) => portal.demo.world().devices.find((one) => one.uid === uid));
    return { ...portal, rows, devices, reasons: () => devices().map((one) => one?.status?.reset_reason) };
  }
  const restart = (dialog: Locator) => dialog.getByRole("button", { name: "Restart", exact: true });

  test("[197] a restart of several names how many and which", async () => {
    const { rows, tools, reasons } = await askTwo();
    const names = rows.map(({ name, context }) => (context === undefined ? name : `${name} (${context})`));
    const parks = new Set(rows.map(({ parent }) => parent));
    const where = parks.has(undefined) ? "" : ` in ${parks.size} park${parks.size > 1 ? "s" : ""}`;
    const question = `Restart 2 devices${where}?`;
    const dialog = page.getByRole("dialog", { name: question });
    const listed = dialog.getByRole("list", { name: question }).getByRole("listitem");
    await expect.poll(() => listed.elements().map(({ textContent }) => textContent)).toEqual(names);
    await userEvent.click(restart(dialog));
    await expect.poll(reasons).toEqual(["software", "software"]);
    await expect.poll(() => tools.selection.rows).toEqual([]);
  });

  test("[197] of several the one that failed is named with its reason, and stays selected", async () => {
    const { rows, tools, devices, reasons } = await askTwo();
    const [first, second] = rows;
    const before = reasons()[1];
    Object.assign(devices()[1]?.status ?? {}, { is_online: false });
    await userEvent.click(restart(page.getByRole("dialog")));
    const told = page.getByRole("region", { name: "Jobs" });
    await expect.element(told).toHaveTextContent("1 of 2 done, 1 failed");
    await expect.element(told).toHaveTextContent(`${second?.name}: The device is offline`);
    await expect.element(told).not.toHaveTextContent(first?.name ?? "");
    expect(reasons()).toEqual(["software", before]);
    await expect.poll(() => tools.selection.rows.map(({ uid }) => uid)).toEqual([second?.uid]);
  });
});

describe("many are moved at once", () => {
  test("several are put into one park, and taken back by one undo", async () => {
    const portal = await openPortal("/devices?park=none", { as: "admin" });
    await whole();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard(" {ArrowDown} ");
    const chosen = portal.tools.selection.rows.map(({ uid }) => uid);
    expect(chosen).toHaveLength(2);
    await userEvent.click(page.getByRole("toolbar").getByRole("button", { name: "Assign device to park" }));
    await expect.element(page.getByRole("combobox").first()).toHaveFocus();
    await userEvent.keyboard("telde");
    await expect.element(page.getByRole("option", { name: /Telde/ }).first()).toBeVisible();
    await userEvent.keyboard("{Enter}");
    const telde = portal.demo.world().parks.find(({ name }) => name === "Telde")?.uid;
    const parks = () =>
      portal.demo
        .world()
        .devices.filter(({ uid }) => chosen.includes(uid))
        .map(({ park_uid }) => park_uid);
    await expect.poll(parks).toEqual([telde, telde]);
    await expect.element(page.getByRole("combobox")).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(parks).toEqual([null, null]);
  });

  test("a chip of nothing looks idle, and is no dead end", async () => {
    const portal = await openPortal("/devices", {
      as: "admin",
      before: (demo) =>
        demo.scenario("failing", {
          path: "/api/v1/device?",
          status: 200,
          body: {
            devices: [{ uid: "d", mac: "ac:de:48:00:11:22", name: "One", status: { is_online: true } }],
            total: 1,
            page: 1,
          },
        }),
    });
    const idle = chip(/^Offline 0$/);
    await expect.element(chip(/^Not assigned 1$/)).toBeVisible();
    const lines = (element: Element) => getComputedStyle(element).borderTopColor;
    expect(lines(idle.element())).not.toBe(lines(chip(/^Not assigned 1$/).element()));
    await userEvent.click(idle);
    await userEvent.click(page.getByRole("button", { name: "Clear filters" }));
    await expect.poll(() => portal.address()).toBe("/devices");
  });
});

test("[62] a device's times are told in the zone of its park, in the list as beside it", async () => {
  const portal = await openPortal("/devices", { as: "admin", language: "de", width: 1600 });
  const { devices, parks, portfolios } = portal.demo.world();
  const denver = portfolios.find(({ timezone }) => timezone === "America/Denver")?.uid;
  const own = new Set(parks.filter((park) => park.portfolio_uid === denver).map(({ uid }) => uid));
  const device = shown(portal).find(({ park_uid, status }) => own.has(park_uid ?? "") && status?.is_online);
  expect(devices).toContain(device);
  await portal.router.navigate(`/devices?search=${device?.mac}&device=${device?.uid}`);
  // In the only row that is left, and in the pane beside it.
  const times = () => [...main().querySelectorAll<HTMLElement>("time[title]")];
  await expect.poll(() => times().length).toBe(2);
  const [inList, beside] = times().map(({ title, textContent }) => ({ title, textContent }));
  expect(inList).toEqual(beside);
  expect(inList?.title).toMatch(/ M[DS]T$/);
  expect(inList?.textContent).toMatch(/\d\d:\d\d M[DS]T$/);
});

test("parks of the same name are told apart by their portfolios", async () => {
  await openPortal("/devices", { as: "owner" });
  await expect.element(page.getByRole("gridcell").first()).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: /All parks/ }));
  const twins = page.getByRole("option", { name: /^Neustadt/ });
  await expect.poll(() => twins.elements().length).toBe(2);
  const texts = twins.elements().map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(2);
  for (const text of texts) expect(text).toMatch(/^Neustadt.+ · \d+$/);
});
