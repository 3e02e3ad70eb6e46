import axe from "axe-core";
import i18next from "i18next";
import { expect } from "vitest";
import { openPortal, type Account, type Harness } from "./harness";

const rules: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  preload: false,
};

/** What moves has no contrast to measure yet; what turns for ever is not waited for. */
async function still(): Promise<void> {
  const ends = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    .map(({ finished }) => finished);
  await Promise.allSettled(ends);
}

/** What axe-core finds on the whole page, or in the dialog that covers it, by rule and place. */
export async function faults(): Promise<unknown[]> {
  await still();
  const covering = document.querySelector("[data-rac][role='dialog']");
  const { violations } = await axe.run(covering ?? document.body, rules);
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
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
