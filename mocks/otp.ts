const windowSeconds = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes of a base32 secret (RFC 4648, case and padding ignored); null when it is none. */
export function secretBytes(secret: string): Uint8Array<ArrayBuffer> | null {
  const bits = [...secret.toUpperCase().replace(/[=\s]/g, "")].map((letter) => alphabet.indexOf(letter));
  if (bits.length === 0 || bits.includes(-1)) return null;
  const text = bits.map((five) => five.toString(2).padStart(5, "0")).join("");
  const bytes = text.match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2));
}

/** Window number of an instant in epoch ms. */
export function windowOf(now: number): number {
  return Math.floor(now / 1000 / windowSeconds);
}

/** Whole seconds until the window of `now` ends, 1 to 30. */
export function secondsLeft(now: number): number {
  return windowSeconds - (Math.floor(now / 1000) % windowSeconds);
}

/** HOTP (RFC 4226) over HMAC-SHA1: `digits` decimal digits for a counter. */
export async function codeOf(secret: Uint8Array<ArrayBuffer>, counter: number, digits = 6): Promise<string> {
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-1" }, false, ["sign"]);
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const mac = new DataView(await crypto.subtle.sign("HMAC", key, message.buffer));
  const offset = mac.getUint8(19) & 15;
  const number = mac.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Whether a code holds at `now`, in the window before or in the one after (RFC 6238 §5.2). */
export async function codeHolds(secret: string, code: string, now: number): Promise<boolean> {
  const bytes = secretBytes(secret);
  if (!bytes || !/^\d{6}$/.test(code)) return false;
  const windows = [-1, 0, 1].map((shift) => windowOf(now) + shift);
  const codes = await Promise.all(windows.map((window) => codeOf(bytes, window)));
  return codes.includes(code);
}
