/**
 * Makes src/generated from schema/: REST types, the one SDL, document types, resolver types. With --check it changes
 * nothing that is committed and fails where the two have drifted apart.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isInputObjectType, isObjectType } from "graphql";

const root = join(import.meta.dirname, "..");
const out = join(root, "src/generated");
const check = process.argv.includes("--check");
const files = [
  "rest.ts",
  "schema.graphql",
  "firstTypes.ts",
  "furtherTypes.ts",
  "graphql-env.d.ts",
  "resolvers.ts",
];
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

/** What the page asks for until its first screens are drawn; what its answers hold comes along. */
const firstFields = {
  Query: [
    ...["self", "totp", "portfolios", "portfolioKpi", "monitor"],
    ...["kpiProduction", "kpiAvailability", "kpiShutdown", "kpiGraph"],
  ],
  Mutation: ["login", "logout", "verifySession", "verifyBackup", "updateSettings"],
};

/** Names of the types that these fields hold or take, and of all within them. */
function typesWithin(fields, seen = new Set()) {
  for (const { type, args = [] } of fields) {
    const named = getNamedType(type);
    if (!seen.has(named.name)) {
      seen.add(named.name);
      if (isObjectType(named) || isInputObjectType(named))
        typesWithin(Object.values(named.getFields()), seen);
    }
    typesWithin(args, seen);
  }
  return seen;
}

/**
 * The types as tables for the browser, which then needs neither a parser nor a validator of SDL: per type its fields,
 * per field the written type and its arguments, per argument the written type and its default. In two halves: what the
 * first screens need, and what comes later.
 */
function typeTables(text) {
  const schema = buildSchema(text);
  const written = (inputs) =>
    Object.fromEntries(
      inputs.map((input) => [
        input.name,
        [String(input.type), ...(input.defaultValue === undefined ? [] : [input.defaultValue])],
      ]),
    );
  const fieldsOf = (type) =>
    Object.values(type.getFields()).map((field) => [
      field.name,
      field.args?.length > 0 ? [String(field.type), written(field.args)] : [String(field.type)],
    ]);
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const isFirstField = (type, name) => firstFields[type.name].includes(name);
  const within = typesWithin(
    roots.flatMap((type) => Object.values(type.getFields()).filter(({ name }) => isFirstField(type, name))),
  );
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  const half = (isFirst) => ({
    objects: Object.fromEntries(
      types
        .filter(isObjectType)
        .filter((type) => roots.includes(type) || within.has(type.name) === isFirst)
        .map((type) => [
          type.name,
          Object.fromEntries(
            fieldsOf(type).filter(([name]) => !roots.includes(type) || isFirstField(type, name) === isFirst),
          ),
        ]),
    ),
    inputs: Object.fromEntries(
      types
        .filter(isInputObjectType)
        .filter((type) => within.has(type.name) === isFirst)
        .map((type) => [type.name, written(Object.values(type.getFields()))]),
    ),
  });
  const source = (name, what, table) =>
    `/** Types of schema/*.graphql as a table: ${what}. Made from them, never edited. */\nexport const ${name} = ${JSON.stringify(table)} as const;\n`;
  return {
    "firstTypes.ts": source("firstTypes", "what the first screens ask for", half(true)),
    "furtherTypes.ts": source("furtherTypes", "all else", half(false)),
  };
}

const before = read();
mkdirSync(out, { recursive: true });
run("openapi-typescript/bin/cli.js", "schema/rest.yaml", "-o", "src/generated/rest.ts");
const sdl = mergedSdl();
writeFileSync(join(out, "schema.graphql"), sdl);
for (const [file, text] of Object.entries(typeTables(sdl))) writeFileSync(join(out, file), text);
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
