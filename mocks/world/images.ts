import type { OutlineImage } from "./contactTypes";
import type { Park } from "./types";

/** A JPEG of 96 by 64 pixels, base64: a field with five corners, coarse, so that it is short. */
const FIELD_JPEG =
  "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQ" +
  "EBAQEBAQEBAQEBAQEBAQEBD/wAALCABAAGABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAFBABAAAA" +
  "AAAAAAAAAAAAAAAAAP/aAAgBAQAAPwDugAAAAAAAHngD0MAB54AAAHoYADzwAAAB6GA88AAAD0MAB54AAA9DAAAeeAB6GAAA" +
  "AAAA/9k=";

/** Every third of the first parks has an outline, the others none yet. */
export function makeImages(parks: readonly Park[]): OutlineImage[] {
  const outlined = parks.slice(0, 40).filter((_, index) => index % 3 === 0);
  return outlined.map(({ uid }) => ({ park_uid: uid, jpeg: FIELD_JPEG }));
}
