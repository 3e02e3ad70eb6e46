import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";

/**
 * What a browser's own translation does to a page: each text goes, and elements with other words stand in its place; so
 * does each text that comes later. Text that says it is not to be translated is left alone, unless the translator is
 * `rude`.
 */
function translate({ rude = false } = {}): void {
  const spared = `[data-translated], script, style, textarea${rude ? "" : ", [translate=no]"}`;
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(spared) || !text.nodeValue?.trim()) return;
    const standIn = document.createElement("span");
    standIn.dataset["translated"] = "";
    standIn.append(`${text.nodeValue}°`);
    parent.replaceChild(standIn, text);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!node.isConnected) continue;
        if (node.nodeType === Node.TEXT_NODE) wrap(node);
        else wrapAll(node);
      }
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watcher.disconnect());
}

test("a page that the browser translates lives: palette, lists, screens and languages go on", async () => {
  const { demo, router } = await openPortal("/sites", { as: "owner" });
  const [park] = demo.world().parks;
  await expect.element(page.getByRole("heading", { level: 1, name: "Sites" })).toBeVisible();
  translate({ rude: true });
  await expect.element(page.getByRole("link", { name: "Dashboard°" })).toBeVisible();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard((park?.name ?? "").slice(0, 6));
  await expect.element(page.getByRole("option").first()).toBeVisible();
  await userEvent.keyboard("{Escape}{Escape}");
  for (const [address, name] of [
    ["/dashboard", /Dashboard/],
    ["/events", /Events/],
    [`/sites/parks/${park?.uid}`, new RegExp(park?.name ?? "")],
    ["/profile", /Profile/],
    ["/organization/members", /./],
    ["/sites", /Sites/],
  ] as const) {
    await router.navigate(address);
    await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible();
    expect(page.getByText("Unexpected Application Error!").elements()).toEqual([]);
  }
});

test("names and figures are data: as the server has them, whatever language is read", async () => {
  await openPortal("/sites", { as: "owner" });
  translate();
  await expect.element(page.getByRole("link", { name: "Dashboard°" })).toBeVisible();
  await expect.element(page.getByRole("row").nth(1)).toBeVisible();
  const rows = page.getByRole("row").elements().slice(1);
  expect(rows.filter(({ textContent }) => textContent.includes("°"))).toEqual([]);
});
