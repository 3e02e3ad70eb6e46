import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import "../src/ui/base.css";
import { Breadcrumb } from "../src/ui/Breadcrumb";
import { Button } from "../src/ui/Button";
import { Checkbox } from "../src/ui/Checkbox";
import { DateField } from "../src/ui/DateField";
import { Dialog } from "../src/ui/Dialog";
import { IconButton } from "../src/ui/IconButton";
import { Menu } from "../src/ui/Menu";
import { NumberField } from "../src/ui/NumberField";
import { SearchField } from "../src/ui/SearchField";
import { Segmented } from "../src/ui/Segmented";
import { Select } from "../src/ui/Select";
import { Switch } from "../src/ui/Switch";
import { TextField } from "../src/ui/TextField";
import { still } from "./axe";
import { i18n, startWords } from "./words";
import { Held, press } from "./controls";

const themes = [
  { key: "light", name: "Light", icon: Sun },
  { key: "dark", name: "Dark", icon: Moon },
];

const nothing = () => undefined;

beforeAll(startWords);

describe("fields", () => {
  test("an error takes the place of the help and describes the field", async () => {
    await render(
      <TextField label="Email" value="" onChange={nothing} help="Yours" error="Enter an email." />,
    );
    const field = page.getByRole("textbox", { name: "Email" });
    await expect.element(field).toHaveAccessibleDescription("Enter an email.");
    await expect.element(field).toBeInvalid();
    await expect.element(page.getByText("Yours")).not.toBeInTheDocument();
  });

  test("[146] a number is read and written in the reader's notation", async () => {
    await i18n.changeLanguage("de");
    await render(
      <Held<number | null> start={1234.5}>
        {(value, set) => <NumberField label="Leistung" value={value} onChange={set} unit="kWp" />}
      </Held>,
    );
    const field = page.getByRole("textbox", { name: "Leistung" });
    await expect.element(field).toHaveValue("1.234,5");
    await userEvent.clear(field);
    await userEvent.type(field, "52,25");
    await press("{Tab}");
    await expect.element(page.getByRole("status")).toHaveTextContent("52.25");
  });

  test("a select opens by key, finds by typing, and closes with the choice", async () => {
    const options = ["All", "Niedersachsen", "Wind"].map((label) => ({ id: label, label }));
    await render(
      <Held<string | null> start="All">
        {(value, set) => <Select label="Portfolio" value={value} onChange={set} options={options} />}
      </Held>,
    );
    await press("{Tab}", "{Enter}", "w", "{Enter}");
    await expect.element(page.getByRole("status")).toHaveTextContent('"Wind"');
    await expect.element(page.getByRole("button", { name: "Wind Portfolio" })).toHaveFocus();
  });

  test("a day is typed part by part in the order of the language", async () => {
    await i18n.changeLanguage("de");
    await render(
      <Held<string | null> start={null}>
        {(value, set) => <DateField label="Tag" value={value} onChange={set} />}
      </Held>,
    );
    await press("{Tab}", "2", "9", "3", "2", "0", "2", "6");
    await expect.element(page.getByRole("status")).toHaveTextContent('"2026-03-29"');
  });

  test("Esc empties a search before anything above hears it", async () => {
    const above = vi.fn();
    await render(
      <div onKeyDown={(event) => void above(event.key)}>
        <Held start="soe">{(value, set) => <SearchField label="Search" value={value} onChange={set} />}</Held>
      </div>,
    );
    await press("{Tab}", "{Escape}");
    await expect.element(page.getByRole("searchbox", { name: "Search" })).toHaveValue("");
    expect(above).not.toHaveBeenCalled();
    await press("{Escape}");
    expect(above.mock.calls).toEqual([["Escape"]]);
  });

  test("switch and checkbox turn with Space and say so", async () => {
    await render(
      <>
        <Held start={false}>{(on, set) => <Switch label="Whole day" isSelected={on} onChange={set} />}</Held>
        <Held start={true}>{(on, set) => <Checkbox label="Hidden" isSelected={on} onChange={set} />}</Held>
      </>,
    );
    await press("{Tab}", " ", "{Tab}", " ");
    await expect.element(page.getByRole("switch", { name: "Whole day" })).toBeChecked();
    await expect.element(page.getByRole("checkbox", { name: "Hidden" })).not.toBeChecked();
  });
});

describe("overlays", () => {
  function Asking({ onEscape }: { onEscape?: () => boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Rename</Button>
        <Dialog
          title="Rename park"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          {...(onEscape ? { onEscape } : {})}
          actions={<Button>Cancel</Button>}
        >
          <TextField label="Name" value="Söhlde" onChange={nothing} />
        </Dialog>
      </>
    );
  }

  test("a dialog focuses its first field, keeps the focus, and gives it back after Esc", async () => {
    await render(<Asking />);
    await press("{Tab}", "{Enter}");
    await expect.element(page.getByRole("dialog", { name: "Rename park" })).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await press("{Tab}", "{Tab}", "{Tab}");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Rename" })).toHaveFocus();
  });

  test("after a press on its words Esc closes a dialog all the same", async () => {
    await render(<Asking />);
    await press("{Tab}", "{Enter}");
    await page.getByRole("heading", { name: "Rename park" }).click();
    await expect.element(page.getByRole("dialog", { name: "Rename park" })).toHaveFocus();
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Rename" })).toHaveFocus();
  });

  test("a dialog goes though the browser breaks off what moves", async () => {
    await render(<Asking />);
    await press("{Tab}", "{Enter}");
    await expect.element(page.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await still();
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    page.getByRole("textbox", { name: "Name" }).element().dispatchEvent(escape);
    await expect
      .poll(() => {
        for (const moving of document.getAnimations()) moving.cancel();
        return page.getByRole("dialog").query();
      })
      .toBeNull();
  });

  test("Esc goes one level up before it closes", async () => {
    const levels = [true, false];
    await render(<Asking onEscape={() => levels.shift() ?? false} />);
    await press("{Tab}", "{Enter}", "{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Rename park" })).toBeVisible();
    await press("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  test("a menu of one choice marks it, runs by key, and gives the focus back", async () => {
    const onAction = vi.fn();
    const entries = themes.map(({ key, name, icon }) => ({ id: key, label: name, icon }));
    await render(
      <Menu
        label="Theme"
        trigger={<IconButton icon={Sun} label="Theme" />}
        selected="dark"
        {...{ entries, onAction }}
      />,
    );
    await press("{Tab}", "{Enter}");
    await expect.element(page.getByRole("menuitemradio", { name: "Dark" })).toBeChecked();
    await expect.element(page.getByRole("menuitemradio", { name: "Dark" })).toHaveFocus();
    await press("{ArrowUp}", "{Enter}");
    expect(onAction.mock.calls).toEqual([["light"]]);
    await expect.element(page.getByRole("button", { name: "Theme" })).toHaveFocus();
  });
});

describe("choices in sight", () => {
  test("segments are a radio group that follows the arrow keys", async () => {
    const options = ["Day", "Month", "Quarter"].map((id) => ({ id, label: id }));
    await render(
      <Held start="Day">
        {(value, set) => <Segmented label="Period" {...{ options, value }} onChange={set} />}
      </Held>,
    );
    await press("{Tab}", "{ArrowRight}", "{ArrowRight}", " ");
    await expect.element(page.getByRole("radiogroup", { name: "Period" })).toBeVisible();
    await expect.element(page.getByRole("radio", { name: "Quarter" })).toBeChecked();
  });

  test("a plain press on a breadcrumb navigates inside; a modified one is the browser's", async () => {
    const onNavigate = vi.fn();
    await render(
      <Breadcrumb
        onNavigate={onNavigate}
        items={[{ label: "Sites", href: "/v1/sites" }, { label: "Söhlde" }]}
      />,
    );
    await page.getByRole("link", { name: "Sites" }).click();
    expect(onNavigate.mock.calls).toEqual([["/v1/sites"]]);
    await expect.element(page.getByText("Söhlde")).toHaveAttribute("aria-current", "page");
  });
});
