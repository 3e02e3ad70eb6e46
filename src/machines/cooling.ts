/** Seconds: a server that says nothing sensible is given half a minute, and nobody waits above an hour. */
const COOLING = { usual: 30, most: 3600 };

/** How long no code is taken after a 429, in ms, out of the seconds of its Retry-After. */
export function coolingMs(retryAfter: number): number {
  const seconds = Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : COOLING.usual;
  return Math.min(seconds, COOLING.most) * 1000;
}
