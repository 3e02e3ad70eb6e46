/**
 * Who may lean on whom. A layer is a folder of src, and each rule says what one layer may reach; what it does not name
 * is forbidden. Types count like values, except where a rule says so.
 */
const src = (...layers) => `^src/(${layers.join("|")})/`;

/** `name` may lean on itself, on `below` and on what is made from schema/, and on nothing else of src. */
function layer(name, below, besides = []) {
  return {
    name: `${name}-leans-on`,
    comment: `src/${name} may lean on: ${[name, ...below].join(", ")}.`,
    severity: "error",
    from: { path: src(name) },
    to: { path: "^src/", pathNot: [src(name, "generated", ...below), ...besides] },
  };
}

const command = ["command", "machines", "state", "rules", "i18n"];
const frame = ["frame", "ui", "actions", ...command];
const parts = ["parts", ...frame];
const routes = ["^src/routes\\.ts$"];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-orphans",
      comment: "A file that nothing loads and that loads nothing is dead.",
      severity: "error",
      from: { orphan: true, path: "^(src|mocks)/", pathNot: ["\\.d\\.ts$"] },
      to: {},
    },
    {
      name: "not-to-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^[^.].*\\?(worker|url|raw)$"] },
    },
    {
      name: "no-development-packages",
      comment: "What the page loads stands in `dependencies`. GraphiQL is there in development alone.",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/screens/developer/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },

    {
      name: "rules-lean-on-nothing",
      severity: "error",
      from: { path: src("rules") },
      to: { path: "^src/", pathNot: src("rules") },
    },
    {
      name: "generated-leans-on-nothing",
      comment: "Its types name the models of the graph; its values come from the schema alone.",
      severity: "error",
      from: { path: src("generated") },
      to: { path: "^src/", pathNot: src("generated"), dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-lean-on-rules",
      comment: "Addresses are plain data; which screen draws one is known to the shell.",
      severity: "error",
      from: { path: "^src/routes\\.ts$" },
      to: { path: "^src/", pathNot: src("rules") },
    },
    // Which languages there are, and their direction, are rules; i18n knows nothing else.
    layer("i18n", ["rules"]),
    layer("ui", ["i18n"]),
    layer("machines", ["state", "rules"]),
    layer("state", ["machines", "rules"]),
    layer("command", command),
    layer("actions", command, routes),
    layer("frame", ["ui", ...command], routes),
    layer("palette", parts, routes),
    layer("parts", frame, routes),
    layer("screens", parts, routes),
    layer("shell", ["screens", ...parts], routes),
    // The graph answers what a machine asks of it, in the machine's own types.
    layer("graph", ["rules", "machines"]),
    {
      name: "graph-takes-types-of-machines",
      severity: "error",
      from: { path: src("graph") },
      to: { path: src("machines"), dependencyTypesNot: ["type-only"] },
    },

    {
      name: "graph-belongs-to-main",
      comment: "Screens and actions ask by documents; who answers is known to main alone.",
      severity: "error",
      from: {
        path: "^src/",
        pathNot: ["^src/main(\\.ts$|/)", "^src/gql\\.d\\.ts$", src("graph", "generated")],
      },
      to: { path: src("graph") },
    },
    {
      name: "nothing-leans-on-main",
      severity: "error",
      from: { path: "^(src|mocks)/", pathNot: "^src/main(\\.ts$|/)" },
      to: { path: "^src/main(\\.ts$|/)" },
    },
    {
      name: "shell-draws-screens-lazily",
      comment: "Which screen a route draws stands in one file, each in a chunk of its own.",
      severity: "error",
      from: { path: src("shell") },
      to: { path: src("screens"), dependencyTypesNot: ["dynamic-import"] },
    },
    {
      name: "screens-of-one-domain",
      comment: "Screens of different domains share through frame, not with each other.",
      severity: "error",
      from: { path: "^src/screens/([^/]+)/" },
      to: { path: "^src/screens/", pathNot: "^src/screens/$1/" },
    },

    {
      name: "mocks-take-types-only",
      comment:
        "A mock that shares the portal's code shares its faults. Numbers in people's files are no mock: they are read as in forms.",
      severity: "error",
      from: { path: "^mocks/" },
      to: { path: "^src/", pathNot: "^src/rules/numberForm\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "mocks-are-loaded-by-main",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/main(\\.ts$|/)" },
      to: { path: "^mocks/" },
    },
    {
      name: "mocks-are-loaded-lazily",
      comment: "A static import would put the demo's bytes into the production build.",
      severity: "error",
      from: { path: "^src/main(\\.ts$|/)" },
      to: { path: "^mocks/", dependencyTypesNot: ["dynamic-import", "type-only"] },
    },
    {
      name: "product-knows-no-tests",
      severity: "error",
      from: { path: "^(src|mocks)/" },
      to: { path: "^(tests|scripts)/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^public/", "^dist", "\\.css$", "\\.svg$"] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
    cache: { folder: "node_modules/.cache/dependency-cruiser", strategy: "content" },
  },
};
