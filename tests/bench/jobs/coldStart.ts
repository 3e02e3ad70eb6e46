import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Cookie } from "playwright-core";
import { openBarePage } from "../barePage";
import type { Job } from "../job";
import { figureOf, medianOf } from "../row";
import type { Row } from "../row";
import { productionDir, viewport } from "../stage";
import type { Stage } from "../stage";

/** What a page tells when it can be used. */
interface Started {
  /** ms since the navigation began. */
  readonly usable: number;
  /** Bytes of scripts and styles as they were sent, until then. */
  readonly bytes: number;
  readonly files: readonly string[];
}

declare global {
  interface Window {
    started: Promise<Started>;
  }
}

/** Runs in the page before any script of it: looks at each frame whether `selector` is there, laid out and says `text`. */
function watchStart({ selector, text }: { selector: string; text: string }): void {
  const wanted = new RegExp(text);
  const isThere = () => {
    const element = document.querySelector(selector);
    return element && element.getBoundingClientRect().height > 0 && wanted.test(element.textContent);
  };
  const isCode = (name: string) => /\.(js|css)$/.test(new URL(name).pathname);
  window.started = new Promise((resolve) => {
    const end = () => {
      const usable = performance.now();
      const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const loaded = all.filter(
        ({ name, responseEnd }) => isCode(name) && responseEnd > 0 && responseEnd <= usable,
      );
      const bytes = loaded.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
      resolve({ usable, bytes, files: loaded.map(({ name }) => name) });
    };
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = end;
        port2.postMessage(null);
      });
    };
    look();
  });
}

const form = { path: "login", selector: "input[type=password]:enabled", text: "" };
const figures = {
  path: "dashboard",
  selector: "[role=group][aria-label=Production][aria-busy=false]",
  text: "\\d",
};

/** Runs in the page: bytes of all scripts and styles once no more of them comes. */
function watchRest(): Promise<number> {
  return new Promise((resolve) => {
    let count = -1;
    const look = () => {
      const all = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const code = all.filter(({ name }) => /\.(js|css)$/.test(name));
      if (all.length === count) resolve(code.reduce((sum, entry) => sum + entry.encodedBodySize, 0));
      else setTimeout(look, 500);
      count = all.length;
    };
    look();
  });
}

async function signIn(stage: Stage, base: string): Promise<Cookie[]> {
  const context = await stage.context();
  const data = { email: "owner@demo.test", password: "demo" };
  await context.request.post(new URL("/api/v1/auth/login", base).href, { data });
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

async function start(
  stage: Stage,
  base: string,
  what: typeof form,
  slowdown: number,
  signedIn?: readonly Cookie[],
) {
  const page = await openBarePage(await stage.browser(), signedIn ?? []);
  const stamp = signedIn ? `localStorage.setItem("loginStamp", ${Date.now()});` : "";
  const watch = `(${watchStart.toString()})(${JSON.stringify(what)});`;
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: stamp + watch });
  await page.send("Emulation.setDeviceMetricsOverride", { ...viewport, deviceScaleFactor: 1, mobile: false });
  await page.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.send("Page.navigate", { url: base + what.path });
  const started = (await page.tell("window.started")) as Started;
  const all = (await page.tell(`(${watchRest.toString()})()`)) as number;
  await page.close();
  return { ...started, all };
}

/** Several cold starts, each in a fresh profile; the first one, which warms the server up, does not count. */
async function starts(stage: Stage, what: typeof form, slowdown: number, isSignedIn: boolean) {
  const base = await stage.production();
  const signedIn = isSignedIn ? await signIn(stage, base) : undefined;
  const all: Awaited<ReturnType<typeof start>>[] = [];
  for (let round = 0; round <= (stage.quick ? 1 : 7); round += 1) {
    const started = await start(stage, base, what, slowdown, signedIn);
    if (round > 0) all.push(started);
  }
  return all;
}

/** A file's name without its hash. */
const chunkOf = (file: string) => /([^/]+?)(-[\w-]{8})?\.(js|css)$/.exec(file)?.[1] ?? file;

/** The chunk that carries graph, schema and cache. */
function graphFile(): string {
  const manifest = readFileSync(join(productionDir, ".vite/manifest.json"), "utf8");
  const chunks = JSON.parse(manifest) as Readonly<Record<string, { file: string }>>;
  const chunk = chunks["src/graph/client.ts"];
  if (!chunk) throw new Error("The build has no chunk of the graph");
  return chunk.file;
}

const seconds = (all: readonly Started[]) => figureOf(all.map(({ usable }) => usable / 1000));
const quoted = "not measured again here: evcc 0.47 / 1.2 s, Home Assistant 0.61 / 1.7, OpenEMS UI 1.03 / 2.2";

/** The production build over the real server, with brotli. */
export const coldStart: Job = {
  name: "coldStart",
  run: async (stage) => {
    const rows: Row[] = [];
    const transferred: number[] = [];
    let later = 0;
    let hasGraph = false;
    for (const { slowdown, goal } of [
      { slowdown: 1, goal: 0.4 },
      { slowdown: 4, goal: 1 },
    ]) {
      const all = await starts(stage, form, slowdown, false);
      const ours = seconds(all);
      const job = `Cold start to the sign-in form, ${slowdown}x CPU`;
      const goalText = `<= ${goal}`;
      rows.push({
        job,
        unit: "s",
        ours,
        peers: [],
        goal: goalText,
        met: ours.median <= goal,
        note: `${quoted}.`,
      });
      transferred.push(...all.map(({ bytes }) => bytes / 1000));
      hasGraph ||= all.some(({ files }) => files.some((file) => file.endsWith(graphFile())));
      later = medianOf(all.map((each) => each.all / 1000));
    }
    const most = Math.max(...transferred);
    rows.push({
      job: "JS and CSS until the sign-in form",
      unit: "kB",
      // The form stands in the document and may be usable before its code has come, which counts all the same.
      ours: figureOf([most]),
      peers: [],
      goal: "<= 180",
      met: most <= 180,
      note: `${later.toFixed(0)} kB once palette and keys have come too; the graph is ${hasGraph ? "" : "not "}there before the form is.`,
    });
    const inside = await starts(stage, figures, 4, true);
    const dashboard = seconds(inside);
    const insideBytes = figureOf(inside.map(({ bytes }) => bytes / 1000));
    return [
      ...rows,
      {
        job: "Cold start to the dashboard's first numbers, 4x CPU",
        unit: "s",
        ours: dashboard,
        peers: [],
        goal: "<= 1.5",
        met: dashboard.median <= 1.5,
        note: "not measured again here: evcc's main view 1.7 s, 317 kB.",
      },
      {
        job: "JS and CSS until the dashboard's first numbers",
        unit: "kB",
        ours: insideBytes,
        peers: [],
        goal: "",
        met: null,
        note: `among them ${[...new Set(inside.flatMap(({ files }) => files.map(chunkOf)))].join(", ")}.`,
      },
    ];
  },
};
