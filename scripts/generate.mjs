/**
 * Makes src/generated from schema/: REST types, the one SDL, document types, resolver types. With --check it changes
 * nothing that is committed and fails where the two have drifted apart.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const out = join(root, "src/generated");
const check = process.argv.includes("--check");
const files = ["rest.ts", "schema.graphql", "sdl.ts", "graphql-env.d.ts", "resolvers.ts"];
const read = () =>
  Object.fromEntries(files.map((file) => [file, attempt(() => readFileSync(join(out, file), "utf8"))]));

function attempt(action) {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function run(bin, ...args) {
  execFileSync(process.execPath, [join(root, "node_modules", bin), ...args], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** `extend type Query` of every domain becomes one Query, so that tools that read one file see a whole schema. */
function mergedSdl() {
  const names = readdirSync(join(root, "schema"))
    .filter((name) => name.endsWith(".graphql"))
    .sort();
  const text = ["root.graphql", ...names.filter((name) => name !== "root.graphql")]
    .map((name) => readFileSync(join(root, "schema", name), "utf8").trim())
    .join("\n\n");
  const fields = { Query: [], Mutation: [] };
  const rest = text
    .replace(/extend type (Query|Mutation) \{\n([\s\S]*?)\n\}\n*/g, (_, type, body) => {
      fields[type].push(body);
      return "";
    })
    .replace(/^type (Query|Mutation)\s*$/gm, (_, type) => `type ${type} {\n${fields[type].join("\n")}\n}`);
  return `${rest.trim()}\n`;
}

const before = read();
mkdirSync(out, { recursive: true });
run("openapi-typescript/bin/cli.js", "schema/rest.yaml", "-o", "src/generated/rest.ts");
const sdl = mergedSdl();
writeFileSync(join(out, "schema.graphql"), sdl);
const lean = sdl.replace(/"""[\s\S]*?"""\n?/g, "").replace(/^\s*"[^"]*"\n/gm, "");
writeFileSync(
  join(out, "sdl.ts"),
  `/** The schema without its descriptions, for the browser. Made from schema/*.graphql. */\nexport const sdl = ${JSON.stringify(lean.replace(/\n\s*\n/g, "\n"))};\n`,
);
run("gql.tada/bin/cli.js", "generate-output");
run("@graphql-codegen/cli/esm/bin.js", "--config", "scripts/codegen.mjs", "--silent");
const after = read();
const drifted = files.filter((file) => before[file] !== after[file]);
if (check && drifted.length > 0) {
  for (const file of drifted) {
    if (before[file] === undefined) rmSync(join(out, file));
    else writeFileSync(join(out, file), before[file]);
  }
  console.error(`src/generated is not what schema/ says: ${drifted.join(", ")}. Run npm run generate.`);
  process.exit(1);
}
