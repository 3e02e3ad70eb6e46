/** A query without some of its parameters; all others stay as they were written. Empty, or begins with "?". */
export function withoutParameters(search: string, names: readonly string[]): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !names.some((name) => new URLSearchParams(pair).has(name)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
