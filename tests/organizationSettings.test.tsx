import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";

const main = () => document.querySelector("main") ?? document.body;
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = () => page.getByRole("dialog", { name: "Delete organization" });

describe("the settings of the organization", () => {
  test("[122] what is stored stands in the form; only what was changed is sent", async () => {
    const { demo } = await openPortal("/organization/settings", { as: "owner" });
    const [own] = demo.world().organizations;
    await expect.element(field("Name")).toHaveValue(own?.name ?? "");
    const reads = demo.requests().filter(({ path }) => path === `/api/v1/organization/${own?.uid ?? ""}`);
    expect(reads.length).toBe(1);
    await userEvent.fill(field("Phone"), "+49 30 99");
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await expect.element(page.getByText(/^Saved /)).toBeVisible();
    const puts = demo.requests().filter(({ method }) => method === "PUT");
    expect(puts.map(({ body }) => body)).toEqual([{ phone: "+49 30 99" }]);
  });

  test("it is deleted by its typed name only, after saying what ends with it", async () => {
    const { demo, address } = await openPortal("/organization/settings", { as: "owner" });
    const [own] = demo.world().organizations;
    const gone = () => demo.requests().filter(({ method }) => method === "DELETE").length;
    await userEvent.click(page.getByRole("button", { name: "Delete organization" }));
    await expect.element(dialog()).toHaveTextContent(/access of its 11 members, 3 cooperations/);
    const typed = dialog().getByRole("textbox");
    await userEvent.fill(typed, "Another");
    await userEvent.click(dialog().getByRole("button", { name: "Delete" }));
    await expect.element(dialog().getByText("That is not its name")).toBeVisible();
    expect(gone()).toBe(0);
    await userEvent.fill(typed, own?.name ?? "");
    await userEvent.click(dialog().getByRole("button", { name: "Delete" }));
    await expect.poll(address).toBe("/organization");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toBeVisible();
    expect(gone()).toBe(1);
  });

  test("[104] it is for admins", async () => {
    await openPortal("/organization/settings", { as: "moderator" });
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
  });

  test.each([
    ["light", "en"],
    ["dark", "de"],
  ] as const)("[F111] accessible, %s and %s", async (theme, language) => {
    await openPortal("/organization/settings", { as: "owner", theme, language });
    await expect.element(page.getByRole("textbox").first()).toBeVisible();
    expect(await violations(main())).toEqual([]);
  });
});
