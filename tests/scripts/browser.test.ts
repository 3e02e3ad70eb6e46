import { expect, test } from "vitest";
import { findBrowser, isLight } from "../../scripts/browser.mjs";

function place(platform: NodeJS.Platform, files: readonly string[], env: Record<string, string> = {}) {
  return {
    platform,
    env,
    home: "/home/me",
    exists: (path: string) => files.includes(path),
    list: (folder: string) =>
      folder === "/home/me/.cache/ms-playwright" ? ["chromium-999", "chromium-1200", "ffmpeg-1011"] : [],
  };
}

const CHROMIUM = "/usr/bin/chromium";

test("the browser that CHROME_PATH names goes before all others", () => {
  expect(findBrowser(place("linux", [CHROMIUM, "/my/chrome"], { CHROME_PATH: "/my/chrome" }))).toBe(
    "/my/chrome",
  );
});

test("a CHROME_PATH that names no file is an error, not passed over", () => {
  expect(() => findBrowser(place("linux", [CHROMIUM], { CHROME_PATH: "/my/chrome" }))).toThrow(
    "CHROME_PATH names /my/chrome, and there is no such file.",
  );
});

test("an empty CHROME_PATH counts as none", () => {
  expect(findBrowser(place("linux", [CHROMIUM], { CHROME_PATH: "" }))).toBe(CHROMIUM);
});

test("a browser on the PATH is found wherever it is", () => {
  expect(findBrowser(place("linux", ["/opt/bin/google-chrome"], { PATH: "/usr/bin:/opt/bin" }))).toBe(
    "/opt/bin/google-chrome",
  );
});

test("on macOS it is an application, of all or of the user", () => {
  const path = "/home/me/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(findBrowser(place("darwin", [path]))).toBe(path);
});

test("of the downloaded ones the newest is taken, where none is installed", () => {
  const downloaded = (version: number) =>
    `/home/me/.cache/ms-playwright/chromium-${version}/chrome-linux64/chrome`;
  expect(findBrowser(place("linux", [downloaded(999), downloaded(1200)]))).toBe(downloaded(1200));
  expect(findBrowser(place("linux", [downloaded(999), CHROMIUM]))).toBe(CHROMIUM);
});

test("where none needs a window the one without comes first, and else last", () => {
  const shell = "/usr/bin/chromium-headless-shell";
  const both = place("linux", [CHROMIUM, shell], { PATH: "/usr/bin" });
  expect(findBrowser({ ...both, light: true })).toBe(shell);
  expect(findBrowser(both)).toBe(CHROMIUM);
  const alone = place("linux", [shell], { PATH: "/usr/bin" });
  expect(findBrowser(alone)).toBe(shell);
  expect(isLight(shell)).toBe(true);
  expect(isLight(CHROMIUM)).toBe(false);
});

test("without any there is none", () => {
  expect(findBrowser(place("linux", []))).toBeUndefined();
});
