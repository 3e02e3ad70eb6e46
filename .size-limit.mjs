/**
 * What a visitor's browser must load, group by group, read from the manifest of the build that `npm run size` makes:
 * the names of the files carry hashes, so none can be written down here.
 */
import { readFileSync } from "node:fs";

const out = "node_modules/.cache/size";
const manifest = JSON.parse(readFileSync(`${out}/.vite/manifest.json`, "utf8"));

/** Loaded by a wish, not by the dashboard. All else that is loaded on demand counts for it until it is named here. */
const onDemand = [/^src\/screens\/(?!dashboard\/)/, /^src\/palette\//, /^src\/frame\/chart\/Plot\.tsx$/];

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

const page = keysLike(/^index\.html$/);
const signIn = closure(page);
const dashboard = closure(page, (key) => !onDemand.some((pattern) => pattern.test(key)));
const charts = [...closure(keysLike(/^src\/frame\/chart\/Plot\.tsx$/))].filter((key) => !dashboard.has(key));

const limits = [
  { name: "sign-in, scripts", path: files(signIn, ".js"), limit: "160 kB" },
  {
    name: "sign-in, scripts and styles",
    path: [...files(signIn, ".js"), ...files(signIn, ".css")],
    limit: "180 kB",
  },
  { name: "dashboard without charts, scripts", path: files(dashboard, ".js"), limit: "230 kB" },
  { name: "charts, scripts", path: files(charts, ".js"), limit: "375 kB" },
];

export default limits.map((limit) => ({ ...limit, gzip: true }));
