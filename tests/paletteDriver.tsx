import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { HarnessOptions } from "./harness";

export const palette = page.getByRole("dialog", { name: "Command palette" });
export const field = palette.getByRole("combobox");
export const options = palette.getByRole("option");

export const heading = (name: string) => page.getByRole("heading", { level: 1, name });

/** The portal with all parks and devices loaded, and the palette open. */
export async function opened(path = "/dashboard", given: HarnessOptions = {}) {
  const portal = await openPortal(path, { as: "admin", ...given });
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Open command palette" })).toBeVisible();
  await openByKey();
  await expect.element(palette.getByText(/loaded|Loading …/)).not.toBeInTheDocument();
  return portal;
}

const isOpen = () => vi.waitUntil(() => palette.query() !== null, { timeout: 1500 }).catch(() => false);

/** The keys come in a chunk of their own right after the page; a second press too early would close it again. */
export async function openByKey(): Promise<void> {
  await expect
    .poll(
      async () => {
        if (palette.query() === null) await userEvent.keyboard("{Control>}k{/Control}");
        return isOpen();
      },
      { timeout: 10_000 },
    )
    .toBe(true);
  await expect.element(field).toHaveFocus();
}

/** The row Enter would run, as assistive technology is told. */
export function active(): string | null | undefined {
  const id = field.element().getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id)?.getAttribute("data-key");
}

export function selected(): (string | null)[] {
  return [...document.querySelectorAll('[role="option"][aria-selected="true"]')].map((row) =>
    row.getAttribute("data-key"),
  );
}
