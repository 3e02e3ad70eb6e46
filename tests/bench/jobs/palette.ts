import type { Page } from "playwright-core";
import type { Demo } from "../../../mocks/demo";
import type { Job } from "../job";
import { typeQueries } from "../keys";
import { figureOf } from "../row";
import type { Peer } from "../row";
import { openPage } from "../stage";
import type { Stage } from "../stage";

declare global {
  interface Window {
    demo: Demo;
  }
}

const parks = 5000;
const devices = 95_000;
/** What someone looks for in the demo's fleet: places, a MAC address, a serial number, an IP, words in any order, typos. */
const queries = [
  "söhlde",
  "logger großenhain",
  "70:b3:d5:4a",
  "PL24-1047",
  "203.0.113.4",
  "süd spremberg",
  "weißenhron",
  "lauchhammer iii",
  "dashboard",
  "zähler gün",
];
const frame = 1000 / 60;

/** The portal's palette over the whole fleet, once its background loading is done. */
async function openOurs(stage: Stage): Promise<Page> {
  const page = await stage.open();
  await page.goto(`${await stage.demo()}login`);
  await page.getByRole("button", { name: "Platform admin" }).waitFor();
  await page.evaluate((size) => window.demo.fleet(size), { parks, devices });
  await page.getByRole("button", { name: "Platform admin" }).click();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await page.getByRole("button", { name: "Open command palette" }).click();
  const dialog = page.getByRole("dialog", { name: "Command palette" });
  const pages = devices / 1000;
  await dialog.getByText(/of .* loaded/).waitFor();
  await dialog.getByText(/of .* loaded|^Loading …$/).waitFor({ state: "hidden", timeout: 300_000 });
  const asked = await page.evaluate(
    () => window.demo.requests().filter(({ path }) => path.endsWith("/device")).length,
  );
  if (asked < pages) throw new Error(`The palette loaded ${asked} of ${pages} pages of devices`);
  return page;
}

async function measured(stage: Stage, open: () => Promise<Page>, typed: readonly string[]) {
  const page = await open();
  await page.evaluate(() => window.probe.settled(0));
  const times = await typeQueries(page, stage.quick ? typed.slice(0, 2) : typed);
  await page.context().close();
  return figureOf(times);
}

/** §speed: keydown to the paint after the last change it caused. */
export const palette: Job = {
  name: "palette",
  run: async (stage) => {
    const peer = async (name: string, path: string, items: number, typed = queries): Promise<Peer> => {
      const open = async () => (await openPage(stage, path, { items: String(items) })).page;
      return { name, ...(await measured(stage, open, typed)) };
    };
    const echo = await peer("echo", "echo", 0);
    const ours = await measured(stage, () => openOurs(stage), queries);
    const peers = [
      echo,
      await peer("cmdk + uFuzzy", "cmdkUfuzzy", parks + devices),
      await peer("cmdk, 10,000 items", "cmdkFilter", 10_000, ["nord"]),
    ];
    return [
      {
        job: "Palette, key to paint, 100,000 entities",
        unit: "ms",
        ours,
        peers,
        goal: "median <= 1.1 x echo, p95 <= 2 frames",
        met: ours.median <= 1.1 * echo.median && (ours.p95 ?? 0) <= 2 * frame,
        note: "cmdk's own filter over a tenth of the entities, for all of them take it ten times as long; four keys.",
      },
    ];
  },
};
