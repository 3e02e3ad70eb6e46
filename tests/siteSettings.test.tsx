import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function openSettings() {
  const portal = await openPortal("/organization", { as: "owner" });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  const at = `/sites/parks/${park?.uid ?? ""}`;
  await portal.router.navigate(`${at}/settings`);
  await expect.element(heading("Agüimes")).toBeVisible();
  return { ...portal, at, park };
}

describe("a park's settings", () => {
  test("[137] [184] what was typed and not saved is back, says so, is marked, and gives way to what is set", async () => {
    const portal = await openSettings();
    const place = page.getByRole("region", { name: "Place and power" });
    const latitude = place.getByRole("textbox", { name: "Latitude" });
    const restored = place.getByText("What you typed here before and did not save is back.");
    await expect.element(latitude).toHaveValue("27.905");
    await userEvent.fill(latitude, "28.5");
    await userEvent.tab();
    await expect.element(place.getByRole("button", { name: "Reset Latitude" })).toBeVisible();
    await expect.element(restored).not.toBeInTheDocument();
    await portal.router.navigate("/devices");
    await expect.element(heading("Devices")).toBeVisible();
    await portal.router.navigate(`${portal.at}/settings`);
    await expect.element(latitude).toHaveValue("28.5");
    await expect.element(restored).toBeVisible();
    const unit = place.getByRole("combobox", { name: "Unit of Peak power" });
    await userEvent.selectOptions(unit, "kW");
    (place.getByRole("button", { name: "Reset Latitude" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(latitude).toHaveValue("27.905");
    await expect.element(latitude).toHaveFocus();
    // What is chosen beside it stays.
    await expect.element(unit).toHaveValue("kW");
    await expect.element(restored).not.toBeInTheDocument();
    await expect.element(place.getByText("Changed, not saved")).not.toBeInTheDocument();
    await userEvent.fill(latitude, "27.92");
    await userEvent.click(place.getByRole("button", { name: "Save", exact: true }));
    await expect.element(place.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect.element(place.getByText("Changed, not saved")).not.toBeInTheDocument();
    await portal.router.navigate("/devices");
    await expect.element(heading("Devices")).toBeVisible();
    await portal.router.navigate(`${portal.at}/settings`);
    await expect.element(latitude).toHaveValue("27.92");
    await expect.element(restored).not.toBeInTheDocument();
  });

  test("since when a park runs is among its facts and its settings", async () => {
    const portal = await openSettings();
    const { park } = portal;
    const year = park?.commissioned_at?.slice(0, 4) ?? "";
    await expect.element(page.getByText(`since ${year}`, { exact: true })).toBeVisible();
    const day = page.getByRole("group", { name: "Commissioned" });
    await userEvent.click(day.getByRole("spinbutton").last());
    await userEvent.keyboard("2017");
    await userEvent.click(page.getByRole("button", { name: "Save", exact: true }));
    await expect
      .poll(() =>
        portal.demo
          .requests()
          .filter(({ method }) => method === "PUT")
          .map(({ body }) => body),
      )
      .toEqual([{ commissioned_at: `2017${park?.commissioned_at?.slice(4, 10)}` }]);
    await expect.element(page.getByText("since 2017", { exact: true })).toBeVisible();
  });
});

describe("the end of a park and of a portfolio", () => {
  test.each([
    ["owner", 1],
    ["moderator", 0],
  ] as const)("has a panel for those who may bring it about: %s", async (as, count) => {
    const portal = await openPortal("/organization", { as });
    const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
    const panels = () => page.getByRole("heading", { name: /^Delete (park|portfolio)$/ }).elements().length;
    for (const at of [`parks/${park?.uid}`, `portfolios/${park?.portfolio_uid}`]) {
      await portal.router.navigate(`/sites/${at}/settings`);
      await expect.element(page.getByRole("button", { name: /^(Rename park|Save)$/ }).first()).toBeVisible();
      await expect.poll(panels).toBe(count);
    }
  });
});
