import { afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";

/** What the page wears before its first paint. */
interface Worn {
  readonly theme: string | null;
  readonly language: string;
  readonly direction: string;
  readonly preloaded: string | null;
}

const report = `
  var link = document.querySelector("link[rel=preload]");
  parent.postMessage({
    theme: document.documentElement.getAttribute("data-theme"),
    language: document.documentElement.lang,
    direction: document.documentElement.dir,
    preloaded: link && link.getAttribute("href"),
  }, "*");`;

let boot = "";
beforeAll(async () => {
  boot = await (await fetch(`${import.meta.env.BASE_URL}boot.js`)).text();
});
afterEach(() => {
  for (const key of ["theme", "i18nextLng"]) {
    localStorage.removeItem(key);
    sessionStorage.removeItem(key);
  }
});

/** Runs the script as the first thing of a page of its own; `sandbox` gives it a storage that is refused. */
function run(sandbox?: string): Promise<Worn> {
  return new Promise((resolve) => {
    const frame = document.createElement("iframe");
    if (sandbox !== undefined) frame.setAttribute("sandbox", sandbox);
    const heard = ({ data, source }: MessageEvent<Worn>): void => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener("message", heard);
      resolve(data);
    };
    window.addEventListener("message", heard);
    onTestFinished(() => frame.remove());
    frame.srcdoc = `<!doctype html><head><script>${boot}${report}</script></head>`;
    document.body.append(frame);
  });
}

const dark = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

describe("before the first paint", () => {
  test.for([
    ["dark", "dark"],
    ["light", "light"],
    ["auto", dark],
    ["<script>", dark],
    [null, dark],
  ] as const)("[98] [F34] the stored theme %s is worn as %s", async ([stored, worn]) => {
    if (stored !== null) localStorage.setItem("theme", stored);
    expect((await run()).theme).toBe(worn);
  });

  test("[98] [99] the stored language sets lang and dir, and its words are already on their way", async () => {
    localStorage.setItem("i18nextLng", "de-AT");
    const { language, direction, preloaded } = await run();
    expect([language, direction, preloaded]).toEqual(["de", "ltr", "/v1/locales/de/translation.json"]);
  });

  test("[F19] a stored language that is not offered is passed over", async () => {
    localStorage.setItem("i18nextLng", "../../api/v1/self");
    sessionStorage.setItem("i18nextLng", "de");
    expect((await run()).preloaded).toBe("/v1/locales/de/translation.json");
  });

  test("[98] works where the storage is refused", async () => {
    const { theme, language } = await run("allow-scripts");
    expect([theme, language]).toEqual([dark, "en"]);
  });
});
