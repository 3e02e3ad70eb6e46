import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const range = "/api/v1/promql/query_range";

test("[161] the sums say which parks are missing from them: those that fell silent, and those that never spoke", async () => {
  const { demo, router } = await openPortal("/organization", { as: "owner" });
  const own = demo.world().portfolios[0]?.uid;
  const [steady, ended, silent] = demo.world().parks.filter((park) => park.portfolio_uid === own);
  const from = Date.parse("2026-06-10T03:00:00Z") / 1000;
  const sampled = (park: string | undefined, count: number) => ({
    metric: { park },
    values: Array.from({ length: count }, (_, index) => [from + index * 300, "1000"]),
  });
  const result = [sampled(steady?.uid, 84), sampled(ended?.uid, 40)];
  const body = { status: "success", data: { resultType: "matrix", result } };
  demo.scenario("failing", { path: range, status: 200, body });
  await router.navigate(`/monitor?parks=${[steady, ended, silent].map((park) => park?.uid).join()}`);
  const names = [ended?.name ?? "", silent?.name ?? ""].sort((one, other) => one.localeCompare(other));
  await expect.element(page.getByText(`The sums lack values from: ${names.join(" and ")}.`)).toBeVisible();
});

test("[160] what the server remarks of its answers stands above the panels, which are drawn", async () => {
  const body = {
    status: "success",
    warnings: ["2 of 3 stores did not answer"],
    data: { resultType: "matrix", result: [] },
  };
  await openPortal("/monitor", {
    as: "owner",
    before: (demo) => demo.scenario("failing", { path: `${range}*radiation`, status: 200, body }),
  });
  await expect.element(page.getByText("Radiation: 2 of 3 stores did not answer")).toBeVisible();
  await expect.element(page.getByRole("figure", { name: "Power", exact: true })).toBeVisible();
});
