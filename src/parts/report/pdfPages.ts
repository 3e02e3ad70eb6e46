import { getDocument, VerbosityLevel } from "pdfjs-dist";
// The policy lets no script be named at run time, which a worker's would be: small files are read on the page's thread.
import "pdfjs-dist/build/pdf.worker.mjs";

/** As sharp as it is ever seen: the width of a page in pixels of its canvas. */
const PAGE_WIDTH = 1400;

/** A document that is open for reading; `close` lets its memory go. */
export interface PdfPages {
  readonly count: number;
  /** Draws a page, from 1, and answers its text for those who do not see it. Rejects once `signal` is aborted. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<string>;
  readonly close: () => void;
}

/** Opens a PDF; rejects where it is none, is locked or broken. */
export async function openPdf(file: Blob): Promise<PdfPages> {
  const data = new Uint8Array(await file.arrayBuffer());
  const task = getDocument({ data, verbosity: VerbosityLevel.ERRORS, enableXfa: false, stopAtErrors: false });
  const pages = await task.promise;
  return {
    count: pages.numPages,
    draw: async (number, canvas, signal) => {
      const page = await pages.getPage(number);
      signal.throwIfAborted();
      const { width } = page.getViewport({ scale: 1 });
      const viewport = page.getViewport({ scale: PAGE_WIDTH / width });
      canvas.width = viewport.width;
      canvas.height = viewport.height;
      const drawing = page.render({ canvas, viewport });
      signal.addEventListener("abort", () => drawing.cancel(), { once: true });
      await drawing.promise;
      const { items } = await page.getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    },
    close: () => void task.destroy(),
  };
}
