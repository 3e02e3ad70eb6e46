const forgetAfter = 900;

/** Case, accents and ß folded away: "sohl" finds Söhlde. */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss");
}

/** The index of the next text that begins with what was typed, else the next with such a word, after `from`; or -1. */
export function findNext(
  texts: (index: number) => string,
  count: number,
  from: number,
  typed: string,
): number {
  let byWord = -1;
  for (let step = 0; step < count; step += 1) {
    const index = (from + step) % count;
    const text = texts(index);
    if (text.startsWith(typed)) return index;
    if (byWord === -1 && text.includes(` ${typed}`)) byWord = index;
  }
  return byWord;
}

/** Collects letters typed in one go. One letter again and again walks on instead of spelling "ss". */
export function createTyped() {
  let text = "";
  let last = 0;
  return {
    isOpen: (now: number) => text !== "" && now - last < forgetAfter,
    forget: () => {
      text = "";
    },
    add: (key: string, now: number) => {
      text = now - last < forgetAfter ? text + fold(key) : fold(key);
      last = now;
      const repeated = text.length > 1 && text.split("").every((letter) => letter === text[0]);
      return { text: repeated ? (text[0] ?? "") : text, walksOn: repeated || text.length === 1 };
    },
  };
}
