/** A path with this search, without a question mark where it is empty. */
export function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}
