/** What the measured pages carry; put in before any script of theirs, the same in ours and in the peers'. */
export interface Probe {
  /** Time of the next paint: a frame's callback, then a message, which comes after the frame was drawn. */
  readonly paint: () => Promise<number>;
  /** From `from` to the paint after the last change of the document, ms; not before there is an element like `wanted`. */
  readonly settled: (from: number, wanted?: string) => Promise<number>;
  /** Measures the next key press; `key` answers it. Resolves right after a frame, so that the floor is a whole one. */
  readonly arm: () => Promise<unknown>;
  readonly key: () => Promise<number>;
}

declare global {
  interface Window {
    probe: Probe;
    /** What a page of this folder has to tell. */
    result: Promise<unknown>;
  }
}

/**
 * Runs in the page. What changes after `quiet` ms without a change no longer belongs to what was begun. Nor does what
 * the palette's preview tells by itself: it comes when typing has rested, and may meet the next key.
 */
export function installProbe(quiet: number): void {
  let measured = Promise.resolve(0);
  const paint = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const isLater = (target: Node) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest("[role=dialog] aside") !== null;
  };
  const settled = (from: number, wanted = "body") =>
    new Promise<number>((resolve) => {
      let last = 0;
      let awaited = 0;
      let rest: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        awaited += 1;
        clearTimeout(rest);
        void paint().then((at) => {
          last = at;
          awaited -= 1;
          if (awaited === 0 && document.querySelector(wanted)) rest = setTimeout(end, quiet);
        });
      };
      const observer = new MutationObserver((records) => {
        if (!records.every(({ target }) => isLater(target))) look();
      });
      const end = () => {
        observer.disconnect();
        resolve(last - from);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  const arm = () => {
    let isOver = false;
    // A page at rest draws out of turn; one that is drawn all the time, as by a display, waits for the next frame.
    const keepDrawing = () => {
      if (!isOver) requestAnimationFrame(keepDrawing);
    };
    keepDrawing();
    measured = new Promise((resolve) => {
      const pressed = (event: KeyboardEvent) =>
        void settled(event.timeStamp).then((taken) => {
          isOver = true;
          resolve(taken);
        });
      addEventListener("keydown", pressed, { capture: true, once: true });
    });
    return paint();
  };
  window.probe = { paint, settled, arm, key: () => measured };
}
