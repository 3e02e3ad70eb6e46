import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { pagingOf, readPage } from "../src/rules/paging";
import { filtersOf } from "../src/screens/device/deviceList";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const list = "/api/v1/device";
const grid = () => page.getByRole("grid", { name: "Devices", exact: true });
const search = () => page.getByRole("searchbox", { name: "Search name, MAC, serial number, IP or park" });
const failing =
  (path: string, options: Record<string, unknown> = {}) =>
  (demo: Demo) =>
    demo.scenario("failing", { path, status: 500, body: "", ...options });

const main = () => document.querySelector("main") ?? document.body;
const rows = () => [...grid().element().querySelectorAll('[role="row"]')].slice(1);
const queries = ({ demo }: Pick<Harness, "demo">) =>
  demo
    .requests()
    .filter(({ path, query }) => path === list && query["limit"] === "20")
    .map(({ query }) => query);

/** A list as a server may answer it. */
const answer = (devices: Record<string, unknown>[], total: unknown = devices.length) => ({
  status: 200,
  body: { devices, total, page: 1 },
});
const bare = { uid: "d", mac: "ac:de:48:00:11:22", name: "Logger 1", park: null, organization: null };

describe("the list", () => {
  test("[185] is asked for as page 1 with a limit of 20, and the rest behind it in one large piece", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Devices" })).toBeVisible();
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
    const asked = portal.demo
      .requests()
      .filter(({ path, query }) => path === list && query["filters"] === undefined)
      .map(({ query }) => `${query["page"]} ${query["limit"]}`);
    expect(asked).toEqual(expect.arrayContaining(["1 20", "1 1000"]));
  });

  test("[186] demo devices are hidden, and counted among what was loaded", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
    const { devices } = portal.demo.world();
    const hidden = devices.filter(({ status }) => status?.project === "demo").length;
    expect(hidden).toBeGreaterThan(0);
    await expect
      .element(page.getByText(`${320 - hidden} shown · ${hidden} demo devices hidden`, { exact: false }))
      .toBeVisible();
    await expect.element(grid()).toHaveAttribute("aria-rowcount", String(320 - hidden + 1));
  });

  test("[188] no park, no organization, no status: said in words", async () => {
    await openPortal("/devices", {
      as: "admin",
      before: failing(`${list}?`, answer([bare, { ...bare, uid: "e", name: "Logger 2", status: {} }])),
    });
    await expect.element(grid().getByText("Logger 1", { exact: true })).toBeVisible();
    expect(rows()[0]?.textContent).toMatch(/Never connected.*Never connected.*Not assigned.*Not assigned/);
    expect(rows()[1]?.textContent).toMatch(/Unknown.*Never connected/);
    expect(grid().element().textContent).not.toMatch(/null|undefined|NaN|Invalid/);
  });

  test("what is typed narrows what is loaded at once, and asks nothing where all is there", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
    const before = queries(portal).length;
    await userEvent.keyboard("/");
    await userEvent.keyboard("wetter");
    await expect.poll(() => rows().every((row) => row.textContent.includes("Wetter"))).toBe(true);
    await expect.poll(() => portal.address()).toBe("/devices?search=wetter");
    expect(queries(portal)).toHaveLength(before);
    await portal.router.navigate("/dashboard");
    await portal.router.navigate(-1);
    await expect.element(search()).toHaveValue("wetter");
  });

  test("[189] a MAC with and without separators, in any case, a piece of it, a serial number, an address", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
    const device = portal.demo.world().devices[4];
    const plain = (device?.mac ?? "").replaceAll(":", "").toUpperCase();
    const dashed = plain.replace(/(..)(?=.)/g, "$1-");
    const dotted = plain.toLowerCase().replace(/(....)(?=.)/g, "$1.");
    for (const text of [plain, dashed, dotted, plain.slice(-5), device?.serial_number ?? "nothing"]) {
      await userEvent.fill(search(), text);
      await expect.poll(() => rows().length).toBeLessThan(4);
      await expect.element(grid().getByText(device?.mac ?? "nothing")).toBeVisible();
    }
  });

  test("[189] what is not loaded is looked for at the server, by name, then by a piece of the MAC", async () => {
    const portal = await openPortal("/devices", {
      as: "admin",
      // One of nine thousand is there; the rest does not come.
      before: (demo) => {
        failing(`${list}?page=1&limit=1000`, { body: { detail: "Too much" } })(demo);
        failing(`${list}?page=1&limit=20`, answer([bare], 9000))(demo);
      },
    });
    await expect.element(page.getByText(/Loaded 1 of 9,000 .* Too much/)).toBeVisible();
    portal.demo.scenario("failing", { path: `${list}?page=1&limit=20`, off: true });
    const mac = portal.demo.world().devices[4]?.mac ?? "";
    const piece = mac.replaceAll(":", "").slice(-4);
    await userEvent.fill(search(), piece);
    const asked = () => queries(portal).flatMap(({ filters }) => filters ?? []);
    await expect.poll(asked).toEqual([`name co ${piece}`, `mac co ${piece.slice(0, 2)}:${piece.slice(2)}`]);
    await expect.element(grid().getByText(mac)).toBeVisible();
  });

  test("nothing found and a failure each say so and lead on", async () => {
    const portal = await openPortal("/devices?search=qqqq", { as: "admin" });
    await expect.element(page.getByText("No device matches “qqqq”.")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Clear search" }));
    await expect.element(grid()).toBeVisible();
    await expect.poll(() => portal.address()).toBe("/devices");
  });

  test("a list that fails says why, and Retry brings it", async () => {
    const portal = await openPortal("/devices", {
      as: "admin",
      before: failing(`${list}?`, { body: { detail: "Device service is down" } }),
    });
    await expect.element(page.getByText("The devices could not be loaded")).toBeVisible();
    // How many are offline nobody knows.
    await expect.element(page.getByRole("button", { name: "Offline –" })).toBeVisible();
    await expect.element(page.getByText("Device service is down")).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
  });

  test("the rest that fails leaves what is there, says why, and comes on request", async () => {
    const portal = await openPortal("/devices", {
      as: "admin",
      before: failing(`${list}?page=1&limit=1000`, { body: { detail: "Too much" } }),
    });
    await expect
      .element(page.getByText(/Loaded 20 of 320 .* The rest could not be loaded: Too much/))
      .toBeVisible();
    portal.demo.scenario("failing", { off: true });
    const button = page.getByRole("button", { name: "Load the rest" });
    button.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Loaded 320 of 320/)).toBeVisible();
    await expect.element(button).not.toBeInTheDocument();
    // The button has gone, the keys have not: they go on in the list.
    expect(grid().element().contains(document.activeElement)).toBe(true);
  });

  test("[F78] one uid twice is one row", async () => {
    await openPortal("/devices", {
      as: "admin",
      before: failing(`${list}?`, answer([bare, bare, { ...bare, uid: "__proto__", name: "Logger 3" }])),
    });
    await expect.element(grid().getByText("Logger 3")).toBeVisible();
    expect(rows()).toHaveLength(2);
  });

  test("the focused row is the palette's preset", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => portal.tools.context().focused?.kind).toBe("device");
  });

  test("[45] is denied to members without any call", async () => {
    const portal = await openPortal("/devices", { as: "member" });
    await expect.element(page.getByText(/may not see|not allowed|needs/i).first()).toBeVisible();
    expect(queries(portal)).toEqual([]);
  });

  test.each(["light", "dark"] as const)("passes axe in the %s theme, a device open", async (theme) => {
    const portal = await openPortal("/devices", { as: "admin", theme, language: "de" });
    await expect.element(page.getByRole("grid", { name: "Geräte" })).toBeVisible();
    await portal.router.navigate(`/devices?device=${portal.demo.world().devices[0]?.uid ?? ""}`);
    await userEvent.click(page.getByText("Identität"));
    await expect.element(page.getByRole("button", { name: "UID kopieren" })).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});

describe("a device", () => {
  test("[198] Enter opens it, every field of it is copied as it is, Esc leads back to the list", async () => {
    const portal = await openPortal("/devices", { as: "admin" });
    const written: string[] = [];
    const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      written.push(text);
      return Promise.resolve();
    });
    onTestFinished(() => spy.mockRestore());
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => portal.address()).toMatch(/^\/devices\?device=/);
    const uid = new URLSearchParams(portal.address().split("?")[1]).get("device");
    const device = portal.demo.world().devices.find((each) => each.uid === uid);
    const panel = page.getByRole("complementary", { name: device?.name ?? "nothing" });
    await expect.element(panel).toBeVisible();
    // Its row says so, wherever the focus is.
    const open = grid().element().querySelectorAll('[aria-current="true"]');
    expect([...open].map(({ textContent }) => textContent.includes(device?.name ?? "nothing"))).toEqual([
      true,
    ]);
    for (const section of ["Identity", "Version", "Status"])
      await userEvent.click(panel.getByText(section, { exact: true }));
    for (const field of ["MAC address", "Reset reason", "Firmware", "Hardware revision"]) {
      const button = panel.getByRole("button", { name: `Copy ${field}` });
      if (button.elements().length > 0) await userEvent.click(button);
    }
    const { mac, status, version } = device ?? {};
    expect(written).toEqual(
      [mac, status?.reset_reason, status?.app, version?.hw_revision].filter((text) => text),
    );
    await expect.element(panel.getByText("Hardware revision copied")).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => portal.address()).toBe("/devices");
    await expect.element(grid()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(panel).toBeVisible();
    expect(document.activeElement).not.toBe(grid().element());
    await portal.router.navigate(-1);
    await expect.element(grid()).toHaveFocus();
  });

  test("one that nobody knows is said to be so; the list stays", async () => {
    await openPortal("/devices?device=nowhere", { as: "admin" });
    const gone = page.getByRole("complementary", { name: "Device not found or no access" });
    await expect.element(gone.getByRole("link", { name: "What may I do?" })).toBeVisible();
    await expect.element(grid()).toBeVisible();
  });

  test.each([".", ".."])("[F23] the uid %s is not asked for", async (uid) => {
    const portal = await openPortal(`/devices?device=${uid}`, { as: "admin" });
    await expect
      .element(page.getByRole("complementary", { name: "Device not found or no access" }))
      .toBeVisible();
    await expect.element(grid()).toBeVisible();
    expect(portal.demo.requests().filter(({ path }) => path.startsWith(`${list}/`))).toEqual([]);
  });
});

describe("what the list asks for", () => {
  test.each([
    ["", null],
    ["   ", null],
    ["Logger  Nord", "name co Logger Nord"],
    ["acde48001122", "mac co ac:de:48:00:11:22"],
    ["AC-DE-48", "mac co ac:de:48"],
    ["ac:de:4", "mac co ac:de:4"],
    ["acde.4800.1122", "mac co ac:de:48:00:11:22"],
    ["facade", "name co facade"],
    ["PL22-100004", "name co PL22-100004"],
  ])("[189] %j is %j", (text, filters) => {
    expect(filtersOf(text)).toBe(filters);
  });

  test.each([
    [null, 1],
    ["3", 3],
    ["0", 1],
    ["-1", 1],
    ["1e9", 1],
    ["__proto__", 1],
  ])("the page %j is %d", (text, number) => {
    expect(readPage(text)).toBe(number);
  });

  test("[F76] a total that contradicts what came is raised to it", () => {
    expect(pagingOf(1, 20, 320, 20)).toEqual({ pages: 16, from: 1, to: 20, total: 320 });
    expect(pagingOf(2, 20, -1, 20)).toEqual({ pages: 2, from: 21, to: 40, total: 40 });
    expect(pagingOf(1, 0, 0, 20)).toEqual({ pages: 1, from: 0, to: 0, total: 0 });
  });
});
