import { buildSchema } from "graphql";
import type { DocumentNode } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import sdl from "../src/generated/schema.graphql?raw";
import { checkOperation } from "../src/screens/developer/operation";
import { graphiqlStorage } from "../src/screens/developer/graphiqlStorage";
import { safeStorage } from "../src/state/storage";
import { violations } from "./axe";
import { memoryStorage, openPortal } from "./harness";
import type { Harness, HarnessOptions } from "./harness";

const panel = page.getByRole("dialog", { name: "GraphiQL" });
const run = panel.getByRole("button", { name: /^Execute query/ });

async function open(options: HarnessOptions = {}): Promise<Harness> {
  const portal = await openPortal("/organization", { as: "owner", ...options });
  await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toBeVisible();
  portal.tools.overlays.open("graphiql");
  await expect.element(run, { timeout: 20_000 }).toBeVisible();
  return portal;
}

/** The text field of Monaco's first editor: the query's. */
async function focusEditor(): Promise<HTMLElement> {
  const find = () => panel.element().querySelector<HTMLElement>(".graphiql-query-editor textarea");
  await vi.waitFor(() => expect(find()).not.toBeNull(), { timeout: 20_000 });
  const field = find();
  field?.focus();
  if (!field) throw new Error("there is no editor");
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  return field;
}

/** Replaces the query by one without brackets to close: Monaco would close them itself. */
async function write(query: string): Promise<void> {
  const field = await focusEditor();
  await userEvent.keyboard("{Control>}a{/Control}{Delete}");
  const data = new DataTransfer();
  data.setData("text/plain", query);
  field.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
}

/** What stands in the result, without Monaco's non-breaking spaces. */
function result(): string {
  const lines = panel.element().querySelectorAll(".result-window .view-line");
  return [...lines].map(({ textContent }) => textContent.replace(/\u00a0/g, " ").trim()).join(" ");
}

/** What was pasted reaches the panel a moment later: run again until it has. */
function runUntil(text: string): Promise<void> {
  return vi.waitFor(
    async () => {
      await run.click();
      await vi.waitFor(() => expect(result()).toContain(text), { timeout: 1500 });
    },
    { timeout: 20_000, interval: 200 },
  );
}

describe("GraphiQL", () => {
  test.each(["light", "dark"] as const)("[243] has nothing that axe objects to, %s", async (theme) => {
    await open({ theme });
    await focusEditor();
    const isThemed = () =>
      panel.element().querySelector(`.monaco-editor.vs${theme === "dark" ? "-dark" : ""}`);
    await vi.waitFor(() => expect(isThemed()).not.toBeNull(), { timeout: 20_000 });
    // GraphiQL's own tabs have a button inside a tab; all else is held to every rule.
    const found = await violations(panel.element(), { rules: { "nested-interactive": { enabled: false } } });
    expect(found).toEqual([]);
  });

  test("opens by palette, asks the portal's own graph with the session's rights [246] [248]", async () => {
    const portal = await openPortal("/organization", { as: "member" });
    await page.getByRole("button", { name: "Open command palette" }).click();
    await userEvent.fill(
      page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox"),
      "graphiql",
    );
    await userEvent.keyboard("{Enter}");
    await expect.element(run, { timeout: 20_000 }).toBeVisible();
    const before = portal.calls("/portfolio");
    await write("{ portfolios(updateExt: false) { name } }");
    await runUntil('{ "name": "Hildesheimer Börde" }');
    expect(portal.calls("/portfolio")).toBe(before + 1);

    await write("query { devices(page: 1, limit: 5) { total } }");
    await runUntil('"status": 403');
    expect(result()).toContain('"path": [ "devices" ]');
    // Monaco is loaded for the first time here.
  }, 60_000);

  test("Ctrl+K opens the palette while the editor has the focus, which gets it back [246]", async () => {
    await open();
    const field = await focusEditor();
    await userEvent.keyboard("{Control>}k{/Control}");
    const palette = page.getByRole("dialog", { name: "Command palette" });
    await expect.element(palette.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(palette).not.toBeInTheDocument();
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("Tab indents, Esc and then Tab leaves the editor, and the panel says so [247]", async () => {
    await open();
    await expect.element(panel.getByText(/press Esc and then Tab to leave it/)).toBeVisible();
    const field = await focusEditor();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard("{Escape}");
    await expect.element(panel.getByText("Press Tab to leave the editor.")).toBeVisible();
    await userEvent.keyboard("{Tab}");
    await vi.waitFor(() => expect(document.activeElement?.closest(".monaco-editor")).toBeNull());
    expect(panel.element().contains(document.activeElement)).toBe(true);
  });

  test("covers the page, and gives the focus back when it closes", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const button = page.getByRole("button", { name: "Open command palette" });
    await expect.element(button).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1, name: "Organization" })).toHaveFocus();
    const before = button.element() as HTMLElement;
    before.focus();
    portal.tools.overlays.open("graphiql");
    await expect.element(run, { timeout: 20_000 }).toBeVisible();
    expect(before.closest("[inert]")).not.toBeNull();
    await userEvent.click(panel.getByRole("button", { name: "Close GraphiQL" }));
    await expect.element(panel).not.toBeInTheDocument();
    expect([before.closest("[inert]"), document.activeElement]).toEqual([null, before]);
  });

  test("runs a mutation only while mutations are allowed [248]", async () => {
    const portal = await open();
    const theme = () => portal.demo.world().accounts.find(({ email }) => email === "owner@demo.test")?.theme;
    await write('mutation { updateSettings(theme: "dark") { theme } }');
    await runUntil("Mutations are off.");
    const writes = () =>
      portal.demo.requests().filter(({ method, path }) => method !== "GET" && !path.endsWith("/login"));
    expect([theme(), writes()]).toEqual([null, []]);
    await userEvent.click(panel.getByRole("switch", { name: "Allow mutations" }));
    await expect.element(panel.getByText("Mutations change data.")).toBeVisible();
    await runUntil('"theme": "dark"');
    expect(theme()).toBe("dark");
  });

  test("keeps no header, and nothing after signing out [249]", async () => {
    const portal = await open();
    const kept = () =>
      Array.from({ length: portal.tab.length }, (_, at) => portal.tab.key(at) ?? "").filter((key) =>
        key.startsWith("graphiql"),
      );
    await write("{ hosts { api } }");
    await run.click();
    await vi.waitFor(() => expect(kept()).toContain("graphiql:queries"));
    expect(panel.getByRole("button", { name: "Headers" }).elements()).toEqual([]);
    expect(kept().filter((key) => /header/i.test(key))).toEqual([]);
    expect(Object.keys({ ...localStorage }).filter((key) => key.startsWith("graphiql"))).toEqual([]);
    portal.tools.signOut();
    await expect.element(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test("downloads the schema, in which what is assumed says so", async () => {
    const portal = await openPortal("/organization", { as: "owner" });
    const download = vi.spyOn(portal.tools, "download").mockImplementation(() => undefined);
    portal.tools.overlays.open("graphiql");
    await userEvent.click(panel.getByRole("button", { name: "Download schema" }));
    expect(download.mock.calls).toEqual([["schema.graphql", sdl, "text/plain"]]);
    expect(buildSchema(sdl).getType("Host")?.description).toBe("x-assumed");
  });

  test("holds an example per domain, filled in and ready to run", async () => {
    const portal = await open();
    await userEvent.click(panel.getByRole("button", { name: /^Example|Choose an example/ }));
    await userEvent.click(page.getByRole("option", { name: "park", exact: true }));
    await runUntil('{ "data": { "park": { "uid":');
    expect(portal.calls("/portfolio")).toBeGreaterThan(0);
  });

  test("opens with the document and the variables of a panel's call", async () => {
    const portal = await openPortal("/organization", { as: "owner", showCalls: true });
    await userEvent.click(page.getByRole("button", { name: "Show the call Organization" }));
    await userEvent.click(page.getByRole("button", { name: "Open in GraphiQL" }));
    await expect.element(run, { timeout: 20_000 }).toBeVisible();
    await expect.element(page.getByRole("dialog", { name: /^The call/ })).not.toBeInTheDocument();
    const name = portal.tools.context().organization?.name ?? "";
    await runUntil(`"name": "${name}"`);
    await userEvent.click(panel.getByRole("button", { name: "Close GraphiQL" }));
    expect(portal.portal.calls.draft).toBeUndefined();
  }, 60_000);

  test("works on where the browser's storage is full [249]", async () => {
    const portal = await open();
    vi.spyOn(portal.tab, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });
    await write("{ portfolios(updateExt: false) { timezone } }");
    await runUntil('"timezone": "America/Denver"');
  });
});

describe("what may run", () => {
  const schema = buildSchema("type Query { a: Int } type Mutation { b: Int }");
  const check = (query: string, mayMutate = false, operationName?: string) => {
    const checked = checkOperation({ query, operationName }, schema, mayMutate, "off");
    return checked.ok ? [checked.kind, checked.document] : checked.errors.map(({ message }) => message);
  };

  test("is one operation that fits the schema; mutations only when armed [248]", () => {
    expect(check("{ a }")).toEqual(["query", expect.objectContaining({ kind: "Document" })]);
    expect(check("mutation { b }")).toEqual(["off"]);
    expect(check("mutation { b }", true)[0]).toBe("mutation");
    expect(check("query A { a } mutation B { b }", false, "B")).toEqual(["off"]);
    const [kind, document] = check("query A { a } mutation B { b }", false, "A");
    const [operation, ...others] = (document as DocumentNode).definitions;
    expect([kind, operation, others]).toEqual(["query", expect.objectContaining({ operation: "query" }), []]);
    expect(check("query A { a } query B { a }")).toEqual([
      "Must provide operation name if query contains multiple operations.",
    ]);
    expect(check("{ wrong }")).toEqual(['Cannot query field "wrong" on type "Query".']);
    expect(check("{")).toEqual(["Syntax Error: Expected Name, found <EOF>."]);
  });
});

describe("what the panel keeps", () => {
  test("is shut with the panel and holds no header [249]", () => {
    const tab = memoryStorage();
    let isOpen = true;
    const storage = graphiqlStorage(
      safeStorage(tab),
      () => isOpen,
      () => "dark",
    );
    storage.setItem("graphiql:theme", "light");
    expect([storage.getItem("graphiql:theme"), tab.length]).toEqual(["dark", 0]);
    storage.setItem("graphiql:query", "{ a }");
    storage.setItem("graphiql:headers", "Authorization");
    isOpen = false;
    storage.setItem("graphiql:queries", "[]");
    const keys = Array.from({ length: tab.length }, (_, at) => tab.key(at));
    expect([keys, storage.getItem("graphiql:query"), storage.length]).toEqual([
      ["graphiql:query"],
      "{ a }",
      1,
    ]);
    storage.clear();
    expect([tab.length, storage.length]).toEqual([0, 0]);
  });
});
