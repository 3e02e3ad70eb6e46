/**
 * `npm run serve`: builds the portal for production (not with --no-build) and the demo's HTTP server, then runs it.
 * All other options go to the server: see mocks/serve/options.ts.
 */
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const outDir = "node_modules/.cache/serve";
const args = process.argv.slice(2);

if (!args.includes("--no-build")) {
  const portal = spawnSync(process.execPath, ["node_modules/vite/bin/vite.js", "build"], {
    cwd: root,
    stdio: "inherit",
  });
  if (portal.status !== 0) process.exit(portal.status ?? 1);
}

await build({
  root,
  configFile: false,
  logLevel: "warn",
  build: {
    ssr: "mocks/serve/main.ts",
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" } },
  },
});

const server = spawn(
  process.execPath,
  [`${outDir}/main.mjs`, ...args.filter((one) => one !== "--no-build")],
  {
    cwd: root,
    stdio: "inherit",
  },
);
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
