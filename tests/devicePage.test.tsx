import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = () => page.getByRole("grid", { name: "Devices", exact: true });

describe("a device's own page", () => {
  const online = ({ demo }: Pick<Harness, "demo">) =>
    demo
      .world()
      .devices.find(
        ({ status, park_uid }) =>
          status?.is_online === true && status.project !== "demo" && park_uid !== null,
      );
  const listen = () => {
    const written: string[] = [];
    const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      written.push(text);
      return Promise.resolve();
    });
    onTestFinished(() => spy.mockRestore());
    return written;
  };

  test("[188][198] says first what a support call needs, and copies everything as one block", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const written = listen();
    const device = online(portal);
    const park = portal.demo.world().parks.find(({ uid }) => uid === device?.park_uid);
    await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
    await expect.element(page.getByRole("heading", { level: 1, name: device?.name ?? "" })).toHaveFocus();
    const first = page.getByRole("region", { name: "At a glance" });
    await expect.element(first.getByText("Online", { exact: true })).toBeVisible();
    await expect.element(first.getByRole("link", { name: park?.name ?? "nothing" })).toBeVisible();
    await expect.element(first.getByText(device?.status?.app ?? "nothing")).toBeVisible();
    await expect.element(first.getByText(device?.status?.public_ip ?? "nothing")).toBeVisible();
    expect(page.getByRole("button", { name: "Copy UID" }).elements()).toHaveLength(0);
    await userEvent.click(first.getByRole("button", { name: "Copy for support" }));
    await expect.poll(() => written.length).toBe(1);
    for (const line of [
      "State: Online",
      `MAC address: ${device?.mac ?? ""}`,
      `Firmware: ${device?.status?.app ?? ""}`,
      `Park: ${park?.name ?? ""}`,
      `/devices/${device?.uid ?? ""}`,
    ])
      expect(written[0]).toContain(line);
    expect(written[0]).not.toMatch(/null|undefined|NaN|Invalid/);
    expect(await violations(document.querySelector("main") ?? document.body)).toEqual([]);
    for (const width of [320, 400, 768, 992]) {
      await page.viewport(width, 900);
      const out = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      await expect.poll(out).toBe(0);
    }
  });

  test("[193][195] keeps what was asked of it in this session, with its answer or why there is none", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    const device = online(portal);
    await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
    const asked = page.getByRole("list", { name: "Asked in this session" });
    await expect.element(page.getByText("Nothing has been asked of this device")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Read device status" }));
    await expect.element(asked.getByText("Answered")).toBeVisible();
    const answer = asked.getByText(/^Firmware \S.* · running for \d.* · signal -\d+ dBm$/);
    await expect.element(answer).toBeVisible();
    expect(asked.element().textContent).not.toMatch(/uptime_h|signal_dbm/);
    await expect.element(page.getByText(/^-\d+ dBm$/)).toBeVisible();
    portal.demo.scenario("socketDrop", {});
    await expect.poll(() => portal.portal.connection.live.state).toBe("closed");
    const late = portal.tools.live.request("get", "device", "status", { device: device?.uid ?? "" });
    await expect.element(asked.getByText("Waiting for the connection")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await late;
    await expect.poll(() => asked.getByText("Answered").elements().length).toBe(2);
    portal.tools.signOut();
    await expect.poll(() => portal.portal.asks.of(device?.uid ?? "")).toEqual([]);
  });

  test("[193] what was done is called done, what may have been is not, and what nobody knows is folded", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    const device = online(portal)?.uid ?? "";
    await portal.router.navigate(`/devices/${device}`);
    const asked = page.getByRole("list", { name: "Asked in this session" }).getByRole("listitem");
    await expect.element(page.getByText("Nothing has been asked of this device")).toBeVisible();
    await portal.tools.live.request("set", "device", "restart", { device });
    await expect.element(asked.first()).toHaveTextContent(/Restart device\s*Done/);
    await portal.tools.live.request("set", "device", "identify", { device });
    await expect.element(asked.first()).toHaveTextContent(/Done.*shows itself for \d+ seconds?$/);
    const { asks } = portal.portal;
    const lost = { id: -1, device, command: "restart", text: "No response received after timeout" };
    asks.note({ ...lost, state: "failed", why: "silent" }, Date.now());
    await expect.element(asked.first()).toHaveTextContent("whether it was done is not known");
    await expect.element(asked.first()).toHaveTextContent(lost.text);
    asks.note(
      { id: -2, device, command: "selftest", state: "answered", answer: { bus_v: 23.5, uptime_h: 30 } },
      Date.now(),
    );
    await expect.element(asked.first().getByText("running for 1 day 6 hrs")).toBeVisible();
    await expect.element(asked.first().getByText("bus_v 23.5")).not.toBeVisible();
    await userEvent.click(asked.first().getByText("More in the answer"));
    await expect.element(asked.first().getByText("bus_v 23.5")).toBeVisible();
  });

  test("what the device says unasked is shown without a call, and without moving the focus", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    const device = online(portal);
    if (device?.status) device.status.reset_reason = "watchdog";
    await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
    const first = page.getByRole("region", { name: "At a glance" });
    await expect.element(first.getByText("watchdog")).toBeVisible();
    const button = first.getByRole("button", { name: "Copy for support" });
    (button.element() as HTMLElement).focus();
    const before = portal.demo.requests().filter(({ path }) => path.startsWith("/api/v1/device/")).length;
    await portal.tools.live.request("set", "device", "restart", { device: device?.uid ?? "" });
    await expect.element(first.getByText("software")).toBeVisible();
    expect(portal.demo.requests().filter(({ path }) => path.startsWith("/api/v1/device/"))).toHaveLength(
      before,
    );
    await expect.element(button).toHaveFocus();
  });

  test("[187] a position is written as the language writes numbers, and copied as maps read them", async () => {
    const portal = await openPortal("/dashboard", { as: "admin", language: "de" });
    const written = listen();
    const device = portal.demo.world().devices.find(({ latitude }) => typeof latitude === "number");
    await portal.router.navigate(`/devices/${device?.uid ?? ""}`);
    await userEvent.click(page.getByText("Standort", { exact: true }));
    await expect
      .element(page.getByText(`${String(device?.latitude).replace(".", ",")}°`, { exact: true }))
      .toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Breitengrad kopieren" }));
    await expect.poll(() => written).toEqual([String(device?.latitude)]);
  });

  test("its place is on a map of its own, its mark says whether it is there; one without is given one", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const device = online(portal);
    const address = `/devices/${device?.uid ?? ""}`;
    await portal.router.navigate(address);
    const place = page.getByRole("region", { name: "Place" });
    await expect.element(place.getByText(/^Latitude .+°, longitude .+°$/)).toBeInTheDocument();
    const map = page.getByRole("application", { name: `Map of ${device?.name ?? ""}` });
    const isDrawn = () => {
      place.element().scrollIntoView();
      return map.query() !== null;
    };
    await expect.poll(isDrawn).toBe(true);
    const mark = map.getByRole("link", { name: `${device?.name ?? ""}, Online` });
    await expect.element(mark).toHaveAttribute("href", expect.stringMatching(`${address}$`));
    await portal.router.navigate("/devices");
    if (device) Object.assign(device, { latitude: null, longitude: null });
    portal.tools.refresh();
    await portal.router.navigate(address);
    await expect.element(place.getByText("No position is known.")).toBeInTheDocument();
    await userEvent.click(place.getByRole("button", { name: "Set position…" }));
    await expect.element(page.getByRole("dialog").getByRole("textbox", { name: /Latitude/ })).toBeVisible();
  });

  test("below 992 px a row leads to the page, and a pane's address too; Back is the list", async () => {
    const portal = await openPortal("/devices?search=wetter", { as: "admin", width: 900 });
    await expect.element(grid()).toBeVisible();
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => portal.address()).toMatch(/^\/devices\/[^?]+$/);
    const uid = portal.address().split("/")[2] ?? "";
    await expect.element(page.getByRole("region", { name: "At a glance" })).toBeVisible();
    await portal.router.navigate(-1);
    await expect.poll(() => portal.address()).toBe("/devices?search=wetter");
    await portal.router.navigate(`/devices?device=${uid}`);
    await expect.poll(() => portal.address()).toBe(`/devices/${uid}`);
  });

  test("one that nobody knows says so and leads to the list", async () => {
    const portal = await openPortal("/devices/nowhere", { as: "admin" });
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Device not found or no access" }))
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "What may I do?" })).toBeVisible();
    await userEvent.click(page.getByRole("link", { name: "Go to the devices" }));
    await expect.poll(() => portal.address()).toBe("/devices");
  });

  test("the pane leads to the page", async () => {
    const portal = await openPortal("/dashboard", { as: "admin" });
    const device = online(portal);
    await portal.router.navigate(`/devices?device=${device?.uid ?? ""}`);
    await userEvent.click(page.getByRole("link", { name: "Open as a page" }));
    await expect.poll(() => portal.address()).toBe(`/devices/${device?.uid ?? ""}`);
  });
});
