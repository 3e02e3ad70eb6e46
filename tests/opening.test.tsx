import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createOpening } from "../src/main/opening";
import { normalHeight } from "../src/frame/chart/types";
import { openPortal } from "./harness";

/** An opening whose only call is answered by the test. */
function rig() {
  let answer: () => void = () => undefined;
  const fetch = () => new Promise<Response>((resolve) => (answer = () => resolve(new Response("{}"))));
  const opening = createOpening(fetch);
  onTestFinished(() => opening.dispose());
  return { opening, ask: () => void opening.watched("/"), answer: () => answer() };
}

/** Two idle moments and a few more. */
async function restful(): Promise<void> {
  for (let times = 0; times < 5; times += 1)
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve()));
}

describe("what the first numbers do not need", () => {
  test("waits for the calls under way, and comes at once after them", async () => {
    const { opening, ask, answer } = rig();
    const work = vi.fn();
    ask();
    opening.after(work);
    await restful();
    expect(work).not.toHaveBeenCalled();
    answer();
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    const later = vi.fn();
    ask();
    opening.after(later);
    expect(later).toHaveBeenCalledOnce();
  });

  test("comes without any call too, and not where it is no longer wanted", async () => {
    const { opening } = rig();
    const [work, dropped] = [vi.fn(), vi.fn()];
    opening.after(dropped)();
    opening.after(work);
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    expect(dropped).not.toHaveBeenCalled();
  });

  test("does not wait for an answer that does not come", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { opening, ask } = rig();
    const work = vi.fn();
    ask();
    opening.after(work);
    await vi.advanceTimersByTimeAsync(1999);
    expect(work).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledOnce();
  });

  test("comes with a key or a press of the pointer", async () => {
    for (const press of [() => userEvent.keyboard("x"), () => userEvent.click(document.body)]) {
      const { opening, ask } = rig();
      const work = vi.fn();
      ask();
      opening.after(work);
      await press();
      expect(work).toHaveBeenCalledOnce();
    }
  });
});

test("[237] a letter pressed before the keys have come is heard once they have", async () => {
  await openPortal("/dashboard", { as: "owner", latency: 400 });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
});

test("the graph's panel has its height while the parks are still awaited", async () => {
  const panel = page.getByRole("region", { name: "Energy over time" });
  await openPortal("/dashboard", {
    as: "owner",
    before: (demo) => demo.scenario("failing", { path: "/portfolio", kind: "never" }),
  });
  await expect.element(panel).toBeVisible();
  // Title, buttons and a plot of the size that every chart has.
  expect(panel.element().getBoundingClientRect().height).toBeGreaterThan(normalHeight);
});
