import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { type Account, openPortal } from "./harness";

const themes = ["light", "dark"] as const;

/** Where to look, who looks, and what is opened before. */
const places: readonly {
  readonly name: string;
  readonly path: string;
  readonly as?: Account;
  readonly width?: number;
  readonly ready: () => Promise<unknown>;
}[] = [
  {
    name: "the sign-in page with an error",
    path: "/login",
    ready: async () => {
      await userEvent.fill(page.getByLabelText("Email"), "nobody@demo.test");
      await userEvent.fill(page.getByLabelText("Password"), "wrong");
      await userEvent.keyboard("{Enter}");
      await expect.element(page.getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "the shell with site canvas, toasts and the filter panel",
    path: "/organization",
    as: "owner",
    ready: async () => {
      await expect.element(page.getByText("Subscription")).toBeVisible();
      await userEvent.click(page.getByRole("button", { name: "Site canvas" }));
      await userEvent.click(page.getByRole("button", { name: "KPI filters" }));
      await expect
        .element(page.getByRole("complementary").getByRole("button", { name: "Park" }))
        .toBeVisible();
    },
  },
  {
    name: "the sidebar over a narrow page",
    path: "/organization",
    as: "owner",
    width: 400,
    ready: async () => {
      await userEvent.click(page.getByRole("button", { name: "Toggle sidebar" }));
      await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    },
  },
];

describe.each(themes)("accessible, %s", (theme) => {
  test.each(places)("$name", async ({ path, as, width, ready }) => {
    const { tools } = await openPortal(path, { theme, ...(as ? { as } : {}), ...(width ? { width } : {}) });
    await ready();
    for (const type of ["success", "info", "error"] as const)
      tools.alerts.show({ type, text: type, time: null });
    await expect.element(page.getByText("success", { exact: true })).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});
