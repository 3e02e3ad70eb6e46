import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { active, openByKey, opened, options, palette } from "./paletteDriver";

test("[220] while a command asks, the pane explains it and marks what is asked; keys that do the same share a name", async () => {
  await opened("/sites", { as: "owner" });
  await userEvent.keyboard("create portfolio{Enter}");
  const pane = palette.getByRole("complementary");
  await expect.element(pane.getByRole("heading", { name: "Create portfolio" })).toBeVisible();
  await expect.element(pane.getByText("Changes data on the server.")).toBeVisible();
  const now = () => pane.element().querySelector('[aria-current="step"]')?.textContent;
  await expect.poll(now).toBe("Name");
  const hints = palette.getByRole("list", { name: "Keys" });
  const back = hints.getByRole("listitem").filter({ hasText: "Back" });
  await expect.element(back).toHaveTextContent(/^⌫\s*Esc Back$/);
  await userEvent.keyboard("Nord{Enter}");
  await expect.poll(now).not.toBe("Name");
});

test("[232] after a press on the pane's words the next key is the field's, and Esc closes", async () => {
  const { tools } = await opened("/sites", { as: "owner" });
  await userEvent.keyboard("create port");
  const name = palette.getByRole("complementary").getByRole("heading", { name: "Create portfolio" });
  const field = palette.getByRole("combobox");
  await name.click();
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard("{Control>}c{/Control}");
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard("folio");
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("create portfolio");
  await name.click();
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Name" })).toHaveFocus();
  await name.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(palette.getByRole("combobox", { name: "Name" })).not.toBeInTheDocument();
  await name.click();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => tools.overlays.isOpen("palette")).toBe(false);
});

/** What each key of the footer does, in order. */
const footer = () =>
  palette
    .getByRole("list", { name: "Keys" })
    .getByRole("listitem")
    .elements()
    .map((hint) => hint.lastChild?.textContent?.trim() ?? "");
const chips = () =>
  [...document.querySelectorAll('[role="dialog"] ol[aria-label="Where you are"] > li > span')].filter(
    (each): each is HTMLElement => each instanceof HTMLElement,
  );
const isCut = ({ clientWidth, scrollWidth }: Element) => scrollWidth > clientWidth;
const times = (text: string) => palette.element().textContent.split(text).length - 1;

test("[221] what was answered stands in the pane while a command asks, and once in the last look before it is done", async () => {
  await opened("/organization/members", { as: "owner" });
  await userEvent.keyboard("invite member{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Email" })).toBeVisible();
  await userEvent.keyboard("new@x.test{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Role" })).toBeVisible();
  const pane = palette.getByRole("complementary");
  await expect.element(pane.getByRole("listitem").first()).toHaveTextContent("Email new@x.test");
  expect(chips().map(({ textContent }) => textContent)).toEqual(["Invite member", "Bördekraft Energie eG"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Language" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(options.first()).toHaveTextContent("Invite member");
  await expect.element(pane).not.toBeInTheDocument();
  expect(chips().map(({ textContent }) => textContent)).toEqual(["Invite member"]);
  const said = palette.getByRole("status").element().textContent;
  for (const value of ["new@x.test", "Bördekraft Energie eG"])
    expect([value, times(value), said.split(value).length - 1]).toEqual([value, 2, 1]);
  expect(footer()).toEqual(["Confirm", "Back"]);
});

test("[220] no two keys of the footer bear one name, also where an entity has no screen of its own", async () => {
  const { demo } = await opened("/organization/cooperations", { as: "owner" });
  const { cooperations, organizations } = demo.world();
  const partner = cooperations.find(({ pending }) => !pending)?.partner_uid ?? "";
  await userEvent.keyboard(organizations.find(({ uid }) => uid === partner)?.name ?? "");
  const key = `cooperation:${partner}`;
  await expect.poll(() => options.elements().map((row) => row.getAttribute("data-key"))).toContain(key);
  for (let at = 0; active() !== key && at < options.elements().length; at++)
    await userEvent.keyboard("{ArrowDown}");
  await expect.poll(active).toBe(key);
  expect(footer()).toEqual(["Actions", "Close"]);
});

test.each([400, 800])("[242] at %d px nothing that tells rows and answers apart is cut", async (width) => {
  await openPortal("/dashboard", { as: "owner", width, height: 800 });
  await openByKey();
  await userEvent.keyboard("edit device{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Device" })).toBeVisible();
  await expect.element(options.nth(5)).toBeVisible();
  const texts = options.elements().flatMap((row) => [...row.querySelectorAll("span[dir=auto]")]);
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Name" })).toBeVisible();
  await userEvent.keyboard("Telecontrol of the eastern transformer station{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Description" })).toBeVisible();
  await userEvent.keyboard("In the second cabinet from the left{Enter}");
  await expect.element(palette.getByRole("combobox", { name: "Enabled" })).toBeVisible();
  expect(chips().length).toBe(4);
  expect(chips().filter(isCut)).toEqual([]);
});

test("[232] where the palette's dialog itself has the focus, the next key is the field's", async () => {
  await opened("/sites", { as: "owner" });
  (palette.element() as HTMLElement).focus();
  await expect.element(palette).toHaveFocus();
  await userEvent.keyboard("telde");
  await expect.element(palette.getByRole("combobox")).toHaveValue("telde");
  (palette.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(palette).not.toBeInTheDocument();
});
