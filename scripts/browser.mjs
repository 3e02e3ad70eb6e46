/** Finds a Chrome or Chromium for the tests. Node built-ins only: the set-up needs it before anything is installed. */
import { existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

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

/** What every start of the browser is given: it runs as root in containers, and must not call home. */
export const browserArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

function usual({ platform, env, home }) {
  const applications = ["/Applications", join(home, "Applications")];
  const programs = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]].filter(Boolean);
  const path = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  return [
    ...path.flatMap((folder) => (names[platform] ?? names.linux).map((name) => join(folder, name))),
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
 * passed over: whoever set it wants that browser.
 */
export function findBrowser({
  platform = process.platform,
  env = process.env,
  home = homedir(),
  exists = existsSync,
  list = listed,
} = {}) {
  const named = env["CHROME_PATH"];
  if (named && !exists(named)) throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  if (named) return named;
  return [...usual({ platform, env, home }), ...downloaded({ platform, env, home, list })].find((path) =>
    exists(path),
  );
}
