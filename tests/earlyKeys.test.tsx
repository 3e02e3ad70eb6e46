import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
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

test("[237] letters pressed before the keys have come go into the field that one of them leads to", async () => {
  await render(<Rig />);
  await userEvent.keyboard("/we");
  (page.getByRole("button").element() as HTMLElement).click();
  await expect.element(page.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("tter");
  await expect.element(page.getByRole("searchbox")).toHaveValue("wetter");
  await expect.element(page.getByRole("status")).toHaveTextContent("wetter");
});
