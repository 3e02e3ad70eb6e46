import type { Page } from "playwright-core";
import type { DemoRequest } from "../../../src/command/demo";
import type { Job } from "../job";
import type { Row } from "../row";
import { goTo, screens, seeScreen } from "../screens";
import type { Screen } from "../screens";

/** No call for so long means that the screen has all it wants, ms. */
const quiet = 1500;

const textOf = ({ method, path, query }: DemoRequest) =>
  `${method} ${path.replace("/api/v1", "")} ${JSON.stringify(query)}`;

/** Calls from the `from`th on, once none comes any more. */
function callsSince(page: Page, from: number): Promise<DemoRequest[]> {
  return page.evaluate(
    ([first, rest]) =>
      new Promise<DemoRequest[]>((resolve) => {
        let count = -1;
        const look = () => {
          const all = window.demo.requests();
          const isOpen = all.some(({ status, duration }) => status === 0 && duration === 0);
          if (all.length === count && !isOpen) resolve(all.slice(first));
          else setTimeout(look, rest);
          count = all.length;
        };
        look();
      }),
    [from, quiet] as const,
  );
}

function rowOf(job: string, calls: readonly DemoRequest[]): Row {
  const texts = calls.map(textOf);
  const twice = [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
  const note = `${twice.length > 0 ? `twice: ${twice.join("; ")}. ` : ""}${calls
    .map(({ method, path }) => `${method} ${path.replace("/api/v1", "")}`)
    .join(", ")}`;
  const goal = "no call twice";
  return { job, unit: "", ours: { median: calls.length }, peers: [], goal, met: twice.length === 0, note };
}

/** Calls of a screen that is gone to, the palette's background loading being done. */
async function visit(page: Page, screen: Screen): Promise<Row> {
  const { length } = await callsSince(page, 0);
  await goTo(page, screen);
  // Before 05:00 the monitor asks for nothing and leads to the day before.
  const tooEarly = page.getByText(/^The monitor starts at 05:00/);
  if (await tooEarly.isVisible()) await page.getByRole("button", { name: "Yesterday" }).click();
  return rowOf(`Calls of ${screen.name}`, await callsSince(page, length));
}

/** What the server is asked for: by the whole first page, then by each screen that is gone to. */
export const calls: Job = {
  name: "calls",
  run: async (stage) => {
    const page = await stage.open();
    await page.goto(`${await stage.demo()}login`);
    await page.getByRole("button", { name: "Owner" }).click();
    const [dashboard, ...others] = screens;
    await seeScreen(page, dashboard);
    const rows = [rowOf("Calls from sign-in to the dashboard", await callsSince(page, 0))];
    for (const screen of [...others, dashboard]) rows.push(await visit(page, screen));
    await page.context().close();
    return rows;
  },
};
