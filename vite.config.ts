import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { CSSOptions } from "vite";
import { signInPage } from "./scripts/signInPage.ts";

/**
 * Every sheet says the order of the layers: the build lets the sheets of shared chunks come before the page's own, and
 * whichever comes first fixes the order.
 */
const css: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: "layer-order",
        Once: (sheet, { AtRule }) => {
          if (sheet.first)
            sheet.prepend(new AtRule({ name: "layer", params: "reset, tokens, base, components" }));
          // Sheets are joined: this may be all that one of them says.
          sheet.raws.semicolon = true;
        },
      },
    ],
  },
};

/**
 * Few files instead of many: what always comes together packs a tenth smaller in one. Each name is a step on the way
 * from the sign-in page to the first numbers; all else is split where it is imported lazily.
 */
const steps = [
  { name: "entry", tags: ["$initial" as const], priority: 3 },
  // What two steps share is there from the start, or one of them would bring the other.
  {
    name: "start",
    test: /\/src\/(main\/start\.tsx|frame\/(page|useCountdown)\.ts|rules\/numbers\.ts)$/,
    priority: 2,
  },
  { name: "signIn", test: /\/src\/screens\/session\/(Login|TwoFactor)Screen\.tsx$/, priority: 1 },
  {
    name: "inside",
    // The graph shares the series with the screens, and leans on this step in any case.
    test: /\/src\/(main\/(routing|firstPicture)|shell\/Inside|screens\/dashboard\/DashboardScreen|rules\/series)\.tsx?$/,
  },
];

const define = { global: "globalThis" };

export default defineConfig(({ mode }) => ({
  base: "/v1/",
  plugins: [
    react(),
    // The demo's page names its accounts, which its backend knows.
    ...(mode === "production" ? [signInPage({ base: "/v1/", plugins: [react()], define, css })] : []),
  ],
  define: {
    ...define,
    // Every mode but production carries the demo backend: `npm start`, the tests and `npm run build:demo`.
    "import.meta.env.DEMO": JSON.stringify(mode !== "production"),
    "import.meta.env.BUILT_AT": JSON.stringify(new Date().toISOString()),
  },
  // GraphiQL is loaded when a developer opens it; found only then, it would be prepared and the page loaded again.
  optimizeDeps: {
    include: [
      ...["graphiql", "graphql-language-service", "nullthrows", "vscode-languageserver-types"],
      "picomatch-browser",
    ],
  },
  server: { host: "localhost", port: Number(process.env["PORT"] ?? 5173), strictPort: true },
  build: {
    target: "es2022",
    sourcemap: false,
    emptyOutDir: true,
    // A browser that cannot preload loads a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: steps } } },
  },
  css,
  worker: { format: "es" },
}));
