import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import type { Account } from "./harness";
import { places } from "./places";

const list = () => page.getByRole("list", { name: "Comments", exact: true });
const cards = () => [...list().element().children];

async function open(as: Account) {
  const portal = await openPortal(places.parkComments?.path ?? "", { as });
  await expect.element(list()).toBeVisible();
  return portal;
}

test("[184] a comment that was sent is the current one, and a second press sends it no second time", async () => {
  const { calls } = await open("moderator");
  const count = cards().length;
  expect(list().element().querySelector("[aria-current]")).toBe(null);
  const field = page.getByRole("main").getByRole("textbox").first();
  await userEvent.fill(field, "Inverter 3 is noisy");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => cards().length).toBe(count + 1);
  await expect.element(field).toHaveValue("");
  const current = cards().filter((card) => card.hasAttribute("aria-current"));
  expect(current).toEqual(cards().slice(-1));
  await expect.element(page.elementLocator(current[0] as Element)).toHaveTextContent("Inverter 3 is noisy");
  const written = calls("/comment");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(page.getByText("Please fill in")).toBeVisible();
  expect([calls("/comment"), cards().length]).toEqual([written, count + 1]);
});

test("[105] another's comment is changed by its author or a moderator: who may not is told", async () => {
  const { demo, tools } = await open("member");
  const own = tools.context().access.account;
  const comments = demo
    .world()
    .comments.filter(({ park_uid }) => places.parkComments?.path.includes(park_uid));
  expect(comments.some(({ author }) => author !== own)).toBe(true);
  const at = comments.findIndex(({ author }) => author !== own);
  await userEvent.click(page.elementLocator(cards()[at] as Element).getByRole("button"));
  const remove = page.getByRole("menuitem", { name: /Delete comment/ });
  await expect.element(remove).toHaveAttribute("aria-disabled", "true");
  await expect.element(remove).toHaveTextContent("Only its author or a moderator may");
  await expect
    .element(page.getByRole("menuitem", { name: /Edit comment/ }))
    .toHaveAttribute("aria-disabled", "true");
});

test("[105] one's own is changed", async () => {
  await open("member");
  await userEvent.fill(page.getByRole("main").getByRole("textbox").first(), "My own words");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => cards().at(-1)?.textContent).toContain("My own words");
  await userEvent.click(page.elementLocator(cards().at(-1) as Element).getByRole("button"));
  await expect
    .element(page.getByRole("menuitem", { name: /Edit comment/ }))
    .not.toHaveAttribute("aria-disabled", "true");
});
