import { expect, test } from "vitest";
import { openDesk } from "../../mocks/measuredDesk";
import de from "../../public/locales/de/translation.json";
import en from "../../public/locales/en/translation.json";

/** No person can bring this about: the portfolio is made by the import itself. */
const internal = ["noPortfolio"];

test.each([
  ["en", en.measured.error],
  ["de", de.measured.error],
])("[F78] each refusal says what was found or expected, and what to do (%s)", (_, words) => {
  const bare = Object.entries(words).filter(
    ([code, text]) => !internal.includes(code) && !/[.:?!”“] \p{Lu}.*\.$|: \p{L}.*\.$/u.test(text),
  );
  expect(bare).toEqual([]);
});

test("[F78] of what is no text nothing is shown but that", async () => {
  const bytes = Uint8Array.from({ length: 3000 }, (_, at) => (at * 7919) % 256);
  const options = { name: "", zone: "Europe/Berlin", keepDates: true };
  const ask = { what: "preview" as const, file: new File([bytes], "a.csv"), key: 1, options, now: 0 };
  const refused = { ok: false, reason: "notText", line: 1, source: "" };
  expect(await openDesk()(ask, () => undefined)).toMatchObject(refused);
});
