import { RestError } from "./restError";
import type { RestCall, RestScope } from "./transport";
import type { Wait } from "./waits";

/** One who waits for a read, as an operation is. */
export interface Passenger {
  readonly signal: AbortSignal;
  readonly record: (call: RestCall) => void;
  /** The read is to be sent again; returns how to say that it is. */
  readonly waiting: (wait: Wait) => () => void;
}

type Run = (scope: RestScope) => Promise<Response>;

interface Flight {
  readonly answer: Promise<Response>;
  readonly controller: AbortController;
  readonly aboard: Set<Passenger>;
  /** How many have waited for it. */
  boarded: number;
  readonly calls: RestCall[];
  wait: Wait | undefined;
  /** Ends what was said of the wait. */
  readonly ends: Map<Passenger, () => void>;
}

/** Reads that are on their way: who asks the same meanwhile waits for the same answer. */
export interface Flights {
  /**
   * Sends a read with `run`, or joins the one of the same key. It is given up once nobody waits for it any more; one who
   * leaves is told `superseded` and the others go on.
   */
  readonly join: (key: string, passenger: Passenger, run: Run) => Promise<Response>;
}

function tell(flight: Flight, passenger: Passenger): void {
  if (flight.wait) flight.ends.set(passenger, passenger.waiting(flight.wait));
}

function endWait(flight: Flight): void {
  flight.wait = undefined;
  for (const end of flight.ends.values()) end();
  flight.ends.clear();
}

/** Sends a read for all that come aboard; `land` once it has ended. */
function takeOff(run: Run, now: () => number, land: () => void): Flight {
  const controller = new AbortController();
  const scope: RestScope = {
    signal: controller.signal,
    record: (call) => {
      flight.calls.push(call);
      for (const { record } of flight.aboard) record(call);
    },
    waiting: (milliseconds, tryNow) => {
      flight.wait = { until: now() + milliseconds, tryNow };
      for (const passenger of flight.aboard) tell(flight, passenger);
      return () => endWait(flight);
    },
  };
  const flight: Flight = {
    // A turn later, when whoever asks is aboard.
    answer: Promise.resolve()
      .then(() => run(scope))
      .finally(land),
    controller,
    aboard: new Set(),
    boarded: 0,
    calls: [],
    wait: undefined,
    ends: new Map(),
  };
  return flight;
}

function leave(flight: Flight, passenger: Passenger): void {
  flight.aboard.delete(passenger);
  flight.ends.get(passenger)?.();
  flight.ends.delete(passenger);
}

/** `now` in epoch milliseconds, for when a read is to be sent again. */
export function createFlights(now: () => number): Flights {
  const flights = new Map<string, Flight>();
  const begin = (key: string, run: Run): Flight => {
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    const flight = takeOff(run, now, land);
    flights.set(key, flight);
    return flight;
  };

  return {
    join: (key, { signal, record, waiting }, run) => {
      if (signal.aborted) return Promise.reject(new RestError("superseded", 0));
      const flight = flights.get(key) ?? begin(key, run);
      // One of its own: an operation may ask the same twice.
      const passenger: Passenger = { signal, record, waiting };
      flight.boarded += 1;
      flight.aboard.add(passenger);
      flight.calls.forEach(record);
      tell(flight, passenger);
      return new Promise((resolve, reject) => {
        const end = () => {
          leave(flight, passenger);
          if (flight.aboard.size === 0) {
            if (flights.get(key) === flight) flights.delete(key);
            flight.controller.abort();
          }
          reject(new RestError("superseded", 0));
        };
        signal.addEventListener("abort", end, { once: true });
        flight.answer
          .finally(() => signal.removeEventListener("abort", end))
          .then((response) => resolve(flight.boarded > 1 ? response.clone() : response), reject);
      });
    },
  };
}
