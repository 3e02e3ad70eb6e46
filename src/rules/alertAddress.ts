import { alertTypes } from "./alertTypes";
import type { AlertType } from "./alertTypes";
import { cutText, plainText } from "./plainText";

export interface AddressAlert {
  readonly type: AlertType;
  /** Safe to show as it stands: one line, no links, at most 200 characters. */
  readonly text: string;
  /** The translation key the message names, when it names a known one. */
  readonly key?: string;
  /** Stays until it is dismissed. */
  readonly infinite: boolean;
}

const LIMIT = 200;
/**
 * Links in every guise: with a scheme, as mail, beginning with www, a bare domain with a path or of a country or common
 * kind. A file's name or a full stop without a space after it is none.
 */
const LINKS = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S*/giu,
  /\b(?:javascript|data|vbscript|mailto|tel|blob|file):\S*/giu,
  /(?<![\p{L}\p{N}])www\.\S+/giu,
  /[^\s@]+@[^\s@]+\.\p{L}{2,}/giu,
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}[:/?#]\S+/giu,
  /(?<![\p{L}\p{N}.-])(?:[\p{L}\p{N}-]+\.)+(?:[a-z]{2}|com|net|org|info|biz|app|dev|xyz|online|site|shop|top|cloud|link)(?![\p{L}\p{N}-])/giu,
] as const;

function withoutLinks(text: string): string {
  return LINKS.reduce((rest, link) => rest.replace(link, ""), text)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * The alert an address carries (§ 2, § 5 [29], [31]), or null: an accepted type, and a message that is a known
 * translation key or plain text. Anybody can write such an address, so its text is cleaned of everything that could
 * mislead, and only a known key may stay until dismissed. `knows` must only know keys that exist themselves.
 */
export function readAddressAlert(
  search: URLSearchParams,
  knows: (key: string) => boolean,
): AddressAlert | null {
  const type = alertTypes.find((accepted) => accepted === search.get("alert"));
  const message = search.get("msg") ?? "";
  if (type === undefined) return null;
  const isKey = /^[a-z][\w.-]{0,99}$/i.test(message) && knows(message);
  if (isKey) {
    const infinite = !["0", "false"].includes(search.get("alert_infinite") ?? "0");
    return { type, text: message, key: message, infinite };
  }
  const text = cutText(withoutLinks(plainText(message, LIMIT * 2)), LIMIT);
  return text === "" ? null : { type, text, infinite: false };
}
