import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { look, looks, type Visit } from "./look";

const button = (name: string) => page.getByRole("button", { name }).first();
const dialog = (name: string) => page.getByRole("dialog", { name });
const palette = dialog("Command palette");
const press = (keys: string) => userEvent.keyboard(keys);
const openPalette = async () => {
  await expect
    .poll(async () => {
      if (palette.query() === null) await press("{Control>}k{/Control}");
      return palette.query() !== null;
    })
    .toBe(true);
};
const closePalette = async () => {
  await press("{Control>}k{/Control}");
  await expect.element(palette).not.toBeInTheDocument();
};
const close = async (name: string) => {
  await press("{Escape}");
  await expect.element(dialog(name)).not.toBeInTheDocument();
};

const visits: readonly Visit[] = [
  {
    name: "palette",
    path: "/organization",
    as: "owner",
    steps: [
      {
        name: "at its root",
        go: async () => {
          await expect.element(button("User menu")).toBeVisible();
          await openPalette();
        },
      },
      {
        name: "with parks, and the preview",
        go: async () => {
          await press("#a");
          await expect
            .element(palette.getByRole("complementary", { name: "Preview" }))
            .toHaveTextContent(/Power now/);
        },
      },
      {
        name: "a park's actions",
        go: async () => {
          await press("{Control>}{Enter}{/Control}");
          await expect.element(palette.getByRole("list", { name: "Where you are" })).toBeVisible();
        },
      },
      {
        name: "asking for a range, with a value it does not take",
        go: async () => {
          await closePalette();
          await openPalette();
          await press("choose range{Enter}soon");
          await expect.element(palette.getByRole("option").first()).toHaveTextContent("Not understood");
        },
      },
      {
        name: "asking before something dangerous",
        go: async () => {
          await closePalette();
          await openPalette();
          await press("reset demo{Enter}");
          await expect.element(palette.getByRole("option", { name: "Cancel" })).toBeVisible();
        },
      },
      {
        name: "finding nothing",
        go: async () => {
          await closePalette();
          await openPalette();
          await press("qqqqqq");
        },
      },
    ],
  },
  {
    name: "organization",
    path: "/organization",
    as: "owner",
    steps: [
      { name: "as it opens", go: () => expect.element(page.getByText("Subscription")).toBeVisible() },
      {
        name: "the keyboard sheet, with a key refused",
        go: async ({ tools }) => {
          await expect.poll(() => tools.keys.all().length).toBeGreaterThan(5);
          await press("?");
          await userEvent.click(button("Change the key of Toggle sidebar"));
          await press("f{Enter}");
          await expect.element(dialog("Keyboard shortcuts").getByRole("alert")).toBeVisible();
        },
      },
      {
        name: "the notifications, and toasts",
        go: async ({ tools }) => {
          await press("{Escape}");
          await close("Keyboard shortcuts");
          for (const type of ["success", "info", "error"] as const)
            tools.alerts.show({ type, text: `It is ${type}`, time: null });
          tools.overlays.open("alerts");
          await expect
            .element(dialog("Notifications of this session").getByText("It is error"))
            .toBeVisible();
        },
      },
      {
        name: "the measured series",
        go: async ({ tools }) => {
          await close("Notifications of this session");
          tools.overlays.open("measured");
          await expect.element(dialog("Load measured series")).toBeVisible();
        },
      },
      ...(["Language", "Theme", "User menu"] as const).map((name, index) => ({
        name: `the menu ${name}`,
        go: async () => {
          await press("{Escape}");
          if (index === 0) await expect.element(dialog("Load measured series")).not.toBeInTheDocument();
          else await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
          await userEvent.click(button(name));
          await expect.element(page.getByRole("menu", { name })).toBeVisible();
        },
      })),
    ],
  },
  {
    name: "dialogs of actions",
    path: "/organization",
    as: "owner",
    steps: [
      {
        name: "a form, with what it does not take",
        go: async () => {
          await userEvent.click(button("Actions on"));
          await userEvent.click(page.getByRole("menuitem", { name: "Change organization" }));
          const country = dialog("Change organization").getByRole("textbox", { name: "Country" });
          await userEvent.fill(country, "x".repeat(61));
          await press("{Control>}{Enter}{/Control}");
          await expect.element(country).toHaveAttribute("aria-invalid", "true");
        },
      },
      {
        name: "a question before what destroys",
        go: async () => {
          await close("Change organization");
          await userEvent.click(button("Actions on"));
          await userEvent.click(page.getByRole("menuitem", { name: "Delete organization" }));
          await expect.element(dialog("Delete organization").getByRole("button").first()).toHaveFocus();
          await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
        },
      },
    ],
  },
];

describe.each(looks)("[F111] accessible, %s and %s", (theme, language) => {
  test.each(visits)("$name", (visit) => look(visit, [theme, language]));
});
