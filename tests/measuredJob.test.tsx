import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { measuredClient } from "../mocks/measuredClient";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const dialog = page.getByRole("dialog", { name: "Load measured series" });
const preview = dialog.getByRole("region", { name: "What was understood" });
const jobs = page.getByRole("region", { name: "Jobs" });
const text = "Time;AC power [kW]\n2026-06-09 10:00;1\n2026-06-09 10:15;2\n2026-06-09 10:30;3\n";
const roof = new File([text], "roof.csv", { lastModified: 1 });

async function choose(portal: Harness): Promise<void> {
  portal.tools.overlays.open("measured");
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no field for a file");
  const chosen = new DataTransfer();
  chosen.items.add(roof);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(preview).toBeVisible();
}

async function press(): Promise<void> {
  dialog.getByRole("button", { name: "Import" }).element().focus();
  await userEvent.keyboard("{Enter}");
}

/** The file is so large that its import goes on until it is let go. */
function holdImports({ demo }: Harness) {
  const imports = demo.importMeasured.bind(demo);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = vi.spyOn(demo, "importMeasured").mockImplementation(async (file, options, watch) => {
    watch?.onProgress?.(0.4);
    await held;
    return imports(file, options, watch);
  });
  return { asked, release: () => release() };
}

const names = ({ demo }: Harness) =>
  demo
    .world()
    .parks.filter(({ measured }) => measured !== null)
    .map(({ name }) => name);

test("[179] an import goes on among the jobs: it outlives the preview, is joined by a second press and leads to the plant", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const { asked, release } = holdImports(portal);
  await choose(portal);
  await press();
  const bar = jobs.getByRole("progressbar", { name: "Import measurements: roof" });
  await expect.element(bar).toHaveAttribute("aria-valuenow", "40");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await violations(jobs.element())).toEqual([]);
  await portal.router.navigate("/organization");
  await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
  await choose(portal);
  await press();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(asked).toHaveBeenCalledTimes(1);
  release();
  await expect.element(page.getByText("roof was added with its measurements.")).toBeVisible();
  await expect.element(jobs.getByText("Done", { exact: true })).toBeVisible();
  expect(names(portal)).toEqual(["roof"]);
  await userEvent.click(jobs.getByRole("link", { name: "Open roof" }));
  await expect.poll(() => portal.address()).toMatch(/^\/monitor\?parks=[^&]+&date=2026-06-09$/);
});

test("[179] an import is cancelled, and tried again, by keyboard", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const { release } = holdImports(portal);
  await choose(portal);
  await press();
  const cancel = jobs.getByRole("button", { name: "Cancel Import measurements: roof" });
  await expect.element(cancel).toBeVisible();
  cancel.element().focus();
  await userEvent.keyboard("{Enter}");
  release();
  await expect.element(jobs.getByText("Cancelled")).toBeVisible();
  expect(names(portal)).toEqual([]);
  jobs.getByRole("button", { name: "Try again" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("roof was added with its measurements.")).toBeVisible();
  expect(names(portal)).toEqual(["roof"]);
});

test("an import ends with the session: nothing is added in the next one's name", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const { asked, release } = holdImports(portal);
  await choose(portal);
  await press();
  await expect.element(jobs).toBeVisible();
  portal.tools.signOut();
  await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  release();
  await expect.poll(() => asked.mock.settledResults.length).toBe(1);
  const { shown } = portal.tools.alerts;
  expect([names(portal), jobs.query(), shown]).toEqual([[], null, []]);
});

test("an import that is refused among the jobs says why", async () => {
  const portal = await openPortal("/dashboard", { as: "new" });
  const { release } = holdImports(portal);
  await choose(portal);
  await press();
  await expect.element(jobs).toBeVisible();
  release();
  const why = "roof: You belong to no organization that the park could be added to.";
  await expect.element(jobs.getByText(why)).toBeVisible();
  // Tried again it fails before it is seen among the jobs, and there is no preview any more.
  jobs.getByRole("button", { name: "Try again" }).element().focus();
  await userEvent.keyboard("{Enter}");
  const told = () => portal.tools.alerts.history.filter(({ text }) => text?.startsWith(why)).length;
  await expect.poll(told).toBe(2);
  await expect.element(jobs).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Try again" }).first());
  await expect.poll(told).toBe(3);
});

test("what is read of another file, and stopped, leaves an import alone", async () => {
  const client = measuredClient();
  const ask = { options: { name: "", zone: "Europe/Berlin", keepDates: true }, now: Date.UTC(2026, 5, 10) };
  const own = new AbortController();
  const shown = await client("preview", { ...ask, file: roof }, { signal: own.signal });
  expect(shown).toMatchObject({ ok: true, samples: 3 });
  const imported = client("columns", { ...ask, file: roof });
  // The preview goes with its dialog; another one is opened, and its file is stopped.
  own.abort();
  const other = new AbortController();
  const stopped = client("preview", { ...ask, file: new Blob([text]) }, { signal: other.signal });
  other.abort();
  expect(await stopped).toBe(null);
  expect(await imported).toMatchObject({ ok: true, columns: { step: 900 } });
});
