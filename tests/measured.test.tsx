import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { decodeText } from "../mocks/measured/decode";
import { parkNameOf } from "../src/screens/demo/parkName";
import { violations } from "./axe";
import { openPortal, summerNoon } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const dialog = page.getByRole("dialog", { name: "Load measured series" });
const submit = dialog.getByRole("button", { name: "Import" });
const zone = dialog.getByRole("combobox", { name: "Time zone" });
const preview = dialog.getByRole("region", { name: "What was understood" });

/** Three hours of a roof in Colorado in 2022: standby at first, an hour missing. */
const roof = [
  ",ac_power__773,poa_irradiance__771,module_temp",
  "2022-01-02 07:00:00,-9,0,1",
  "2022-01-02 08:00:00,1000,250.4,2",
  "2022-01-02 09:00:00,2009,1113,3",
  "2022-01-02 11:00:00,1000,900,4",
].join("\n");

async function open(options: HarnessOptions = {}): Promise<Harness> {
  const portal = await openPortal("/dashboard", { as: "owner", ...options });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  portal.tools.overlays.open("measured");
  await expect.element(dialog).toBeVisible();
  return portal;
}

function choose(name: string, text: BlobPart): Promise<void> {
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  return userEvent.upload(page.elementLocator(input), new File([text], name, { type: "text/csv" }));
}

async function chooseZone(typed: string, name: string): Promise<void> {
  await userEvent.fill(zone, typed);
  await expect.element(page.getByRole("option", { name })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(zone).toHaveValue(name);
}

/** Files are read beside the page: what they give comes a moment later. */
const seen = (look: () => void) => vi.waitFor(look, { timeout: 5000 });

/** The facts of the preview as "name: value". */
function facts(): string[] {
  return [...preview.element().querySelectorAll("dl > div")].map(
    (fact) =>
      `${fact.querySelector("dt")?.textContent}: ${fact.querySelector("dd")?.textContent.replace(/\u00a0/g, " ")}`,
  );
}

/** The columns of the file as "name | role | unit | sign", and why. */
function columns(): string[] {
  const list = dialog.getByRole("list", { name: "Columns of the file" }).element();
  return [...list.children].map((column) => {
    const choices = [...column.querySelectorAll("button")].map(({ textContent }) => textContent);
    return [column.getAttribute("aria-label"), ...choices].join(" | ");
  });
}

/** Opens a choice by keyboard and takes the option. */
async function take(label: string, option: string): Promise<void> {
  const button = dialog.getByRole("button", { name: label });
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("option", { name: option, exact: true })).toBeVisible();
  await userEvent.keyboard(option);
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("option", { name: option, exact: true })).not.toBeInTheDocument();
}

describe("a measured plant", () => {
  test("is found in the palette, shown before it is imported, and then seen in the monitor and found by name", async () => {
    const portal = await openPortal("/dashboard", { as: "member" });
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await page.getByRole("button", { name: "Open command palette" }).click();
    await userEvent.fill(palette.getByRole("combobox"), "load measured");
    await expect.element(palette.getByRole("option", { name: /^Load measured series/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(dialog.getByRole("button", { name: "Choose file" })).toHaveFocus();

    await choose("roof_golden.csv", roof);
    await chooseZone("denv", "America/Denver");
    await seen(() =>
      expect(facts()).toEqual([
        "From and to, in park time: 9 Jun 2026, 07:00–11:00",
        "Dates: Moved by 1,619 days",
        "Samples: 4",
        "Step: 1 h",
        "Gaps: 1 gap (samples missing: 1)",
        "Mean AC power: 1 kW",
        "Peak irradiance: 1,113 W/m²",
        "Best day: 5 kWh on 9 Jun 2026",
        "Peak of that day: 2 kW",
      ]),
    );
    expect(columns()).toEqual([
      "(no name, column 1) | Time",
      "ac_power__773 | AC power | W | As in the file",
      "poa_irradiance__771 | Irradiance | W/m²",
      "module_temp | Not used",
    ]);
    await expect.element(dialog.getByText("Something else")).toBeVisible();
    await expect.element(preview.getByRole("img", { name: "Power on 9 Jun 2026" })).toBeVisible();
    expect(portal.demo.world().measured).toEqual([]);

    await expect
      .element(dialog.getByRole("textbox", { name: "Name of the park" }))
      .toHaveValue("roof golden");
    await submit.click();
    await expect.element(page.getByText("roof golden was added with its measurements.")).toBeVisible();
    const park = portal.demo.world().parks.find(({ name }) => name === "roof golden");
    const home = portal.demo.world().portfolios.find(({ uid }) => uid === park?.portfolio_uid);
    const member = portal.demo.world().accounts.find(({ email }) => email === "member@demo.test");
    expect(home).toMatchObject({
      name: "Measured plants (America/Denver)",
      timezone: "America/Denver",
      organization_uid: member?.organization_uid,
    });

    await page.getByRole("button", { name: "Show in monitor" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Monitor" })).toBeVisible();
    expect(portal.address()).toBe(`/monitor?parks=${park?.uid}&date=2026-06-09`);

    await page.getByRole("button", { name: "Open command palette" }).click();
    await userEvent.fill(palette.getByRole("combobox"), "roof gold");
    await expect.element(palette.getByRole("option", { name: /roof golden/ })).toBeVisible();
    // The whole portal is loaded for the first time here, charts included.
  }, 60_000);

  test("keeps its dates on request; what graphs cannot reach and what is yet to come is said", async () => {
    await open();
    await chooseZone("berlin", "Europe/Berlin");
    await choose("a.csv", roof);
    await seen(() => expect(facts()[1]).toBe("Dates: Moved by 1,619 days"));
    await userEvent.click(dialog.getByRole("switch", { name: "Keep the dates" }));
    await seen(() => expect(facts()[0]).toBe("From and to, in park time: 2 Jan 2022, 07:00–11:00"));
    expect(facts()[1]).toBe("Dates: As in the file");
    await expect
      .element(preview.getByText("Graphs begin with 2025: earlier days are seen in the monitor alone."))
      .toBeVisible();

    const days = ["time;ac_power_kw", "2026-06-10 12:00;1,5", "2026-06-10 12:15;1,5", "2026-06-10 12:15;2,5"];
    await choose("b.csv", [...days, "2026-06-10 12:30;3,5"].join("\n"));
    const notes = preview.getByRole("list").getByRole("listitem");
    await seen(() =>
      expect(notes.elements().map(({ textContent }) => textContent)).toEqual([
        "1 sample has the time of another one; the later line counts.",
        "2 samples are later than now and appear when their time has come.",
      ]),
    );
  });

  test("that cannot be read is refused with line and column, and nothing is half imported", async () => {
    const portal = await open();
    const before = [portal.demo.world().parks.length, portal.demo.world().portfolios.length];
    await expect.element(submit).toHaveAttribute("aria-disabled", "true");
    await choose("roof.csv", roof.replace("2009", "much"));
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toBeVisible();
    expect([...alert.element().children].map(({ textContent }) => textContent)).toEqual([
      "Line 4, column ac_power__773",
      "“much” is not a number. Correct the cell, or empty it if the value is missing.",
      "2022-01-02 09:00:00,much,1113,3",
    ]);
    await userEvent.click(submit, { force: true });
    expect([portal.demo.world().parks.length, portal.demo.world().portfolios.length]).toEqual(before);

    await choose("page.csv", "<!doctype html><title>Sign in</title>");
    await expect.element(alert).toHaveTextContent("Line 1, column 1This is no table of text");
    await choose("roof.csv", roof);
    await expect.element(preview).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(submit).not.toHaveAttribute("aria-disabled");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(portal.demo.world().parks.length).toBe(before[0]);
  });

  test("that no guess fits opens the same preview: choices by keyboard mend it, and each redraws at once", async () => {
    const portal = await open();
    await chooseZone("berlin", "Europe/Berlin");
    const rows = ["1/2/2026 10:00;1;0,5", "1/2/2026 10:15;2;1,5", "1/2/2026 10:30;2;2,5"];
    await choose("own.csv", ["When;Alpha;Beta", ...rows].join("\n"));
    const alert = dialog.getByRole("alert");
    await expect.element(alert).toHaveTextContent("No column is known to be grid power");
    expect(columns()).toEqual(["When | Time", "Alpha | Not used", "Beta | Not used"]);
    await take("Role of Beta", "AC power");
    await expect.element(alert).toHaveTextContent("Line 2, column BetaThis column names no unit");
    await take("Unit of Beta", "kW");
    await expect.element(alert).toHaveTextContent("may begin with the day, the month or the year");

    // Neither the name's Enter nor the button's imports anything while this is open.
    await userEvent.click(dialog.getByRole("textbox", { name: "Name of the park" }));
    await userEvent.keyboard("{Enter}");
    submit.element().focus();
    await userEvent.keyboard("{Enter}");
    expect(portal.demo.world().measured).toEqual([]);

    await take("Dates read as", "Day, month, year");
    await expect.element(alert).not.toBeInTheDocument();
    await seen(() => expect(facts()).toContain("From and to, in park time: 1 Feb 2026, 10:00–10:30"));
    expect(facts()).toContain("Mean AC power: 1.5 kW");
    await take("Sign of Beta", "Sign reversed");
    await seen(() => expect(facts()).toContain("Mean AC power: -1.5 kW"));
    await take("Unit of Beta", "kWh per interval");
    await seen(() => expect(facts()).toContain("Mean AC power: -6 kW"));
    await take("Times in the file", "UTC");
    await seen(() => expect(facts()).toContain("From and to, in park time: 1 Feb 2026, 11:00–11:30"));
    submit.element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("own was added with its measurements.")).toBeVisible();
    const [plant] = portal.demo.world().measured;
    expect([...(plant?.time ?? [])]).toEqual(
      [36_000, 36_900, 37_800].map((at) => Date.UTC(2026, 1, 1) / 1000 + at),
    );
    expect([[...(plant?.ac ?? [])], plant?.held]).toEqual([[-2000, -6000, -10_000], true]);
  });

  test("needs a name and an organization; Esc closes the list of zones before the dialog", async () => {
    const portal = await openPortal("/organization", { as: "new" });
    portal.tools.overlays.open("measured");
    await expect.element(dialog).toBeVisible();
    await userEvent.fill(zone, "denv");
    await expect.element(page.getByRole("option", { name: "America/Denver" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("option", { name: "America/Denver" })).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await choose("roof.csv", roof);
    const name = dialog.getByRole("textbox", { name: "Name of the park" });
    await userEvent.fill(name, " ");
    await expect.element(submit).toHaveAttribute("aria-disabled", "true");
    await userEvent.fill(name, "Roof");
    await userEvent.click(submit);
    await expect
      .element(dialog.getByRole("alert"))
      .toHaveTextContent("You belong to no organization that the park could be added to.");
    expect(portal.demo.world().measured).toEqual([]);
  });

  test.each(["light", "dark"] as const)("is accessible in German, %s", async (theme) => {
    const portal = await openPortal("/dashboard", { as: "owner", language: "de", theme });
    portal.tools.overlays.open("measured");
    const german = page.getByRole("dialog", { name: "Messreihe laden" });
    await expect.element(german).toBeVisible();
    const input = german.element().querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(page.elementLocator(input), new File([roof], "dach.csv"));
    await expect.element(german.getByText("Um 1.619 Tage verschoben")).toBeVisible();
    await expect.element(german.getByRole("list", { name: "Spalten der Datei" })).toBeVisible();
    expect(await violations(german.element())).toEqual([]);
  });
});

describe("a file's text", () => {
  test("is read in the encodings that loggers write", () => {
    const text = "Einstrahlung;Größe";
    const utf16 = [0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0), 0])];
    const latin = [...text].map((letter) => letter.charCodeAt(0));
    expect([
      decodeText(new TextEncoder().encode(text)),
      decodeText(Uint8Array.from(utf16)),
      decodeText(Uint8Array.from(latin)),
    ]).toEqual([text, text, text]);
  });

  test("gives a park its name", () => {
    expect(["serf_west_15min.csv", "Dach.2024.CSV", "plain", ".csv"].map(parkNameOf)).toEqual([
      "serf west 15min",
      "Dach.2024",
      "plain",
      "",
    ]);
  });
});

describe("the demo authenticator", () => {
  test("shows and copies the code that signs the demo account in", async () => {
    const portal = await openPortal("/login", { now: summerNoon });
    const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    portal.tools.overlays.open("authenticator");
    const box = page.getByRole("dialog", { name: "Demo authenticator" });
    await expect.element(box.getByText("totp@demo.test", { exact: false })).toBeVisible();
    const { code } = await portal.demo.code();
    await expect
      .element(box.getByRole("status", { name: "Current code" }))
      .toHaveTextContent(`${code.slice(0, 3)} ${code.slice(3)}`);
    await box.getByRole("button", { name: "Copy code" }).click();
    await expect.element(box.getByText("Copied")).toBeVisible();
    expect(copied.mock.calls).toEqual([[code]]);
    copied.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await box.getByRole("button", { name: "Copy code" }).click();
    await expect.element(box.getByText("The browser did not allow copying.")).toBeVisible();
    copied.mockRestore();
  });
});
