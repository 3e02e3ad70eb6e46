import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What stands in a build in the place of a library's module, by the end of its path. */
const replaced: Readonly<Record<string, string>> = {
  // "Did you mean" is for those who write documents.
  "/graphql/jsutils/suggestionList.mjs": "export const suggestionList = () => [];",
  "/graphql/jsutils/didYouMean.mjs": `export const didYouMean = () => "";`,
  // Its names are those of the schema, which the build has checked.
  "/graphql/type/assertName.mjs":
    "export const assertName = (name) => name; export const assertEnumValueName = assertName;",
  // Errors are shown by their message, never with the lines of a document.
  "/graphql/language/printLocation.mjs": `export const printLocation = () => ""; export const printSourceLocation = printLocation;`,
  "/graphql/jsutils/inspect.mjs": `export const inspect = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value));`,
  // Without the server's `process` it takes itself for development, and looks whence each value comes.
  "/graphql/jsutils/instanceOf.mjs":
    "export const instanceOf = (value, constructor) => value instanceof constructor;",
  // The client brings a printer; the other one is for the words of errors alone.
  "/graphql/language/printer.mjs": `export { print, print as printForError } from "@0no-co/graphql.web";`,
  // The hook is React's own; this is for a React that had none.
  "/use-sync-external-store/shim/index.js": `export { useSyncExternalStore } from "react";`,
  "/use-sync-external-store/shim/with-selector.js": `export { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector";`,
  // Offers each machine to an extension of the browser.
  "/xstate/dist/xstate-dev.esm.js": "export const devToolsAdapter = () => undefined;",
  // Plotly's registry asks for the styles of maps, which no chart of ours is.
  "/maplibre-gl/dist/maplibre-gl.css": "",
};

const routerFolder = "/node_modules/react-router/dist/production/";
const routerFile = (name: string) => fileURLToPath(new URL(`..${routerFolder}${name}`, import.meta.url));

/** Without a name written to it, a component of the router that nobody draws may be left out. */
function droppable(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, "")
    .replace(/(?<== )React\d*\.forwardRef\(/g, "/* @__PURE__ */ $&");
}

const valuesFile = "/node_modules/graphql/execution/values.mjs";

/** A field without arguments, as are nearly all of a list's rows, needs no table of them. */
function quickArguments(code: string): string {
  const found = "const argNodeMap = keyMap(";
  if (code.split(found).length !== 2) throw new Error(`${valuesFile} is not as it was`);
  return code.replace(found, `if (def.args.length === 0) return coercedValues; $&`);
}

function leaner(code: string, id: string): string | undefined {
  if (id.includes(routerFolder)) return droppable(code);
  return id.endsWith(valuesFile) ? quickArguments(code) : undefined;
}

/**
 * Leaves out of the builds what libraries carry for development, which is a tenth of all that the dashboard loads. The
 * end-to-end tests run over it; development and the other tests have the libraries whole.
 */
export function leanLibraries(): Plugin {
  return {
    name: "lean-libraries",
    apply: "build",
    enforce: "pre",
    config: () => ({
      resolve: {
        // Its package names the development files only.
        alias: [
          { find: /^react-router$/, replacement: routerFile("index.mjs") },
          { find: /^react-router\/dom$/, replacement: routerFile("dom-export.mjs") },
        ],
      },
    }),
    load(id) {
      const [, path] = id.split("/node_modules");
      return path === undefined ? undefined : replaced[path];
    },
    transform: leaner,
  };
}
