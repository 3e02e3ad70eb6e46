import { Plus, Trash2 } from "lucide-react";
import { useMemo } from "react";
import type { ReactNode } from "react";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locator } from "vitest/browser";
import { render } from "./render";
import { action } from "../src/command/action";
import { choice, number, text } from "../src/command/args";
import type { Entity } from "../src/command/entity";
import { change } from "../src/command/present";
import type { Tools } from "../src/command/tools";
import { ActionButton } from "../src/frame/ActionButton";
import { ActionForm } from "../src/frame/ActionForm";
import { ActionMenu } from "../src/frame/ActionMenu";
import { ToolsProvider } from "../src/frame/tools";
import "../src/ui/base.css";
import { fakeTools, member } from "./command/fakeTools";
import { i18n, startWords } from "./words";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde" };

const ran: unknown[] = [];

const plain = action({
  id: "view.refresh",
  icon: Plus,
  group: "view",
  write: true,
  run: () => void ran.push("plain"),
});

const invite = action({
  id: "test.invite",
  icon: Plus,
  group: "park",
  on: "park",
  write: true,
  needs: "inviteMembers",
  label: { key: "Invite member" },
  args: {
    email: text({ format: "email" }),
    name: text({ optional: true }),
    parks: number({ minimum: 1, preset: () => 2 }),
    period: choice({ options: () => [{ value: "a", label: "Alpha", literal: true }], preset: () => "a" }),
  },
  run: (_tools, values, subject) => {
    if (values.email === "taken@demo.test") throw new Error("Already invited");
    ran.push([values, subject?.uid]);
  },
});

const remove = action({
  id: "test.delete",
  icon: Trash2,
  group: "park",
  on: "park",
  danger: true,
  label: { key: "Delete park" },
  warning: (_tools, subjects) => ({
    key: "action.portfolio.delete.parks",
    values: { count: subjects.length },
    names: subjects.map(({ name }) => name),
  }),
  run: (_tools, _values, subject) => void ran.push(["removed", subject?.uid]),
});

function Surroundings({ tools, children }: { tools: Tools; children: ReactNode }) {
  const own = useMemo(() => tools, [tools]);
  return <ToolsProvider value={own}>{children}</ToolsProvider>;
}

async function show(children: ReactNode, change: Parameters<typeof fakeTools>[0] = {}) {
  ran.length = 0;
  const words: Partial<Tools> = {
    t: (key, values) => i18n.t(key, { ...values }),
    has: (key) => i18n.exists(key),
  };
  const tools = fakeTools(change, words);
  await render(<Surroundings tools={tools}>{children}</Surroundings>);
  return tools;
}

beforeAll(startWords);

test("a button runs at once what needs no more, and is greyed with the reason while offline [241]", async () => {
  await show(<ActionButton action={plain} />);
  await userEvent.click(page.getByRole("button", { name: "Refresh" }));
  await expect.poll(() => ran).toEqual(["plain"]);
});

test("offline the button says why, and does nothing [241]", async () => {
  await show(<ActionButton action={plain} />, { online: false });
  const button = page.getByRole("button", { name: "Refresh" });
  await expect.element(button).toHaveAttribute("aria-disabled", "true");
  await expect.element(button).toHaveAccessibleDescription("Needs a connection");
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(ran).toEqual([]);
});

test("[111] a forbidden action has no button", async () => {
  await show(<ActionButton action={invite} subject={park} />, { access: member });
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a form asks all at once, with the error in place of the help; Ctrl+Enter submits", async () => {
  await show(<ActionButton action={invite} subject={park} />);
  await userEvent.click(page.getByRole("button", { name: "Invite member" }));
  const dialog = page.getByRole("dialog", { name: "Invite member" });
  const email = dialog.getByRole("textbox", { name: "Email" });
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard("nobody{Control>}{Enter}{/Control}");
  await expect.element(email).toHaveAccessibleDescription("Not an email address");
  expect(ran).toEqual([]);
  await userEvent.fill(email, "taken@demo.test");
  await userEvent.click(dialog.getByRole("button", { name: "Invite", exact: true }));
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Already invited");
  await expect.element(email).toHaveValue("taken@demo.test");
  await userEvent.fill(email, "ada@demo.test");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(ran).toEqual([[{ email: "ada@demo.test", parks: 2, period: "a" }, "p1"]]);
});

const edit = change({
  id: "test.edit",
  icon: Plus,
  group: "park",
  on: "park",
  label: { key: "Edit park" },
  args: {
    name: text({ format: "name", optional: true }),
    description: text({ format: "multiline", optional: true, clears: true }),
    latitude: number({ optional: true }),
    period: choice({
      optional: true,
      options: () => [
        { value: "a", label: "Alpha", literal: true },
        { value: "b", label: "Beta", literal: true },
      ],
    }),
  },
  present: () => Promise.resolve({ name: "Söhlde", description: "Two gates", latitude: 8.5, period: "b" }),
  save: (_tools, changes, subject) => Promise.resolve(ran.push([changes, subject?.uid])),
});

test("[221] a form opens with what is set now and sends what was changed in it alone", async () => {
  await show(<ActionButton action={edit} subject={park} />);
  await userEvent.click(page.getByRole("button", { name: "Edit park" }));
  const dialog = page.getByRole("dialog", { name: "Edit park" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  const note = dialog.getByRole("textbox", { name: "Description" });
  await expect.element(name).toHaveValue("Söhlde");
  await expect.element(note).toHaveValue("Two gates");
  await expect.element(dialog.getByRole("textbox", { name: "Latitude" })).toHaveValue("8.5");
  await expect.element(dialog.getByRole("button", { name: /Period/ })).toHaveTextContent("Beta");
  await userEvent.clear(name);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(name).toHaveAccessibleDescription("Please fill in");
  expect(ran).toEqual([]);
  await userEvent.fill(name, "Söhlde");
  await userEvent.clear(note);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(ran).toEqual([[{ description: null }, "p1"]]);
});

test.each([
  ["de", "9.5", 9.5, "9,5"],
  ["de", "49.5", 49.5, "49,5"],
  ["de", "1.234,5", 1234.5, "1234,5"],
  ["en", "9,5", 9.5, "9.5"],
] as const)(
  "[221] typed in %s, %s is one number in the field and in what is sent",
  async (language, typed, value, shown) => {
    await i18n.changeLanguage(language);
    onTestFinished(async () => {
      await i18n.changeLanguage("en");
    });
    const tools = await show(<ActionButton action={edit} subject={park} />);
    tools.preferences.language = language;
    const latitude = page.getByRole("dialog").getByRole("textbox").nth(2);
    const open = async () => {
      await userEvent.click(page.getByRole("button", { name: "Edit park" }));
      await expect.element(latitude).toHaveValue(language === "de" ? "8,5" : "8.5");
      await userEvent.clear(latitude);
      await userEvent.type(latitude, typed);
    };
    await open();
    await userEvent.keyboard("{Tab}");
    await expect.element(latitude).toHaveValue(shown);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await open();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(() => ran).toEqual([[{ latitude: value }, "p1"]]);
  },
);

test("[85] a password that was filled in without an event is sent, and does not stay", async () => {
  const set = action({
    id: "test.password",
    icon: Plus,
    group: "view",
    write: true,
    label: { key: "Change password" },
    args: { current: text({ format: "password" }) },
    run: (_tools, values) => void ran.push(values),
  });
  await show(<ActionForm action={set} />);
  const field = document.querySelector<HTMLInputElement>("input[type=password]");
  if (field)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, " s3cret ");
  expect(field?.value).toBe(" s3cret ");
  await userEvent.click(page.getByRole("button", { name: "Change password" }));
  await expect.poll(() => ran).toEqual([{ current: " s3cret " }]);
  await expect.poll(() => field?.value).toBe("");
});

test("[221] what is no number is quoted, and nothing is sent in its place", async () => {
  await show(<ActionButton action={edit} subject={park} />);
  const latitude = page.getByRole("dialog").getByRole("textbox").nth(2);
  await userEvent.click(page.getByRole("button", { name: "Edit park" }));
  await expect.element(latitude).toHaveValue("8.5");
  await userEvent.clear(latitude);
  await userEvent.type(latitude, "1,2,3");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByRole("dialog")).toHaveTextContent("“1,2,3” is not a number.");
  expect(ran).toEqual([]);
  await userEvent.clear(latitude);
  await userEvent.type(latitude, "9.25");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => ran).toEqual([[{ latitude: 9.25 }, "p1"]]);
});

test("[133] the question says what goes with its object", async () => {
  await show(<ActionButton action={remove} subject={park} />);
  await userEvent.click(page.getByRole("button", { name: "Delete park" }));
  const dialog = page.getByRole("dialog", { name: "Delete park" });
  await expect.element(dialog.getByRole("status")).toHaveTextContent("1 park goes with it:");
  const goes = dialog.getByRole("list", { name: "1 park goes with it:" }).getByRole("listitem");
  expect(goes.elements().map(({ textContent }) => textContent)).toEqual(["Söhlde"]);
});

test("[215] red is the question of what is dangerous, not the button that leads to it", async () => {
  const ground = (shown: Locator) => getComputedStyle(shown.element()).backgroundColor;
  await show(
    <>
      <ActionButton action={remove} subject={park} />
      <ActionButton action={plain} />
      <ActionButton action={remove} subject={park} variant="danger">
        For good
      </ActionButton>
    </>,
  );
  const led = page.getByRole("button", { name: "Delete park" });
  const meant = ground(page.getByRole("button", { name: "For good" }));
  // The pointer may lie over one from before, and a button still be on its way from one ground to the other.
  await userEvent.unhover(led);
  await expect.poll(() => ground(led)).toBe(ground(page.getByRole("button", { name: "Refresh" })));
  expect(ground(led)).not.toBe(meant);
  await userEvent.click(led);
  const asked = page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true });
  await expect.poll(() => ground(asked)).toBe(meant);
});

test("what has nothing to do here says so, and does nothing", async () => {
  await show(<ActionButton action={plain} idle="noOtherSession" />);
  const button = page.getByRole("button", { name: "Refresh" });
  await expect.element(button).toHaveAccessibleDescription("There is no other session");
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(ran).toEqual([]);
});

test("[215] a dangerous action names its object and begins at Cancel", async () => {
  await show(<ActionButton action={remove} subject={park} />);
  await userEvent.click(page.getByRole("button", { name: "Delete park" }));
  const dialog = page.getByRole("dialog", { name: "Delete park" });
  await expect.element(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await expect.element(dialog).toHaveTextContent("Delete park: Söhlde?");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(ran).toEqual([]);
  await userEvent.click(page.getByRole("button", { name: "Delete park" }));
  await userEvent.click(dialog.getByRole("button", { name: "Delete", exact: true }));
  await expect.poll(() => ran).toEqual([["removed", "p1"]]);
});

test("[243] the row menu offers by pointer what the palette offers by key", async () => {
  await show(<ActionMenu actions={[invite, remove, plain]} subject={park} />);
  await userEvent.click(page.getByRole("button", { name: "Actions on Söhlde" }));
  const items = page.getByRole("menuitem");
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual(["Invite member", "Delete park"]);
  await userEvent.click(page.getByRole("menuitem", { name: "Delete park" }));
  await expect.element(page.getByRole("dialog", { name: "Delete park" })).toBeVisible();
});
