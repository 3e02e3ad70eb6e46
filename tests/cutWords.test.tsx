import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openPortal } from "./harness";
import { places } from "./places";

const main = () => document.querySelector("main") ?? document.body;

/** What of a button, a state or a name goes beyond its box, by its text. */
function cut(): string[] {
  const texts = "button, button *, [class*='words'], [class*='state'] > *";
  const isOver = (one: Element) =>
    getComputedStyle(one).overflowX === "hidden" &&
    (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2);
  return [...main().querySelectorAll(texts)]
    .filter((one) => one.clientWidth > 2 && one.closest("[role='columnheader']") === null && isOver(one))
    .map(({ textContent }) => textContent);
}

/** Buttons that reach over the edge of their cell. */
function over(): string[] {
  return [...main().querySelectorAll("[role='gridcell'] button")]
    .filter((one) => {
      const cell = one.closest("[role='gridcell']")?.getBoundingClientRect();
      return cell !== undefined && one.getBoundingClientRect().right > cell.right + 1;
    })
    .map(({ textContent }) => textContent);
}

test.each([
  ["parkContacts", 992],
  ["parkContacts", 400],
  ["organizationCooperations", 992],
  ["organizationCooperations", 400],
  ["parkMembers", 992],
  ["parkMembers", 400],
] as const)("words of names, states and buttons are whole in German: %s, %i px", async (id, width) => {
  const place = places[id];
  await openPortal(place?.path ?? "", { as: "owner", language: "de", width, height: 900 });
  await expect.element(page.getByRole("grid").getByRole("row").nth(1)).toBeVisible();
  await document.fonts.ready;
  const longest = "Technische Betriebsführung";
  expect(cut().filter((words) => words !== longest)).toEqual([]);
  expect(over()).toEqual([]);
});
