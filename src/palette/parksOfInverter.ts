import type { Entity } from "../command/entity";
import { foldWords } from "../command/fold";

/** What an inverter or a turbine is called in both languages, before its number. */
const NAMES = ["wr", "wechselrichter", "inv", "inverter", "wea", "wka", "wtg", "turbine", "windrad"];
const LEAST_LETTERS = 2;

function isCalling(word: string): boolean {
  const letters = word.replace(/\d+$/, "");
  const isWhole = letters === word;
  return NAMES.some(
    (name) => name === letters || (isWhole && word.length > LEAST_LETTERS && name.startsWith(word)),
  );
}

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** Without what inverters are called, and the number right behind it: that of "wr 2 nord" is no part of "Nord 2". */
function withoutCalling(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => !isCalling(word) && !(isNumber(word) && isCalling(words[at - 1] ?? "")));
}

/**
 * The parks that a text names together with what inverters are called: "wr 12 söhlde", "nord 2 inverter", "söhlde 12";
 * the best named first. None where the text names no inverter, or where all of it is a park's name. `find` gives the
 * parks of a text.
 */
export function parksOfInverter(text: string, find: (text: string) => readonly Entity[]): readonly Entity[] {
  const words = foldWords(text);
  const rest = withoutCalling(words);
  const isCalled = rest.length < words.length;
  if (rest.every(isNumber)) return [];
  if (isCalled) {
    const named = find(rest.join(" "));
    if (named.length > 0) return named;
  }
  const number = rest.findLastIndex(isNumber);
  if (number < 0 || (!isCalled && find(text).length > 0)) return [];
  return find(rest.toSpliced(number, 1).join(" "));
}

/** Letters and digits in one piece, as serial numbers have them. */
const SERIAL = /^(?=.*\p{L})(?=.*\d)[\p{L}\d._/-]{5,}$/u;

/** Whether a text may be the name or the serial number of an inverter: "wr 7", "INV-2024-0815". */
export function isLikeInverter(text: string): boolean {
  const words = foldWords(text);
  return SERIAL.test(text.trim()) || (words.some(isCalling) && words.some(isNumber));
}
