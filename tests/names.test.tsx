import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Demo } from "../mocks/demo";
import { openPortal, type Account } from "./harness";
import { places, type Place } from "./places";

/** Stands before each name that the server gives, and nowhere else. */
const MARK = "שם";
const nameKeys = new Set(["name", "first_name", "last_name", "company", "author_name", "gak_name", "title"]);
/** What has a `name` that is one of a list of the contract, and no name that somebody gave. */
const notNamed = /\/(system|permissions|metrics|query)/;

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      nameKeys.has(key) && typeof held === "string" && held !== "" ? `${MARK} ${held}` : marked(held),
    ]),
  );
}

/** Whatever bears a name in an answer of the server bears the mark. */
function before(demo: Demo): void {
  const { fetch } = demo;
  const markedFetch: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    const isJson = answer.headers.get("Content-Type")?.includes("json") ?? false;
    if (!isJson || !answer.ok || notNamed.test(pathname)) return answer;
    const { status, statusText, headers } = answer;
    return new Response(JSON.stringify(marked(await answer.json())), { status, statusText, headers });
  };
  Object.assign(demo, { fetch: markedFetch });
}

/** Tables are data as a whole. The list that a select hides for the browser's own filling in is seen by nobody. */
const left = "[role='grid'], [role='treegrid'], table, style, script, select";

/** The texts that hold a name, outside of tables. */
function texts(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  return found.filter(
    ({ nodeValue, parentElement }) =>
      nodeValue?.includes(MARK) === true && parentElement?.closest(left) === null,
  );
}

/** Names in blocks of their own that tear apart what stands beside them, or that a browser would translate. */
function faults(): string[] {
  const found = texts().flatMap(({ parentElement, nodeValue }) => {
    const text = (nodeValue ?? "").trim();
    // Within a sentence it is isolated by letters.
    if (!parentElement || text.includes("\u2068")) return [];
    // A text of a picture is a paragraph of its own.
    const own = parentElement.closest("bdi, [dir='auto'], text");
    // What a search has found of it is marked within.
    const isIsolated = own?.textContent.trim() === text || own?.querySelector("b") instanceof Element;
    const isKept = parentElement.closest("[translate='no']") !== null;
    const { localName, className } = parentElement;
    const fault = [isIsolated ? [] : "not isolated", isKept ? [] : "translated"].flat().join(", ");
    return fault === "" ? [] : [`${fault}: ${text} in ${localName} ${className}`];
  });
  return [...new Set(found)];
}

function isReady({ ready }: Place): boolean {
  const isBusy = document.querySelector("main [aria-busy='true']") !== null;
  try {
    return ready().element().checkVisibility() && !isBusy;
  } catch {
    return false;
  }
}

const accounts: readonly Account[] = ["owner", "admin"];

test.each(accounts)(
  "a name of the server in a block of its own is isolated, and not for a browser to translate: %s",
  async (as) => {
    const { router } = await openPortal("/profile", { as, before });
    const found: Record<string, string[]> = {};
    let seen = 0;
    for (const [id, place] of Object.entries(places)) {
      if (place.as !== as) continue;
      await router.navigate(place.path);
      await expect.poll(() => isReady(place), { timeout: 60_000, message: id }).toBe(true);
      const here = faults();
      seen += texts().length;
      if (here.length > 0) found[id] = here;
    }
    expect(found).toEqual({});
    expect(seen).toBeGreaterThan(10);
  },
  300_000,
);

test("so is a name among what can be chosen, and what is chosen", async () => {
  await openPortal("/organization/permissions?member=account-gardener", { as: "owner", before });
  const field = page.getByRole("button", { name: /Grünewald/ });
  await expect.element(field).toBeVisible();
  field.element().focus();
  await userEvent.keyboard("{Enter}");
  const options = page.getByRole("listbox").getByRole("option");
  await expect.poll(() => options.elements().length).toBeGreaterThan(5);
  expect(
    texts().filter(({ parentElement }) => parentElement?.closest("[role='option']")).length,
  ).toBeGreaterThan(5);
  expect(faults()).toEqual([]);
});

test("so is a park's name beside its mark on a map", async () => {
  const { router } = await openPortal("/profile", { as: "owner", before });
  await router.navigate(places.parkSettings?.path ?? "");
  const isOfPicture = ({ parentElement }: Node) => parentElement instanceof SVGElement;
  await expect.poll(() => texts().filter(isOfPicture).length).toBeGreaterThan(0);
  expect(faults()).toEqual([]);
});

/** What is written at each of several places, one after the other: all names there, and how many were seen. */
async function walk(steps: readonly (readonly [name: string, go: () => Promise<unknown>])[]) {
  const found: Record<string, string[]> = {};
  const seen: Record<string, number> = {};
  for (const [name, go] of steps) {
    await go();
    const here = faults();
    if (here.length > 0) found[name] = here;
    seen[name] = texts().filter(({ parentElement }) => parentElement?.closest("main") === null).length;
  }
  return { found, seen };
}

test("so is one in the palette, its steps, a dialog, and what is said of it afterwards", async () => {
  const { router } = await openPortal("/profile", { as: "owner", before });
  await router.navigate(places.park?.path ?? "");
  await expect.element(page.getByRole("heading", { level: 1, name: MARK })).toBeVisible();
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const { found, seen } = await walk([
    [
      "search",
      async () => {
        await userEvent.keyboard("{Control>}k{/Control}telde");
        await expect.element(palette.getByRole("option", { name: /Telde/ }).first()).toBeVisible();
      },
    ],
    [
      "actions",
      async () => {
        // The park alone: of the device of its name there is nothing to rename.
        await userEvent.keyboard("{Control>}a{/Control}#telde");
        await expect.element(palette.getByRole("option", { name: /Logger/ })).not.toBeInTheDocument();
        await expect.element(palette.getByRole("option", { name: /Telde/ }).first()).toBeVisible();
        await userEvent.keyboard("{Control>}{Enter}{/Control}");
        await expect.element(palette.getByRole("option", { name: /Rename park/ })).toBeVisible();
      },
    ],
    [
      "step",
      async () => {
        await userEvent.keyboard("rename{Enter}");
        await expect.element(palette.getByRole("list", { name: "Where you are" })).toBeVisible();
      },
    ],
    [
      "toast",
      async () => {
        await userEvent.keyboard("{Control>}k{/Control}{Control>}k{/Control}pin this{Enter}");
        await expect.element(palette.getByRole("list", { name: "Where you are" })).toBeVisible();
        await userEvent.keyboard("{Enter}");
        await expect
          .element(page.getByRole("region", { name: "Notifications" }).getByText(MARK))
          .toBeVisible();
      },
    ],
    [
      "dialog",
      async () => {
        await userEvent.keyboard("{Control>}k{/Control}delete park{Enter}");
        await expect
          .element(
            page
              .getByRole("dialog")
              .getByText(/Delete/)
              .first(),
          )
          .toBeVisible();
      },
    ],
  ]);
  expect(found).toEqual({});
  expect(Object.values(seen).filter((count) => count === 0)).toEqual([]);
});
