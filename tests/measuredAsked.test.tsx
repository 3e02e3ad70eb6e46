import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const readings = [100, 102, 105, 109, 70_000, 70_002, 70_005, 70_008];
const file = [
  "Zeit;Zählerstand [kWh]",
  ...readings.map((value, row) => `2026-06-20 ${10 + row}:00;${value}`),
].join("\n");

test.each([
  [
    "en",
    "Load measured series",
    "The readings of this meter jump from 109 to 70000",
    "Where the meter jumps",
    "Another meter: leave that interval out",
    ["fall or jump at line 6", "17 kWh"],
  ],
  [
    "de",
    "Messreihe laden",
    "Die Stände dieses Zählers springen von 109 auf 70000",
    "Wo der Zähler springt",
    "Anderer Zähler: dieses Intervall weglassen",
    ["springen in Zeile 6", "17 kWh"],
  ],
] as const)("[F78] a meter's jump is asked about and answered by keyboard (%s)", async (...one) => {
  const [language, title, question, label, answer, told] = one;
  const portal = await openPortal("/dashboard", { as: "owner", language });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  portal.tools.overlays.open("measured");
  const dialog = page.getByRole("dialog", { name: title });
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  await userEvent.upload(page.elementLocator(input), new File([file], "meter.csv"));
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toHaveTextContent(question);
  // The line stands there as in the file.
  await expect.element(alert).toHaveTextContent("2026-06-20 14:00;70000");
  const button = dialog.getByRole("button", { name: label });
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("option", { name: answer })).toBeVisible();
  await userEvent.keyboard(answer.slice(0, 4));
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
  const text = () => dialog.element().textContent.replace(/\u00a0/g, " ");
  await vi.waitFor(() => {
    for (const words of told) expect(text()).toContain(words);
  });
});

const unnamed = [
  "Zeit;Leistung",
  ...[0, 2, 4, 3, 1, 0].map((value, row) => `2026-06-20 ${10 + row}:00;${value},5`),
].join("\n");

test.each([
  [
    "en",
    "Load measured series",
    ["W20 Jun 2026: 0 kWh, peak 5 W at 12:00", "kW20 Jun 2026: 12.5 kWh, peak 4.5 kW at 12:00"],
    "Choose: kW",
    "12.5 kWh",
  ],
  [
    "de",
    "Messreihe laden",
    ["W20.06.2026: 0 kWh, Spitze 5 W um 12:00", "kW20.06.2026: 12,5 kWh, Spitze 4,5 kW um 12:00"],
    "Wählen: kW",
    "12,5 kWh",
  ],
] as const)("[F78] a question shows what each answer gives, and takes one by Enter (%s)", async (...one) => {
  const [language, title, given, choose, told] = one;
  const portal = await openPortal("/dashboard", { as: "owner", language });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  portal.tools.overlays.open("measured");
  const dialog = page.getByRole("dialog", { name: title });
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  await userEvent.upload(page.elementLocator(input), new File([unnamed], "plant.csv"));
  const button = dialog.getByRole("button", { name: choose });
  await expect.element(button).toBeVisible();
  const text = () => dialog.element().textContent.replace(/\u00a0/g, " ");
  for (const words of given) expect(text()).toContain(words);
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(dialog.getByText(told)).toBeVisible();
  // The focus stays with what came of the answer, and does not fall out of the dialog.
  const focused = document.activeElement;
  expect(focused?.textContent.replace(/\u00a0/g, " ")).toContain(told);
  expect(dialog.element().contains(focused)).toBe(true);
  expect(focused).not.toBe(dialog.element());
});

const behindTransformers = [
  "Zähler;1EMH00",
  "Wandlerfaktor;40",
  "",
  "Zeit;Zählerstand 2.8.0 [kWh]",
  ...[100, 102, 105, 109].map((value, row) => `2026-06-20 ${10 + row}:00;${value}`),
].join("\n");

test.each([
  [
    "en",
    "Load measured series",
    "A factor of 40 stands above the table.",
    "Multiply the values by 40",
    "The meter's factor",
    "In the values already",
  ],
  [
    "de",
    "Messreihe laden",
    "Über der Tabelle steht ein Faktor von 40.",
    "Werte mit 40 multiplizieren",
    "Faktor des Zählers",
    "Schon in den Werten",
  ],
] as const)("[F78] a meter's factor is asked for, and can be changed after (%s)", async (...one) => {
  const [language, title, question, times, label, asIs] = one;
  const portal = await openPortal("/dashboard", { as: "owner", language });
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  portal.tools.overlays.open("measured");
  const dialog = page.getByRole("dialog", { name: title });
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  await userEvent.upload(page.elementLocator(input), new File([behindTransformers], "meter.csv"));
  const alert = dialog.getByRole("alert");
  await expect.element(alert).toHaveTextContent(question);
  const text = () => dialog.element().textContent.replace(/\u00a0/g, " ");
  for (const words of ["9 kWh", "360 kWh"]) expect(text()).toContain(words);
  const choose = dialog.getByRole("button", { name: times });
  choose.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(text).toContain("360 kWh");
  const factor = dialog.getByRole("button", { name: label });
  await expect.element(factor).toHaveTextContent(times);
  factor.element().focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.click(page.getByRole("option", { name: asIs }));
  await expect.element(factor).toHaveTextContent(asIs);
  await expect.poll(text).not.toContain("360 kWh");
  expect(text()).toContain("9 kWh");
});
