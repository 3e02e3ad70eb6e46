import type { TFunction } from "i18next";
import type { Entity } from "../../command/entity";
import { isKnownKind } from "../../rules/event";
import type { ParkEventItem } from "../../actions/eventDocuments";

/** A kind in words; one nobody knows shows its raw code [170]. */
export function kindWords(eventType: string | null, t: TFunction): string {
  if (eventType === null) return t("events.noKind");
  return isKnownKind(eventType) ? t(`event.kind.${eventType}`) : eventType;
}

/** What an event is called: its title, else its kind. */
export function titleOf(
  { title, eventType }: Pick<ParkEventItem, "title" | "eventType">,
  t: TFunction,
): string {
  return title?.trim() || kindWords(eventType, t);
}

/** An event as keys and palette act on it; its state decides what can be done: hide or show, close or open again. */
export function eventEntity(
  event: Pick<ParkEventItem, "id" | "park" | "title" | "eventType" | "hidden" | "solution">,
  place: string | undefined,
  t: TFunction,
): Entity {
  const { id, park, hidden, solution } = event;
  const isClosed = (solution ?? "").trim() !== "";
  return {
    kind: "event",
    uid: id,
    name: titleOf(event, t),
    state: hidden ? "hidden" : isClosed ? "closed" : "shown",
    ...(place === undefined ? {} : { context: place }),
    ...(park === null ? {} : { parent: park }),
  };
}
