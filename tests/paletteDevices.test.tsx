import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Harness } from "./harness";
import { field, opened, openByKey, options, palette } from "./paletteDriver";

/** A device that is online, in a park, with every name that a device goes by. */
function deviceOf({ demo }: Pick<Harness, "demo">) {
  const device = demo
    .world()
    .devices.find(
      ({ status, park_uid, serial_number }) =>
        status?.is_online === true && status.project !== "demo" && park_uid !== null && serial_number !== "",
    );
  const park = demo.world().parks.find(({ uid }) => uid === device?.park_uid);
  return { uid: "", name: "", mac: "", serial_number: "", ...device, park };
}

describe("devices from the palette: the words and at most two keys", () => {
  test("[189] a MAC in any form, a serial number and an address lead to the device", async () => {
    const portal = await opened();
    const { uid, mac, serial_number, status } = deviceOf(portal);
    const plain = mac.replaceAll(":", "");
    const forms = [
      mac,
      plain.toUpperCase(),
      plain.replace(/(..)(?=.)/g, "$1-"),
      plain.replace(/(....)(?=.)/g, "$1."),
      plain.replace(/(..)(?=.)/g, "$1 "),
      serial_number,
    ];
    const first = () => options.first().element().getAttribute("data-key");
    for (const text of forms) {
      await userEvent.fill(field, text);
      await expect.poll(() => [text, first()]).toEqual([text, `device:${uid}`]);
    }
    // Several devices stand behind one address.
    await userEvent.fill(field, status?.public_ip ?? "");
    const found = () => options.elements().map((option) => option.getAttribute("data-key"));
    await expect.poll(found).toContain(`device:${uid}`);
    await userEvent.fill(field, mac);
    await expect.poll(first).toBe(`device:${uid}`);
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toMatch(new RegExp(`^/devices(/|\\?device=)${uid}`));
    await openByKey();
    await userEvent.fill(field, "restart");
    await expect.element(options.first()).toHaveTextContent("Restart device");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Restart device: .*\?/).first()).toBeVisible();
  });

  test("offline devices, the devices of a park, and the restart of a device by its name", async () => {
    const portal = await opened();
    const { name, park } = deviceOf(portal);
    await userEvent.fill(field, "offline devices");
    await expect.element(options.first()).toHaveTextContent("Offline devices");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toBe("/devices?state=offline");
    await openByKey();
    await userEvent.fill(field, `devices of ${park?.name ?? ""}`);
    await expect.element(options.first()).toHaveTextContent(park?.name ?? "nothing");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => portal.address()).toBe(`/devices?park=${park?.uid ?? ""}`);
    await expect.poll(() => portal.portal.connection.live.state, { timeout: 20_000 }).toBe("open");
    await openByKey();
    await userEvent.fill(field, `restart ${name}`);
    await expect.element(options.first()).toHaveTextContent(/Restart device/);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(new RegExp(`Restart device: ${name}.*\\?`)).first()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(palette).toBeVisible();
  });
});
