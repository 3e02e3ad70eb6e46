/** Finds a Chrome or Chromium for the tests. Node built-ins only: the set-up needs it before anything is installed. */
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";

const names = {
  linux: [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "microsoft-edge",
  ],
  darwin: ["chromium", "google-chrome"],
  win32: ["chrome.exe", "chromium.exe"],
};

/** Chromium without a window, as Debian has it: the same engine, and a test takes a quarter less of the processor. */
export const SHELL = "chromium-headless-shell";

export const isLight = (path) => basename(path) === SHELL;

/** What every start of the browser is given: it runs as root in containers, and must not call home. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Letters stand on whole pixels, with a window and without one: a text is as wide in the one as in the other.
  "--disable-font-subpixel-positioning",
];

function usual({ platform, env, home, light }) {
  const applications = ["/Applications", join(home, "Applications")];
  const programs = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].filter(Boolean);
  const path = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const whole = names[platform] ?? names.linux;
  const named = light ? [SHELL, ...whole] : [...whole, SHELL];
  return [
    ...named.flatMap((name) => path.map((folder) => join(folder, name))),
    ...(platform === "linux"
      ? ["/usr/bin/chromium", "/usr/bin/google-chrome", "/snap/bin/chromium", "/opt/google/chrome/chrome"]
      : []),
    ...(platform === "darwin"
      ? applications.flatMap((folder) => [
          join(folder, "Google Chrome.app/Contents/MacOS/Google Chrome"),
          join(folder, "Chromium.app/Contents/MacOS/Chromium"),
        ])
      : []),
    ...(platform === "win32"
      ? programs.flatMap((folder) => [
          join(folder, "Google/Chrome/Application/chrome.exe"),
          join(folder, "Chromium/Application/chrome.exe"),
        ])
      : []),
  ];
}

/** The browsers that `npx playwright install chromium` leaves behind, newest first. */
function downloaded({ platform, env, home, list }) {
  const caches = {
    linux: join(home, ".cache"),
    darwin: join(home, "Library/Caches"),
    win32: env["LOCALAPPDATA"] ?? join(home, "AppData/Local"),
  };
  const folder = env["PLAYWRIGHT_BROWSERS_PATH"] ?? join(caches[platform] ?? caches.linux, "ms-playwright");
  return list(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)))
    .flatMap((name) =>
      [
        "chrome-linux/chrome",
        "chrome-linux64/chrome",
        "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
        "chrome-win/chrome.exe",
        "chrome-win64/chrome.exe",
      ].map((file) => join(folder, name, file)),
    );
}

function listed(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/**
 * Path of the browser, or undefined. `CHROME_PATH` goes before all others, and a wrong one is an error rather than
 * passed over: whoever set it wants that browser. `light`: one without a window is enough, and goes before the others.
 */
export function findBrowser({
  platform = process.platform,
  env = process.env,
  home = homedir(),
  exists = existsSync,
  list = listed,
  light = false,
} = {}) {
  const named = env["CHROME_PATH"];
  if (named && !exists(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  if (named) return named;
  return [...usual({ platform, env, home, light }), ...downloaded({ platform, env, home, list })].find(
    (path) => exists(path),
  );
}
