import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Figures, Portion } from "./figures";
import { figuresOf, figuresOfAll, portionsOf } from "./figures";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import { inverterStatsHandler } from "./inverterStats";
import type { Selection } from "./selection";
import { selectionOf } from "./selection";
import { visitor } from "./visitor";
import type { MetricWindow } from "./window";
import { slotCount, slotsOf, widened, windowOf } from "./window";

/** Points of a KPI: the shutdown step of 100 s would give 78,000 over a quarter, so steps are joined beyond this. */
const mostKpiPoints = 400;
/** Points that no graph exceeds. */
const mostPoints = 11_000;
const tooFine = { msg: `At most ${mostPoints} points`, loc: ["query", "step"] };

type Pick = (figures: Figures) => number | null;

/** Production, availability, shutdown and their graph (§7 Metrics). */
export function metricsHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/metrics/kpi/production", async ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      return response(200).json(await metric(backend, asked, ({ produced }) => produced));
    }),

    http.get("/api/v1/metrics/kpi/availability", async ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      return response(200).json(await metric(backend, asked, ({ availability }) => availability));
    }),

    http.get("/api/v1/metrics/kpi/shutdown", async ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      const shutdown = await metric(backend, asked, lost);
      const whole = { from: asked.window.start, to: asked.window.end };
      const duration = figuresOf(backend, asked.portions, whole)?.shutdownSeconds ?? null;
      return response(200).json({ ...shutdown, duration_s: duration });
    }),

    http.get("/api/v1/metrics/kpi/graph", async ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      if (slotCount(asked.window) > mostPoints) return response.untyped(invalid([tooFine]));
      return response(200).json(await graph(backend, asked));
    }),

    inverterStatsHandler(backend),
  ];
}

interface Asked extends Selection {
  readonly window: MetricWindow;
  readonly portions: readonly Portion[];
}

function askedOf(backend: Backend, request: Request): Asked | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const query = new URL(request.url).searchParams;
  const window = windowOf(query.get("start"), query.get("end"), query.get("step"));
  if (Array.isArray(window)) return invalid(window);
  const wanted = { park: query.get("park"), portfolio: query.get("portfolio") };
  const selection = selectionOf(backend, who.account, wanted);
  if (selection instanceof Response) return selection;
  return { ...selection, window, portions: portionsOf(backend.world, selection.parks) };
}

async function metric(
  backend: Backend,
  { window, zone, portions }: Asked,
  pick: Pick,
): Promise<Schemas["Metric"]> {
  const { start, end } = window;
  const before = { ...window, start: start - (end - start), end: start };
  const slots = slotsOf(widened(window, mostKpiPoints), zone);
  const rows = await figuresOfAll(backend, portions, slots);
  // Of the range before only the sum is asked; day by day the page breathes.
  await figuresOfAll(backend, portions, slotsOf({ ...before, step: { days: 1 } }, zone));
  const value = (from: number, to: number) => valueOf(figuresOf(backend, portions, { from, to }), pick);
  return {
    value: value(start, end),
    previous: value(before.start, before.end),
    points: slots.map(({ from }, index) => [from / 1000, valueOf(rows[index] ?? null, pick)]),
  };
}

function valueOf(figures: Figures | null, pick: Pick): number | null {
  return figures && pick(figures);
}

function lost({ lostGrid, lostMarketer, lostOther }: Figures): number {
  return lostGrid + lostMarketer + lostOther;
}

async function graph(backend: Backend, { window, zone, portions }: Asked): Promise<Schemas["Graph"]> {
  const slots = slotsOf(window, zone);
  const rows = await figuresOfAll(backend, portions, slots);
  const column = (pick: Pick) => rows.map((row) => valueOf(row, pick));
  const sunny = portions.some(({ park }) => park.kind === "solar");
  return {
    time: slots.map(({ from }) => from / 1000),
    production: column(({ produced }) => produced),
    expected: column(({ expected }) => expected),
    loss_grid: column(({ lostGrid }) => lostGrid),
    loss_marketer: column(({ lostMarketer }) => lostMarketer),
    loss_other: column(({ lostOther }) => lostOther),
    irradiation: column(({ irradiation }) => (sunny ? irradiation : null)),
  };
}
