import { Bell, Moon, Sun } from "lucide-react";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { render } from "./render";
import { page } from "vitest/browser";
import "../src/ui/base.css";
import { Breadcrumb } from "../src/ui/Breadcrumb";
import { Button } from "../src/ui/Button";
import { Checkbox } from "../src/ui/Checkbox";
import { DateField } from "../src/ui/DateField";
import { Dialog } from "../src/ui/Dialog";
import { EmptyState } from "../src/ui/EmptyState";
import { ErrorState } from "../src/ui/ErrorState";
import { IconButton } from "../src/ui/IconButton";
import { Kbd } from "../src/ui/Kbd";
import { Menu } from "../src/ui/Menu";
import { NumberField } from "../src/ui/NumberField";
import { Panel } from "../src/ui/Panel";
import { ProgressBar } from "../src/ui/ProgressBar";
import { SearchField } from "../src/ui/SearchField";
import { Segmented } from "../src/ui/Segmented";
import { Select } from "../src/ui/Select";
import { SkeletonRows } from "../src/ui/Skeleton";
import { Spinner } from "../src/ui/Spinner";
import { Badge, Status, statusIcons, type StatusKind } from "../src/ui/Status";
import { Switch } from "../src/ui/Switch";
import { TextArea, TextField } from "../src/ui/TextField";
import { violations } from "./axe";
import { i18n, startWords } from "./words";
import { press } from "./controls";

const nothing = () => undefined;
const themes = [
  { key: "light", name: "Light", icon: Sun },
  { key: "dark", name: "Dark", icon: Moon },
];

beforeAll(startWords);
beforeEach(() => {
  document.documentElement.dataset["theme"] = "light";
});

function Gallery() {
  return (
    <main>
      <h1>Primitives</h1>
      <Panel
        title="Fields"
        subtitle="as-of 12:00"
        actions={<IconButton icon={Bell} label="Events" keys="g e" />}
      >
        <TextField label="Email" value="a@b.test" onChange={nothing} help="Never shown" isRequired />
        <TextField label="Password" value="" onChange={nothing} error="Wrong password" />
        <TextField label="Locked" value="x" onChange={nothing} isDisabled />
        <TextArea label="Solution" value="" onChange={nothing} placeholder="What solved it" />
        <NumberField label="Peak power" value={12.5} onChange={nothing} unit="kWp" help="At the inverter" />
        <Select label="Portfolio" value="a" onChange={nothing} options={[{ id: "a", label: "South" }]} />
        <DateField label="Day" value="2026-03-29" onChange={nothing} help="Europe/Berlin" />
        <SearchField label="Search parks" value="" onChange={nothing} keys="/" />
        <Switch label="Whole day" isSelected onChange={nothing} />
        <Checkbox label="Hidden" isSelected={false} isIndeterminate onChange={nothing} />
      </Panel>
      <Panel title="Buttons">
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <Button key={variant} variant={variant} icon={Bell}>
            {variant}
          </Button>
        ))}
        <Button busy>Saving</Button>
        <Button isDisabled reason="You are offline.">
          Send
        </Button>
        <Menu label="Theme" trigger={<Button>Theme</Button>} entries={[]} onAction={nothing} />
        <Kbd keys="Mod+K" />
      </Panel>
      <Panel title="States">
        {(Object.keys(statusIcons) as StatusKind[]).map((kind) => (
          <p key={kind}>
            <Status kind={kind} label={kind} /> <Status kind={kind} label={kind} soft />{" "}
            <Badge kind={kind}>3</Badge>
          </p>
        ))}
        <Badge>member</Badge>
        <Spinner label="Loading" />
        <SkeletonRows rows={2} />
        <ProgressBar label="Devices" value={0.4} showLabel />
        <ProgressBar label="Parks" />
        <EmptyState action={<Button>Create</Button>}>There is none yet.</EmptyState>
        <ErrorState title="Failed to fetch sessions" detail="Gateway timeout" onRetry={nothing} />
        <ErrorState inline title="Failed to fetch forecasts" onRetry={nothing} />
        <Breadcrumb items={[{ label: "Sites", href: "/v1/sites" }, { label: "Söhlde" }]} />
        <Segmented label="Period" value="Day" onChange={nothing} options={[{ id: "Day", label: "Day" }]} />
      </Panel>
    </main>
  );
}

describe.each(["light", "dark"])("in the %s theme", (theme) => {
  test("every primitive passes axe", async () => {
    document.documentElement.dataset["theme"] = theme;
    const screen = await render(<Gallery />);
    expect(await violations(screen.container)).toEqual([]);
  });

  test("an open dialog, menu and select pass axe", async () => {
    document.documentElement.dataset["theme"] = theme;
    await render(
      <Dialog
        title="Rename park"
        isOpen
        onClose={nothing}
        actions={<Button variant="primary">Rename</Button>}
      >
        <TextField label="Name" value="Söhlde" onChange={nothing} />
        <Menu
          label="Theme"
          trigger={<Button>Theme</Button>}
          selected="dark"
          entries={themes.map(({ key, name, icon }) => ({ id: key, label: name, icon }))}
          onAction={nothing}
        />
      </Dialog>,
    );
    await page.getByRole("button", { name: "Theme" }).click();
    await expect.element(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
    expect(await violations(document.body, { rules: { region: { enabled: false } } })).toEqual([]);
  });
});

describe("Button", () => {
  test("a disabled button keeps its place in the tab order, does nothing, and gives its reason", async () => {
    const onClick = vi.fn();
    await render(
      <Button isDisabled reason="You are offline." onClick={onClick}>
        Send
      </Button>,
    );
    const button = page.getByRole("button", { name: "Send" });
    await press("{Tab}", "{Enter}");
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAccessibleDescription("You are offline.");
    await expect.element(page.getByRole("tooltip")).toBeVisible();
    expect(onClick).not.toHaveBeenCalled();
  });

  test("Esc in the link of its reason gives the focus back to the button, and hides both", async () => {
    await render(
      <Button isDisabled reason="It needs the role moderator." link={<a href="#rights">What may I do?</a>}>
        Send
      </Button>,
    );
    await press("{Tab}", "{Tab}");
    const link = page.getByRole("link", { name: "What may I do?" });
    await expect.element(link).toHaveFocus();
    await press("{Escape}");
    await expect.element(page.getByRole("button", { name: "Send" })).toHaveFocus();
    await expect.element(page.getByRole("tooltip", { includeHidden: true })).not.toBeVisible();
  });

  test("a disabled or busy submit button does not submit", async () => {
    const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
    await render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy>
          Sign in
        </Button>
      </form>,
    );
    await press("{Tab}", "{Enter}");
    await expect.element(page.getByRole("button", { name: "Sign in" })).toHaveAttribute("aria-busy", "true");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("an icon button shows name and key on focus, and Esc hides them", async () => {
    await render(<IconButton icon={Bell} label="Events" keys="g e" />);
    await press("{Tab}");
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("Eventsge");
    await press("{Escape}");
    await expect.element(page.getByRole("tooltip", { includeHidden: true })).not.toBeVisible();
  });
});

test("an error says what failed and in the server's words, and Retry runs", async () => {
  const onRetry = vi.fn();
  await i18n.changeLanguage("de");
  await render(<ErrorState title="Failed to fetch sessions" detail="Gateway timeout" onRetry={onRetry} />);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Failed to fetch sessionsGateway timeout");
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("caps bear the words of the language's keyboards", async () => {
  const screen = await render(
    <>
      <Kbd keys="Mod+K" /> <Kbd keys="Ctrl+Z" /> <Kbd keys="Space" />
    </>,
  );
  expect(screen.container.textContent).toBe("CtrlK CtrlZ Space");
  await i18n.changeLanguage("de");
  await expect.poll(() => screen.container.textContent).toBe("StrgK StrgZ Leer");
});
