const DIGITS = 6;

/**
 * The six digits of an authenticator code out of what was typed or pasted, as a string (leading zeros count), or null.
 * Spaces, dashes and full-width digits are taken. § readings, Signing in.
 */
export function readCode(text: string): string | null {
  const digits = text.normalize("NFKC").replace(/[\s\p{Cf}\p{Pd}.]/gu, "");
  return digits.length === DIGITS && /^[0-9]+$/.test(digits) ? digits : null;
}

/**
 * A backup code as it was printed: outer and inner white space and invisible characters go, letters and dashes stay as
 * they are, for codes are the server's to spell. Null when nothing is left.
 */
export function readBackupCode(text: string): string | null {
  const code = text
    .normalize("NFKC")
    .replace(/\p{Pd}/gu, "-")
    .replace(/[\s\p{Cf}\p{Cc}]/gu, "");
  return code === "" || code.length > 64 ? null : code;
}
