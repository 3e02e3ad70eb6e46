/** Letters that Unicode does not take apart, and their plain spelling. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "a",
  œ: "o",
  ø: "o",
  ð: "d",
  đ: "d",
  ł: "l",
  þ: "th",
  ı: "i",
};

const BREAK = 0;
const LETTER = 1;
const DIGIT = 2;
/** Apostrophes: "O'Brien" is one word. */
const GLUE = 3;
/** Emoji: words of their own. */
const SIGN = 4;

const ASCII = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 57) return DIGIT;
  if ((code >= 65 && code <= 90) || (code >= 97 && code <= 122)) return LETTER;
  return code === 39 ? GLUE : BREAK;
});

/** Where the folded letters came from: `from[i]` to `to[i]` (exclusive) in the original; -1 at a word break. */
export interface FoldMap {
  readonly from: number[];
  readonly to: number[];
}

/**
 * The form in which names and queries are compared: small letters without marks, one space between words, a new word
 * at each change between letters and digits, and German digraphs as the bare vowel, so that "Söhlde", "Soehlde" and
 * "sohlde" are one ("ß" is "ss"). The fold of a text's beginning is the beginning of the text's fold, so it holds
 * while someone types. With `join`, hyphens between letters vanish ("E-Mail" as "email").
 */
export function fold(text: string, map?: FoldMap, join = false): string {
  const folder = new Folder(map);
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    if (code < 128) {
      const kind = ASCII[code] ?? BREAK;
      if (join && code === 45 && folder.last === LETTER && isLetter(text, at + 1)) folder.glue();
      else if (kind === GLUE) folder.glue();
      else folder.put(kind, kind === LETTER ? code | 32 : code, at, at + 1);
      at += 1;
    } else {
      const letter = String.fromCodePoint(text.codePointAt(at) ?? code);
      folder.foreign(letter, at);
      at += letter.length;
    }
  }
  return folder.out;
}

/** The folded words of a text. */
export function foldWords(text: string, join = false): string[] {
  const folded = fold(text, undefined, join);
  return folded === "" ? [] : folded.split(" ");
}

/**
 * Whether a text holds every word of what was typed, in any order. What is no word, as a "+" alone, is looked for as it
 * stands; nothing typed is in every text.
 */
export function matcherOf(typed: string): (text: string) => boolean {
  const parts = typed.split(/\s+/).filter(Boolean);
  const words = parts.flatMap((part) => foldWords(part));
  const signs = parts.filter((part) => fold(part) === "").map((part) => part.toLowerCase());
  return (text) => {
    const folded = fold(text);
    const lower = signs.length === 0 ? "" : text.toLowerCase();
    return words.every((word) => folded.includes(word)) && signs.every((sign) => lower.includes(sign));
  };
}

function isLetter(text: string, at: number): boolean {
  return /^\p{L}/u.test(text.slice(at, at + 2));
}

function kindOf(part: string): number {
  if (/\p{L}/u.test(part)) return LETTER;
  if (/\p{N}/u.test(part)) return DIGIT;
  return /\p{Extended_Pictographic}/u.test(part) ? SIGN : BREAK;
}

class Folder {
  out = "";
  last = BREAK;
  /** The letter before is a bare a, o or u: an e after it belongs to it. */
  private vowel = false;

  constructor(private readonly map: FoldMap | undefined) {}

  glue(): void {
    this.vowel = false;
  }

  put(kind: number, code: number, from: number, to: number): void {
    if (kind === BREAK) {
      this.last = BREAK;
      this.vowel = false;
      return;
    }
    if (code === 101 && this.vowel && kind === this.last) {
      this.vowel = false;
      if (this.map) this.map.to[this.map.to.length - 1] = to;
      return;
    }
    if (kind !== this.last && this.out !== "") this.emit(32, -1, -1);
    this.emit(code, from, to);
    this.last = kind;
    this.vowel = code === 97 || code === 111 || code === 117;
  }

  /** A letter outside ASCII: taken apart, marks dropped; what is neither letter, digit nor emoji breaks the word. */
  foreign(letter: string, at: number): void {
    if (letter === "\u2019" || letter === "\u02bc") return this.glue();
    const lower = letter.toLowerCase();
    const plain = (SPELLED[lower] ?? lower.normalize("NFKD")).replace(/\p{M}/gu, "");
    // A mark on its own belongs to the letter before it; soft hyphens and joiners are invisible.
    if (plain === "" || /^\p{Cf}$/u.test(plain)) return this.glue();
    for (const part of plain) {
      const kind = kindOf(part);
      for (let unit = 0; unit < part.length; unit += 1) {
        this.put(kind, part.charCodeAt(unit), at, at + letter.length);
      }
    }
    this.vowel = false;
  }

  private emit(code: number, from: number, to: number): void {
    this.out += String.fromCharCode(code);
    this.map?.from.push(from);
    this.map?.to.push(to);
  }
}
