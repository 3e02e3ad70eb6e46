import { useSyncExternalStore } from "react";

/** The tokens as colours that Plotly understands; a new object whenever the theme changes. */
export type Palette = { theme: string; of: (token: string, alpha?: number) => string };

const canvas = typeof document === "undefined" ? null : document.createElement("canvas");
let current: Palette | undefined;

/** Any CSS colour as `rgba(...)`: drawn once and read back, because Plotly does not know OKLCH. */
function toRgba(color: string, alpha: number): string {
  const context = canvas?.getContext("2d", { willReadFrequently: true });
  if (!context || color === "") return "rgba(128,128,128,1)";
  context.canvas.width = 1;
  context.canvas.height = 1;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 255] = context.getImageData(0, 0, 1, 1).data;
  return `rgba(${red},${green},${blue},${Number(((opacity / 255) * alpha).toFixed(3))})`;
}

function readPalette(theme: string): Palette {
  const style = getComputedStyle(document.documentElement);
  const known = new Map<string, string>();
  return {
    theme,
    of: (token, alpha = 1) => {
      const key = `${token} ${alpha}`;
      const color = known.get(key) ?? toRgba(style.getPropertyValue(token).trim(), alpha);
      known.set(key, color);
      return color;
    },
  };
}

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The colours of the theme that is on now. */
export function currentPalette(): Palette {
  const theme = document.documentElement.dataset["theme"] ?? "light";
  if (current?.theme !== theme) current = readPalette(theme);
  return current;
}

/** The same, followed. */
export function usePalette(): Palette {
  return useSyncExternalStore(subscribe, currentPalette);
}
