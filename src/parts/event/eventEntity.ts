import type { TFunction } from "i18next";
import type { Entity } from "../../command/entity";
import { kindWords } from "../../frame/kindWords";
import { eventState } from "../../rules/event";
import type { ParkEventItem } from "../../actions/eventDocuments";

/** What an event is called: its title, else its kind. */
export function titleOf(
  { title, eventType }: Pick<ParkEventItem, "title" | "eventType">,
  t: TFunction,
): string {
  return title?.trim() || kindWords(eventType, t);
}

/** An event as keys and palette act on it; its state decides what can be done: hide or show, close or open again. */
export function eventEntity(
  event: Pick<ParkEventItem, "id" | "park" | "title" | "eventType" | "hidden" | "end" | "solution">,
  place: string | undefined,
  t: TFunction,
): Entity {
  const { id, park } = event;
  return {
    kind: "event",
    uid: id,
    name: titleOf(event, t),
    state: eventState(event),
    ...(place === undefined ? {} : { context: place }),
    ...(park === null ? {} : { parent: park }),
  };
}
