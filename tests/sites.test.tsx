import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal } from "./harness";

const sites = () => page.getByRole("treegrid", { name: "Sites", exact: true });
const field = () => page.getByRole("searchbox", { name: "Search parks" });
const press = (name: string) => userEvent.click(page.getByRole("button", { name, exact: true }));
const noPark = "This portfolio has no parks yet.";

const portfolio = (uid: string, name: string, parks: readonly string[]) => ({
  uid,
  name,
  timezone: "Europe/Berlin",
  currency: "EUR",
  parks: parks.map((park) => ({ uid: park.toLowerCase(), name: park, portfolio_uid: uid, kind: "solar" })),
});

/** A portfolio with two parks and one with none, as a server may answer. */
function before(demo: Demo): void {
  const portfolios = [portfolio("n", "North", ["Aurich", "Emden"]), portfolio("e", "Empty", [])];
  demo.scenario("failing", { path: "/api/v1/portfolio", status: 200, body: { portfolios } });
}

describe("a chosen portfolio without parks", () => {
  test("[152] says so, and leads to all parks", async () => {
    const portal = await openPortal("/sites?portfolios=e", { as: "owner", before });
    await expect.element(page.getByText(noPark)).toBeVisible();
    expect(page.getByText(/is called/).query()).toBeNull();
    expect(page.getByRole("button", { name: "Clear search" }).query()).toBeNull();
    await press("Show all");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "5");
    expect(portal.address()).not.toContain("portfolios=");
  });

  test("[152] says so too where something is searched for: clearing the search would show no more", async () => {
    await openPortal("/sites?portfolios=e", { as: "owner", before });
    await expect.element(page.getByText(noPark)).toBeVisible();
    await userEvent.fill(field(), "emden");
    await expect.element(page.getByText(noPark)).toBeVisible();
    await press("Show all");
    await expect.element(sites().getByRole("link", { name: "Emden" })).toBeVisible();
    await userEvent.fill(field(), "qqqq");
    await expect.element(page.getByText("No park or portfolio is called “qqqq”.")).toBeVisible();
    await press("Clear search");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "5");
  });
});

describe("the search", () => {
  test("[65] is kept in the address once typing rests, without filling the history, and comes back with Back", async () => {
    const portal = await openPortal("/dashboard", { as: "owner", before });
    await portal.router.navigate("/sites?portfolios=n");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "4");
    await userEvent.fill(field(), "emd");
    await userEvent.type(field(), "en ");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "3");
    await expect.poll(() => portal.address()).toBe("/sites?portfolios=n&search=emden");
    await expect.element(field()).toHaveValue("emden ");
    await portal.router.navigate("/dashboard");
    await expect.element(sites()).not.toBeInTheDocument();
    await portal.router.navigate(-1);
    await expect.element(field()).toHaveValue("emden");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "3");
    await portal.router.navigate(-1);
    await expect.poll(() => portal.address()).toBe("/dashboard");
  });

  test("[65] of a link narrows the list; emptied, it leaves no trace in the address", async () => {
    const portal = await openPortal("/sites?search=aurich", { as: "owner", before });
    await expect.element(field()).toHaveValue("aurich");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "3");
    await userEvent.click(field());
    await userEvent.keyboard("{Escape}");
    await expect.element(sites()).toHaveAttribute("aria-rowcount", "5");
    await expect.poll(() => portal.address()).toBe("/sites");
  });
});
