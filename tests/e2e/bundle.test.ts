import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { resolveConfig } from "vite";
import { expect, test } from "vitest";
import { builds, root } from "./servers";

function textOf(folder: string, ending: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
}

/** What a package cannot do without, in its own words: it survives every minifier. */
const marks = [
  { name: "msw", mark: "[MSW]", from: "node_modules/msw/lib/core" },
  { name: "graphiql", mark: "graphiql-container", from: "node_modules/graphiql/dist" },
  {
    name: "monaco",
    mark: "monaco-editor",
    from: "node_modules/monaco-editor/esm/vs/editor/browser",
  },
] as const;

/** Names of the platform: libraries of the product say them too. */
const platform = [
  ...["Internal Server Error", "Method Not Allowed", "InvalidStateError"],
  ...["application/octet-stream", "http://www.w3.org/2000/svg", "Content-Encoding"],
];

/** The longer texts that the demo backend says and the product does not. */
function mockTexts(): string[] {
  const literal = /"([^"\\\n]{16,})"/g;
  const product = `${textOf(join(root, "src"), /\.tsx?$/)}${platform.join("\n")}`;
  const texts = [...textOf(join(root, "mocks"), /\.ts$/).matchAll(literal)].map(([, text = ""]) => text);
  return [...new Set(texts)].filter((text) => !text.startsWith(".") && !product.includes(text));
}

test.each(marks)("[245] the production build holds no byte of $name", ({ mark, from }) => {
  const holders = {
    package: textOf(join(root, from), /\.(js|mjs|css)$/).includes(mark),
    production: textOf(builds.production, /\.(js|css|html|json)$/).includes(mark),
  };
  expect(holders).toEqual({ package: true, production: false });
});

test("[245] the production build holds no byte of the demo backend", () => {
  const texts = mockTexts();
  const demo = textOf(builds.demo, /\.js$/);
  const production = textOf(builds.production, /\.(js|css|html)$/);
  expect(texts.filter((text) => demo.includes(text)).length).toBeGreaterThan(50);
  expect(texts.filter((text) => production.includes(text))).toEqual([]);
});

test("[245] the production build ships neither source maps nor a manifest of its modules", async () => {
  const files = readdirSync(builds.production, { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => /\.map$|\.tsx?$/.test(file))).toEqual([]);
  // What the sizes are reckoned from is asked for by name, and may lie in the folder that they were measured in.
  const { build } = await resolveConfig({ root, logLevel: "silent" }, "build");
  expect([build.manifest, build.sourcemap]).toEqual([false, false]);
});

test("every sheet says the order of the layers before it fills one, for any may be the first to come", () => {
  const sheets = [builds.production, builds.demo].flatMap((build) =>
    readdirSync(build, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => ({ file, text: readFileSync(join(build, file), "utf8") })),
  );
  const layers = sheets.filter(({ text }) => text.includes("@layer components{"));
  expect(layers.length).toBeGreaterThan(4);
  const first = /^(@charset [^;]+;)?@layer reset[,{]/;
  expect(layers.filter(({ text }) => !first.test(text)).map(({ file }) => file)).toEqual([]);
});
