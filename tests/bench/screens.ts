import type { Page } from "playwright-core";

/** Screens with an address of their own: path below /v1, heading, keys that go there. */
export const screens = [
  { path: "dashboard", name: "Dashboard", keys: "gd" },
  { path: "monitor", name: "Monitor", keys: "gm" },
  { path: "sites", name: "Sites", keys: "gs" },
  { path: "organization", name: "Organization", keys: "go" },
] as const;

export type Screen = (typeof screens)[number];

export function seeScreen(page: Page, { name }: Screen): Promise<void> {
  return page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/** Goes to a screen by its keys, without a load of the page. */
export async function goTo(page: Page, screen: Screen): Promise<void> {
  for (const key of screen.keys) await page.keyboard.press(key);
  await seeScreen(page, screen);
}
