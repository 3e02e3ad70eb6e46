import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";
import { places } from "./places";

const path = places.parkPlant?.path ?? "";

test("[68] [69] [71] the plant's figures keep to the days that may be asked for, and say so", async () => {
  const portal = await openPortal("/profile", { as: "owner" });
  const asked = () => portal.demo.requests().filter((request) => request.path.endsWith("/inverter/stats"));
  const lists = () => page.getByRole("grid", { name: "Inverters", exact: true });
  await portal.router.navigate(`${path}?start=2020-01-01&end=2020-02-01`);
  await expect.element(lists()).toBeVisible();
  await expect.element(page.getByText(/^The range lies before 1 January 2025/)).toBeVisible();
  await portal.router.navigate(`${path}?start=2027-03-01&end=2027-04-01`);
  await expect.element(page.getByText(/^The range lies in the future/)).toBeVisible();
  expect(asked()).toEqual([]);
  await portal.router.navigate(`${path}?start=2020-01-01&end=2025-02-01`);
  await expect.element(page.getByText(/^The range starts on 1 January 2025/)).toBeVisible();
  await expect.poll(() => asked().map(({ query }) => query["start"]?.slice(0, 10))).toEqual(["2025-01-01"]);
  await portal.router.navigate(`${path}?start=2026-05-10&end=2026-05-01`);
  await expect.element(page.getByText(/^The start lies after the end/)).toBeVisible();
  await expect.poll(() => asked().length).toBe(2);
});
