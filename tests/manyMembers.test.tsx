import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Demo } from "../mocks/demo";

/** As many members as take three calls; the last is somebody to be found. */
function withMany(demo: Demo): void {
  const { accounts } = demo.world();
  const somebody = accounts.find(({ account }) => account === "account-member");
  if (somebody === undefined) return;
  for (let number = accounts.length; number < 230; number += 1)
    accounts.push({
      ...somebody,
      account: `m${number}`,
      email: `m${number}@demo.test`,
      contact: { ...somebody.contact, first_name: "Person", last_name: `${number}` },
    });
}

const asked = (portal: Awaited<ReturnType<typeof openPortal>>) =>
  portal.demo.requests().filter(({ path, query }) => path.endsWith("/member") && query.limit === "100")
    .length;

test("[102] what a member may do is shown wherever they stand in the list", async () => {
  const portal = await openPortal("/rights?member=m229", { as: "owner", before: withMany });
  await expect.element(page.getByText("What Person 229 may do")).toBeVisible();
  await expect.element(page.getByRole("grid", { name: "What may I do?" })).toBeVisible();
  expect(asked(portal)).toBe(3);
  await portal.router.navigate("/rights?member=nobody");
  await expect.element(page.getByText("There is no such member.")).toBeVisible();
});

test("[102] so are their permissions, and they can be given", async () => {
  const portal = await openPortal("/organization/permissions?member=m229", {
    as: "owner",
    before: withMany,
  });
  await expect.element(page.getByRole("button", { name: /Permissions of/ })).toHaveTextContent("Person 229");
  await expect
    .element(page.getByText(/^100 of 2\d\d members: the server names no more at once/))
    .toBeVisible();
  const row = page.getByRole("row", { name: /Söhlde/ });
  await expect.element(row).toBeVisible();
  page.getByRole("treegrid", { name: "Permissions", exact: true }).element().focus();
  await userEvent.keyboard("{ArrowDown} ");
  await userEvent.click(page.getByRole("button", { name: "Send changes" }));
  await expect
    .poll(() => portal.demo.requests().filter(({ path }) => path.endsWith("/m229/permission")).length)
    .toBeGreaterThan(1);
  // While changes are on their way one is asked before one leaves.
  await expect.element(page.getByRole("button", { name: "Send changes" })).not.toBeInTheDocument();
  await portal.router.navigate("/organization/permissions?member=nobody");
  await expect.element(page.getByText(/There is no such member or partner/)).toBeVisible();
});

test("[102] and are copied to another", async () => {
  await openPortal("/organization/permissions?member=account-member&from=m229", {
    as: "owner",
    before: withMany,
  });
  await expect.element(page.getByRole("status").filter({ hasText: "Person 229" })).toBeVisible();
});
