import { isKnownKind } from "../rules/event";

/** What says a key of the catalogue in the language: that of a screen, or that of the tools. */
type Say = (key: string) => string;

/** A kind of event in words; one nobody knows shows its raw code [170]. */
export function kindWords(eventType: string | null, t: Say): string {
  if (!eventType) return t("events.noKind");
  return isKnownKind(eventType) ? t(`event.kind.${eventType}`) : eventType;
}
