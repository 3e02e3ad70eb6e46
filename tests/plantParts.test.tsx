import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const grid = (name: string) => page.getByRole("grid", { name, exact: true });

async function openPlant(search = "", options: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  const park = portal.demo.world().parks.find(({ name }) => name === "Agüimes");
  await portal.router.navigate(`/sites/parks/${park?.uid ?? ""}/plant${search}`);
  return portal;
}

describe("the parts of a plant that the address names", () => {
  test.for([
    ["inverter", "?inverter=999&gak=9-9&page=1", "Inverter 999 was not found in this park"],
    ["gak", "?inverter=1&gak=9-9", "GAK 9-9 was not found here"],
    ["gak", "?gak=9-9", "GAK 9-9 was not found here"],
    ["string", "?inverter=1&gak=1-1&string=none", "String none was not found here"],
    ["string", "?string=none", "String none was not found here"],
  ])("[15] an unknown %s of the address %s is named, and taken out of it", async ([kind, search, said]) => {
    const portal = await openPlant(search);
    await expect.element(page.getByText(new RegExp(`^${said}, or you have no access`))).toBeVisible();
    await expect.element(page.getByText("No strings here.")).not.toBeInTheDocument();
    await userEvent.click(page.getByRole("button", { name: "Clear filter" }));
    await expect.element(page.getByText(/was not found/)).not.toBeInTheDocument();
    const left = new URLSearchParams(portal.address().split("?")[1]);
    expect([left.get(kind ?? ""), left.get("string")]).toEqual([null, null]);
    await expect.element(grid("Inverters")).toBeVisible();
  });
});
