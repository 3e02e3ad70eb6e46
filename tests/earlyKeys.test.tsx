import { useCallback, useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "./render";
import { useEarlyKeys } from "../src/main/useEarlyKeys";

const nothing = () => undefined;
const isOpen = () => false;

/** A page whose keys have come once the button was pressed; "/" leads into its search. */
function Rig() {
  const [isReady, setReady] = useState(false);
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isReady) return undefined;
    const heard = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>("input")?.focus();
    };
    window.addEventListener("keydown", heard);
    return () => window.removeEventListener("keydown", heard);
  }, [isReady]);
  useEarlyKeys(!isReady, nothing, isOpen);
  return (
    <>
      <input
        type="search"
        aria-label="Search"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="button" onClick={() => setReady(true)}>
        Ready
      </button>
      <output>{text}</output>
    </>
  );
}

/** A page whose palette has come once the button was pressed, its field by a second one; it has a field of its own. */
function PaletteRig({ isLate = false }: { isLate?: boolean }) {
  const [isReady, setReady] = useState(false);
  const [hasField, setField] = useState(!isLate);
  const [isAsked, setAsked] = useState(false);
  const [text, setText] = useState("");
  const ask = useCallback(() => setAsked(true), []);
  const isCovered = useCallback(() => isAsked, [isAsked]);
  useEarlyKeys(!isReady, ask, isCovered);
  return (
    <>
      <input type="email" aria-label="Email" />
      <button type="button" onClick={() => setField(true)}>
        Field
      </button>
      {isReady && isAsked && hasField && (
        <div role="dialog" aria-label="Palette">
          <input
            role="combobox"
            aria-expanded="true"
            aria-label="Command"
            ref={(field) => field?.focus()}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
      )}
      <button type="button" onClick={() => setReady(true)}>
        Ready
      </button>
    </>
  );
}

test("[237] letters pressed behind Ctrl+K before the palette has come go into it, those before it do not", async () => {
  await render(<PaletteRig />);
  await userEvent.keyboard(" x{Control>}k{/Control}tel e");
  (page.getByRole("button", { name: "Ready" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await expect.element(page.getByRole("combobox")).toHaveValue("tel e");
});

test("[237] they do whatever field one is in, until that of the palette has the focus", async () => {
  await render(<PaletteRig isLate />);
  const press = (name: string) => (page.getByRole("button", { name }).element() as HTMLElement).click();
  (page.getByRole("textbox", { name: "Email" }).element() as HTMLElement).focus();
  await userEvent.keyboard("a{Control>}k{/Control}te");
  press("Ready");
  await userEvent.keyboard("l e");
  press("Field");
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("lf");
  await expect.element(page.getByRole("combobox")).toHaveValue("tel elf");
  await expect.element(page.getByRole("textbox", { name: "Email" })).toHaveValue("a");
});

test("[237] letters pressed before the keys have come go into the field that one of them leads to", async () => {
  await render(<Rig />);
  await userEvent.keyboard("/we");
  (page.getByRole("button").element() as HTMLElement).click();
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("tter");
  await expect.element(page.getByRole("searchbox")).toHaveValue("wetter");
  await expect.element(page.getByRole("status")).toHaveTextContent("wetter");
});
