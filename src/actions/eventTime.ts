import { graphql } from "gql.tada";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { readTime, timeTextOf } from "../rules/dateTime";
import { isInOrder } from "../rules/event";
import { zoneOf } from "../rules/zone";
import { zoneAbbreviation } from "../rules/zoneAbbreviation";

const ParkZone = graphql(`
  query ParkZone($park: ID!) {
    park(uid: $park) {
      uid
      portfolio {
        uid
        timezone
      }
    }
  }
`);

/** Typed times of an event; absent what was left empty. */
interface Typed {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

async function zoneOfPark(tools: Tools, park: string): Promise<string> {
  const { park: found } = await tools.query(ParkZone, { park }, { cached: true });
  return zoneOf(found?.portfolio?.timezone).zone;
}

function instantOf(tools: Tools, text: string, zone: string): string {
  const read = readTime(text, zone);
  if (read.ok) return new Date(read.instant).toISOString();
  const named = (instant: number) => zoneAbbreviation(instant, zone, tools.context().language);
  const [first = "", second = ""] = read.reason === "ambiguous" ? read.instants.map(named) : [];
  throw new ActionError(tools.t(`event.time.${read.reason}`, { time: text, zone, first, second }));
}

/**
 * Typed times as instants, ISO 8601, in the time of the event's park [173]. Refuses a time that the clocks skip or show
 * twice, and an end before its start [169]; `start` of an event that is only changed comes from `known`.
 */
export async function eventTimes(
  tools: Tools,
  park: string,
  typed: Typed,
  known?: string | null,
): Promise<{ start?: string; end?: string }> {
  if (typed.start === undefined && typed.end === undefined) return {};
  const zone = await zoneOfPark(tools, park);
  const start = typed.start === undefined ? undefined : instantOf(tools, typed.start, zone);
  const end = typed.end === undefined ? undefined : instantOf(tools, typed.end, zone);
  const from = start ?? known;
  if (typeof from === "string" && !isInOrder(from, end)) throw new ActionError(tools.t("arg.error.reversed"));
  return { ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
}

/** The times of an event as they are typed, in the time of its park. */
export async function typedTimes(
  tools: Tools,
  { park, start, end }: { park: string | null; start: string | null; end: string | null },
): Promise<{ start: string | null; end: string | null }> {
  const zone = await zoneOfPark(tools, park ?? "");
  const { language } = tools.context();
  const typed = (time: string | null) =>
    time === null ? null : timeTextOf(Date.parse(time), zone, language);
  return { start: typed(start), end: typed(end) };
}
