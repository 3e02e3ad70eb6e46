import { expect, onTestFinished, test } from "vitest";
import { watchContract } from "./contractWatch";
import { launch } from "./visit";

test("the watch over the contract notices calls and answers that are not as it says, and no others", async () => {
  const browser = await launch();
  onTestFinished(() => browser.close());
  const context = await browser.newContext();
  const faults = watchContract(context);
  await context.route("http://portal.test/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Portal</title>" }),
  );
  await context.route("**/api/v1/**", (route) => route.fulfill({ json: { portfolios: 7 } }));
  await context.route("**/api/v1/auth/logout", (route) => route.fulfill({ status: 503, body: "Later" }));
  const page = await context.newPage();
  await page.goto("http://portal.test/v1/");
  const call = (path: string, method = "GET") =>
    page.evaluate(([path, method]) => fetch(`/api/v1/${path}`, { method }).then((came) => came.text()), [
      path,
      method,
    ] as const);
  await call("auth/logout", "POST");
  expect(await faults()).toEqual([]);
  await call("portfolio");
  expect((await faults()).join()).toMatch(/portfolio/);
  const before = (await faults()).length;
  await call("nothing/of/the/kind");
  expect((await faults()).length).toBeGreaterThan(before);
});
