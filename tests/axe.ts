import axe from "axe-core";

/** Moving now, and not for ever. */
function moving(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === "running" && effect?.getComputedTiming().iterations !== Infinity,
    );
}

/** What fades in has no contrast to measure yet. A frame first: what has just opened begins to move in its next. */
export async function still(): Promise<void> {
  do {
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(moving().map(({ finished }) => finished));
  } while (moving().length > 0 || document.querySelector("[data-entering]"));
}

/** What axe-core finds in an element once all in the page lies still: by rule, each place with what is wrong there. */
export async function violations(
  within: Element = document.body,
  options: axe.RunOptions = {},
): Promise<unknown[]> {
  await still();
  const found = await axe.run(within, { resultTypes: ["violations"], preload: false, ...options });
  return found.violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
}
