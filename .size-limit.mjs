/**
 * What a visitor's browser must load, group by group, read from the manifest of the build that `npm run size` makes:
 * the names of the files carry hashes, so none can be written down here.
 */
import { readFileSync } from "node:fs";

const out = "node_modules/.cache/size";
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, "utf8"));

/** Keys of `roots` and of all that they import, without what is loaded on demand. */
function closure(roots, seen = new Set()) {
  for (const key of roots) {
    if (seen.has(key)) continue;
    seen.add(key);
    closure(manifest[key].imports ?? [], seen);
  }
  return seen;
}

function named(pattern) {
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`No module of the build is named like ${pattern}.`);
  return keys;
}

const scripts = (keys) =>
  [...keys].map((key) => `${out}/${manifest[key].file}`).filter((file) => file.endsWith(".js"));
const styles = (keys) => [...keys].flatMap((key) => manifest[key].css ?? []).map((file) => `${out}/${file}`);
const unique = (files) => [...new Set(files)];

const entry = closure(named(/^index\.html$/));
const signIn = closure([...entry, ...named(/screens\/session\/LoginScreen\.tsx$|^src\/graph\/schema/)]);
const dashboard = closure([...entry, ...named(/screens\/dashboard\/DashboardScreen\.tsx$/)]);
const charts = closure(named(/plotly/i));
const chartsAlone = [...charts].filter((key) => !dashboard.has(key));

const limits = [
  { name: "sign-in, scripts", path: unique(scripts(signIn)), limit: "160 kB" },
  {
    name: "sign-in, scripts and styles",
    path: unique([...scripts(signIn), ...styles(signIn)]),
    limit: "180 kB",
  },
  { name: "dashboard without charts, scripts", path: unique(scripts(dashboard)), limit: "230 kB" },
  { name: "charts", path: unique(scripts(chartsAlone)), limit: "375 kB" },
];

export default limits.map((limit) => ({ ...limit, gzip: true }));
