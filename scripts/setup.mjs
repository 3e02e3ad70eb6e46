/**
 * Makes a fresh clone ready: the packages of the lock, and with --browser a browser for the tests. It runs before
 * `npm start` and `npm test`, so it uses Node built-ins only and does nothing where nothing has changed.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser, isLight, SHELL } from "./browser.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".setup-stamp");

function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function run(command, args, env = {}) {
  const shell = process.platform === "win32" && !command.endsWith(".exe");
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell,
    env: { ...process.env, ...env },
  });
  return done.error === undefined && done.status === 0;
}

/** Whether a version meets one of the alternatives `^a.b` and `>=a.b` of package.json's engines. */
function meets(version, range) {
  const [major, minor] = version.split(".").map(Number);
  return range.split("||").some((alternative) => {
    const [, sign, a, b] = /(\^|>=)(\d+)(?:\.(\d+))?/.exec(alternative) ?? [];
    const enough = major > Number(a) || (major === Number(a) && minor >= Number(b ?? 0));
    return enough && (sign === ">=" || major === Number(a));
  });
}

function checkNode() {
  const range = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).engines.node;
  const version = process.versions.node;
  if (!meets(version, range)) {
    stop(`This is Node ${version}; the portal needs ${range}. Get a newer one from https://nodejs.org/.`);
  }
}

function install() {
  const hash = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  console.log("Installing the packages of package-lock.json ...");
  const npm = process.env["npm_execpath"];
  const script = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund"];
  if (!(script ? run(process.execPath, [npm, ...args]) : run("npm", args))) {
    stop(
      "npm ci failed, see above. It needs a package registry: a network, or a mirror set with npm config.",
    );
  }
  writeFileSync(stamp, hash);
}

const found = () => findBrowser({ light: true });

/** At the desk the browser that is there will do; a build machine gets the light one. */
function provideBrowser() {
  const there = found();
  if (there !== undefined && (!process.env["CI"] || process.env["CHROME_PATH"] || isLight(there))) return;
  const apt = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (apt) {
    console.log("Installing a browser for the tests ...");
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const get = (...names) =>
      run("apt-get", ["install", "-y", "--no-install-recommends", ...names, "fonts-liberation"], env);
    run("apt-get", ["update"], env);
    // Ubuntu has none without a window. What they recommend besides the fonts is for a desk: printers, notices.
    if (!get(SHELL)) get("chromium");
  }
  if (found() !== undefined) return;
  stop(
    [
      "The tests need a Chrome or Chromium, and none was found. One of these provides it:",
      "  Debian:          sudo apt-get install chromium-headless-shell",
      "  Ubuntu:          sudo snap install chromium",
      "  Fedora:          sudo dnf install chromium",
      "  macOS:           brew install --cask google-chrome",
      "  Windows:         winget install Google.Chrome",
      "  any of them:     npx playwright install --with-deps chromium",
      "One that is installed elsewhere is named by CHROME_PATH=/path/to/chrome.",
    ].join("\n"),
  );
}

checkNode();
install();
if (process.argv.includes("--browser")) {
  try {
    provideBrowser();
  } catch (error) {
    stop(error.message);
  }
}
