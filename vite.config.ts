import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { CSSOptions } from "vite";

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
          sheet.prepend(new AtRule({ name: "layer", params: "reset, tokens, base, components" }));
        },
      },
    ],
  },
};

export default defineConfig(({ mode }) => ({
  base: "/v1/",
  plugins: [react()],
  define: {
    global: "globalThis",
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
  build: { target: "es2022", sourcemap: false, emptyOutDir: true },
  css,
  worker: { format: "es" },
}));
