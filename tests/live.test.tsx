import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const stateOf = ({ portal }: Harness) => portal.connection.live.state;

async function opened(path = "/devices"): Promise<Harness> {
  const portal = await openPortal(path, { as: "owner" });
  // The page's first test waits for all of its code.
  await expect.poll(() => stateOf(portal), { timeout: 20_000 }).toBe("open");
  return portal;
}

test("[190] the connection opens with the session, asks for the hosts once, and closes at sign-out", async () => {
  const portal = await opened();
  expect([portal.calls("/system/hosts"), portal.portal.connection.live.since > 0]).toEqual([1, true]);
  portal.demo.scenario("socketDrop", {});
  await expect.poll(() => stateOf(portal)).toBe("closed");
  window.dispatchEvent(new Event("online"));
  await expect.poll(() => stateOf(portal)).toBe("open");
  expect(portal.calls("/system/hosts")).toBe(1);
  portal.tools.signOut();
  await expect.poll(() => stateOf(portal)).toBe("off");
});

test("[190] the top bar says in words how the connection stands", async () => {
  const portal = await opened();
  const mark = (words: RegExp) => page.getByRole("banner").getByRole("img", { name: words });
  await expect.element(mark(/connected since \d\d:\d\d/)).toBeVisible();
  portal.demo.scenario("offline");
  await expect.element(mark(/interrupted since .*tried again/)).toBeVisible();
  await userEvent.hover(mark(/interrupted/));
  await expect.element(page.getByRole("tooltip").getByText(/interrupted since/)).toBeVisible();
  portal.demo.scenario("offline", { off: true });
  await expect.element(mark(/connected since/)).toBeVisible();
});

test("[197] a restart asks first, names the device and its park, and is greyed while there is no network", async () => {
  const portal = await opened();
  const device = portal.demo
    .world()
    .devices.find(
      (one) => one.status?.is_online === true && one.park_uid !== null && one.status.project !== "demo",
    );
  const park = portal.demo.world().parks.find(({ uid }) => uid === device?.park_uid);
  await portal.router.navigate(`/devices?device=${device?.uid}`);
  const panel = page.getByRole("button", { name: `Actions on ${device?.name}` }).last();
  await userEvent.click(panel);
  await userEvent.click(page.getByRole("menuitem", { name: "Restart device" }));
  await expect
    .element(page.getByRole("dialog").getByText(`Restart device: ${device?.name} (${park?.name})?`))
    .toBeVisible();
  await userEvent.click(page.getByRole("dialog").getByRole("button", { name: "Restart", exact: true }));
  await expect.poll(() => device?.status?.reset_reason).toBe("software");
  // the answer is on its way back: a network that went now would keep the dialog waiting for it
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  portal.demo.scenario("offline");
  await expect.poll(() => stateOf(portal)).toBe("closed");
  await userEvent.click(panel);
  await expect.element(page.getByRole("menuitem", { name: "Restart device" })).toBeDisabled();
});

test("a storm of a thousand messages a second leaves the keys at work", async () => {
  const portal = await opened("/dashboard");
  portal.demo.scenario("socketStorm", { perSecond: 1000 });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(page.getByRole("combobox").first()).toBeVisible();
  expect(stateOf(portal)).toBe("open");
  portal.demo.scenario("socketStorm", { off: true });
});
