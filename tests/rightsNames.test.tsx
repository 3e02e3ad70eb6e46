import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";

const partners = [{ id: "c1", uid: "o9", name: "Nordwind GmbH", pending: false, expired: false }];
const some = "1 of 240 partners: the server names no more at once.";

test("what is granted without a name is called as one's own sites are, never by a bare uid", async () => {
  const park = { uid: "", name: "" };
  await openPortal("/rights", {
    as: "owner",
    before: (demo) => {
      const { organizations, portfolios, parks } = demo.world();
      const home = portfolios.find(({ organization_uid }) => organization_uid === organizations[0]?.uid);
      Object.assign(
        park,
        parks.find(({ portfolio_uid }) => portfolio_uid === home?.uid),
      );
      const permissions = [
        { object: "park", uid: park.uid },
        { object: "device", uid: "d-4711", name: "" },
      ];
      demo.scenario("failing", { path: "/permission", status: 200, body: { permissions } });
    },
  });
  const granted = page.getByRole("region", { name: "Permissions on single things" });
  await expect.element(granted.getByRole("link", { name: park.name, exact: true })).toBeVisible();
  await expect.element(granted.getByText("Device 2, not named by the server")).toBeVisible();
  expect(granted.element().textContent).not.toMatch(new RegExp(`${park.uid}|d-4711`));
});

test.each(["/rights", "/organization/permissions"])(
  "[102] partners that one call does not give are said, not left out in silence: %s",
  async (path) => {
    await openPortal(path, {
      as: "owner",
      before: (demo) =>
        demo.scenario("failing", {
          path: "/cooperation",
          status: 200,
          body: { cooperations: partners, total: 240 },
        }),
    });
    await expect.element(page.getByText(some)).toBeVisible();
  },
);
