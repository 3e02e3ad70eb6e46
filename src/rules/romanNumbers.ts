const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** A name with its Roman numbers as one types them: "Rübsee II" as "Rübsee 2"; the name itself where it has none. */
export function inDigits(name: string): string {
  const [first = "", ...others] = name.split(" ");
  const number = (word: string) => ROMAN.indexOf(word) + 1;
  return [first, ...others.map((word) => String(number(word) || word))].join(" ");
}
