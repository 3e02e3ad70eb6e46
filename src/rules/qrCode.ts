const image = /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
/** How each PNG begins, in base64. */
const barePng = /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

/**
 * The image of a QR code as an address for `<img>`: a data address of an image, or a PNG's bare base64. Null for all
 * else, so that markup is never put into the page and no other host is asked. § 3 Two-factor state (F60).
 */
export function qrImage(sent: unknown): string | null {
  if (typeof sent !== "string") return null;
  const text = sent.trim();
  if (barePng.test(text)) return `data:image/png;base64,${text}`;
  return image.test(text) ? text : null;
}

/** More than this fits no code that a camera reads easily. */
const LONGEST = 500;

/** What an authenticator reads (Key URI format), to be drawn here; null where it is none (F60). */
export function totpAddress(sent: unknown): string | null {
  if (typeof sent !== "string" || sent.length > LONGEST) return null;
  return /^otpauth:\/\/totp\/[\x21-\x7e]*[?&]secret=[A-Za-z2-7]+=*(&|$)/.test(sent) ? sent : null;
}
