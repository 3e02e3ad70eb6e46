/** A difference below this is the network's or a second hand's, not a wrong clock. */
const TOLERANCE_MS = 120_000;

/**
 * How far the device's clock is ahead of the server's, from the `Date` header of an answer received at `receivedAt`
 * (epoch milliseconds by the device). 0 within two minutes, or when the header says nothing [F90].
 */
export function clockSkew(dateHeader: string | null | undefined, receivedAt: number): number {
  const skew = receivedAt - Date.parse(dateHeader ?? "");
  return Math.abs(skew) > TOLERANCE_MS ? skew : 0;
}

/** The time it is, by a device whose clock is `skew` ahead: what "now" means to every window and period. */
export function trueNow(deviceNow: number, skew: number): number {
  return deviceNow - skew;
}
