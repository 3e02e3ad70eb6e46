import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const dialog = page.getByRole("dialog", { name: "Load measured series" });
const preview = dialog.getByRole("region", { name: "What was understood" });

/** Minutes of 2025 with six columns; all twelve months are 525,600 rows. */
function minutes(count: number): Blob {
  const start = Date.UTC(2025, 0, 1);
  const parts = ["Time;AC power [kW];Grid [kW];GHI [W/m²];Temp [°C];DC power [kW]\n"];
  for (let row = 0; row < count; row += 1) {
    const at = new Date(start + row * 60_000).toISOString();
    const power = Math.abs(Math.sin(row / 700));
    parts.push(
      `${at.slice(0, 10)} ${at.slice(11, 19)};${(power * 50).toFixed(2)};${(power * 49).toFixed(2)};` +
        `${(power * 900).toFixed(1)};20.5;${(power * 51).toFixed(2)}\n`,
    );
  }
  return new Blob(parts);
}

async function open(): Promise<Harness> {
  const portal = await openPortal("/dashboard", { as: "owner" });
  portal.tools.overlays.open("measured");
  await expect.element(dialog).toBeVisible();
  return portal;
}

function choose(file: File): void {
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test("a year of minutes is read beside the page, which stays usable, and imported", async () => {
  const portal = await open();
  const file = new File([minutes(525_600)], "year.csv");
  choose(file);
  await expect.element(preview, { timeout: 40_000 }).toBeVisible();
  await dialog.getByRole("button", { name: "Import" }).click();
  await expect
    .element(page.getByText("year was added with its measurements."), { timeout: 40_000 })
    .toBeVisible();
  expect(portal.demo.world().measured[0]?.time.length).toBe(525_600);
}, 120_000);

test("a million rows say how far they are read, and can be stopped", async () => {
  await open();
  const large = new File([minutes(1_000_000)], "large.csv");
  choose(large);
  const bar = dialog.getByRole("progressbar", { name: "Reading the file" });
  await expect.element(bar).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Stop" }));
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(preview).not.toBeInTheDocument();
  choose(new File(["Time;AC power [W]\n2026-06-20 10:00;1\n2026-06-20 10:15;2\n"], "small.csv"));
  await expect.element(preview).toBeVisible();
  await vi.waitFor(() => expect(preview.element().textContent).toContain("Samples2"));
}, 120_000);
