import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { violations } from "./axe";
import { openPortal } from "./harness";
import { changes, difference, exact, grid, mark, open, places, row, send, sent } from "./permissionScreen";

const main = () => document.querySelector("main") ?? document.body;

describe("the permissions of a member", () => {
  test("one is chosen by name, and the address keeps who it is", async () => {
    const path = "/organization/permissions?member=account-gardener&from=account-operator&parks=a&odd=b";
    const portal = await openPortal(path, { as: "moderator" });
    await userEvent.click(page.getByRole("button", { name: /Permissions of/ }));
    await userEvent.click(page.getByRole("option", { name: /Ömer Yıldız/ }));
    // What else the address says stays.
    await expect
      .poll(portal.address)
      .toBe("/organization/permissions?member=account-electrician&parks=a&odd=b");
    const { first, park, partner } = places(portal);
    await expect.element(row(exact(first.name)).first()).toHaveTextContent("Granted");
    await expect.element(row(exact(park.name)).first()).toHaveTextContent(`From ${first.name}`);
    await userEvent.click(page.getByRole("button", { name: /Permissions of/ }));
    expect(page.getByRole("option", { name: partner?.name ?? "" }).elements()).toEqual([]);
  });

  test("[243] while nobody is chosen all are listed: Enter on one shows theirs, and the field that names them has the focus", async () => {
    const portal = await openPortal("/organization/permissions", { as: "owner" });
    const list = page.getByRole("grid", { name: "Choose whose permissions are to be seen." });
    await expect.element(list.getByRole("row", { name: /Käthe Grünewald/ })).toHaveTextContent("Gardener");
    const partner = places(portal).partner?.name ?? "";
    await expect.element(list.getByRole("row", { name: exact(partner) })).toHaveTextContent("Partner");
    (list.element() as HTMLElement).focus();
    await userEvent.keyboard("Käthe");
    await expect.element(list).toHaveAttribute("aria-activedescendant", expect.stringContaining("gardener"));
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe("/organization/permissions?member=account-gardener");
    await expect.element(grid()).toBeVisible();
    await expect.element(page.getByRole("button", { name: /Käthe Grünewald.*Permissions of/ })).toHaveFocus();
    expect(list.elements()).toEqual([]);
  });

  test("[209] partners that cannot be loaded say why beside the members, and Retry brings them", async () => {
    const path = "/cooperation?";
    const before = (demo: Demo) =>
      demo.scenario("failing", { path, status: 500, body: { detail: "No partners today" } });
    const portal = await openPortal("/organization/permissions", { as: "owner", before });
    const list = page.getByRole("grid", { name: "Choose whose permissions are to be seen." });
    await expect.element(list.getByRole("row", { name: /Käthe Grünewald/ })).toBeVisible();
    const alert = page.getByRole("main").getByRole("alert");
    await expect.element(alert).toHaveTextContent(/The cooperations could not be loaded.*No partners today/);
    const { partner } = places(portal);
    // Nobody says that there is no such partner, while that is not known.
    await portal.router.navigate(`/organization/permissions?cooperation=${partner?.uid ?? ""}`);
    await expect.element(alert).toHaveTextContent("No partners today");
    expect(page.getByText(/There is no such member or partner/).elements()).toEqual([]);
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(grid()).toBeVisible();
    await portal.router.navigate("/organization/permissions");
    await expect.element(list.getByRole("row", { name: exact(partner?.name ?? "") })).toBeVisible();
  });

  test("the row of a member leads there", async () => {
    const portal = await openPortal("/organization/members", { as: "moderator" });
    // The pointer may lie there already, from what was pressed before.
    await userEvent.hover(page.getByRole("heading", { level: 1 }));
    await userEvent.hover(page.getByRole("row", { name: /Käthe Grünewald/ }));
    await userEvent.click(page.getByRole("button", { name: /Actions on Käthe/ }));
    await userEvent.click(page.getByRole("menuitem", { name: "Show permissions of member" }));
    await expect.poll(portal.address).toBe("/organization/permissions?member=account-gardener");
    await expect.element(row(exact(places(portal).park.name)).first()).toHaveTextContent("Granted");
  });

  test("[113] [114] the difference is looked at, then sent in two calls; the DELETE carries its entries", async () => {
    const portal = await open("member=account-gardener");
    const { park, next, second } = places(portal);
    await mark(park.name);
    await mark(second.name);
    await expect.element(changes("2 changes")).toHaveTextContent(`Withdraw: ${park.name} (Park)`);
    await expect.element(changes("2 changes")).toHaveTextContent(`Grant: ${second.name} (Portfolio)`);
    expect(sent(portal)).toEqual([]);
    await userEvent.click(send());
    await expect.element(page.getByText("2 permissions changed")).toBeVisible();
    await expect.element(row(exact(park.name)).first()).toHaveTextContent("Not granted");
    await expect.element(row(exact(next.name)).first()).toHaveTextContent("Granted");
    expect(sent(portal)).toEqual([
      {
        method: "POST",
        path: "/permission",
        body: { permissions: [{ object: "portfolio", uid: second.uid }] },
      },
      { method: "DELETE", path: "/permission", body: [{ object: "park", uid: park.uid, name: park.name }] },
    ]);
  });

  test("[112] where only form B is known it is used, and what was sent holds", async () => {
    const portal = await open("member=account-gardener");
    portal.demo.scenario("permissionFormB");
    const { second } = places(portal);
    await mark(second.name);
    await userEvent.click(send());
    await expect.element(row(exact(second.name)).first()).toHaveTextContent("Granted");
    expect(sent(portal).map(({ path }) => path)).toEqual(["/permission", "/permission/update"]);
  });

  test("[116] a kind that nobody knows is shown as it is called, and goes like any other", async () => {
    const portal = await open("member=account-operator");
    const strange = row(/weather_station/);
    await expect.element(strange).toHaveTextContent("Granted");
    await userEvent.click(strange.getByRole("checkbox"));
    await userEvent.click(send());
    await expect.element(strange).not.toBeInTheDocument();
    // Which form of the call is known by now depends on the tests before.
    const [removal, ...others] = sent(portal);
    expect([removal?.method, others]).toEqual(["DELETE", []]);
    expect(JSON.stringify(removal?.body)).toContain(
      '{"object":"weather_station","uid":"station-07","name":""}',
    );
  });

  test("a device that is not permitted yet is looked up, gets a row, and is sent with what else is marked", async () => {
    const portal = await open("member=account-gardener");
    const { second } = places(portal);
    const { devices, organizations } = portal.demo.world();
    const device = devices.find(({ organization_uid }) => organization_uid === organizations[0]?.uid);
    const mac = device?.mac ?? "";
    await mark(second.name);
    const add = page.getByRole("button", { name: "Add a device…" });
    const copy = page.getByRole("button", { name: "Copy from…" });
    await expect.element(add).toBeVisible();
    expect(add.element().getBoundingClientRect().top).toBe(copy.element().getBoundingClientRect().top);
    await userEvent.click(add);
    await userEvent.fill(page.getByRole("combobox"), mac);
    await expect
      .element(page.getByRole("option", { name: new RegExp(mac, "i"), selected: true }))
      .toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(row(exact(mac))).toHaveTextContent("Will be granted");
    await expect.element(changes("2 changes")).toHaveTextContent(/Grant: .+ \(Device\)/);
    expect(sent(portal)).toEqual([]);
    await userEvent.click(send());
    await expect.element(page.getByText("2 permissions changed")).toBeVisible();
    const entries = [
      { object: "device", uid: device?.uid },
      { object: "portfolio", uid: second.uid },
    ];
    expect(sent(portal).map(({ body }) => body)).toEqual([{ permissions: entries }]);
    await expect.element(row(exact(device?.name ?? "")).first()).toHaveTextContent("Granted");
  });

  test("who may not see devices is not asked for one", async () => {
    await open("member=account-gardener", "moderator");
    expect(page.getByRole("button", { name: "Add a device…" }).elements()).toEqual([]);
  });

  test("keys alone: arrows move, Shift marks a range, Esc leads back to what is held", async () => {
    await open("member=account-gardener");
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect.element(page.getByRole("region", { name: /changes?$/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("region", { name: /changes?$/ })).not.toBeInTheDocument();
  });

  describe("ranges grant and withdraw", () => {
    const press = (name: string, ...modifiers: "Shift"[]) =>
      row(exact(name)).first().getByRole("checkbox").click({ modifiers });

    test("by keys: a row turned off takes the range with it, one turned on, too", async () => {
      const { whole, first, park, next } = places(await open("member=account-gardener"));
      const withdrawn = [`Withdraw: ${park.name} (Park)`, `Withdraw: ${next.name} (Park)`];
      grid().element().focus();
      // The organization, its first portfolio, then the parks of that.
      await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown} {Shift>}{ArrowDown}{/Shift}");
      await expect.poll(difference).toEqual(withdrawn);
      await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
      await expect.poll(difference).toEqual(withdrawn.slice(0, 1));
      await userEvent.keyboard("{Escape}");
      await expect.poll(difference).toEqual([]);
      await userEvent.keyboard("{Home} {Shift>}{ArrowDown}{/Shift}");
      await expect
        .poll(difference)
        .toEqual([`Grant: ${whole} (Organization)`, `Grant: ${first.name} (Portfolio)`]);
    });

    test("by pointer, in either direction", async () => {
      const { whole, first, park, next, second } = places(await open("member=account-gardener"));
      await press(next.name);
      await press(park.name, "Shift");
      const withdrawn = [`Withdraw: ${park.name} (Park)`, `Withdraw: ${next.name} (Park)`];
      await expect.poll(difference).toEqual(withdrawn);
      await press(first.name);
      await press(whole, "Shift");
      const granted = [`Grant: ${whole} (Organization)`, `Grant: ${first.name} (Portfolio)`];
      await expect.poll(difference).toEqual([...granted, ...withdrawn]);
      expect(row(exact(second.name)).first().getByRole("checkbox").element()).not.toBeChecked();
    });

    test("none at all is a wish, too: all that is held is withdrawn, and Esc leads back", async () => {
      const { park, next } = places(await open("member=account-gardener"));
      const all = grid().getByRole("row").first().getByRole("checkbox");
      await all.click();
      await expect.poll(() => difference().every((line) => line.startsWith("Grant: "))).toBe(true);
      await all.click();
      await expect
        .poll(difference)
        .toEqual([`Withdraw: ${park.name} (Park)`, `Withdraw: ${next.name} (Park)`]);
      grid().element().focus();
      await userEvent.keyboard("{Escape}");
      await expect.poll(difference).toEqual([]);
      await expect.element(row(exact(park.name)).first()).toHaveTextContent("Granted");
    });
  });

  test("j and k walk the rows, whatever begins with such a letter", async () => {
    const portal = await open("member=account-gardener");
    await expect.poll(() => portal.tools.keys.all().length).toBeGreaterThan(5);
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{Home}jjj");
    const place = () => {
      const id = grid().element().getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.closest("[role='row']")?.getAttribute("aria-rowindex");
    };
    await expect.poll(place).toBe("5");
    await userEvent.keyboard("k");
    await expect.poll(place).toBe("4");
    // What waits to be sent takes room from the list, and leaves the row that was marked in sight.
    await userEvent.keyboard("{End} ");
    await expect.element(page.getByRole("region", { name: /changes?$/ })).toBeVisible();
    await expect
      .poll(() => {
        const id = grid().element().getAttribute("aria-activedescendant") ?? "";
        const row = document.getElementById(id)?.getBoundingClientRect();
        return (row?.bottom ?? Infinity) <= grid().element().getBoundingClientRect().bottom + 1;
      })
      .toBe(true);
  });

  test("[105] [106] one's own and those of who stands above are only shown, with the reason", async () => {
    await open("member=account-moderator", "moderator");
    await expect.element(page.getByText("Nobody does this to themselves").first()).toBeVisible();
    expect(grid().getByRole("checkbox").elements()).toEqual([]);
  });

  test.each([
    ["light", "en"],
    ["dark", "de"],
  ] as const)("[F111] accessible, %s and %s", async (theme, language) => {
    const path = "/organization/permissions?member=account-gardener";
    await openPortal(path, { as: "owner", theme, language });
    await expect.element(page.getByRole("treegrid")).toBeVisible();
    await userEvent.click(page.getByRole("treegrid").getByRole("row").nth(2).getByRole("checkbox"));
    await expect.element(page.getByRole("list").last()).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});

test("[104] what a partner may use is for admins to see, and is changed as a member's", async () => {
  const portal = await openPortal("/organization/permissions", { as: "owner" });
  const { first, second, partner } = places(portal);
  await portal.router.navigate(`/organization/permissions?cooperation=${partner?.uid}`);
  await expect.element(row(exact(first.name)).first()).toHaveTextContent("Granted");
  await mark(second.name);
  await userEvent.click(send());
  await expect.element(row(exact(second.name)).first()).toHaveTextContent("Granted");
  expect(sent(portal)).toMatchObject([{ method: "POST", body: { permissions: [{ uid: second.uid }] } }]);
});
