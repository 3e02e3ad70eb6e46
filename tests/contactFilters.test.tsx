import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Demo } from "../mocks/demo";

const grid = () => page.getByRole("grid", { name: "Contacts", exact: true });
const search = () => page.getByRole("searchbox", { name: "Search contacts" });
const shown = () => grid().getByRole("row").elements().length - 1;

async function choose(label: string, option: RegExp) {
  await userEvent.click(page.getByRole("button", { name: new RegExp(`${label}$`) }));
  await userEvent.click(page.getByRole("option", { name: option }));
}

function ownOf(demo: Demo) {
  const { contacts, organizations } = demo.world();
  return contacts.filter(({ owner }) => owner === organizations[0]?.uid);
}

test("[132] kind and position narrow the organization's contacts over all pages, say how many, and are cleared", async () => {
  const portal = await openPortal("/organization/contacts", { as: "owner" });
  await expect.element(grid()).toBeVisible();
  const own = ownOf(portal.demo);
  const people = own.filter(({ first_name, last_name }) => first_name || last_name);
  await choose("Kind", /People/);
  await expect.element(page.getByText(`${people.length} of ${own.length} contacts`)).toBeVisible();
  await expect.poll(portal.address).toBe("/organization/contacts?kind=person");
  await userEvent.fill(search(), "qqqq");
  await expect.element(page.getByText("No contact holds “qqqq”.")).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "Clear filter" }));
  await expect.poll(portal.address).toBe("/organization/contacts");
  await expect.element(search()).toHaveValue("");
  const position = people.find((one) => one.position)?.position ?? "";
  await portal.router.navigate(`/organization/contacts?position=${encodeURIComponent(position)}`);
  const suited = own.filter((one) => one.position === position).length;
  await expect.element(page.getByText(`${suited} of ${own.length} contacts`)).toBeVisible();
});

test("those assigned to a portfolio are its own list", async () => {
  const portal = await openPortal("/organization/contacts", { as: "owner" });
  await expect.element(grid()).toBeVisible();
  const own = ownOf(portal.demo);
  const uid = own.find(({ portfolios }) => portfolios.length > 0)?.portfolios[0] ?? "";
  const name = portal.demo.world().portfolios.find((one) => one.uid === uid)?.name ?? "";
  await choose("Assigned to", new RegExp(name));
  await expect.poll(portal.address).toBe(`/organization/contacts?portfolio=${uid}`);
  const near = own.filter(({ portfolios }) => portfolios.includes(uid)).length;
  await expect.element(page.getByText(`${near} of ${near} contacts`)).toBeVisible();
});

test("a park's contacts are found as one types, in the browser, by any word", async () => {
  const portal = await openPortal("/dashboard", { as: "owner" });
  const own = ownOf(portal.demo);
  const one = own.find(({ parks, last_name }) => parks.length > 0 && last_name);
  const park = one?.parks[0] ?? "";
  await portal.router.navigate(`/sites/parks/${park}/contacts`);
  await expect.element(grid()).toBeVisible();
  await userEvent.fill(search(), one?.last_name ?? "");
  await expect.poll(portal.address).toContain("search=");
  const near = own.filter(({ parks }) => parks.includes(park));
  const found = near.filter((each) => JSON.stringify(each).includes(one?.last_name ?? ""));
  await expect.element(page.getByText(`${found.length} of ${near.length} contacts`)).toBeVisible();
  expect(shown()).toBe(found.length);
});
