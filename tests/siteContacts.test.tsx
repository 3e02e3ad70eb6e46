import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";
import { active } from "./paletteDriver";

const grid = () => page.getByRole("grid", { name: "Contacts", exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name });

function written({ demo }: Pick<Harness, "demo">) {
  return demo
    .requests()
    .filter(({ method, path }) => method !== "GET" && path.includes("/contact"))
    .map(({ method, path }) => `${method} ${path}`);
}

/** Signed in, with the first contact of the first portfolio, or park, of one's own or of another organization. */
async function openedAt(kind: "portfolio" | "park", whose: "own" | "another") {
  const portal = await openPortal("/dashboard", { as: whose === "own" ? "owner" : "admin" });
  const { contacts, portfolios, parks, organizations } = portal.demo.world();
  const home = portal.tools.context().access.organizationUid ?? organizations[0]?.uid;
  const near = portfolios.filter(({ organization_uid: of }) => (of === home) === (whose === "own"));
  const places =
    kind === "portfolio" ? near : parks.filter(({ portfolio_uid: of }) => near.some(({ uid }) => uid === of));
  const held = (uid: string) =>
    contacts.filter((one) => (kind === "portfolio" ? one.portfolios : one.parks).includes(uid));
  const place = places.find(({ uid }) => held(uid).length > 0);
  const [contact] = held(place?.uid ?? "");
  if (!place || !contact) throw new Error("The demo has contacts there");
  const address = `/sites/${kind}s/${place.uid}/contacts?contact=${contact.id}`;
  await portal.router.navigate(address);
  const pane = page.getByRole("complementary");
  await expect.element(pane.getByRole("button", { name: "Edit contact" })).toBeVisible();
  return { ...portal, contact, place, pane, address };
}

const menu = async (pane: ReturnType<typeof page.getByRole>) => {
  await userEvent.click(pane.getByRole("button", { name: /Actions on/ }));
  return page
    .getByRole("menuitem")
    .elements()
    .map(({ textContent }) => textContent);
};

describe("the contacts of a portfolio", () => {
  test.each(["own", "another"] as const)(
    "[130] one of %s organization is read, changed and taken away where it is of",
    async (whose) => {
      const portal = await openedAt("portfolio", whose);
      const { contact, place, pane } = portal;
      await userEvent.click(pane.getByRole("button", { name: "Edit contact" }));
      const edit = dialog("Edit contact");
      await expect
        .element(edit.getByRole("textbox", { name: "Last name" }))
        .toHaveValue(contact.last_name ?? "");
      await userEvent.fill(edit.getByRole("textbox", { name: "Company" }), "Netz GmbH");
      await userEvent.click(edit.getByRole("button", { name: "Edit" }));
      await expect.element(pane.getByText("Netz GmbH")).toBeVisible();
      const items = await menu(pane);
      expect(items.some((words) => words.includes("Delete contact"))).toBe(false);
      await userEvent.click(page.getByRole("menuitem", { name: "Remove contact from this portfolio" }));
      await userEvent.click(
        dialog("Remove contact from this portfolio").getByRole("button", { name: "Remove" }),
      );
      const path = `/api/v1/portfolio/${place.uid}/contact/${contact.id}`;
      await expect.poll(() => written(portal)).toEqual([`PUT ${path}`, `DELETE ${path}`]);
      expect(portal.demo.world().contacts.some(({ id }) => id === contact.id)).toBe(true);
    },
  );

  test("its address is the one of its list, and what is copied leads there", async () => {
    const { tools, contact, place, address } = await openedAt("portfolio", "own");
    const entity = { kind: "contact", uid: String(contact.id), name: "", state: "portfolio" } as const;
    expect(tools.addressOf({ ...entity, parent: place.uid })).toBe(address);
  });

  test("from the palette, too, what is set is shown, and what changes alone is sent", async () => {
    const portal = await openedAt("portfolio", "another");
    const { contacts } = portal.demo.world();
    await portal.router.navigate(`/sites/portfolios/${portal.place.uid}`);
    await expect.element(page.getByRole("heading", { level: 1 })).toHaveTextContent(portal.place.name);
    await userEvent.keyboard("{Control>}k{/Control}edit contact of portfolio");
    await expect.poll(active).toBe("action:portfolio.updateContact");
    await userEvent.keyboard("{Enter}");
    await expect.poll(active).toMatch(/^contact:/);
    const contact = contacts.find(({ id }) => `contact:${id}` === active());
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("dialog")).toHaveTextContent(contact?.first_name ?? "nobody");
    await userEvent.keyboard("Aaron");
    // Each of the other fields is a step, and the last one a question.
    const step = () => document.querySelector("[role=dialog]")?.textContent;
    for (let left = 30; left > 0 && step() !== undefined; left -= 1) {
      const before = step();
      await userEvent.keyboard("{Enter}");
      await expect.poll(step).not.toBe(before);
    }
    const path = `/api/v1/portfolio/${portal.place.uid}/contact/${contact?.id ?? ""}`;
    await expect.poll(() => written(portal)).toEqual([`PUT ${path}`]);
    const put = portal.demo.requests().find(({ method }) => method === "PUT");
    expect(put?.body).toEqual({ first_name: "Aaron" });
  });
});

describe("the contacts of a park", () => {
  test("[130] one of one's own is changed by the organization, which has the call, and taken from the park", async () => {
    const portal = await openedAt("park", "own");
    const { contact, place, pane } = portal;
    await userEvent.click(pane.getByRole("button", { name: "Edit contact" }));
    await userEvent.fill(dialog("Edit contact").getByRole("textbox", { name: "Company" }), "Netz GmbH");
    await userEvent.click(dialog("Edit contact").getByRole("button", { name: "Edit" }));
    await expect.element(pane.getByText("Netz GmbH")).toBeVisible();
    await menu(pane);
    await userEvent.click(page.getByRole("menuitem", { name: "Remove contact from this park" }));
    const path = `/api/v1/park/${place.uid}/contact`;
    await expect
      .poll(() => written(portal))
      .toEqual([
        `PUT /api/v1/organization/${contact.owner}/contact/${contact.id}`,
        `DELETE ${path}/${contact.id}`,
      ]);
    await userEvent.click(page.getByRole("button", { name: "Undo" }).last());
    await expect.poll(() => written(portal).at(-1)).toBe(`POST ${path}`);
    await expect.element(grid()).toBeVisible();
  });

  test("[130] one of another organization is not changed through one's own, and it is said why", async () => {
    const portal = await openedAt("park", "another");
    await userEvent.click(portal.pane.getByRole("button", { name: "Edit contact" }));
    await expect
      .element(
        dialog("Edit contact").getByText("It belongs to another organization, which alone can change it"),
      )
      .toBeVisible();
    expect(written(portal)).toEqual([]);
  });
});
