import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { violations } from "./axe";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const grid = (name = "Invoices") => page.getByRole("grid", { name, exact: true });
const rows = (name?: string) => [...grid(name).element().querySelectorAll('[role="row"]')].slice(1);
const figure = (name: string) => page.getByRole("group", { name, exact: true });
const main = () => document.querySelector("main") ?? document.body;

async function opened(path = "/invoice", options: Parameters<typeof openPortal>[1] = { as: "owner" }) {
  const portal = await openPortal(path, options);
  const german = options.language === "de";
  await expect.element(grid(german ? "Rechnungen" : "Invoices")).toBeVisible();
  await expect.element(grid(german ? "Tarif Wind" : "Tariff Wind")).toBeVisible();
  return portal;
}

/** What the portal gives to the browser to save. */
function saved({ tools }: Harness) {
  const files: { name: string; content: string; type: string }[] = [];
  vi.spyOn(tools, "download").mockImplementation((name, content, type) => {
    files.push({ name, content: typeof content === "string" ? content : "", type });
  });
  return files;
}

describe("invoices and billing", () => {
  test.for([
    ["en", "Sample data."],
    ["de", "Beispieldaten."],
  ] as const)("[204] [205] are marked as samples in %s and ask no server", async ([language, words]) => {
    const portal = await opened("/invoice", { as: "owner", language });
    await expect.element(page.getByRole("note")).toHaveTextContent(words);
    const paths = portal.demo.requests().map(({ path }) => path);
    expect(paths.filter((path) => /invoice|billing|tariff/i.test(path))).toEqual([]);
  });

  test("[206] sums are right: 150 a PV site and 45 wind, month by month, paid and pending", async () => {
    await opened();
    await expect.element(figure("Paid")).toHaveTextContent("€1,170.00");
    await expect.element(figure("Pending")).toHaveTextContent("€585.00");
    await expect.element(figure("Invoiced in all")).toHaveTextContent("€1,755.00");
    await expect.element(page.getByText("3 sites, €450.00 a month")).toBeVisible();
    await expect.element(page.getByText("3 sites, €135.00 a month")).toBeVisible();
    expect(rows("Invoices by month").map(({ textContent }) => textContent)).toEqual([
      "March 2024€0.00€585.00€585.00",
      "February 2024€585.00€0.00€585.00",
      "January 2024€585.00€0.00€585.00",
    ]);
    const perCustomer = rows("Billing customers").map(({ textContent }) => textContent);
    expect(perCustomer.map((text) => /€[\d,.]+$/.exec(text)?.[0])).toEqual(["€300.00", "€195.00", "€90.00"]);
    expect(rows("Billed sites").map(({ textContent }) => /PV|Wind$/.exec(textContent) !== null)).toHaveLength(
      6,
    );
  });

  test("[206] [207] amounts are German in German; the data is German in English, and says so; labels are not", async () => {
    await opened("/invoice", { as: "owner", language: "de" });
    await expect.element(figure("Offen")).toHaveTextContent(/585,00\s€/);
    expect(rows("Rechnungen")[0]?.textContent).toMatch(/VS-2024-0\d.*31\.03\.2024.*Offen/);
    await opened();
    const customer = grid("Billing addresses").getByText("Bürgerenergie Beispieltal eG");
    await expect.element(customer).toHaveAttribute("lang", "de");
    await expect.element(grid("Billing addresses").getByText("Deutschland").first()).toBeVisible();
    const headers = grid("Billing addresses").getByRole("columnheader").elements();
    // The last one has the button that saves them.
    expect(headers.slice(0, -1).map(({ textContent }) => textContent)).toEqual([
      ...["Company", "Street", "City", "Country", "VAT ID", "Invoices to"],
    ]);
  });

  test("[206] the address narrows to what is pending, and its sum follows", async () => {
    const portal = await opened("/invoice?status=pending");
    expect(rows()).toHaveLength(3);
    await expect.element(page.getByText("3 invoices, €585.00 in all")).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "All" }));
    await expect.poll(portal.address).toBe("/invoice");
    await expect.poll(() => rows().length).toBe(9);
    expect(rows()[0]?.textContent).toContain("31 Mar 2024");
  });

  test("an invoice is saved by its button and by Enter, in German, marked as a sample", async () => {
    const portal = await opened();
    const files = saved(portal);
    await userEvent.click(page.getByRole("row", { name: /VS-2024-05/ }).getByRole("button", { name: "PDF" }));
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]).toMatchObject({ name: "rechnung-VS-2024-05.pdf", type: "application/pdf" });
    expect(files[0]?.content).toMatch(
      /^%PDF-1\.4[^]*MUSTER[^]*Rechnung VS-2024-05 vom 29\.02\.2024[^]*195,00/,
    );
    expect(files[0]?.content).toContain("B\\374rgerenergie Beispieltal eG");
    (grid().element() as HTMLElement).focus();
    await userEvent.keyboard("{End}{Enter}");
    await expect.poll(() => files.length).toBe(2);
  });

  test("the list is saved as a table of one's own language, narrowed as the screen is", async () => {
    const portal = await opened("/invoice?status=pending");
    const files = saved(portal);
    await userEvent.click(page.getByRole("button", { name: "Download invoices as CSV" }));
    await expect.poll(() => files.length).toBe(1);
    expect(files[0]?.name).toBe("invoices-sample-pending.csv");
    expect(files[0]?.content.trim().split("\r\n")).toEqual([
      "\ufeffNumber,Customer,Date,Status,Amount".trim(),
      "VS-2024-07,Sonnenwerk Musterstadt GmbH,2024-03-31,Pending,300",
      "VS-2024-08,Bürgerenergie Beispieltal eG,2024-03-31,Pending,195",
      "VS-2024-09,Windhof Nordermoor KG,2024-03-31,Pending,90",
    ]);
  });

  test("[42] [109] an organization's admin reaches them by the palette, a moderator is denied", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
    portal.tools.overlays.open("palette");
    await userEvent.fill(page.getByRole("combobox"), "invoice");
    await userEvent.keyboard("{Enter}");
    await expect.poll(portal.address).toBe("/invoice");
    await openPortal("/invoice", { as: "moderator" });
    await expect.element(page.getByText("You do not have access to this screen.")).toBeVisible();
  });
});

test.each([
  ["light", 1400],
  ["dark", 400],
] as const)("passes axe in the %s theme, %i px", async (theme, width) => {
  await opened("/invoice", { as: "owner", theme, width });
  expect(await violations(main())).toEqual([]);
});
