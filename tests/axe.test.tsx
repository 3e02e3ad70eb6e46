import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Harness } from "./harness";
import { look, looks, type Visit } from "./look";

const button = (name: string) => page.getByRole("button", { name }).first();
const grid = (name: string) => page.getByRole("grid", { name });
const sites = () => page.getByRole("treegrid", { name: "Sites" });
const dialog = (name: string) => page.getByRole("dialog", { name });
const palette = dialog("Command palette");
const press = (keys: string) => userEvent.keyboard(keys);
const seen = (locator: { element: () => Element }) =>
  expect.poll(() => locator.element().checkVisibility()).toBe(true);
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

const failing = (path: string) => (demo: Harness["demo"]) =>
  demo.scenario("failing", { path, status: 500, body: "" });

const visits: readonly Visit[] = [
  {
    name: "sign-in",
    path: "/login",
    steps: [
      { name: "as it opens", go: () => seen(button("Two-factor")) },
      {
        name: "the palette of a visitor",
        go: openPalette,
      },
      {
        name: "refused",
        go: async () => {
          await closePalette();
          await userEvent.fill(page.getByLabelText("Email"), "nobody@demo.test");
          await userEvent.fill(page.getByLabelText("Password"), "wrong");
          await press("{Enter}");
          await expect.element(page.getByRole("alert")).toBeVisible();
        },
      },
      {
        name: "the authenticator",
        go: async ({ tools }) => {
          tools.overlays.open("authenticator");
          await expect.element(dialog("Demo authenticator").getByRole("status").first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: "dashboard",
    path: "/dashboard",
    as: "owner",
    steps: [
      {
        name: "as it opens",
        go: async () => {
          await expect.element(grid("Parks")).toBeVisible();
          await expect.element(page.getByRole("slider")).toBeVisible();
        },
      },
      {
        name: "a chart as a table, and a definition",
        go: async () => {
          await userEvent.click(button("Table view"));
          await expect.element(grid("Energy over time")).toBeVisible();
          await userEvent.hover(button("What Production means"));
        },
      },
      {
        name: "days of one's own",
        go: async () => {
          await userEvent.click(page.getByText("Custom", { exact: true }));
          await expect.element(button("Apply")).toBeVisible();
        },
      },
      {
        name: "the filters, and their list",
        go: async () => {
          await userEvent.click(button("KPI filters"));
          await userEvent.click(page.getByRole("complementary").getByRole("button", { name: "Park" }));
          await expect.element(page.getByRole("option").first()).toBeVisible();
        },
      },
    ],
  },
  {
    name: "dashboard without its answers",
    path: "/dashboard",
    as: "owner",
    before: failing("/api/v1/metrics/kpi/production"),
    steps: [{ name: "a figure that failed", go: () => seen(button("Retry")) }],
  },
  {
    name: "monitor",
    path: "/monitor",
    as: "owner",
    steps: [
      { name: "as it opens", go: () => expect.element(grid("Last samples")).toBeVisible() },
      {
        name: "the chart's cursor",
        go: async () => {
          (page.getByRole("slider").first().element() as HTMLElement).focus();
          await press("{ArrowLeft}");
        },
      },
      {
        name: "the calendar",
        go: async () => {
          await userEvent.click(button("Open calendar"));
          await expect.element(page.getByRole("grid", { name: /2026/ })).toBeVisible();
        },
      },
    ],
  },
  {
    name: "sites",
    path: "/sites",
    as: "owner",
    steps: [
      {
        name: "a row chosen, its menu, and the site canvas",
        go: async () => {
          await expect.element(sites()).toBeVisible();
          await userEvent.click(button("Site canvas"));
          (sites().element() as HTMLElement).focus();
          await press("{ArrowDown} {Shift>}{F10}{/Shift}");
          await expect.element(page.getByRole("menu")).toBeVisible();
        },
      },
      {
        name: "nothing found",
        go: async () => {
          await press("{Escape}");
          await userEvent.fill(page.getByRole("searchbox"), "zzzz");
          await expect.element(button("Clear search")).toBeVisible();
        },
      },
      {
        name: "a park",
        go: async ({ router, demo }) => {
          await router.navigate(
            `/sites/parks/${demo.world().parks.find(({ kind }) => kind === "solar")?.uid}`,
          );
          await expect.element(page.getByRole("slider")).toBeVisible();
        },
      },
      {
        name: "a park that is not there",
        go: async ({ router }) => {
          await router.navigate("/sites/parks/nowhere");
          await expect
            .element(
              page.getByRole("main").getByRole("link").or(page.getByRole("main").getByRole("button")).first(),
            )
            .toBeVisible();
        },
      },
    ],
  },
  {
    name: "devices",
    path: "/devices",
    as: "owner",
    steps: [
      {
        name: "beside one of them",
        go: async () => {
          await expect.element(grid("Devices")).toBeVisible();
          (grid("Devices").element() as HTMLElement).focus();
          await press("{Enter}");
          await expect.element(button("Close device")).toBeVisible();
        },
      },
    ],
  },
  {
    name: "users",
    path: "/users",
    as: "owner",
    steps: [
      {
        name: "beside one of them",
        go: async () => {
          await expect.element(grid("Users")).toBeVisible();
          (grid("Users").element() as HTMLElement).focus();
          await press("{Enter}");
          await expect.element(button("Close user")).toBeVisible();
        },
      },
    ],
  },
  {
    name: "accounting",
    path: "/admin-acc",
    as: "admin",
    steps: [
      {
        name: "beside a park",
        go: async () => {
          await expect.element(grid("Contracts")).toBeVisible();
          (grid("Contracts").element() as HTMLElement).focus();
          await press("{Enter}");
          await expect.element(button("Close details")).toBeVisible();
        },
      },
    ],
  },
  {
    name: "one's profile",
    path: "/profile",
    as: "member",
    steps: [
      { name: "as it opens", go: () => seen(button("Change email address")) },
      {
        name: "asking before it deletes the account",
        go: async () => {
          await userEvent.click(button("Delete account"));
          await expect.element(page.getByRole("dialog")).toBeVisible();
        },
      },
    ],
  },
];

describe.each(looks)("[F111] accessible, %s and %s", (theme, language) => {
  test.each(visits)("$name", (visit) => look(visit, [theme, language]));
});
