import type { RunOptions } from "axe-core";
import i18next from "i18next";
import { expect } from "vitest";
import { still, violations } from "./axe";
import { openPortal, type Account, type Harness } from "./harness";

const rules: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

/** What axe-core finds on the whole page, or in the dialog that covers it, by rule and place. */
export async function faults(): Promise<unknown[]> {
  // What is on its way out is a dialog too.
  await still();
  return violations(document.querySelector("[data-rac][role='dialog']") ?? document.body, rules);
}

interface Step {
  readonly name: string;
  /** By English names: the language changes only while it is looked at. */
  readonly go: (portal: Harness) => Promise<unknown>;
}

export interface Visit {
  readonly name: string;
  readonly path: string;
  readonly as?: Account;
  readonly before?: (demo: Harness["demo"]) => void;
  readonly steps: readonly Step[];
}

type Look = readonly [theme: "light" | "dark", language: "en" | "de"];

/** German is looked at in the dark: its names are longer, and none of them may be missing. */
export const looks: readonly Look[] = [
  ["light", "en"],
  ["dark", "de"],
];

/** Goes through a screen step by step, and finds no fault at any of them. */
export async function look(visit: Visit, [theme, language]: Look): Promise<void> {
  const { path, as, before, steps } = visit;
  const portal = await openPortal(path, { theme, ...(as ? { as } : {}), ...(before ? { before } : {}) });
  for (const { name, go } of steps) {
    await go(portal);
    await i18next.changeLanguage(language);
    expect([name, await faults()]).toEqual([name, []]);
    await i18next.changeLanguage("en");
  }
}
