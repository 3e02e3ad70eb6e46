import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { opened, options, palette, field } from "./paletteDriver";
import { openPortal } from "./harness";
import type { Account } from "./harness";
import { exact, places, sent } from "./permissionScreen";

/** Looks a command up and says what it is for, by keys alone. */
async function ask(as: Account, ...answers: readonly (readonly [string, RegExp])[]) {
  const portal = await opened("/dashboard", { as });
  for (const [words, row] of answers) {
    await expect.element(field).toHaveValue("");
    await userEvent.keyboard(words);
    await expect.element(options.first()).toHaveTextContent(row);
    await userEvent.keyboard("{Enter}");
  }
  return portal;
}

const ofMember = ["take away permission member", /^Remove permission of member/] as const;
const ofPartner = ["remove permission of partner", /^Remove permission of partner/] as const;
const gardener = ["Käthe", /^Käthe/] as const;

describe("a permission is taken away by its name", () => {
  test("by palette: what the member holds is offered and nothing else; it can be taken back", async () => {
    const portal = await ask("moderator", ofMember, gardener);
    const { park, next, first } = places(portal);
    await expect.element(options.filter({ hasText: exact(park.name) })).toHaveTextContent("Park");
    expect(options.filter({ hasText: exact(first.name) }).elements()).toEqual([]);
    await userEvent.keyboard(`${next.name}{Enter}`);
    await expect.element(page.getByText("Permission removed")).toBeVisible();
    const { uid, name } = next;
    expect(sent(portal)).toEqual([
      { method: "DELETE", path: "/permission", body: [{ object: "park", uid, name }] },
    ]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.poll(() => sent(portal).at(-1)?.method).toBe("POST");
  });

  test("[116] a kind that nobody knows goes, too", async () => {
    const portal = await ask("owner", ofMember, ["operator", /Operator|operator/], ["weather", /weather/]);
    await expect.element(page.getByText("Permission removed")).toBeVisible();
    expect(sent(portal)).toMatchObject([{ method: "DELETE", body: [{ object: "weather_station" }] }]);
  });

  test("of whom holds none that is said by name, and what gives the first is offered", async () => {
    const portal = await ask("moderator", ofMember, ["Zoë", /^Zoë Müller/]);
    await expect.element(options).toHaveTextContent("Zoë Müller holds no permission yet.");
    await expect.element(options).toHaveTextContent("Add permission for member");
    await userEvent.keyboard("{Enter}");
    const { park } = places(portal);
    const answers = { Portfolio: "", Park: park.name, Device: "", Organization: "", "Choose with": "" };
    for (const [asked, words] of Object.entries(answers)) {
      await expect.element(field).toHaveAccessibleName(new RegExp(asked));
      await userEvent.keyboard(`${words}{Enter}`);
    }
    await expect.element(page.getByText("Permission added")).toBeVisible();
    const body = { permissions: [{ object: "park", uid: park.uid }] };
    expect(sent(portal)).toMatchObject([{ method: "POST", body }]);
  });

  test("the row's menu leads to the same list of names, never to a bare uid", async () => {
    const portal = await openPortal("/organization/members", { as: "moderator" });
    await userEvent.hover(page.getByRole("row", { name: /Käthe Grünewald/ }));
    await userEvent.click(page.getByRole("button", { name: /Actions on Käthe/ }));
    await userEvent.click(page.getByRole("menuitem", { name: "Remove permission of member" }));
    const { park, next } = places(portal);
    await expect
      .poll(() => options.elements().map((row) => row.textContent.trim()))
      .toEqual([park, next].map(({ name }) => expect.stringContaining(name) as string));
  });

  test("[104] of a partner whose permissions only admins may list, a moderator is offered all there could be", async () => {
    const portal = await ask("moderator", ofPartner);
    const { partner, second } = places(portal);
    await userEvent.keyboard(`${partner?.name ?? ""}{Enter}`);
    await expect.element(field).toHaveValue("");
    await userEvent.keyboard(second.name);
    await expect.element(options.first()).toHaveTextContent("Portfolio");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => sent(portal)).toMatchObject([{ body: [{ uid: second.uid, name: second.name }] }]);
  });

  test("where it cannot be read what is held, the reason stands there, and it can be asked again", async () => {
    const portal = await ask("moderator", ofMember);
    portal.demo.scenario("failing", { path: "/permission", status: 503, body: { detail: "Not today" } });
    await userEvent.keyboard("Käthe");
    await expect.element(options.first()).toHaveTextContent(/^Käthe/);
    await userEvent.keyboard("{Enter}");
    await expect.element(palette.getByText("Not today").first()).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await expect.element(options).toHaveTextContent("Try again");
    await userEvent.keyboard("{Enter}");
    await expect.element(options.first()).toHaveTextContent(exact(places(portal).park.name));
  });
});
