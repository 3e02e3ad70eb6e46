import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const day = (name: string) => page.getByRole("group", { name }).getByRole("spinbutton");
const apply = () => page.getByRole("button", { name: "Apply" });

test("[65] are applied by Enter, which keeps the focus, and follow what comes from elsewhere", async () => {
  const { address, router } = await openPortal("/dashboard?start=2026-05-01&end=2026-05-31", {
    as: "owner",
  });
  await userEvent.click(day("First day").first());
  await userEvent.keyboard("09");
  (apply().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toMatch(/start=2026-05-09&end=2026-05-31$/);
  await expect.element(page.getByText("9 – 31 May 2026 (CEST)").first()).toBeVisible();
  await expect.element(apply()).toHaveFocus();
  await router.navigate(-1);
  await expect.element(day("First day").first()).toHaveTextContent("01");
});

test("[65] are applied by Enter in a day too", async () => {
  const { address } = await openPortal("/dashboard?start=2026-05-01&end=2026-05-31", { as: "owner" });
  await userEvent.click(day("Last day").first());
  await userEvent.keyboard("30{Enter}");
  await expect.poll(address).toMatch(/start=2026-05-01&end=2026-05-30$/);
});

test("[59] in the wrong order they are refused where they are typed, and the row stays a row", async () => {
  const { address } = await openPortal("/dashboard?start=2026-05-01&end=2026-05-08", { as: "owner" });
  await userEvent.click(day("First day").first());
  await userEvent.keyboard("09");
  await expect
    .element(page.getByRole("main").getByText("The last day lies before the first").last())
    .toBeVisible();
  const top = (name: string) => page.getByRole("group", { name }).element().getBoundingClientRect().top;
  expect(top("First day")).toBe(top("Last day"));
  (apply().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(address()).toBe("/dashboard?start=2026-05-01&end=2026-05-08");
});

test("the graph over a year is by week and over years by month, and says so", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const panel = page.getByRole("region", { name: "Energy over time" });
  for (const [period, words] of [
    ["Year", /, by week$/],
    ["Max", /, by month$/],
  ] as const) {
    await portal.router.navigate(`/dashboard?graph=${period}`);
    await expect.element(panel.getByText(words)).toBeVisible();
    await expect.element(panel.getByRole("figure")).toBeVisible();
  }
  await userEvent.click(panel.getByRole("button", { name: "Table view" }));
  // From January 2025 to June 2026, and the table's head.
  await expect.element(panel.getByRole("grid")).toHaveAttribute("aria-rowcount", "19");
});

test("[68] [69] a period of the graph's own that is clipped is said in its panel, and nothing twice", async () => {
  const portal = await openPortal("/dashboard?start=2026-03-01&end=2026-03-31&graph=Year", { as: "owner" });
  const panel = page.getByRole("region", { name: "Energy over time" });
  const clipped = page.getByText(/^Figures until now|^The range starts on/);
  const words = "Figures until now; the range goes on to 31 December 2026.";
  await expect.element(panel.getByText(words, { exact: true })).toBeVisible();
  expect(clipped.elements()).toHaveLength(1);
  await portal.router.navigate("/dashboard?start=2024-12-01&end=2025-02-01&graph=Custom");
  await expect.element(clipped).toHaveTextContent("The range starts on 1 January 2025");
  expect(panel.getByText(/^The range starts on/).elements()).toEqual([]);
  await portal.router.navigate("/dashboard?start=2026-03-01&end=2026-03-31");
  await expect.element(clipped).not.toBeInTheDocument();
});

test("a day that is left half typed is the one before again, which is what is applied", async () => {
  await openPortal("/dashboard?start=2026-05-01&end=2026-05-31", { as: "owner" });
  await userEvent.click(day("First day").first());
  await userEvent.keyboard("{Backspace}{Backspace}");
  await expect.element(day("First day").first()).toHaveTextContent("dd");
  (apply().element() as HTMLElement).focus();
  await expect.element(day("First day").first()).toHaveTextContent("01");
});

test("[63] of a week are filled in, and can be applied", async () => {
  const { address } = await openPortal("/dashboard?period=Week", { as: "owner" });
  await expect.element(page.getByRole("group", { name: "First day" })).toHaveTextContent(/08.*06.*2026/);
  await expect.element(page.getByRole("group", { name: "Last day" })).toHaveTextContent(/14.*06.*2026/);
  await userEvent.click(apply());
  await expect.poll(address).toMatch(/start=2026-06-08&end=2026-06-14$/);
});
