import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changes, exact, mark, open, places, row, send, sent } from "./permissionScreen";

describe("[115] permissions of which not all are taken", () => {
  test("what is refused says why in its row of the difference, and stays to be sent again", async () => {
    const portal = await open("member=account-gardener");
    const { park, second } = places(portal);
    await mark(park.name);
    await mark(second.name);
    portal.demo.scenario("failing", { path: "/permission", status: 422, body: { detail: "Not today" } });
    await userEvent.click(send());
    await expect.element(changes("2 changes").getByText("Not today").first()).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    await userEvent.click(send());
    await expect.element(page.getByText("2 permissions changed")).toBeVisible();
  });

  test.each([
    ["what is taken goes through, what is given is refused", "POST", "Grant"],
    ["what is given goes through, what is taken is refused", "DELETE", "Withdraw"],
  ] as const)("of two calls one may fail: %s", async (_, method, verb) => {
    const portal = await open("member=account-gardener");
    const { park, next, second } = places(portal);
    for (const { name } of [park, next, second]) await mark(name);
    const [refused, done] =
      method === "POST" ? [[second.name], [park.name, next.name]] : [[park.name, next.name], [second.name]];
    portal.demo.scenario("failing", { path: "/permission", method, status: 503, body: { detail: "Later" } });
    await userEvent.click(send());
    const lines = page.getByRole("region", { name: /changes?$/ }).getByRole("listitem");
    await expect
      .poll(() => lines.elements().map((line) => line.textContent.trim()))
      .toEqual(
        refused.map((name) => `${verb}: ${name} (${name === second.name ? "Portfolio" : "Park"}) Later`),
      );
    for (const name of done)
      await expect
        .element(row(exact(name)).first())
        .toHaveTextContent(method === "POST" ? "Not granted" : "Granted");
    await expect.element(page.getByText(`${done.length} of 3 changes were made`)).toBeVisible();
    portal.demo.scenario("failing", { off: true });
    const before = sent(portal).length;
    await userEvent.click(send());
    await expect.element(lines.first()).not.toBeInTheDocument();
    expect(
      sent(portal)
        .slice(before)
        .map((call) => call.method),
    ).toEqual([method]);
  });

  test("a row that the server will not have does not hold up the others", async () => {
    const portal = await open("member=account-gardener&from=account-operator");
    await expect.element(page.getByText(/would get what/)).toBeVisible();
    await userEvent.click(send());
    const lines = page.getByRole("region", { name: "1 change" }).getByRole("listitem");
    await expect.element(lines).toHaveTextContent(/weather_station.*expected/);
    // Copying is over: nothing but the refusal keeps the row.
    await expect.element(page.getByText(/would get what/)).not.toBeInTheDocument();
    await expect.element(lines).toHaveTextContent(/weather_station.*expected/);
    const operator = portal.demo.world().grants.filter(({ holder }) => holder === "account-operator");
    const gardener = portal.demo.world().grants.filter(({ holder }) => holder === "account-gardener");
    expect(gardener.map(({ uid }) => uid)).toEqual(
      operator.filter(({ object }) => object !== "weather_station").map(({ uid }) => uid),
    );
  });
});
