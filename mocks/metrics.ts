import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Figures, Portion } from "./figures";
import { figuresOf, portionsOf } from "./figures";
import type { Schemas } from "./http";
import { http, invalid } from "./http";
import type { Selection } from "./selection";
import { selectionOf } from "./selection";
import { visitor } from "./visitor";
import type { MetricWindow, Slot } from "./window";
import { slotCount, slotsOf, widened, windowOf } from "./window";

/** Points of a KPI with a step in seconds, which would be thousands over a quarter. */
const mostKpiPoints = 300;
/** Points that no answer exceeds. */
const mostPoints = 11_000;

type Pick = (figures: Figures) => number | null;

/** Production, availability, shutdown and their graph (§7 Metrics). */
export function metricsHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/metrics/kpi/production", ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      return response(200).json(metric(backend, asked, ({ produced }) => produced));
    }),

    http.get("/api/v1/metrics/kpi/availability", ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      return response(200).json(metric(backend, asked, ({ availability }) => availability));
    }),

    http.get("/api/v1/metrics/kpi/shutdown", ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      const { start, end } = asked.window;
      const duration = figuresOf(backend, asked.portions, { from: start, to: end })?.shutdownSeconds ?? null;
      return response(200).json({ ...metric(backend, asked, lost), duration_s: duration });
    }),

    http.get("/api/v1/metrics/kpi/graph", ({ request, response }) => {
      const asked = askedOf(backend, request);
      if (asked instanceof Response) return response.untyped(asked);
      return response(200).json(graph(backend, asked, slotsOf(asked.window, asked.zone)));
    }),
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
  if ("days" in window.step && slotCount(window) > mostPoints)
    return invalid([{ msg: `At most ${mostPoints} points`, loc: ["query", "step"] }]);
  const wanted = { park: query.get("park"), portfolio: query.get("portfolio") };
  const selection = selectionOf(backend, who.account, wanted);
  if (selection instanceof Response) return selection;
  return { ...selection, window, portions: portionsOf(backend.world, selection.parks) };
}

function metric(backend: Backend, { window, zone, portions }: Asked, pick: Pick): Schemas["Metric"] {
  const { start, end } = window;
  const value = (slot: Slot) => {
    const figures = figuresOf(backend, portions, slot);
    return figures && pick(figures);
  };
  return {
    value: value({ from: start, to: end }),
    previous: value({ from: start - (end - start), to: start }),
    points: slotsOf(widened(window, mostKpiPoints), zone).map((slot) => [slot.from / 1000, value(slot)]),
  };
}

function lost({ lostGrid, lostMarketer, lostOther }: Figures): number {
  return lostGrid + lostMarketer + lostOther;
}

function graph(backend: Backend, { portions }: Asked, slots: readonly Slot[]): Schemas["Graph"] {
  const rows = slots.map((slot) => figuresOf(backend, portions, slot));
  const column = (pick: Pick) => rows.map((row) => row && pick(row));
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
