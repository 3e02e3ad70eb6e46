const ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$/;
const MAC = /^[\da-f]{2}([:\-. ]?)([\da-f]{2}\1){4}[\da-f]{2}$|^[\da-f]{4}([.:-])[\da-f]{4}\3[\da-f]{4}$/i;
const PLAIN = /^[\w.:/-]+$/;

/**
 * How a MAC, an IP address or a serial number is compared: small letters and digits without separators (those of an
 * IPv4 address stay, they are part of it). Undefined for a name in words.
 */
export function codeOf(name: string): string | undefined {
  if (ADDRESS.test(name)) return name;
  if (MAC.test(name)) return bare(name);
  if (!PLAIN.test(name) || name.length > 64) return undefined;
  const code = bare(name);
  const digits = code.replace(/\D/g, "").length;
  return code.length >= 5 && digits >= 3 ? code : undefined;
}

/** The forms in which a typed word may stand inside a code; none for words that are too short or no ASCII. */
export function codeForms(word: string): string[] {
  if (!PLAIN.test(word)) return [];
  const code = bare(word);
  if (code.length < 3) return [];
  return /^\d[\d.]*$/.test(word) && word.includes(".") ? [word.replace(/\.+$/, ""), code] : [code];
}

/** Short words of letters alone are words, not fragments: "dach" shall not list every MAC with "dac" in it. */
export function isFragment(form: string): boolean {
  return form.length >= 5 || /\d/.test(form);
}

/** The letters and digits of a code, and where each stood. */
export function codeMap(name: string): { readonly code: string; readonly from: readonly number[] } {
  const from: number[] = [];
  const dots = ADDRESS.test(name);
  let code = "";
  for (let i = 0; i < name.length; i += 1) {
    const letter = name.charAt(i).toLowerCase();
    if (!/[\da-z]/.test(letter) && !(dots && letter === ".")) continue;
    code += letter;
    from.push(i);
  }
  return { code, from };
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\da-z]/g, "");
}
