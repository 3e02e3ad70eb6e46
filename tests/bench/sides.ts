import type { Page } from "playwright-core";
import { medianOf } from "./row";
import type { Peer, Row } from "./row";
import { openPage } from "./stage";
import type { Stage } from "./stage";

/** A page with a grid, and how its first row gets the focus. */
export interface Side {
  readonly name: string;
  readonly path: string;
  readonly focus: (page: Page) => Promise<unknown>;
  readonly key: string;
}

export const focusGrid = (page: Page) => page.getByRole("grid").focus();
export const focusTree = (page: Page) => page.getByRole("treegrid").focus();
export const focusFirst = (page: Page) => page.getByText("Solarpark 1", { exact: true }).click();

export type Figures = ReadonlyMap<Side, number>;

/** The median of five rounds, in each of them every side: the machine's moods last for minutes. */
export async function byTurns(
  stage: Stage,
  sides: readonly Side[],
  measure: (side: Side) => Promise<number>,
): Promise<Figures> {
  const times = new Map<Side, number[]>(sides.map((side) => [side, []]));
  for (let round = 0; round < (stage.quick ? 1 : 5); round += 1)
    for (const [side, own] of times) own.push(await measure(side));
  return new Map([...times].map(([side, own]) => [side, medianOf(own)]));
}

/** A number that a page of so many rows tells once it has the focus. */
export async function focused(
  stage: Stage,
  { path, focus }: Side,
  rows: string,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const { page } = await openPage(stage, path, { rows });
  await focus(page);
  const figure = await measure(page);
  await page.context().close();
  return figure;
}

export async function eachOnce(
  sides: readonly Side[],
  measure: (side: Side) => Promise<number>,
): Promise<Figures> {
  const figures = new Map<Side, number>();
  for (const side of sides) figures.set(side, await measure(side));
  return figures;
}

/** All but ours; with `wanted`, how many times ours each took by the goals' own figures. */
export function peersOf(figures: Figures, ours: Side, wanted: ReadonlyMap<Side, number> = new Map()): Peer[] {
  const peers = [...figures].filter(([side]) => side !== ours);
  return peers.map(([side, median]) => {
    const goalRatio = wanted.get(side);
    return { name: side.name, median, ...(goalRatio === undefined ? {} : { goalRatio }) };
  });
}

/** The line of a job, in ms; `most` is its goal, where it has one. */
export function rowOf(job: string, figures: Figures, ours: Side, most?: number, note?: string): Row {
  const median = figures.get(ours) ?? Number.NaN;
  const told = { job, unit: "ms", ours: { median }, peers: peersOf(figures, ours) } as const;
  const goal = most === undefined ? { goal: "", met: null } : { goal: `<= ${most}`, met: median <= most };
  return { ...told, ...goal, ...(note === undefined ? {} : { note }) };
}
