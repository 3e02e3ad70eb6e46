import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const main = () => page.getByRole("main");

test("[11] of accounting, which is the platform's, nobody is told that an organization would open it", async () => {
  const { address } = await openPortal("/admin-acc", { as: "new" });
  await expect.poll(address).toBe("/organization");
  await expect.element(main().getByText(/^“Accounting” is for those who run the platform/)).toBeVisible();
  expect(
    main()
      .getByText(/opens once you are in one/)
      .query(),
  ).toBeNull();
});

test("[11] users are seen by whoever leads an organization, so that one of one's own opens them", async () => {
  const { address } = await openPortal("/users", { as: "new" });
  await expect.poll(address).toBe("/organization");
  await expect
    .element(main().getByText(/^“Users” shows what belongs to an organization, so it opens once/))
    .toBeVisible();
});

test("the invitations that wait for an answer are counted where one has no organization", async () => {
  const { demo } = await openPortal("/organization", { as: "new" });
  const email = demo.accounts.find(({ id }) => id === "new")?.email;
  const count = demo
    .world()
    .invitations.filter((each) => each.email === email && each.status === "pending").length;
  expect(count).toBeGreaterThan(0);
  const words = count === 1 ? "1 invitation waits" : `${count} invitations wait`;
  await expect
    .element(main().getByRole("link", { name: new RegExp(`^${words} for your answer$`) }))
    .toHaveAttribute("href", expect.stringMatching(/\/profile\/invitations$/));
});
