import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import "./ready";
import { root } from "./servers";
import { heading, see, visit } from "./visit";

const days = /^\/monitor\?parks=[\w-]+&date=\d{4}-\d{2}-\d{2}$/;

/** A published plant that lies beside the repository; undefined, with a line in the log, where it does not. */
function published(name: string): string | undefined {
  const path = join(root, "../shared/data", name);
  if (existsSync(path)) return path;
  console.log(`${name} is not beside the repository: not tested on it`);
  return undefined;
}

test("a published plant is understood and shown in the demo build, under its policy", async () => {
  const file = published("serf_west_15min.csv");
  if (file === undefined) return;
  const { page, address } = await visit("/login", { build: "demo" });
  await page.getByRole("button", { name: "Owner" }).click();
  await see(heading(page, "Dashboard"));
  await page.getByRole("button", { name: "Open command palette" }).click();
  await page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox").fill("load measured");
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Load measured series" });
  await see(dialog);
  await dialog.locator('input[type="file"]').setInputFiles(file);
  await dialog.getByRole("combobox", { name: "Time zone" }).fill("denver");
  await see(page.getByRole("option", { name: "America/Denver" }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const fact = async (name: string) =>
    (await dialog.locator("dl > div", { hasText: name }).locator("dd").textContent())?.replace(
      /\u00a0/g,
      " ",
    );
  await see(dialog.getByText(/00:01.* 23:46$/));
  expect([
    await fact("Samples"),
    await fact("Step"),
    await fact("Gaps"),
    await fact("Mean AC power"),
    await fact("Peak irradiance"),
  ]).toEqual(["480", "15 min", "None", "840 W", "1,113 W/m²"]);

  await dialog.getByRole("button", { name: "Import" }).click();
  await page.getByRole("button", { name: "Show in monitor" }).click();
  await see(heading(page, "Monitor"), page.getByRole("figure").first());
  expect(address()).toMatch(days);
  await see(page.getByText("serf west 15min").first());
});
