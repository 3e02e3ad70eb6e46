import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changes, difference, exact, grid, mark, open, places, row, send, sent } from "./permissionScreen";
import type { Harness } from "./harness";

const restored = page.getByText("What you marked here before and did not send is back.");
const gardener = "/organization/permissions?member=account-gardener";

/** Elsewhere and back, with what was loaded drawn again. */
async function leaveAndReturn({ router }: Harness, address = gardener) {
  await router.navigate("/devices");
  await expect.element(page.getByRole("heading", { level: 1, name: "Devices", exact: true })).toBeVisible();
  await router.navigate(address);
  await expect.element(grid()).toBeVisible();
}

describe("changes of permissions that were not sent", () => {
  test("are back and say so, for this member alone, also after a failed send; sent they are gone", async () => {
    const portal = await open("member=account-gardener");
    const { park, second } = places(portal);
    await mark(park.name);
    await mark(second.name);
    await expect.poll(() => difference().length).toBe(2);
    const lines = difference();
    expect(restored.elements()).toEqual([]);
    await leaveAndReturn(portal, "/organization/permissions?member=account-electrician");
    await expect.element(row(exact(second.name)).first()).toBeVisible();
    expect(difference()).toEqual([]);
    await portal.router.navigate(gardener);
    await expect.poll(difference).toEqual(lines);
    await expect.element(restored).toBeVisible();
    portal.demo.scenario("failing", { path: "/permission", status: 403, body: { detail: "Not yours" } });
    await userEvent.click(send());
    await expect.element(changes("2 changes").getByText("Not yours").first()).toBeVisible();
    expect(restored.elements()).toEqual([]);
    portal.demo.scenario("failing", { off: true });
    await leaveAndReturn(portal);
    await expect.poll(difference).toEqual(lines);
    await userEvent.click(send());
    await expect.element(page.getByText("2 permissions changed")).toBeVisible();
    await expect.poll(difference).toEqual([]);
    await leaveAndReturn(portal);
    await expect.element(row(exact(second.name)).first()).toHaveTextContent("Granted");
    expect(difference()).toEqual([]);
  });

  test("a device that was looked up has its row again; discarded they do not come back", async () => {
    const portal = await open("member=account-gardener");
    const device = portal.demo
      .world()
      .devices.find((one) => one.organization_uid === portal.demo.world().organizations[0]?.uid);
    await userEvent.click(page.getByRole("button", { name: "Add a device…" }));
    await userEvent.fill(page.getByRole("combobox"), device?.mac ?? "");
    const found = page.getByRole("option", { name: new RegExp(device?.mac ?? "", "i"), selected: true });
    await expect.element(found).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(changes("1 change")).toHaveTextContent(/Grant: .+ \(Device\)/);
    const lines = difference();
    await leaveAndReturn(portal);
    await expect.poll(difference).toEqual(lines);
    await expect.element(row(exact(device?.name ?? "")).first()).toHaveTextContent("Will be granted");
    await userEvent.click(page.getByRole("button", { name: "Discard changes" }));
    await expect.poll(difference).toEqual([]);
    await leaveAndReturn(portal);
    await expect.element(row(exact(places(portal).park.name)).first()).toHaveTextContent("Granted");
    expect(difference()).toEqual([]);
  });

  test("go with the sign-out", async () => {
    const portal = await open("member=account-gardener");
    const { second } = places(portal);
    const stored = () =>
      Array.from({ length: portal.tab.length }, (_, index) => portal.tab.getItem(portal.tab.key(index) ?? ""))
        .join("\n")
        .includes(second.uid);
    await mark(second.name);
    await expect.poll(stored).toBe(true);
    portal.tools.signOut();
    await expect.poll(stored).toBe(false);
  });

  test("Ctrl+Enter sends them, from the rows and from the search", async () => {
    const portal = await open("member=account-gardener");
    const { park, second } = places(portal);
    await mark(second.name);
    grid().element().focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(row(exact(second.name)).first()).toHaveTextContent("Granted");
    await mark(park.name);
    (page.getByRole("searchbox", { name: "Search objects" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(row(exact(park.name)).first()).toHaveTextContent("Not granted");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(sent(portal).map(({ method }) => method)).toEqual(["POST", "DELETE"]);
  });
});
