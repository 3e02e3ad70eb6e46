import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Harness } from "./harness";

const main = () => page.getByRole("main");
const retries = () => main().getByRole("button", { name: "Retry" }).elements();
const alerts = () => main().getByRole("alert").elements();
const together = () =>
  main()
    .getByRole("alert")
    .getByText(/parts of this page could not be loaded/);

function firstPark({ demo }: Harness): { uid: string; name: string } {
  const [park] = demo.world().parks;
  if (!park) throw new Error("No park");
  return park;
}

async function openComments(): Promise<Harness & { path: string }> {
  const portal = await openPortal("/organization", { as: "owner" });
  const { uid } = firstPark(portal);
  await portal.router.navigate(`/sites/parks/${uid}/comments`);
  await expect.element(main().getByRole("list", { name: "Comments" })).toBeVisible();
  return { ...portal, path: `/api/v1/park/${uid}` };
}

test("[55] a call that a park's head and its tab both wait for is said once, in the tab, and asked again by one press", async () => {
  const { demo, tools, calls, path } = await openComments();
  demo.scenario("failing", { path, status: 500, body: { detail: "Out of order" } });
  tools.refresh();
  await expect.poll(retries).toHaveLength(1);
  await expect.element(main().getByText(/Out of order/)).toBeVisible();
  expect(
    main()
      .getByText(/Could not be refreshed/)
      .elements(),
  ).toHaveLength(1);
  demo.scenario("failing", { path, off: true });
  const asked = calls(path);
  await userEvent.click(main().getByRole("button", { name: "Retry" }));
  await expect.poll(retries).toHaveLength(0);
  expect(calls(path)).toBeGreaterThan(asked);
  expect(
    main()
      .getByText(/Out of order/)
      .query(),
  ).toBeNull();
});

test("[F73] what fails for want of the server is one note with one retry, which asks for all of it", async () => {
  const figures = ["production", "availability", "shutdown", "graph"].map((id) => `/metrics/kpi/${id}`);
  const portal = await openPortal("/dashboard", {
    as: "owner",
    before: (demo) =>
      figures.forEach((path) =>
        demo.scenario("failing", { path, status: 503, body: { detail: "Maintenance" } }),
      ),
  });
  await expect.element(together()).toHaveTextContent("4 parts of this page could not be loaded.");
  expect(retries()).toHaveLength(1);
  expect(alerts()).toHaveLength(1);
  expect(main().getByText("Maintenance").elements()).toHaveLength(1);
  for (const path of figures) portal.demo.scenario("failing", { path, off: true });
  const asked = figures.map(portal.calls);
  (retries()[0] as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(alerts).toHaveLength(0);
  expect(figures.map(portal.calls)).toEqual(asked.map((count) => count + 1));
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("two parts that fail for reasons of their own each say theirs", async () => {
  await openPortal("/dashboard", {
    as: "owner",
    before: (demo) => {
      demo.scenario("failing", { path: "/kpi/production", status: 500, body: { detail: "Out of sun" } });
      demo.scenario("failing", { path: "/kpi/shutdown", status: 500, body: { detail: "Out of wind" } });
    },
  });
  await expect.element(main().getByText("Out of sun")).toBeVisible();
  await expect.element(main().getByText("Out of wind")).toBeVisible();
  expect(retries()).toHaveLength(2);
  expect(together().query()).toBeNull();
});

test("[55] one that was shown before keeps its rows with their time; the reason stands above, in German too", async () => {
  const portal = await openPortal("/dashboard", { as: "owner", language: "de" });
  await expect.element(page.getByRole("grid", { name: "Parks", exact: true })).toBeVisible();
  await expect.element(page.getByRole("figure").first()).toBeVisible();
  portal.demo.scenario("offline");
  portal.tools.refresh();
  await expect
    .element(main().getByRole("alert"))
    .toHaveTextContent(/Teile dieser Seite konnten nicht geladen werden/);
  await expect.element(main().getByRole("alert")).toHaveTextContent(/keine Verbindung zum Server/);
  await expect
    .poll(() => main().getByRole("button", { name: "Erneut versuchen" }).elements())
    .toHaveLength(1);
  await expect
    .element(
      main()
        .getByText(/^Veraltet: Stand/)
        .first(),
    )
    .toBeVisible();
  await expect.element(page.getByRole("grid", { name: "Parks", exact: true })).toBeVisible();
});

test("[F82] what waits to be asked again says so quietly where it waits, and one press asks at once", async () => {
  const path = "/kpi/production";
  const portal = await openPortal("/dashboard", {
    as: "owner",
    before: (demo) => demo.scenario("rateLimit", { path, retryAfter: 9, times: 1 }),
  });
  const tile = page.getByRole("group", { name: "Production", exact: true });
  await expect.element(tile.getByText(/^No answer yet, trying again in \d+ s$/)).toBeVisible();
  await expect.element(tile.getByRole("status")).toHaveTextContent(/asked again by itself/);
  expect(portal.calls(path)).toBe(1);
  (tile.getByRole("button", { name: "Try now" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tile.getByText(/^As of/)).toBeVisible();
  expect(portal.calls(path)).toBe(2);
  expect(tile.getByText(/No answer yet/).query()).toBeNull();
  await expect.element(tile).toHaveFocus();
});
