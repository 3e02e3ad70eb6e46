import { runInAction } from "mobx";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPortal } from "./harness";
import { active, field, heading, openByKey, opened, options, palette, selected } from "./paletteDriver";

describe("opening and leaving", () => {
  test("[217] by key from a field, by F1, by the visible button", async () => {
    await openPortal("/login");
    await expect.element(page.getByRole("textbox", { name: "Email" })).toBeVisible();
    await userEvent.click(page.getByRole("textbox", { name: "Email" }));
    await openByKey();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await userEvent.keyboard("{F1}");
    await expect.element(field).toHaveFocus();
  });

  test("[224] signed out, it leads to the other pages of the way in", async () => {
    const { address } = await openPortal("/login");
    await openByKey();
    await userEvent.keyboard("forgot{Enter}");
    await expect.poll(address).toBe("/forgotpassword");
  });

  test("[217] [242] by the button, with targets large enough for a finger", async () => {
    await openPortal("/dashboard", { as: "member", width: 400 });
    await userEvent.click(page.getByRole("button", { name: "Open command palette" }));
    await expect.element(field).toHaveFocus();
    expect(parseFloat(getComputedStyle(field.element()).fontSize)).toBeGreaterThanOrEqual(16);
    const sizes = [...palette.element().querySelectorAll("button, [role=option]")].map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height);
    });
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });

  test("[242] on a phone names and what tells them apart stand whole", async () => {
    await opened("/dashboard", { width: 400 });
    await userEvent.keyboard("regler s");
    await expect.element(options.nth(3)).toBeInTheDocument();
    // By half a pixel is enough for the dots, and no whole number tells it.
    const isCut = (each: Element | undefined) => {
      const text = document.createRange();
      text.selectNodeContents(each ?? document.body);
      return text.getBoundingClientRect().width > (each?.getBoundingClientRect().width ?? 0) + 0.01;
    };
    const texts = options.elements().flatMap((row) => [...row.querySelectorAll("span > span")]);
    expect(texts.length).toBeGreaterThan(6);
    expect(texts.filter(isCut).map(({ textContent }) => textContent)).toEqual([]);
  });

  test("[217] [218] from inside a dialog; Ctrl+K closes at once, from any level", async () => {
    await opened();
    await userEvent.keyboard("choose range{Enter}");
    await expect.element(palette.getByRole("combobox", { name: "Range" })).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard("?");
    await expect.element(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await openByKey();
  });

  test("[219] Esc goes one level up, then closes; the focus returns", async () => {
    await opened();
    await userEvent.keyboard("{Escape}");
    const button = page.getByRole("button", { name: "Theme" });
    button.element().focus();
    await openByKey();
    await userEvent.keyboard("choose range{Enter}");
    await expect.element(palette.getByRole("combobox", { name: "Range" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("choose range");
    await userEvent.keyboard("{Escape}");
    await expect.element(palette).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test("[219] after navigation the focus is on the h1", async () => {
    const portal = await opened();
    await userEvent.keyboard("monitor{Enter}");
    await expect.element(heading("Monitor")).toHaveFocus();
    expect(portal.address()).toBe("/monitor");
  });

  test("[220] Backspace in the empty field goes up with query and highlight; with text it deletes", async () => {
    await opened();
    await userEvent.keyboard("#a{ArrowDown}");
    const before = active();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(palette.getByRole("list", { name: "Where you are" })).toBeVisible();
    await userEvent.keyboard("ab{Backspace}");
    await expect.element(field).toHaveValue("a");
    await userEvent.keyboard("{Backspace}{Backspace}");
    await expect.element(field).toHaveValue("#a");
    expect(active()).toBe(before);
  });
});

describe("the highlighted row is the one Enter runs", () => {
  test("[222] Enter within a frame of typing acts on what was typed", async () => {
    const portal = await opened();
    await userEvent.keyboard("sites{Enter}");
    await expect.element(heading("Sites")).toBeVisible();
    expect(portal.address()).toBe("/sites");
  });

  test("[231] aria-activedescendant says so at opening, after typing and after moving", async () => {
    await opened();
    expect(selected()).toEqual([active()]);
    for (const keys of ["o", "p", "{ArrowDown}", "{ArrowDown}", "{Backspace}", "{Backspace}", "s"]) {
      await userEvent.keyboard(keys);
      expect([keys, selected()]).toEqual([keys, [active()]]);
    }
    await expect.element(palette.getByRole("status")).toHaveTextContent(/^\d+ results?/);
  });

  test("[227] what lies below the list is drawn when one goes there", async () => {
    await opened();
    await userEvent.fill(field, "park");
    await expect.element(options.first()).toBeVisible();
    const drawn = () => options.elements().length;
    const [list, seen] = [palette.getByRole("listbox").element(), drawn()];
    expect(seen).toBeLessThan(20);
    expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
    await userEvent.keyboard("{ArrowDown}".repeat(15));
    expect(drawn()).toBe(20);
    await expect.poll(() => options.elements()[15]?.getAttribute("aria-selected")).toBe("true");
    expect(active()).toBe(options.elements()[15]?.getAttribute("data-key"));
    await userEvent.fill(field, "parks");
    await userEvent.fill(field, "park");
    await expect.poll(drawn).toBe(seen);
    await userEvent.wheel(palette.getByRole("listbox"), { delta: { y: 200 } });
    await expect.poll(drawn).toBe(20);
  });

  test("[227] at most twenty rows are in the document, and each query starts at the top", async () => {
    await opened();
    await userEvent.keyboard("{End}");
    expect(options.elements().length).toBe(20);
    const list = palette.getByRole("listbox").element();
    expect(list.scrollTop).toBeGreaterThan(0);
    await userEvent.keyboard("e");
    expect([list.scrollTop, options.elements().length <= 20]).toEqual([0, true]);
  });

  test("[227] a letter changes the row at a place and not what cmdk knows the place by", async () => {
    await opened();
    const first = (name: string) => options.first().element().getAttribute(name);
    await userEvent.fill(field, "dash");
    await expect.poll(() => first("data-key")).toContain("dashboard");
    const [row, known] = [first("data-key"), first("data-value")];
    await userEvent.fill(field, "monitor");
    await expect.poll(() => first("data-key")).not.toBe(row);
    expect(first("data-value")).toBe(known);
    expect(active()).toBe(first("data-key"));
  });

  test("[223] a pointer that lies over the list steals nothing; one that moves highlights", async () => {
    await opened();
    await userEvent.keyboard("e");
    const third = options.nth(2).element();
    const { x, y } = third.getBoundingClientRect();
    const at = (dx: number) => ({ bubbles: true, clientX: x + 20 + dx, clientY: y + 10 });
    third.dispatchEvent(new PointerEvent("pointermove", at(0)));
    expect(active()).toBe(options.nth(0).element().getAttribute("data-key"));
    third.dispatchEvent(new PointerEvent("pointermove", at(0)));
    expect(active()).toBe(options.nth(0).element().getAttribute("data-key"));
    third.dispatchEvent(new PointerEvent("pointermove", at(4)));
    await expect.poll(active).toBe(third.getAttribute("data-key"));
    expect(selected()).toEqual([active()]);
  });

  test("[230] Enter during a composition selects nothing", async () => {
    const portal = await opened();
    await userEvent.keyboard("monitor");
    const composing = { key: "Enter", bubbles: true, cancelable: true };
    field.element().dispatchEvent(new KeyboardEvent("keydown", { ...composing, isComposing: true }));
    // oxlint-disable-next-line typescript/no-deprecated -- Safari says so that a composition has ended.
    field.element().dispatchEvent(new KeyboardEvent("keydown", { ...composing, keyCode: 229 }));
    await expect.element(palette).toBeVisible();
    expect(portal.address()).toBe("/dashboard");
  });

  test("[232] Home, End, Ctrl+A and Ctrl+Z edit the text", async () => {
    await opened();
    await userEvent.keyboard("nord{Home}x{End}y");
    await expect.element(field).toHaveValue("xnordy");
    await userEvent.keyboard("{Control>}a{/Control}z");
    await expect.element(field).toHaveValue("z");
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect.element(field).not.toHaveValue("z");
  });
});

describe("acting", () => {
  test("[233] the footer shows the keys that work now; Ctrl+Enter opens the entity's actions", async () => {
    const portal = await opened();
    await userEvent.keyboard("#a");
    const hints = palette.getByRole("list", { name: "Keys" });
    await expect.element(hints).toHaveTextContent("Open⇧↵ New tabCtrl↵ ActionsEsc Close");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(options.nth(0)).toHaveTextContent("Open park");
    await userEvent.keyboard("filter{Enter}");
    await expect.element(palette).not.toBeInTheDocument();
    expect(portal.address()).toMatch(/^\/dashboard\?.*parks=/);
  });

  test("[229] prefixes are listed in the footer and by ?", async () => {
    await opened();
    const list = palette.getByRole("list", { name: "Prefixes" });
    await expect.element(list).toHaveTextContent("> Commands# Parks@ People/ Devices! Events? Help");
    await userEvent.keyboard("großen");
    await userEvent.click(list.getByRole("button", { name: "# Parks" }));
    await expect.element(field).toHaveValue("#großen");
    await userEvent.click(list.getByRole("button", { name: "/ Devices" }));
    await expect.element(field).toHaveValue("/großen");
    await userEvent.click(list.getByRole("button", { name: "? Help" }));
    await expect.element(field).toHaveValue("?");
    await expect.element(options.nth(1)).toHaveTextContent("Parks and portfolios");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(field).toHaveValue("#");
  });

  test("[221] a range in words, in either language", async () => {
    const portal = await opened();
    await userEvent.keyboard("choose range{Enter}");
    await userEvent.keyboard("soon");
    await expect.element(options.nth(0)).toHaveTextContent("Not understood as a range of days");
    await userEvent.keyboard("{Control>}a{/Control}letzte woche");
    await expect.element(options.nth(0)).toHaveTextContent("1 Jun 2026 – 7 Jun 2026");
    await userEvent.keyboard("{Enter}");
    await expect.element(palette).not.toBeInTheDocument();
    expect(portal.address()).toMatch(/start=2026-06-01&end=2026-06-07/);
  });

  test("[215] a dangerous command asks, with the focus on Cancel", async () => {
    await opened();
    await userEvent.keyboard("reset demo{Enter}");
    await expect
      .element(palette.getByRole("option", { name: "Cancel" }))
      .toHaveAttribute("aria-selected", "true");
    await expect.element(palette.getByText("Reset demo world?").first()).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("reset demo");
  });

  test("[226] the German palette takes English names, and shows them", async () => {
    const portal = await openPortal("/dashboard", { as: "admin", language: "de" });
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect
      .poll(async () => {
        if (document.querySelector('[role="combobox"]') === null) await userEvent.keyboard("{F1}");
        return document.querySelector('[role="combobox"]') !== null;
      })
      .toBe(true);
    await userEvent.keyboard("sign out");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("Abmelden");
    await expect.element(page.getByRole("option").first()).toHaveTextContent("Sign out");
    expect(portal.address()).toBe("/dashboard");
  });

  test("[241] offline: what needs the network is greyed with its reason, parks are still found", async () => {
    const portal = await opened();
    await userEvent.keyboard("refresh");
    await expect.element(options.nth(0)).toHaveAttribute("aria-disabled", "false");
    runInAction(() => (portal.stores.connection.online = false));
    await expect.element(options.nth(0)).toHaveAttribute("aria-disabled", "true");
    await expect.element(options.nth(0)).toHaveTextContent("Needs a connection");
    await userEvent.keyboard("{Control>}a{/Control}#a");
    await expect.element(options.nth(0)).toHaveAttribute("aria-disabled", "false");
  });

  test.for([
    ["Park", "#a", "/park/"],
    ["Portfolio", "front range", "/portfolio/"],
  ] as const)("a pane previews the highlighted: %s", async ([kind, typed, call]) => {
    const { demo } = await opened();
    await userEvent.keyboard(typed);
    await expect.element(options.nth(0)).toHaveTextContent(kind);
    const pane = palette.getByRole("complementary", { name: "Preview" });
    await expect.element(pane).toHaveTextContent(/Power now.*[kMG]?W.*Open events\d+/);
    const asked = demo.requests().map(({ path }) => path);
    expect(asked.filter((path) => path.includes(call) && path.endsWith("/kpi"))).toHaveLength(1);
  });

  test("[217] at the second factor it offers the code, a backup code and signing out alone", async () => {
    await openPortal("/dashboard", { as: "totp" });
    await expect.element(page.getByRole("textbox", { name: "Code" })).toBeVisible();
    await openByKey();
    const names = options.elements().map((row) => row.textContent);
    expect(names).toEqual(["Enter code", "Use a backup code", "Sign out"]);
  });
});
