import { expect, test } from "vitest";
import { heading, see, visit } from "./visit";

test("look", async () => {
  for (const [path, name] of [
    ["login", "Sign in"],
    ["dashboard", "Dashboard"],
    ["monitor", "Monitor"],
    ["sites", "Sites"],
    ["devices", "Devices"],
    ["organization", "Organization"],
  ] as const) {
    const { page, calls } = await visit(path, path === "login" ? {} : { as: "owner" });
    await see(heading(page, name));
    await page.waitForLoadState("networkidle");
    console.log(path, JSON.stringify(calls, null, 1));
    await page.waitForTimeout(3000);
    console.log(path, calls.length);
    await page.screenshot({ path: `/tmp/e2e-${path}.png` });
  }
  expect(1).toBe(1);
});
