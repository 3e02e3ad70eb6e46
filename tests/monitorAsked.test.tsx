import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal, summerNoon } from "./harness";
import type { Harness } from "./harness";

const figure = (name: string) => page.getByRole("figure", { name, exact: true });

/** The range queries since the start, as they were asked. */
const rangesOf = ({ demo }: Pick<Harness, "demo">) =>
  demo.requests().filter(({ path }) => path === "/api/v1/promql/query_range");

test("[162] a deployment's own queries are asked, with the parks in their place", async () => {
  const grid = 'avg by (park) (grid_power{park=~"$parks"})';
  const portal = await openPortal("/sites", { as: "owner", configuration: { templates: { grid } } });
  const uid = portal.demo.world().parks[0]?.uid ?? "";
  await portal.router.navigate(`/monitor?parks=${uid}`);
  await expect.element(figure("Power")).toBeVisible();
  const queries = rangesOf(portal).map(({ query }) => query["query"]);
  expect(queries).toContain(`avg by (park) (grid_power{park=~"${uid}"})`);
  expect(queries).toContain(`sum by (park) (ac_power{park=~"${uid}"})`);
});

test("[F90] a device whose clock is two days fast is told so, and nothing is asked of the future", async () => {
  const portal = await openPortal("/monitor", {
    as: "owner",
    before: (demo) => demo.scenario("clockShift", { days: 2 }),
  });
  await expect.element(page.getByText("This device's clock is 2 days fast")).toBeVisible();
  await expect.element(figure("Power")).toBeVisible();
  const ends = rangesOf(portal).map(({ query }) => Number(query["end"]));
  expect(ends).toHaveLength(5);
  // The test itself takes a while, by the server's clock too.
  const latest = summerNoon / 1000 + 300;
  expect(ends.filter((end) => end > latest)).toEqual([]);
});
