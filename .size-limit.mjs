/**
 * What a visitor's browser must load, group by group, read from the manifest of the build that `npm run size` makes:
 * the names of the files carry hashes, so none can be written down here.
 */
import { readFileSync } from "node:fs";

const out = "node_modules/.cache/production";
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, "utf8"));

/**
 * What the dashboard does not wait for: its first numbers are drawn before it, or without it. All else that is loaded
 * lazily counts until it is named here.
 */
const onDemand = [
  // Whoever comes with a fresh sign-in never sees the way in; it has a group of its own.
  /^_signIn-/,
  // Other screens, which there are, and their dialogs: by a press. The dashboard's own: the table comes after the numbers above it, the
  // days of the period Custom when it is chosen.
  /^src\/(screens\/|shell\/furtherScreens\.ts$)/,
  // Charts are drawn after the tiles, and have a group of their own.
  /^src\/frame\/chart\//,
  // The way to the calls behind a panel: where the visitor wants it, which nobody does before asking.
  /^src\/frame\/CallButton\.tsx$/,
  // Palette and keys come after the first screen; what an action of the top bar does, and a menu, when it is pressed.
  /^src\/main\/Commands\.tsx$/,
  /^src\/shell\/(shellPerform\.ts|FilterPanel\.tsx|SiteCanvas\.tsx)$/,
  // After the page has opened, for whoever has pinned something, or whose jobs run.
  /^src\/shell\/(PinnedGroup|Jobs)\.tsx$/,
  /^(src\/ui\/|_)MenuView[.-]/,
  // Comes with an invitation alone; what manages the second factor, with the profile's screen of it.
  /^src\/main\/(createInvitation|createTotp)\.ts$/,
  // The schema's other half: with the first document that needs it, and none of the dashboard's does.
  /^src\/graph\/further\.ts$/,
  // The live connection: started with the palette.
  /^src\/main\/bringLive\.ts$/,
  // Sends a newly chosen language or theme, and sees to it that the language stays.
  /^src\/(actions\/settings|main\/ownLanguage)\.ts$/,
];

function keysLike(pattern) {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No chunk of the build is named like ${pattern}.`);
  return keys;
}

/** Keys of `roots` and of all that they import; `wanted` says which lazy imports are followed too. */
function closure(roots, wanted = () => false, seen = new Set()) {
  for (const key of roots) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    closure([...imports, ...dynamicImports.filter(wanted)], wanted, seen);
  }
  return seen;
}

const files = (keys, ending) =>
  [...keys]
    .flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])])
    .filter((file, index, all) => file.endsWith(ending) && all.indexOf(file) === index)
    .map((file) => `${out}/${file}`);

const page = [...keysLike(/^index\.html$/), ...keysLike(/^_start-|^src\/main\/start\.tsx$/)];
const signIn = closure([...page, ...keysLike(/^_signIn-/)]);
const dashboard = closure(page, (key) => !onDemand.some((pattern) => pattern.test(key)));
const table = closure(keysLike(/^src\/screens\/dashboard\/ParksTable\.tsx$/));
const charts = [...closure(keysLike(/^src\/frame\/chart\//))].filter(
  (key) => !dashboard.has(key) && !table.has(key),
);

const limits = [
  // 160 kB are allowed; what comes after the sign-in page is not to weigh on it.
  { name: "sign-in, scripts", path: files(signIn, ".js"), limit: "153 kB" },
  {
    name: "sign-in, scripts and styles",
    path: [...files(signIn, ".js"), ...files(signIn, ".css")],
    limit: "180 kB",
  },
  { name: "dashboard until its first numbers, scripts", path: files(dashboard, ".js"), limit: "260 kB" },
  // The figures of a chart as a table are in the portal's own table, which the dashboard draws anyway.
  { name: "charts, scripts", path: files(charts, ".js"), limit: "375 kB" },
];

export default limits.map((limit) => ({ ...limit, gzip: true }));
