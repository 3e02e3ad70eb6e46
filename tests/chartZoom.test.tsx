import { beforeAll, describe, expect, test, vi } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import { ScreenContext } from "../src/frame/page";
import "../src/ui/base.css";
import { openPortal } from "./harness";
import { openByKey } from "./paletteDriver";
import { cursor, drawn, grid, hour, june, Power } from "./power";
import { startWords } from "./words";

beforeAll(startWords);

const figure = () => page.getByRole("figure", { name: "Power" });
const button = (name: string) => figure().getByRole("button", { name, exact: true });
const status = () => figure().getByRole("status");
const samples = () => Number(cursor().element().getAttribute("aria-valuemax")) + 1;
const readout = () => page.getByText(/^21 Jun 2026, \d\d:00$/);
const spoken = () => cursor().element().getAttribute("aria-valuetext");

const quarters = Array.from({ length: 25 }, (_, index) => june + (index * hour) / 4);
/** A value each quarter of an hour: an hour is the shortest time that is shown of it. */
const dense = { ...grid, time: quarters, value: quarters.map((_, index) => index) };

const band = () => document.querySelector('[class*="band"]');

/** What a pointer does at a part of the plot, 0 being its left edge and 1 its right; `buttons` are those held down. */
function send(kind: string, part: number, { buttons = 1, pointerType = "mouse" } = {}): void {
  const field = cursor().element();
  const { left, top, width, height } = field.getBoundingClientRect();
  field.setPointerCapture = vi.fn();
  const at = { clientX: left + part * width, clientY: top + height / 2, pointerId: 1 };
  field.dispatchEvent(new PointerEvent(kind, { ...at, bubbles: true, button: 0, buttons, pointerType }));
}

/** Draws a band over parts of the plot. */
async function drag(from: number, to: number, how?: { pointerType: string }): Promise<void> {
  send("pointerdown", from, how);
  if (how === undefined) await expect.poll(band).not.toBeNull();
  for (const kind of ["pointermove", "pointerup"]) send(kind, to, how);
}

async function shown(): Promise<void> {
  await render(<Power />);
  await drawn();
  expect(samples()).toBe(6);
}

describe("a part of a chart's time in its whole width", () => {
  test("by drawing a band over it, either way; a double press shows all again", async () => {
    await shown();
    await drag(0.75, 0.1);
    await expect.poll(samples).toBe(4);
    await expect.element(status()).toHaveTextContent(/^Only 21 Jun 2026, 00:3\d.04:3\d$/);
    await userEvent.dblClick(cursor());
    await expect.poll(samples).toBe(6);
    await expect.element(status()).toHaveTextContent("");
  });

  test("the cursor stays at its time when a band is drawn", async () => {
    await shown();
    cursor().element().focus();
    await drag(0.75, 0.1);
    await expect.poll(samples).toBe(4);
    expect(spoken()).toMatch(/^21 Jun 2026, 01:00/);
    await userEvent.dblClick(cursor(), { position: { x: 2, y: 40 } });
    await expect.poll(samples).toBe(6);
    expect(spoken()).toMatch(/^21 Jun 2026, 01:00/);
  });

  test("on a phone the time shown is seen, below the buttons and no wider than they", async () => {
    await page.viewport(400, 800);
    await shown();
    await userEvent.click(button("Look closer"));
    await expect.element(status()).toHaveTextContent(/^Only 21 Jun 2026/);
    const [said, last] = [status(), button("Look closer")].map((part) =>
      part.element().getBoundingClientRect(),
    );
    expect(said?.top).toBeGreaterThanOrEqual(last?.bottom ?? Infinity);
    expect(said?.width).toBeGreaterThan(100);
    expect(getComputedStyle(status().element()).clipPath).toBe("none");
    expect(said?.right).toBeLessThanOrEqual(figure().element().getBoundingClientRect().right);
  });

  test("a press is no band, and a finger scrolls", async () => {
    await shown();
    await drag(0.5, 0.501);
    await drag(0.2, 0.8, { pointerType: "touch" });
    await expect
      .element(button("Show the whole time"))
      .toHaveAccessibleDescription("The whole time is shown");
    expect(samples()).toBe(6);
  });

  test("a band whose button was let go of elsewhere is given up when the pointer comes back", async () => {
    await shown();
    send("pointerdown", 0.2);
    send("pointermove", 0.6);
    await expect.poll(band).not.toBeNull();
    send("pointermove", 0.8, { buttons: 0 });
    await expect.poll(band).toBeNull();
    send("pointerup", 0.8, { buttons: 0 });
    await expect.element(status()).toHaveTextContent("");
  });

  test("by keys about the cursor, a step farther and all", async () => {
    await shown();
    cursor().element().focus();
    await userEvent.keyboard("{Home}+");
    await expect.poll(samples).toBe(5);
    expect(spoken()).toMatch(/^21 Jun 2026, 00:00/);
    await expect.element(readout()).toHaveTextContent("21 Jun 2026, 00:00");
    await userEvent.keyboard("-");
    await expect.poll(samples).toBe(6);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}+");
    await expect.poll(samples).toBeLessThan(6);
    expect(spoken()).toMatch(/^21 Jun 2026, 02:00/);
    await userEvent.keyboard("0");
    await expect.poll(samples).toBe(6);
    expect(spoken()).toMatch(/^21 Jun 2026, 02:00/);
    await expect.element(cursor()).toHaveFocus();
  });

  test("by buttons: nearer as far as it goes, a step farther and all, each with the reason why it cannot", async () => {
    await render(<Power series={[dense]} />);
    await drawn();
    const [all, farther, nearer] = [
      button("Show the whole time"),
      button("Show more of the time"),
      button("Look closer"),
    ];
    const only = (span: string) =>
      expect.element(status()).toHaveTextContent(new RegExp(`^Only 21 Jun 2026, ${span}$`));
    for (const each of [all, farther]) {
      await expect.element(each).toHaveAttribute("aria-disabled", "true");
      await expect.element(each).toHaveAccessibleDescription("The whole time is shown");
    }
    for (const span of ["01:30.04:30", "02:15.03:45", "02:30.03:30"]) {
      await expect.element(nearer).not.toHaveAttribute("aria-disabled");
      await expect.element(nearer).not.toHaveAccessibleDescription();
      await userEvent.click(nearer);
      await only(span);
    }
    await expect.element(nearer).toHaveAttribute("aria-disabled", "true");
    await expect.element(nearer).toHaveAccessibleDescription("The shortest time is shown");
    await expect.element(all).not.toHaveAccessibleDescription();
    await userEvent.click(farther);
    await only("02:00.04:00");
    await userEvent.click(farther);
    await only("01:00.05:00");
    await userEvent.click(all);
    await expect.element(status()).toHaveTextContent("");
  });

  test("the numbers as a table are those of the part", async () => {
    await shown();
    await userEvent.click(button("Look closer"));
    await expect.poll(samples).toBeLessThan(6);
    const part = samples();
    await userEvent.click(button("Table view"));
    const rows = figure().getByRole("grid").getByRole("row");
    await expect.poll(() => rows.elements().length).toBe(part + 1);
    await userEvent.click(button("Show the whole time"));
    await expect.poll(() => rows.elements().length).toBe(7);
  });
});

describe("a part of the time lives as long as what it is a part of", () => {
  const until = (end: number) => <Power series={[dense]} range={{ start: june, end: june + end * hour }} />;

  test("it stays while now moves on, and shrinks or goes with a time that ends earlier, for good", async () => {
    const screen = await render(until(6));
    await drawn();
    await drag(0.5, 0.9);
    await expect.element(status()).toHaveTextContent(/^Only 21 Jun 2026, 03:00.05:24$/);
    await screen.rerender(until(6.1));
    await expect.element(status()).toHaveTextContent(/^Only 21 Jun 2026, 03:00.05:24$/);
    await screen.rerender(until(4.5));
    await expect.element(status()).toHaveTextContent(/^Only 21 Jun 2026, 03:00.04:30$/);
    await screen.rerender(until(2));
    await expect.element(status()).toHaveTextContent("");
    await screen.rerender(until(6));
    await expect.element(status()).toHaveTextContent("");
    expect(samples()).toBe(25);
  });

  test("a graph of other days from the same one on shows them all", async () => {
    const search = (end: string) => `/dashboard?start=2026-05-01&end=2026-05-${end}`;
    const { router } = await openPortal(search("07"), { as: "owner" });
    const graph = page.getByRole("figure", { name: "Energy over time", exact: true });
    const only = graph.getByRole("status");
    await expect.element(only).toBeInTheDocument();
    await router.navigate(search("31"));
    await expect.element(page.getByText(/1 – 31 May 2026/).first()).toBeVisible();
    await userEvent.click(graph.getByRole("button", { name: "Look closer" }));
    await expect.element(only).toHaveTextContent(/^Only /);
    await router.navigate(search("07"));
    await expect.element(page.getByText(/1 – 7 May 2026/).first()).toBeVisible();
    await expect.element(only).toHaveTextContent("");
  });

  test("it is one for the charts of a screen, and none of another screen's", async () => {
    const screens = [{}, {}] as const;
    await render(
      <>
        <ScreenContext value={screens[0]}>
          <Power />
          <Power title="Beside" />
        </ScreenContext>
        <ScreenContext value={screens[1]}>
          <Power title="Elsewhere" />
        </ScreenContext>
      </>,
    );
    const only = (name: string) => page.getByRole("figure", { name, exact: true }).getByRole("status");
    await expect.element(only("Elsewhere")).toHaveTextContent("");
    await userEvent.click(button("Look closer"));
    await expect.element(only("Beside")).toHaveTextContent(/^Only 21 Jun 2026, 01:00.05:00$/);
    await expect.element(only("Elsewhere")).toHaveTextContent("");
  });
});

describe("by palette", () => {
  const panels = page.getByRole("figure");
  const parts = () =>
    panels
      .elements()
      .map((panel) => panel.querySelector('header [role="status"]')?.textContent ?? "")
      .filter((text) => text !== "");
  const option = (name: string) => page.getByRole("option", { name: new RegExp(name) }).first();
  const picture = (element: Element) => element.querySelector("svg")?.innerHTML;
  const commands = {
    nearer: { label: "Look closer at a part of the chart's time", button: "Look closer" },
    farther: { label: "Show more of the chart's time", button: "Show more of the time" },
    all: { label: "Show the chart's whole time", button: "Show the whole time" },
  };

  async function find(words: string): Promise<void> {
    await openByKey();
    await userEvent.keyboard(words);
    await expect.element(option(words)).toBeVisible();
  }
  async function give(words: string): Promise<void> {
    await find(words);
    await userEvent.keyboard("{Enter}{Enter}");
  }
  async function monitored() {
    const portal = await openPortal("/monitor", { as: "owner" });
    await expect.element(panels.nth(1)).toBeVisible();
    expect(parts()).toEqual([]);
    return portal;
  }

  test("closer, farther and all; panels that begin together stay at one time", async () => {
    const portal = await monitored();
    const { sheets } = portal.tools.context();
    const range = () => sheets.find(({ zoom }) => zoom?.isIn)?.file?.().range ?? { start: 0, end: 0 };
    const length = () => range().end - range().start;
    await give(commands.nearer.label);
    await expect.poll(() => parts().length).toBeGreaterThan(1);
    expect(new Set(parts()).size).toBe(1);
    const half = length();
    await give(commands.nearer.label);
    await expect.poll(length).toBe(half / 2);
    const { rows } = sheets.find(({ zoom }) => zoom?.isIn)?.file?.() ?? { rows: [] };
    const times = rows.slice(1).flatMap(([cell]) => (typeof cell === "object" && cell ? [cell.time] : []));
    expect(times.length).toBeGreaterThan(0);
    expect(times.filter((time) => time < range().start || time > range().end)).toEqual([]);
    await give(commands.farther.label);
    await expect.poll(length).toBe(half);
    await give(commands.nearer.label);
    await give(commands.all.label);
    await expect.poll(parts).toEqual([]);
  });

  test("each wears the picture of its button, and says when it cannot", async () => {
    await monitored();
    const greyed = async (label: string, why: string) => {
      await find(label);
      await expect.element(option(label)).toHaveTextContent(why);
      await userEvent.keyboard("{Control>}k{/Control}");
    };
    for (const command of Object.values(commands)) {
      await find(command.label);
      const control = panels.first().getByRole("button", { name: command.button, exact: true });
      expect(picture(control.element())).toMatch(/^<(path|circle)/);
      expect(picture(option(command.label).element())).toBe(picture(control.element()));
      await userEvent.keyboard("{Control>}k{/Control}");
    }
    await greyed(commands.farther.label, "No chart shows a part of its time");
    const nearer = panels.getByRole("button", { name: commands.nearer.button, exact: true });
    const open = () => nearer.elements().find((each) => each.ariaDisabled !== "true");
    for (let next = open(); next !== undefined; next = open()) {
      const before = parts();
      await userEvent.click(next);
      await expect.poll(parts).not.toEqual(before);
    }
    await greyed(commands.nearer.label, "No chart can show a shorter time");
  });
});
