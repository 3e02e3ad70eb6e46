import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { kindWords } from "../frame/kindWords";
import { asOfWords } from "../rules/asOfWords";
import { isOngoing } from "../rules/event";
import { isDay } from "../rules/zone";
import { displayOf } from "./display";
import type { EventsForPalette, ReportsForPalette } from "./entityQueries";
import { aliasesOf } from "./placeEntities";

type EventOfPalette = ResultOf<typeof EventsForPalette>["openEvents"]["items"][number];
type ReportOfPalette = ResultOf<typeof ReportsForPalette>["reports"][number];

type NameOfPark = (uid: string) => string | undefined;

/** The events that go on, by title or else by kind; where and since when, in its park's time, tells two of them apart. */
export function entitiesOfEvents(
  items: readonly EventOfPalette[],
  tools: Tools,
  parkName: NameOfPark,
): Entity[] {
  const { now, zone, zoneOf, language } = tools.context();
  return items
    .filter(({ end }) => isOngoing(end, now))
    .map(({ id, park, eventType, start, importance, title }): Entity => {
      const kind = kindWords(eventType, tools.t);
      const name = title || kind;
      const place = park === null ? undefined : parkName(park);
      const at = Date.parse(start ?? "");
      const home = park === null ? zone : zoneOf({ kind: "park", uid: park, name: place ?? park });
      const since = Number.isNaN(at) ? undefined : asOfWords(at, now, language, home);
      const context = [place, since].filter(Boolean).join(" · ");
      return {
        kind: "event",
        uid: id,
        name,
        aliases: aliasesOf(name, [kind, eventType]),
        rank: importance ?? 0,
        // What goes on is neither closed nor, in the list that is asked for, hidden.
        state: "open",
        ...(context === "" ? {} : { context }),
        ...(park === null ? {} : { parent: park }),
      };
    });
}

/** A report goes by the days it tells of. */
export function entityOfReport(report: ReportOfPalette, tools: Tools, parkName: string | undefined): Entity {
  const { id, park, start, end } = report;
  const days =
    start !== null && end !== null && isDay(start) && isDay(end) ? displayOf(tools, { start, end }) : id;
  return {
    kind: "report",
    uid: id,
    name: `${tools.t("palette.kind.report")} ${days}`,
    parent: park,
    ...(parkName === undefined ? {} : { context: parkName }),
  };
}
