import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { render } from "./render";
import { page, userEvent } from "vitest/browser";
import type { ChartSeries } from "../src/frame/Chart";
import { spans } from "../src/frame/chart/instants";
import "../src/ui/base.css";
import { violations } from "./axe";
import { i18n, startWords } from "./words";
import { hour, june, october, grid, radiation, Power, cursor, drawn, middle } from "./power";

beforeAll(startWords);
beforeEach(() => {
  document.documentElement.dataset["theme"] = "light";
});

/** Pieces of the drawn lines: a gap begins a new one. */
function pieces(): number {
  const lines = [...document.querySelectorAll<SVGPathElement>(".js-line")].filter(
    (path) => path.style.strokeWidth !== "0px",
  );
  return lines.reduce((sum, path) => sum + (path.getAttribute("d")?.match(/M/g)?.length ?? 0), 0);
}

test("[151] numbers stand at the lines that they name, and times at their marks", async () => {
  await render(<Power />);
  await drawn();
  const { y } = middle(page.getByText("1,000", { exact: true }).element());
  const lines = [...document.querySelectorAll("[data-ground=value]")].map((line) =>
    Math.abs(middle(line).y - y),
  );
  expect(Math.min(...lines)).toBeLessThan(1);
  const { x } = middle(page.getByText("02:00", { exact: true }).element());
  const marks = [...document.querySelectorAll("[data-ground=time]")].map((mark) =>
    Math.abs(middle(mark).x - x),
  );
  expect(Math.min(...marks)).toBeLessThan(1);
});

test("[157] a night is shaded from sunset to sunrise, as far as the range goes", async () => {
  const night = [
    { start: june - 4 * hour, end: june + hour },
    { start: june + 2 * hour, end: june + 3 * hour },
    { start: june + 40 * hour, end: june + 50 * hour },
  ];
  await render(<Power night={night} />);
  await drawn();
  const field = cursor().element().getBoundingClientRect();
  const xOf = (time: number) => field.left + ((time - june) / (6 * hour)) * field.width;
  const shaded = [...document.querySelectorAll("[data-ground=night]")].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [left, right, top, bottom].map(Math.round);
  });
  const edges = [
    [june, june + hour],
    [june + 2 * hour, june + 3 * hour],
  ].map((times) => [...times.map(xOf), field.top, field.bottom].map(Math.round));
  expect(shaded).toEqual(edges);
});

test("what was to be expected and another time are told apart by their dashes, in the plot as beside their names", async () => {
  const lines = ([undefined, "dash", "dot"] as const).map((dash, at) => ({
    ...grid,
    ...{ id: `line${at}`, name: `Line ${at}` },
    ...(dash && { dash }),
  }));
  await render(<Power series={lines} />);
  await drawn();
  const dashes = [...document.querySelectorAll<SVGPathElement>(".js-line")].map(
    ({ style }) => style.strokeDasharray,
  );
  expect(new Set(dashes).size).toBe(3);
  const swatches = lines.map(({ name }) => {
    const swatch = page.getByText(name, { exact: true }).element().parentElement?.firstElementChild;
    return swatch && getComputedStyle(swatch).backgroundImage;
  });
  expect(new Set(swatches).size).toBe(3);
});

test("[169] what lasted is shaded as far as the range goes, and is read all along", async () => {
  const marks = [
    { time: june - 4 * hour, end: june + hour, label: "Outage", kind: "fault" as const },
    { time: june + 4 * hour, end: Infinity, label: "Snow" },
    { time: june + 3 * hour, label: "Goats" },
    { time: june - 9 * hour, end: june - 8 * hour, label: "Over" },
  ];
  await render(<Power marks={marks} />);
  await drawn();
  const field = cursor().element().getBoundingClientRect();
  const shaded = [...document.querySelectorAll("[data-ground=span]")].map((each) => {
    const { left, right } = each.getBoundingClientRect();
    return [
      each.getAttribute("data-kind"),
      ...[left, right].map((x) => Math.round(((x - field.left) / field.width) * 6)),
    ];
  });
  expect(shaded).toEqual([
    ["fault", 0, 1],
    ["info", 4, 6],
  ]);
  (cursor().element() as HTMLElement).focus();
  const said = () => cursor().element().getAttribute("aria-valuetext") ?? "";
  expect(said()).toContain("Snow");
  await userEvent.keyboard("{Home}");
  expect(said()).toContain("Outage");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(said()).not.toMatch(/Outage|Snow|Goats/);
});

describe("[151] the same numbers by other ways", () => {
  test("as a table in park time", async () => {
    await render(<Power />);
    await expect.element(page.getByRole("figure", { name: "Power" })).toBeVisible();
    await page.getByRole("button", { name: "Table view" }).click();
    await expect.element(page.getByRole("grid", { name: "Power" })).toBeVisible();
    const cells = [...document.querySelectorAll('[role="row"]')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toEqual([
      ["TimeCEST", "RadiationW/m²", "Grid powerkW"],
      ["21 Jun 2026, 00:00", "0", "1.0"],
      ["21 Jun 2026, 01:00", "–", "2.5"],
      ["21 Jun 2026, 02:00", "10", "–"],
      ["21 Jun 2026, 03:00", "–", "–"],
      ["21 Jun 2026, 04:00", "20", "1,234.5"],
      ["21 Jun 2026, 05:00", "–", "-0.2"],
    ]);
    await expect
      .element(page.getByRole("button", { name: "Table view" }))
      .toHaveAttribute("aria-pressed", "true");
  });

  test("as a file, in the notation of the language", async () => {
    const made = vi.spyOn(URL, "createObjectURL");
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    await i18n.changeLanguage("de");
    await render(<Power title="Leistung: heute" />);
    await page.getByRole("button", { name: "CSV herunterladen" }).click();
    await page.getByRole("menuitem", { name: "Als CSV speichern" }).click();
    const [file] = made.mock.calls[0] ?? [];
    const bytes = file instanceof Blob ? await file.arrayBuffer() : new ArrayBuffer();
    // The byte order mark first: without it German spreadsheets take "ä" for "Ã¤".
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)).toBe(
      [
        "\ufeffZeit (Europe/Berlin);Radiation (W/m²);Grid power (kW)",
        "21.06.2026 00:00:00;0;1",
        "21.06.2026 01:00:00;;2,5",
        "21.06.2026 02:00:00;10;",
        "21.06.2026 03:00:00;;",
        "21.06.2026 04:00:00;20;1234,5",
        "21.06.2026 05:00:00;;-0,2",
        "",
      ].join("\r\n"),
    );
    expect(saved.mock.contexts).toMatchObject([{ download: "Leistung-heute_2026-06-21.csv" }]);
    await page.getByRole("button", { name: "CSV herunterladen" }).click();
    await page.getByRole("menuitem", { name: "Als CSV im englischen Format speichern" }).click();
    const [other] = made.mock.calls[1] ?? [];
    const lines = other instanceof Blob ? (await other.text()).split("\r\n") : [];
    expect([lines[0], lines[5]]).toEqual([
      "Zeit (Europe/Berlin),Radiation (W/m²),Grid power (kW)",
      "2026-06-21T04:00:00+02:00,20,1234.5",
    ]);
  });

  test("as a file of either notation too, and as a table, while it fills the screen", async () => {
    const made = vi.spyOn(URL, "createObjectURL");
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    vi.spyOn(document, "fullscreenEnabled", "get").mockReturnValue(true);
    const filling = vi.spyOn(document, "fullscreenElement", "get").mockReturnValue(null);
    vi.spyOn(Element.prototype, "requestFullscreen").mockImplementation(function (this: Element) {
      filling.mockReturnValue(this);
      document.dispatchEvent(new Event("fullscreenchange"));
      return Promise.resolve();
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await render(<Power />);
    const chart = page.getByRole("figure");
    await chart.getByRole("button", { name: "Full screen" }).click();
    await expect.element(chart.getByRole("button", { name: "Leave full screen" })).toBeVisible();
    await chart.getByRole("button", { name: "Save as CSV", exact: true }).click();
    await chart.getByRole("button", { name: "Save as CSV for German Excel" }).click();
    const files = await Promise.all(
      made.mock.calls.map(async ([file]) =>
        file instanceof Blob ? (await file.text()).split("\r\n")[5] : "",
      ),
    );
    expect(files).toEqual(["2026-06-21T04:00:00+02:00,20,1234.5", "21.06.2026 04:00:00;20;1234,5"]);
    await chart.getByRole("button", { name: "Table view" }).click();
    await expect.element(chart.getByRole("grid")).toBeVisible();
  });

  test("by keyboard: arrows, Home and End move a cursor that speaks", async () => {
    await render(<Power marks={[{ time: june + 4 * hour, label: "Grid outage", kind: "fault" }]} />);
    await drawn();
    for (const key of Array.from({ length: 7 }, () => "{Tab}")) await userEvent.keyboard(key);
    await expect.element(cursor()).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect
      .element(cursor())
      .toHaveAttribute("aria-valuetext", "21 Jun 2026, 00:00: Radiation 0\u00a0W/m², Grid power 1\u00a0kW");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect
      .element(cursor())
      .toHaveAttribute("aria-valuetext", "21 Jun 2026, 02:00: Radiation 10\u00a0W/m², Grid power –");
    await userEvent.keyboard("{End}{ArrowLeft}");
    await expect
      .element(cursor())
      .toHaveAttribute(
        "aria-valuetext",
        "21 Jun 2026, 04:00: Radiation 20\u00a0W/m², Grid power 1,234.5\u00a0kW, Grid outage",
      );
  });

  test("by pointer the cursor reads all series at the nearest sample", async () => {
    await render(<Power />);
    await drawn();
    await cursor().hover({ position: { x: 2, y: 40 } });
    await expect.element(page.getByText("21 Jun 2026, 00:00")).toBeVisible();
    await expect.element(page.getByText("1\u00a0kW", { exact: true })).toBeVisible();
  });
});

describe("the picture", () => {
  test("[161] gaps stay open in lines", async () => {
    await render(<Power series={[grid]} />);
    await drawn();
    expect(pieces()).toBe(2);
  });

  test("a theme change redraws in the other theme's colours", async () => {
    await render(<Power series={[grid]} />);
    await drawn();
    const stroke = () => document.querySelector<SVGPathElement>(".js-line")?.style.stroke;
    const light = stroke();
    document.documentElement.dataset["theme"] = "dark";
    await vi.waitFor(() => expect(stroke()).not.toBe(light));
  });

  test("equal data built anew is not drawn anew", async () => {
    const screen = await render(<Power />);
    await drawn();
    const before = document.querySelector(".main-svg .js-line");
    await screen.rerender(<Power series={[{ ...radiation, time: [...radiation.time] }, { ...grid }]} />);
    expect(document.querySelector(".main-svg .js-line")).toBe(before);
  });

  test("is a skeleton of the same height while it loads", async () => {
    const screen = await render(<Power isLoading height={240} />);
    const height = () => page.getByRole("figure").element().getBoundingClientRect().height;
    const before = height();
    await screen.rerender(<Power height={240} />);
    await drawn();
    expect(height()).toBe(before);
  });

  test.each(["light", "dark"])("passes axe in the %s theme, as picture and as table", async (theme) => {
    document.documentElement.dataset["theme"] = theme;
    const screen = await render(
      <Power marks={[{ time: june + hour, label: "Outage" }]} subtitle="21 Jun 2026" />,
    );
    await drawn();
    const rules = { region: { enabled: false }, "heading-order": { enabled: false } };
    expect(await violations(screen.container, { rules })).toEqual([]);
    await page.getByRole("button", { name: "Table view" }).click();
    await expect.element(page.getByRole("grid")).toBeVisible();
    expect(await violations(screen.container, { rules })).toEqual([]);
  });

  test("bars reach to the next bar and are read as days", async () => {
    const days = [Date.UTC(2026, 9, 23, 22), october, Date.UTC(2026, 9, 25, 23)];
    expect(spans(days, days[2] ?? 0).map((span) => span / hour)).toEqual([24, 25, 25]);
    const bars: ChartSeries = { ...grid, kind: "bar", time: days, value: [1, 2, 3] };
    await render(<Power series={[bars]} range={{ start: days[0] ?? 0, end: (days[2] ?? 0) + 24 * hour }} />);
    await drawn();
    await expect.element(page.getByRole("listitem")).toHaveTextContent("Grid power");
    await expect.element(cursor()).toHaveAttribute("aria-valuetext", "26 Oct 2026: Grid power 3\u00a0kW");
  });
});
