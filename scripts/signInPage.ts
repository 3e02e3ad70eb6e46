import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type { HtmlTagDescriptor, Plugin, Rolldown, UserConfig } from "vite";
import type * as Page from "../src/main/signInPage.tsx";

const languages = ["en", "de"] as const;
const outDir = "node_modules/.cache/signInPage";

/** Runs the page's own code in Node, and returns its markup in each language. */
async function pages(root: string, config: UserConfig): Promise<HtmlTagDescriptor[]> {
  await build({
    ...config,
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: "src/main/signInPage.tsx",
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: "signInPage.mjs" } },
    },
  });
  const { signInPage } = (await import(
    `${pathToFileURL(join(root, outDir, "signInPage.mjs")).href}?${Date.now()}`
  )) as typeof Page;
  const tags: HtmlTagDescriptor[] = [];
  for (const language of languages) {
    const file = join(root, "public/locales", language, "translation.json");
    const words = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    const { markup, failed } = await signInPage(language, words);
    tags.push({
      tag: "template",
      attrs: { "data-sign-in": language, "data-failed": failed },
      children: markup,
      injectTo: "body",
    });
  }
  return tags;
}

/** The chunk that holds a module. */
function chunkOf(bundle: Rolldown.OutputBundle, ending: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === "chunk" && file.moduleIds.some((id) => id.endsWith(ending))) return file;
  throw new Error(`No chunk of the build holds ${ending}`);
}

/**
 * Puts the sign-in page into the document of a build, asleep and in each language (src/main/sleeping.ts), with the
 * styles that it wears, and lets the portal's code come beside the few lines that start it.
 */
export function signInPage(config: UserConfig): Plugin {
  let root = "";
  let base = "";
  return {
    name: "sign-in-page",
    apply: (_, { isSsrBuild = false, command }) => command === "build" && !isSsrBuild,
    configResolved: (resolved) => void ({ root, base } = resolved),
    transformIndexHtml: {
      order: "post",
      handler: async (_, { bundle }) => {
        if (!bundle) return;
        const portal = chunkOf(bundle, "/src/main/start.tsx");
        const page = chunkOf(bundle, "/src/screens/session/LoginScreen.tsx");
        const styles = [portal, page].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        const isNoEntry = (file: string) => !(bundle[file]?.type === "chunk" && bundle[file].isEntry);
        const font = Object.keys(bundle).find((file) => file.includes("inter-latin-wght-normal"));
        if (font === undefined) throw new Error("The build has no font");
        const link = (
          rel: string,
          file: string,
          attrs: HtmlTagDescriptor["attrs"] = {},
        ): HtmlTagDescriptor => ({
          tag: "link",
          attrs: { rel, crossorigin: true, href: base + file, ...attrs },
          injectTo: "head",
        });
        return [
          // Found only in the styles, it would come after the first picture, which would be drawn twice.
          link("preload", font, { as: "font", type: "font/woff2" }),
          // What it imports too: found only in it, it would come after it.
          ...[portal.fileName, ...portal.imports.filter(isNoEntry)].map((file) =>
            link("modulepreload", file),
          ),
          ...styles.map((file) => link("stylesheet", file)),
          ...(await pages(root, config)),
        ];
      },
    },
  };
}
