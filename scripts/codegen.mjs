/** Resolver types: the parent of each field is the REST object it is renamed from. */
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../src/graph/models/", import.meta.url);
const named = /^export (?:type|interface) (\w+)Model\b/gm;

/** A type of the schema and the model of its name: `Park` and `ParkModel`, wherever in the folder it stands. */
const mappers = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .flatMap((file) =>
      [...readFileSync(new URL(file, folder), "utf8").matchAll(named)].map(([, type]) => [
        type,
        `../graph/models/${file.replace(/\.ts$/, "")}#${type}Model`,
      ]),
    )
    .filter(([type]) => type !== "Series"),
);

export default {
  schema: "src/generated/schema.graphql",
  generates: {
    "src/generated/resolvers.ts": {
      plugins: ["typescript", "typescript-resolvers"],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        contextType: "../graph/context#GraphContext",
        mappers,
        scalars: {
          ID: { input: "string", output: "string" },
          DateTime: { input: "string", output: "string" },
          Numbers: { input: "never", output: "readonly (number | null)[]" },
          Series: { input: "never", output: "../graph/models/monitor#SeriesModel" },
          DeviceColumns: { input: "never", output: "../graph/models/device#DeviceColumns" },
          Blob: { input: "Blob", output: "Blob" },
        },
      },
    },
  },
};
