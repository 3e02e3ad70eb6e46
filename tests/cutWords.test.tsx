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

test.each([
  ["owner", "/profile/sessions", /Diese Sitzung.*jetzt.*\d+\.\d+\.\d+\.\d+/],
  ["owner", "/organization/cooperations", /Bittet Sie um Zusage.*Wird nichts von Ihnen sehen/],
  ["owner", "/organization/permissions", /Technische Betriebsführung/],
  ["owner", "/rights", /Ja.*Durch die Rolle Inhaber in der Organisation\./],
  ["member", "/rights", /Nein.*Nötig: Moderator in der Organisation oder höher/],
] as const)(
  "what stands below a name is whole in German at 400 px, and so is the name: %s, %s, %s",
  async (as, path, words) => {
    await openPortal(path, { as, language: "de", width: 400, height: 900 });
    const grid = page.getByRole("grid");
    await expect.element(grid.getByRole("row").nth(1)).toBeVisible();
    await document.fonts.ready;
    const rest = "[class*='words'], [class*='link'], [class*='below'], [class*='below'] *";
    const isOver = (one: Element) =>
      one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2;
    const drawn = [...grid.element().querySelectorAll("[role='gridcell']")].flatMap((cell) => [
      ...cell.querySelectorAll(rest),
    ]);
    const lines = () =>
      grid
        .getByRole("row")
        .elements()
        .map((row) => row.textContent);
    await expect.poll(lines).toContainEqual(expect.stringMatching(words));
    // What is for the ear alone has no width; the word of a state has some, or it is squeezed away.
    const isSeen = (one: Element) =>
      one.clientWidth > 2 || one.matches("[class*='status'] > [class*='label']");
    const isShown = (one: Element) => isSeen(one) && getComputedStyle(one).display !== "inline";
    expect(drawn.filter((one) => isShown(one) && isOver(one)).map((one) => one.textContent)).toEqual([]);
  },
);
