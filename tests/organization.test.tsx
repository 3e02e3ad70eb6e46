import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

const name = () => page.getByRole("textbox", { name: "Name" });
const create = () => page.getByRole("button", { name: "Create organization" });

describe("the organization", () => {
  test("[101] creating one lets its creator in as its admin", async () => {
    const { address, demo } = await openPortal("/organization", { as: "new" });
    const made = () =>
      demo.requests().filter(({ method, path }) => method === "POST" && path === "/api/v1/organization")
        .length;
    await userEvent.click(create());
    await expect.element(name()).toHaveAttribute("aria-invalid", "true");
    expect(made()).toBe(0);
    await userEvent.fill(name(), "Sonnenhof");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.poll(address).toBe("/dashboard");
    await expect.element(page.getByRole("link", { name: "Devices" })).toBeVisible();
    expect(made()).toBe(1);
  });

  test("[F36] [82] what was typed is there again when the session had ended meanwhile", async () => {
    const { address, demo } = await openPortal("/organization", { as: "new" });
    await userEvent.fill(name(), "Sonnenhof eG");
    /* in one go: a call of the background that met the ended session first would take the form away */
    const button = create().element() as HTMLElement;
    demo.scenario("expiredSession");
    button.click();
    await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    expect(address()).toBe(`/login?from=${encodeURIComponent("/v1/organization")}`);
    await expect.element(page.getByText("Your session has ended. Please sign in again.")).toBeVisible();
    demo.scenario("expiredSession", { off: true });
    await userEvent.click(page.getByRole("button", { name: "No organization" }));
    await expect.element(name()).toHaveValue("Sonnenhof eG");
    await userEvent.click(create());
    await expect.poll(address).toBe("/dashboard");
  });

  test("[123] one's organization shows its address, and a status that nobody knows as the server words it", async () => {
    const body = {
      uid: "org",
      name: "Sonnenhof eG",
      email: "hof@sonne.example",
      phone: "+49 (0)4841 12",
      website: "sonne.example",
      mainBillingAddress: { street: "Feldweg 1", city: "Husum", postalCode: "25813", country: "DE" },
      subscription: { status: "on_hold", endDate: "2027-03-31" },
    };
    await openPortal("/organization", {
      as: "member",
      before: (demo) => demo.scenario("failing", { path: "/organization/", status: 200, body }),
    });
    await expect
      .element(page.getByRole("region", { name: "Details" }))
      .toHaveTextContent(
        "NameSonnenhof eGYour roleMemberEmailhof@sonne.examplePhone+49 (0)4841 12Websitesonne.exampleBilling addressFeldweg 125813 HusumGermanySubscriptionon_hold, until 31 Mar 2027",
      );
    const links = page.getByRole("region", { name: "Details" }).getByRole("link").elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "mailto:hof@sonne.example",
      "tel:+49484112",
      "https://sonne.example",
    ]);
  });
});

test("[11] without an organization the sidebar greys what needs one and says why; an address says which screen it was", async () => {
  const { address, router } = await openPortal("/monitor", { as: "new" });
  await expect.element(page.getByText(/^“Monitor” shows what belongs to an organization/)).toBeVisible();
  const main = page.getByRole("navigation", { name: "Main" });
  const entries = main.getByRole("link").elements();
  const shut = entries.filter((link) => link.ariaDisabled === "true").map((link) => link.textContent);
  expect(shut).toEqual(["Dashboard", "Monitor", "Events", "Forecast", "Sites"]);
  const link = main.getByRole("link", { name: "Sites" });
  await expect.element(link).toHaveAccessibleDescription("Needs an organization");
  expect(entries.filter((each) => each.ariaDisabled === "true" && each.hasAttribute("href"))).toEqual([]);
  await router.navigate("/sites");
  await expect.poll(address).toBe("/organization");
  await expect
    .element(
      page.getByText(/^“Sites” shows what belongs to an organization, so it opens once you are in one/),
    )
    .toBeVisible();
  await userEvent.click(main.getByRole("link", { name: "Profile" }));
  await expect.poll(address).toBe("/profile");
});
