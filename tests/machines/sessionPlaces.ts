import type { SessionSnapshot } from "../../src/machines/session";

/** A state by the names of its levels: `secondFactor.checking`. */
export function placeIn(value: SessionSnapshot["value"]): string {
  return typeof value === "string" ? value : Object.entries(value).flat().join(".");
}

/** Where the session is whatever it began with, sorted. */
export const commonPlaces = [
  "anonymous.settled",
  "loggingIn",
  "loggingOut",
  "secondFactor.backup",
  "secondFactor.challenge",
  "secondFactor.checking",
  "secondFactor.checkingBackup",
  "secondFactor.cooling",
  "secondFactor.savingCodes",
  "stalled",
  "tentative",
  "verified.checking",
  "verified.idle",
] as const;
