import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { TestProjectInlineConfiguration } from "vitest/config";
import { BaseSequencer } from "vitest/node";
import type { TestSpecification } from "vitest/node";
import { browserArguments, findBrowser } from "./scripts/browser.mjs";

// React as it is shipped: its development build took a third of the browser's time, and users have the other one.
process.env["NODE_ENV"] = "production";

const executablePath = findBrowser({ light: true });

/** What the screens load. A package found only during a test would be prepared then, and the page loaded again. */
const prepared = [
  "@date-fns/tz",
  "@graphql-tools/schema",
  "@internationalized/date",
  "@tanstack/react-virtual",
  "@urql/core",
  "@urql/exchange-graphcache",
  "@xstate/react",
  "ajv-formats",
  "ajv/dist/2020",
  "axe-core",
  "cmdk",
  "date-fns",
  "gql.tada",
  "graphql",
  "i18next",
  "lucide-react",
  "mobx",
  "mobx-react-lite",
  "msw",
  "openapi-fetch",
  "pdfjs-dist",
  "pdfjs-dist/build/pdf.worker.mjs",
  "plotly.js/lib/bar",
  "plotly.js/lib/core",
  "plotly.js/lib/heatmap",
  "react",
  "react-aria-components",
  "react-dom",
  "react-dom/client",
  "react-i18next",
  "react-plotly.js/factory",
  "react-router-dom",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "suncalc",
  "urql",
  "valibot",
  "vitest-browser-react/pure",
  "wonka",
  "xstate",
  "xstate/graph",
  "yaml",
];

/** What takes minutes, however short its file is. */
const long = new Set([
  ...[
    "e2e/policy",
    "e2e/callsOfTabs",
    "e2e/places",
    "e2e/address",
    "e2e/calls",
    "e2e/preferences",
    "e2e/demo",
    "e2e/memory",
  ],
  ...["wallSoak", "places", "placesFurther", "names", "graphiql", "measuredLarge"],
]);

const isLong = ({ moduleId }: TestSpecification) =>
  long.has(/\/tests\/(.+)\.test\.tsx?$/.exec(moduleId)?.[1] ?? "");

/** Begins with what takes long, within each project: at the end of a run one page would wait minutes for the other. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    return (await super.sort(files)).sort(
      (a, b) => order(a) - order(b) || Number(isLong(b)) - Number(isLong(a)),
    );
  }
}

/** Those that look at times, or at what comes when: nothing else runs beside them. */
const measuring = ["ahead", "calls", "firstPaint", "furtherScreens", "live", "sleeping", "tabs"].map(
  (name) => `tests/e2e/${name}.test.ts`,
);

/** Tests of the built portal, which is built once for all of them. */
function endToEnd(name: string, test: NonNullable<TestProjectInlineConfiguration["test"]>) {
  return {
    extends: "./vite.config.ts",
    test: {
      name,
      environment: "node",
      globalSetup: ["tests/e2e/globalSetup.ts"],
      setupFiles: ["tests/e2e/ready.ts"],
      // The contract is read and its checks are made once, not for each file.
      isolate: false,
      // On a build machine that others share, a press that fell between two frames is given again; at the desk it fails.
      retry: process.env["CI"] ? 2 : 0,
      testTimeout: 60_000,
      // As long as a step of the page may take (visit.ts).
      expect: { poll: { timeout: 20_000 } },
      hookTimeout: 240_000,
      ...test,
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  test: {
    // Monaco cancels its own waiting work when it is taken away, and tells nobody but the console.
    onUnhandledError: ({ name, message }) =>
      name === "Canceled" && message === "Canceled" ? false : undefined,
    sequence: { sequencer: LongestFirst },
    // One after the other: the browser's frames are not to wait for the other projects on two cores.
    projects: [
      {
        extends: "./vite.config.ts",
        test: {
          name: "node",
          environment: "node",
          // Every folder that is not named here: one that was forgotten would be a folder of tests that nobody runs.
          include: ["tests/*/**/*.test.ts"],
          exclude: ["tests/e2e/**"],
          sequence: { groupOrder: 0 },
          // A file finds the modules that others have loaded: half of the time went into loading them again. Two processes
          // do so: with the one that is usual on two cores the other core had nothing to do.
          isolate: false,
          maxWorkers: 2,
          // One instance of graphql: Node would give its two module forms to those who ask in two ways.
          server: { deps: { inline: [/graphql/, /urql/] } },
          testTimeout: 20_000,
        },
      },
      {
        extends: "./vite.config.ts",
        optimizeDeps: { include: prepared },
        // react-aria draws long lists whole in tests unless told otherwise; here is a real browser with real sizes.
        define: { "process.env.VIRT_ON": JSON.stringify("1") },
        test: {
          name: "browser",
          env: {
            // What only the builds for developers hold is tested too.
            DEV: "1",
            // Each look that finds nothing would write out the whole page, for a message that the next look throws away:
            // an eighth of the time. DEBUG_PRINT_LIMIT=7000 shows the page where a test fails.
            DEBUG_PRINT_LIMIT: process.env["DEBUG_PRINT_LIMIT"] ?? "0",
          },
          include: ["tests/*.test.tsx"],
          setupFiles: ["tests/eachTest.ts"],
          sequence: { groupOrder: 1 },
          // Two pages, each with a process of its own: while one waits for a frame the other works. A page goes through
          // its files with the modules it has: half of the time went into loading them again (eachTest.ts).
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          maxWorkers: 2,
          // On a build machine that others share, a press that fell between two frames is given again; at the desk it fails.
          retry: process.env["CI"] ? 2 : 0,
          testTimeout: 60_000,
          // There a look at the page may take seconds; at the desk what does not come is to fail soon.
          expect: { poll: { timeout: process.env["CI"] ? 15_000 : 5000 } },
          hookTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Several runs on one machine: the next free port, where `npm start` wants its own or none.
            api: { strictPort: false },
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: browserArguments,
              },
            }),
            instances: [{ browser: "chromium", viewport: { width: 1400, height: 900 } }],
          },
        },
      },
      endToEnd("e2e", {
        include: ["tests/e2e/**/*.test.ts"],
        exclude: measuring,
        sequence: { groupOrder: 2 },
        // One browser each: while one waits for an answer the other works.
        maxWorkers: 2,
      }),
      endToEnd("e2e, alone", { include: measuring, sequence: { groupOrder: 3 }, fileParallelism: false }),
    ],
  },
});
