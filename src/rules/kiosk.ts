/** Whether an address is shown on a wall; what is shown there comes with the wallboard. */
export function isWall(search: URLSearchParams): boolean {
  return search.get("kiosk") === "1";
}
