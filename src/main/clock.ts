import { clockSkew, trueNow } from "../rules/clock";

/** The time by the server: this device's clock, set right by the dates of the server's answers [F90]. */
export interface Clock {
  readonly now: () => number;
  /** Takes an answer's `Date` header. */
  readonly heard: (header: string | null) => void;
}

export function createClock(deviceNow: () => number, onSkew: (skew: number) => void): Clock {
  let skew = 0;
  return {
    now: () => trueNow(deviceNow(), skew),
    heard: (header) => {
      const next = header === null ? skew : clockSkew(header, deviceNow());
      if (Math.abs(next - skew) < 2_000) return;
      skew = next;
      onSkew(skew);
    },
  };
}
