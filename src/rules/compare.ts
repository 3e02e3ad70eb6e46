/** Name of the parameter that lays the day before on the shown one: `compare=before`. */
const COMPARE = "compare";
const BEFORE = "before";

export function comparesBefore(search: URLSearchParams): boolean {
  return search.get(COMPARE) === BEFORE;
}

/** The same address with the comparison, or without. */
export function withCompare(search: URLSearchParams, isOn: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (isOn) next.set(COMPARE, BEFORE);
  else next.delete(COMPARE);
  return next;
}
