import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Account, Harness } from "./harness";
import { grid, send, sent } from "./permissionScreen";

const row = (name: string) => grid().getByRole("row").filter({ hasText: name }).first();
const changes = () => page.getByRole("region", { name: /^\d+ changes?$/ });
const asked = "/organization/permissions?member=account-gardener&from=account-electrician";

/** The portfolio that the electrician has, and its park that the gardener has. */
function places({ demo }: Pick<Harness, "demo">) {
  const { organizations, portfolios, parks } = demo.world();
  const portfolio = portfolios.find(({ organization_uid }) => organization_uid === organizations[0]?.uid);
  const [park] = parks.filter(({ portfolio_uid }) => portfolio_uid === portfolio?.uid);
  if (!portfolio || !park) throw new Error("The demo has too few places");
  return { portfolio, park };
}

async function open(path: string, as: Account = "moderator") {
  const portal = await openPortal(path, { as });
  await expect.element(grid()).toBeVisible();
  return portal;
}

async function pick(name: string) {
  await expect.element(page.getByRole("combobox")).toHaveValue("");
  await userEvent.fill(page.getByRole("combobox"), name);
  await expect.element(page.getByRole("option", { name: new RegExp(name), selected: true })).toBeVisible();
  await userEvent.keyboard("{Enter}");
}

test("[113] [114] what another member may use is laid before one as changes, and sent as they are", async () => {
  const portal = await open("/organization/permissions?member=account-gardener");
  await userEvent.click(page.getByRole("button", { name: "Copy from…" }));
  await pick("Ömer");
  await expect.poll(portal.address).toBe(asked);
  const { portfolio, park } = places(portal);
  await expect.element(page.getByText(/Käthe Grünewald would get what Ömer Yıldız has/)).toBeVisible();
  await expect.element(changes()).toHaveTextContent(`Grant: ${portfolio.name} (Portfolio)`);
  await expect.element(changes()).toHaveTextContent(`Withdraw: ${park.name} (Park)`);
  await expect.element(row(portfolio.name)).toHaveTextContent("Will be granted");
  expect(sent(portal)).toEqual([]);
  await userEvent.click(send());
  await expect.element(changes()).not.toBeInTheDocument();
  await expect.element(row(portfolio.name)).toHaveTextContent("Granted");
  expect(portal.address()).toBe("/organization/permissions?member=account-gardener");
  const [given, taken] = sent(portal);
  expect(given).toMatchObject({
    method: "POST",
    body: { permissions: [{ object: "portfolio", uid: portfolio.uid }, { object: "park" }] },
  });
  expect(taken).toMatchObject({
    method: "DELETE",
    body: [{ object: "park", uid: park.uid, name: park.name }, { object: "park" }],
  });
});

test("the row of a member leads there, and asks whose permissions they are", async () => {
  const portal = await openPortal("/organization/members", { as: "moderator" });
  await userEvent.hover(page.getByRole("row", { name: /Käthe Grünewald/ }));
  await userEvent.click(page.getByRole("button", { name: /Actions on Käthe/ }));
  await userEvent.click(page.getByRole("menuitem", { name: "Copy another member's permissions" }));
  await pick("Ömer");
  await expect.poll(portal.address).toBe(asked);
});

test("[112] [115] in form B, too; what is refused says why and stays, with what was copied", async () => {
  const portal = await open(asked);
  await expect.element(changes()).toBeVisible();
  const lines = () => changes().getByRole("listitem").elements().length;
  const before = lines();
  portal.demo.scenario("failing", { path: "/permission", status: 422, body: { detail: "Not today" } });
  await userEvent.click(send());
  await expect.element(changes().getByText("Not today").first()).toBeVisible();
  expect(lines()).toBe(before);
  portal.demo.scenario("failing", { off: true });
  portal.demo.scenario("permissionFormB");
  await userEvent.click(send());
  await expect.element(row(places(portal).portfolio.name)).toHaveTextContent("Granted");
  await expect.element(changes()).not.toBeInTheDocument();
  expect(sent(portal).map(({ path }) => path)).toContain("/permission/update");
});

test("kinds that nobody knows are copied, too; discarding leads back to what is held", async () => {
  const portal = await open(asked.replace("electrician", "operator"));
  await expect.element(changes()).toHaveTextContent("weather_station");
  await userEvent.click(page.getByRole("button", { name: "Discard changes" }));
  await expect.element(changes()).not.toBeInTheDocument();
  expect(grid().getByRole("row").filter({ hasText: "weather_station" }).elements()).toEqual([]);
  expect(portal.address()).toBe("/organization/permissions?member=account-gardener");
  expect(sent(portal)).toEqual([]);
});

test("[105] nobody copies to themselves, whatever the address says", async () => {
  await open("/organization/permissions?member=account-moderator&from=account-electrician");
  await expect.element(page.getByText("Nobody does this to themselves").first()).toBeVisible();
  await expect.element(changes()).not.toBeInTheDocument();
  expect(grid().getByRole("checkbox").elements()).toEqual([]);
});

test("[113] [234] by palette: to whom, then from whom", async () => {
  const portal = await openPortal("/dashboard", { as: "moderator" });
  const field = page.getByRole("combobox");
  const first = page.getByRole("option").first();
  await expect.element(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await userEvent.keyboard("{F1}");
  await expect.element(field).toHaveFocus();
  for (const [words, row] of [
    ["copy another", /^Copy another member's permissions/],
    ["Käthe", /^Käthe/],
    ["Ömer", /^Ömer/],
  ] as const) {
    await expect.element(field).toHaveValue("");
    await userEvent.keyboard(words);
    await expect.element(first).toHaveTextContent(row);
    await userEvent.keyboard("{Enter}");
  }
  await expect.poll(portal.address).toBe(asked);
});
