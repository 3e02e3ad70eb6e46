import type { Request } from "playwright-core";
import { expect, test } from "vitest";
import { heading, see, visit } from "./visit";

test("[F54] an invitation's token stands in no Referer, and in no address but that of its own calls", async () => {
  const token = "token-of-an-invitation";
  const requests: Request[] = [];
  const { page, address } = await visit(`dashboard?action=invitation&token=${token}&email=owner@demo.test`, {
    as: "owner",
    before: (opened) => void opened.on("request", (request) => requests.push(request)),
  });
  await see(heading(page, "Dashboard"), page.getByText(/^The invitation could not be accepted/));
  expect(address()).toBe("/dashboard");
  // Images and chunks, the API, and a document that is left for another.
  await page.reload();
  await see(heading(page, "Dashboard"), page.getByRole("grid", { name: "Parks" }));
  const kinds = new Set(requests.map((request) => request.resourceType()));
  expect([...kinds]).toEqual(expect.arrayContaining(["document", "script", "stylesheet", "fetch"]));
  const sent = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(sent.filter((headers) => (headers["referer"] ?? "").includes(token))).toEqual([]);
  const named = requests.filter((request) => request.url().includes(token));
  expect(new Set(named.map((request) => new URL(request.url()).pathname))).toEqual(
    new Set(["/v1/dashboard", "/api/v1/self/invitation/accept"]),
  );
});
