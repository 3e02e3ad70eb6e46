import { autorun } from "mobx";
import { flushSync } from "react-dom";
import type { Paper } from "../state/layout";
import type { Sheets } from "../state/sheets";
import type { Stores } from "./createStores";

/** Columns that a sheet of A4 holds upright. */
const UPRIGHT_COLUMNS = 6;

/** How the paper is held where nobody chose: a list of many columns lies. */
function paperFor({ all }: Sheets): Paper {
  const isWide = all.some(
    ({ kind, file }) => kind === "list" && (file?.().rows[0]?.length ?? 0) > UPRIGHT_COLUMNS,
  );
  return isWide ? "landscape" : "portrait";
}

/**
 * While the page is printed, by the command or by the browser's own menu, the screen is laid out for paper. What was
 * drawn for a wider window is made smaller by as much, for the browser's menu leaves no time to draw it anew.
 */
export function watchPaper({ layout, sheets }: Pick<Stores, "layout" | "sheets">): () => void {
  const root = document.documentElement;
  const stop = autorun(() => {
    if (layout.paper === null) delete root.dataset["paper"];
    else root.dataset["paper"] = layout.paper;
  });
  const before = (): void => {
    // The browser takes the page as soon as this returns.
    if (layout.paper === null) flushSync(() => layout.setPaper(paperFor(sheets)));
    const main = document.getElementById("main");
    const width = Number.parseFloat(getComputedStyle(root).getPropertyValue("--paper-width"));
    const fit = main && width > 0 ? Math.min(1, width / main.scrollWidth) : 1;
    root.style.setProperty("--paper-fit", String(fit));
  };
  const after = (): void => {
    layout.setPaper(null);
    root.style.removeProperty("--paper-fit");
  };
  window.addEventListener("beforeprint", before);
  window.addEventListener("afterprint", after);
  return () => {
    window.removeEventListener("beforeprint", before);
    window.removeEventListener("afterprint", after);
    stop();
  };
}
