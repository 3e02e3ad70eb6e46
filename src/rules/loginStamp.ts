import { LOGIN_VALIDITY_MS } from "./constants";

/**
 * Whether a stored login time, epoch milliseconds as number or as digits, makes the session tentative (§ 4 [79],
 * [80]): younger than about a year and not in the future.
 */
export function isTentative(stamp: unknown, now: number): boolean {
  const isDigits = typeof stamp === "string" && /^\d{1,16}$/.test(stamp);
  const login = isDigits ? Number(stamp) : stamp;
  if (typeof login !== "number" || !(login >= 0)) return false;
  return login <= now && now - login < LOGIN_VALIDITY_MS;
}
