import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const grid = () => page.getByRole("grid", { name: "Contacts", exact: true });
const rows = () => grid().getByRole("row").elements().length - 1;
const dialog = (name: string) => page.getByRole("dialog", { name });
const pane = (name: string) => page.getByRole("complementary", { name, exact: true });

function sent({ demo }: Pick<Harness, "demo">, method: string) {
  return demo.requests().filter((one) => one.method === method && /\/contact(\/|$)/.test(one.path));
}

async function open(path = "/organization/contacts", options: Partial<HarnessOptions> = {}) {
  const portal = await openPortal(path, { as: "owner", ...options });
  await expect.element(grid()).toBeVisible();
  const own = portal.demo
    .world()
    .contacts.filter(({ owner }) => owner === portal.demo.world().organizations[0]?.uid);
  return { ...portal, own };
}

describe("the contacts of the organization", () => {
  test("[109] the tab is for admins: others have neither the tab nor the screen", async () => {
    const { calls } = await openPortal("/organization/contacts", { as: "moderator" });
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
    expect(calls("/contact")).toBe(0);
  });

  test("pages follow on request; a number is called and an address written to by its link", async () => {
    const portal = await open();
    await expect.element(page.getByText(`20 of ${portal.own.length} contacts`)).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Load more" }));
    await expect.element(page.getByText(`40 of ${portal.own.length} contacts`)).toBeVisible();
    const asked = sent(portal, "GET").map(({ query }) => query);
    expect(asked.filter((query) => query["limit"] === "20")).toEqual([
      { page: "1", limit: "20" },
      { page: "2", limit: "20" },
    ]);
    const links = [...grid().element().querySelectorAll("a")].map(({ href }) => href);
    expect(links.filter((href) => href.startsWith("tel:+")).length).toBeGreaterThan(5);
    expect(links.filter((href) => href.startsWith("mailto:")).length).toBeGreaterThan(5);
  });

  test("[132] search asks with search_all for 20; only the latest answer is shown", async () => {
    const portal = await open();
    const last = portal.own.find((one) => one.last_name === "Lindqvist");
    await userEvent.fill(page.getByRole("searchbox"), "zzzz");
    await expect.element(page.getByText("No contact holds “zzzz”.")).toBeVisible();
    await userEvent.fill(page.getByRole("searchbox"), last?.last_name ?? "");
    await expect.element(grid()).toBeVisible();
    expect(grid().element().textContent).toContain(last?.last_name);
    const asked = sent(portal, "GET").map(({ query }) => query);
    expect(asked.at(-1)).toEqual({ page: "1", limit: "20", search_all: last?.last_name });
    expect(portal.address()).toContain("search=Lindqvist");
  });

  test("one is made, opened, changed in a form that holds what is known, saved as vCard, and deleted", async () => {
    const portal = await open();
    await userEvent.click(page.getByRole("button", { name: "Create contact" }));
    const form = dialog("Create contact");
    await userEvent.fill(form.getByRole("textbox", { name: "First name" }), "Aaron");
    await userEvent.fill(form.getByRole("textbox", { name: "Last name" }), "Aal");
    await userEvent.fill(form.getByRole("textbox", { name: "Phone" }), "+49 30 1");
    await userEvent.click(form.getByRole("button", { name: "Create" }));
    await userEvent.click(grid().getByRole("link", { name: "Aaron Aal" }));
    await expect.element(pane("Aaron Aal")).toHaveFocus();
    await expect
      .element(pane("Aaron Aal").getByRole("link", { name: "+49 30 1" }))
      .toHaveAttribute("href", "tel:+49301");
    await userEvent.click(pane("Aaron Aal").getByRole("button", { name: "Edit contact" }));
    const edit = dialog("Edit contact");
    await expect.element(edit.getByRole("textbox", { name: "First name" })).toHaveValue("Aaron");
    await userEvent.fill(edit.getByRole("textbox", { name: "Company" }), "Netz GmbH");
    await userEvent.clear(edit.getByRole("textbox", { name: "Phone" }));
    await userEvent.click(edit.getByRole("button", { name: /Edit|Save|Change/ }));
    await expect.element(pane("Aaron Aal").getByText("Netz GmbH")).toBeVisible();
    expect(sent(portal, "PUT").map(({ body }) => body)).toEqual([{ company: "Netz GmbH", phone: null }]);
    await userEvent.click(pane("Aaron Aal").getByRole("button", { name: "Save contact as vCard" }));
    await expect.element(page.getByText("1 contact saved as vCard")).toBeVisible();
    await userEvent.click(pane("Aaron Aal").getByRole("button", { name: /Actions on/ }));
    await userEvent.click(page.getByRole("menuitem", { name: "Delete contact" }));
    await expect.element(dialog("Delete contact")).toHaveTextContent(/Aaron Aal.*portfolios and parks/);
    await userEvent.click(dialog("Delete contact").getByRole("button", { name: "Delete" }));
    await expect
      .element(page.getByText("This contact is not among those shown, or was deleted."))
      .toBeVisible();
    expect(sent(portal, "DELETE")).toHaveLength(1);
  });

  test("what one address names is opened from any page of the list, Esc closes it and the list has the focus", async () => {
    const first = await open();
    const wanted = first.own.at(-1);
    const id = String(wanted?.id);
    await first.router.navigate(`/organization/contacts?contact=${id}`);
    const name = [wanted?.first_name, wanted?.last_name].filter(Boolean).join(" ") || (wanted?.company ?? "");
    await expect.element(pane(name)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.poll(first.address).toBe("/organization/contacts");
    await expect.element(grid()).toHaveFocus();
  });

  test("an empty list says so and offers the first; a failing one can be asked again", async () => {
    const { demo } = await openPortal("/organization/contacts", {
      as: "owner",
      before: (before) => before.scenario("failing", { path: "/contact", status: 500, body: "" }),
    });
    await expect.element(page.getByText("The contacts could not be loaded.")).toBeVisible();
    demo.scenario("failing", { off: true });
    await userEvent.click(page.getByRole("button", { name: "Retry" }));
    await expect.element(grid()).toBeVisible();
    expect(rows()).toBeGreaterThan(5);
  });

  test.each([
    ["light", "en"],
    ["dark", "de"],
  ] as const)("[F111] accessible, %s and %s", async (theme, language) => {
    const { demo } = await openPortal("/organization/contacts", { as: "owner", theme, language });
    const first = demo.world().contacts[0];
    await expect.element(page.getByRole("grid")).toBeVisible();
    await userEvent.click(page.getByRole("grid").getByRole("row").nth(1).getByRole("link").first());
    await expect.element(page.getByRole("complementary").last()).toBeVisible();
    expect(first).toBeDefined();
    expect(await violations(main())).toEqual([]);
  });
});
