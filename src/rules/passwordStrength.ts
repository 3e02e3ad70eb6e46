import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import germanWords from "@zxcvbn-ts/language-de/src/commonWords.json";
import germanFirstNames from "@zxcvbn-ts/language-de/src/firstnames.json";
import germanLastNames from "@zxcvbn-ts/language-de/src/lastnames.json";

/** Fewer characters than this are guessed whatever they are. */
const SHORTEST = 8;
/** So many characters make the best of a password that is hard to guess. */
const BEST = 12;
/** What lies behind takes longer to look at than it adds. */
const LOOKED_AT = 64;

/** With their umlauts written out too, as they are typed where the keys are missing. */
const spelled = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => [
      word,
      word
        .normalize("NFD")
        .replace(/\u0308/g, "e")
        .replace(/ß/g, "ss"),
    ]),
  ),
];

/**
 * German words and names, from single files: the package's entry brings 680 kB of an encyclopedia's words too. By their
 * keys the estimator knows which advice to give.
 */
const german = {
  wikipediaGerman: spelled(germanWords),
  firstnamesGerman: spelled(germanFirstNames),
  lastnamesGerman: spelled(germanLastNames),
};

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...german },
  graphs: adjacencyGraphs,
  maxLength: LOOKED_AT,
});

export interface PasswordStrength {
  /** From weak to strong. */
  readonly level: 1 | 2 | 3 | 4;
  /** What would make it stronger: a key under `password.advice`. */
  readonly advice: "short" | "common" | "known" | "pattern" | "longer" | null;
}

/** By the library's word for what it found. */
const advices: Readonly<Record<string, PasswordStrength["advice"]>> = {
  ...{ topTen: "common", topHundred: "common", common: "common", similarToCommon: "common" },
  ...{ wordByItself: "common", namesByThemselves: "common", commonNames: "common", userInputs: "known" },
  ...{ straightRow: "pattern", keyPattern: "pattern", simpleRepeat: "pattern", extendedRepeat: "pattern" },
  ...{ sequences: "pattern", recentYears: "pattern", dates: "pattern" },
};

function levelOf(length: number, score: number): PasswordStrength["level"] {
  if (length < SHORTEST || score < 2) return 1;
  if (score === 2) return 2;
  return score === 3 || length < BEST ? 3 : 4;
}

/** Names and addresses, and their parts of three letters and more. */
const partsOf = (text: string): string[] =>
  [...text.split(/\s+/), ...text.split(/[\s@._-]+/)].filter((part) => part.length > 2);

/**
 * How hard a password is to guess, by its length and by the commonest ones, not by rules of characters. `known` is what
 * anybody would try with this person: names, addresses. Null for none. It only advises: the server decides.
 */
export function passwordStrength(password: string, known = ""): PasswordStrength | null {
  const { length } = [...password];
  if (length === 0) return null;
  const { score, feedback } = estimator.check(password, partsOf(`parkwarte ${known}`));
  const level = levelOf(length, score);
  if (length < SHORTEST) return { level, advice: "short" };
  if (level === 4) return { level, advice: null };
  return { level, advice: (feedback.warning !== null && advices[feedback.warning]) || "longer" };
}
