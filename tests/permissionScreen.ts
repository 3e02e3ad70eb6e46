import { expect } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Account, Harness } from "./harness";

export const grid = () => page.getByRole("treegrid", { name: "Permissions", exact: true });
export const row = (name: string | RegExp) => grid().getByRole("row", { name });
export const changes = (name: string) => page.getByRole("region", { name });
/** The lines of what is about to be sent. */
export const difference = () =>
  page
    .getByRole("region", { name: /changes?$/ })
    .getByRole("listitem")
    .elements()
    .map((line) => line.textContent.trim());
export const send = () => page.getByRole("button", { name: "Send changes" });

/** What was sent of permissions, by the end of its path. */
export function sent({ demo }: Pick<Harness, "demo">) {
  return demo
    .requests()
    .filter(({ method, path }) => method !== "GET" && path.includes("/permission"))
    .map(({ method, path, body }) => ({ method, path: path.slice(path.lastIndexOf("/permission")), body }));
}

/** What the demo organization's own portfolios and parks are called. */
export function places({ demo }: Pick<Harness, "demo">) {
  const { organizations, portfolios, parks } = demo.world();
  const own = portfolios.filter(({ organization_uid }) => organization_uid === organizations[0]?.uid);
  const parksOf = (index: number) => parks.filter(({ portfolio_uid }) => portfolio_uid === own[index]?.uid);
  const [first, second] = own;
  const [park, next] = parksOf(0);
  if (!first || !second || !park || !next) throw new Error("The demo has too few places");
  return { whole: organizations[0]?.name ?? "", first, second, park, next, partner: organizations[1] };
}

export async function open(of: string, as: Account = "owner") {
  const portal = await openPortal(`/organization/permissions?${of}`, { as });
  await expect.element(grid()).toBeVisible();
  return portal;
}

export const exact = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));

export async function mark(name: string) {
  await userEvent.click(row(exact(name)).getByRole("checkbox"));
}
