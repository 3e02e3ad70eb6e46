import type { ReactNode } from "react";
import { onTestFinished } from "vitest";
import { cleanup, render as mount } from "vitest-browser-react/pure";
import type { RenderResult } from "vitest-browser-react/pure";

// Those of the page: a test may put its own clock in their place.
const frame = window.requestAnimationFrame.bind(window);
const soon = window.setTimeout.bind(window);

const nextFrame = () => new Promise<void>((resolve) => frame(() => soon(resolve)));

/** React as it is shipped draws by itself, and no test is told when: within a frame, and its effects come after that. */
async function painted(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Draws for a test, which goes on once it is on the screen; gone when the test ends. */
export async function render(ui: ReactNode, options?: Parameters<typeof mount>[1]): Promise<RenderResult> {
  const view = await mount(ui, options);
  onTestFinished(cleanup);
  await painted();
  return {
    ...view,
    rerender: async (next) => {
      await view.rerender(next);
      await painted();
    },
  };
}
