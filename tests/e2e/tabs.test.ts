import { describe, expect, test } from "vitest";
import { addressOf, heading, see, signInByForm, visit, yesterday } from "./visit";

describe("one browser, several tabs", () => {
  test("[40] [F37] signing out in one leads the other to the sign-in page within a second, without its data", async () => {
    const { page, context, base } = await visit(`monitor?date=${yesterday}`, { as: "owner" });
    const other = await context.newPage();
    await other.goto(`${base}dashboard`);
    await see(
      other.getByRole("grid", { name: "Parks" }),
      page.getByRole("figure", { name: "Power", exact: true }),
    );
    await page.getByRole("button", { name: "User menu" }).click();
    const item = page.getByRole("menuitem", { name: "Sign out" });
    await see(item);
    await Promise.all([heading(other, "Sign in").waitFor({ timeout: 1000 }), item.press("Enter")]);
    expect(addressOf(other, base)).toBe("/login");
    expect(await other.getByRole("grid").count()).toBe(0);
    // Until the server has confirmed it, the sign-out itself is remembered.
    await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("[79] signing in in one lets the other in, where it wanted to go", async () => {
    const { page, context, base } = await visit("monitor");
    await see(heading(page, "Sign in"));
    const other = await context.newPage();
    await other.goto(`${base}login`);
    await signInByForm(other);
    await see(heading(page, "Monitor"));
    expect(addressOf(page, base)).toBe("/monitor");
  });
});
