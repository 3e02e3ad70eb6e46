import { Component, type ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { render } from "./render";
import { page } from "vitest/browser";
import { lazyPart } from "../src/ui/lazyPart";

const Waiting = ({ name }: { name: string }) => <p>{name} comes</p>;
const Part = ({ name }: { name: string }) => <p>{name} is there</p>;

class Boundary extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: "" };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

test("something of its size waits in its place; once there, it is drawn at once and not loaded again", async () => {
  let come: (part: typeof Part) => void = () => undefined;
  const load = vi.fn(() => new Promise<typeof Part>((resolve) => (come = resolve)));
  const Lazy = lazyPart(load, Waiting);
  const screen = await render(<Lazy name="Chart" />);
  await expect.element(page.getByText("Chart comes")).toBeVisible();
  come(Part);
  await expect.element(page.getByText("Chart is there")).toBeVisible();
  await screen.rerender(<Lazy key="second" name="Second" />);
  expect(screen.container.textContent).toBe("Second is there");
  expect(load).toHaveBeenCalledOnce();
});

test("a load that fails reaches the boundary, and the next part tries again", async () => {
  const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(new Error("gone"));
  const Lazy = lazyPart(load);
  const draw = (key: string) => (
    <Boundary key={key}>
      <Lazy name="Chart" />
    </Boundary>
  );
  const screen = await render(draw("first"));
  await expect.element(page.getByText("gone")).toBeVisible();
  await screen.rerender(draw("second"));
  await expect.element(page.getByText("Chart is there")).toBeVisible();
});
