import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal, type Account } from "./harness";
import { missed, nameOf, tabTo, walk } from "./walk";

const grid = (name: string) => page.getByRole("grid", { name });
const button = (name: string) => page.getByRole("button", { name });
const press = (keys: string) => userEvent.keyboard(keys);
const text = (words: string) => page.getByText(words).first();

interface Place {
  readonly name: string;
  readonly path: string;
  readonly as?: Account;
  readonly width?: number;
  readonly ready: () => Promise<unknown>;
}

const places: readonly Place[] = [
  {
    name: "dashboard, of days of one's own",
    path: "/dashboard?start=2026-05-01&end=2026-05-31",
    as: "owner",
    ready: async () => {
      await expect.element(grid("Parks")).toBeVisible();
      await expect.element(page.getByRole("slider")).toBeVisible();
    },
  },
  {
    name: "devices beside one of them",
    path: "/devices",
    as: "owner",
    ready: async () => {
      await expect.element(grid("Devices")).toBeVisible();
      await tabTo(() => grid("Devices").query());
      await press("{Enter}");
      await expect.element(button("Close device")).toBeVisible();
    },
  },
  {
    name: "forecasts beside one of them",
    path: "/forecast",
    as: "owner",
    ready: async () => {
      await expect.element(grid("Forecasts")).toBeVisible();
      await tabTo(() => grid("Forecasts").query());
      await press("{Enter}");
      await expect.element(button("Close forecast")).toBeVisible();
      await expect.element(page.getByRole("slider")).toBeVisible();
    },
  },
  {
    name: "users beside one of them",
    path: "/users",
    as: "admin",
    ready: async () => {
      await expect.element(grid("Users")).toBeVisible();
      await tabTo(() => grid("Users").query());
      await press("{Enter}");
      await expect.element(button("Close user")).toBeVisible();
    },
  },
  {
    name: "organization, with the site canvas",
    path: "/organization",
    as: "owner",
    ready: async () => {
      await expect.element(text("Subscription")).toBeVisible();
      await tabTo(() => button("Site canvas").query());
      await press("{Enter}");
      await expect
        .element(page.getByRole("region", { name: "Site canvas" }).getByRole("link").first())
        .toBeVisible();
    },
  },
  {
    name: "a narrow window",
    path: "/monitor",
    as: "owner",
    width: 400,
    ready: () => expect.element(grid("Last samples")).toBeVisible(),
  },
];

describe("[243] [F111] [37] every control is a stop of Tab, both ways, marked and in sight", () => {
  test.each(places)("$name", async ({ path, as, width = 1000, ready }) => {
    await openPortal(path, { ...(as ? { as } : {}), width, height: 600 });
    await ready();
    const on = await walk();
    expect({ ...on, reached: on.reached.length > 3, missed: missed(on.reached) }).toEqual({
      reached: true,
      missed: [],
      unmarked: [],
      covered: [],
      cut: [],
    });
    const back = await walk({ back: true });
    expect({ ...back, reached: back.reached.map(nameOf).reverse() }).toEqual({
      reached: on.reached.map(nameOf),
      unmarked: [],
      covered: [],
      cut: [],
    });
  });
});
