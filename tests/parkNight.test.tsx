import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

test("[157] before 05:00 a solar park's night can be looked at all the same", async () => {
  const night = Date.parse("2026-06-10T01:30:00Z");
  const portal = await openPortal("/organization", { as: "owner", now: night });
  const { parks, portfolios } = portal.demo.world();
  const berlin = portfolios.filter(({ timezone }) => timezone === "Europe/Berlin").map(({ uid }) => uid);
  const park = parks.find(
    ({ kind, quirk, commissioned_at, portfolio_uid }) =>
      kind === "solar" && quirk === null && commissioned_at !== null && berlin.includes(portfolio_uid),
  );
  await portal.router.navigate(`/sites/parks/${park?.uid}`);
  await expect.element(page.getByText("Today's chart begins at 05:00 in park time.")).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Today's power" })).toBeVisible();
  expect(portal.calls("/promql/query_range")).toBe(0);
  await userEvent.click(page.getByRole("button", { name: "Whole day" }));
  await expect.element(page.getByRole("figure", { name: "Today's power" })).toBeVisible();
  expect(page.getByRole("heading", { name: "Today's power" }).elements()).toHaveLength(1);
  expect(portal.calls("/promql/query_range")).toBe(5);
});
