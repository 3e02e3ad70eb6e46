import type { LaneEvent } from "../../../src/rules/eventLanes";

/** Noon in Berlin. */
export const now = Date.UTC(2026, 5, 20, 10);
const HOUR = 3_600_000;
const kinds = ["snow", "soiling", "hail", "grid_outage"];

/** An event as a list and its timeline have it. */
export interface BenchEvent extends LaneEvent {
  readonly park: string;
  readonly eventType: string;
  readonly importance: number;
  readonly hidden: boolean;
  readonly title: string;
  readonly description: null;
  readonly solution: string | null;
}

/** Events of twelve parks, the latest first, always the same ones. */
export function benchEvents(count: number): BenchEvent[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `event:${at}`,
    park: `p${at % 12}`,
    start: new Date(now - (at + 1) * 2 * HOUR).toISOString(),
    end: at % 50 === 0 ? null : new Date(now - (at + 1) * 2 * HOUR + HOUR).toISOString(),
    eventType: kinds[at % kinds.length] ?? "",
    importance: (at * 977) % 4000,
    weight: (at * 977) % 4000,
    hidden: false,
    title: `Event ${at}`,
    description: null,
    solution: at % 3 === 0 ? "Reset" : null,
  }));
}
