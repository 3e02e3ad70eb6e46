import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal, type Harness } from "./harness";
import { missed, nameOf, tabTo, walk } from "./walk";

const sites = () => page.getByRole("treegrid", { name: "Sites" });
const button = (name: string) => page.getByRole("button", { name });
const press = (keys: string) => userEvent.keyboard(keys);

interface Over {
  readonly name: string;
  readonly path?: string;
  readonly width?: number;
  /** What has the focus before, and gets it back. */
  readonly from: () => Element | null;
  readonly open: (portal: Harness) => Promise<unknown>;
  /** What is open; it is gone after Esc. */
  readonly shown: () => Element | null;
  /** The focus stays inside. */
  readonly isModal?: boolean;
  /** How often Esc is pressed; once unless said. */
  readonly escapes?: number;
}

const dialog = (name: string) => () => page.getByRole("dialog", { name }).query();
const menu = (name: string) => () => page.getByRole("menu", { name }).query();
const enter = () => press("{Enter}");

const overlays: readonly Over[] = [
  {
    name: "palette",
    from: () => button("Theme").query(),
    open: () => press("{Control>}k{/Control}"),
    shown: dialog("Command palette"),
    isModal: true,
  },
  {
    name: "palette, by its button",
    from: () => button("Open command palette").query(),
    open: enter,
    shown: dialog("Command palette"),
  },
  {
    name: "keyboard sheet",
    from: () => button("Theme").query(),
    open: () => press("?"),
    shown: dialog("Keyboard shortcuts"),
    isModal: true,
  },
  {
    name: "KPI filters",
    from: () => button("KPI filters").query(),
    open: enter,
    shown: () => page.getByRole("complementary", { name: "KPI filters" }).query(),
  },
  { name: "language", from: () => button("Language").query(), open: enter, shown: menu("Language") },
  {
    name: "theme",
    from: () => button("Theme").query(),
    open: () => press("{ArrowDown}"),
    shown: menu("Theme"),
  },
  {
    name: "user menu",
    from: () => button("User menu").query(),
    open: () => press(" "),
    shown: menu("User menu"),
  },
  {
    name: "sidebar over the page",
    width: 400,
    from: () => button("Toggle sidebar").query(),
    open: enter,
    shown: () => page.getByRole("navigation", { name: "Main" }).query(),
  },
  {
    name: "calendar",
    path: "/monitor",
    from: () => button("Open calendar").query(),
    open: enter,
    shown: () => page.getByRole("grid", { name: /2026/ }).query(),
  },
  {
    name: "row menu",
    path: "/sites",
    from: () => sites().query(),
    open: () => press("{Shift>}{F10}{/Shift}"),
    shown: () => page.getByRole("menu").query(),
    // first to the row's button, which a second Esc leaves
    escapes: 2,
  },
  {
    name: "notifications",
    from: () => button("Theme").query(),
    open: ({ tools }) => Promise.resolve(tools.overlays.open("alerts")),
    shown: dialog("Notifications of this session"),
    isModal: true,
  },
  {
    name: "measured series",
    from: () => button("Theme").query(),
    open: ({ tools }) => Promise.resolve(tools.overlays.open("measured")),
    shown: dialog("Load measured series"),
    isModal: true,
  },
  {
    name: "authenticator",
    from: () => button("Theme").query(),
    open: ({ tools }) => Promise.resolve(tools.overlays.open("authenticator")),
    shown: dialog("Demo authenticator"),
    isModal: true,
  },
];

describe("[243] [F111] Esc closes, and gives the focus back", () => {
  test.each(overlays)(
    "$name",
    async ({ path = "/organization", width = 1000, from, open, shown, isModal, escapes = 1 }) => {
      const portal = await openPortal(path, { as: "owner", width, height: 600 });
      await expect.poll(() => from() !== null && portal.tools.keys.all().length > 5).toBe(true);
      await tabTo(from);
      const before = document.activeElement;
      await open(portal);
      await expect.poll(shown).not.toBeNull();
      await expect.poll(() => shown()?.contains(document.activeElement)).toBe(true);
      if (isModal === true) {
        const { reached, unmarked, covered, cut } = await walk({ inside: true });
        const inside = reached.filter((stop) => shown()?.contains(stop) === true);
        expect([inside.length, unmarked, covered, cut]).toEqual([reached.length, [], [], []]);
        expect(missed(reached, shown() ?? document)).toEqual([]);
      }
      for (let pressed = 0; pressed < escapes; pressed++) {
        await press("{Escape}");
        await expect.poll(shown).toBeNull();
        await expect.poll(() => document.activeElement).not.toBe(document.body);
      }
      await expect.poll(() => nameOf(document.activeElement)).toBe(nameOf(before));
    },
  );
});
