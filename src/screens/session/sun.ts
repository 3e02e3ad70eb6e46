const DAY_MINUTES = 1440;
const RADIANS = Math.PI / 180;

/** The sun over one calendar day of a zone, as a picture needs it. Minutes count from midnight of that zone. */
export interface SunDay {
  /** Elevation in degrees every `step` minutes, midnight to midnight. */
  readonly elevations: readonly number[];
  readonly step: number;
  /** Minutes of sunrise and sunset; null where the sun does not cross the horizon that day. */
  readonly rise: number | null;
  readonly set: number | null;
  /** The minute it is now, and the elevation then in degrees. */
  readonly now: number;
  readonly elevation: number;
}

/** Minutes by which the zone's clocks are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

/**
 * Where a zone lies, roughly: the longitude from its winter offset, the latitude from when it keeps summer time (north,
 * south or, without it, nearer to the equator). Nobody is asked for their place to draw a picture.
 */
function placeOf(year: number, zone: string): { latitude: number; longitude: number } {
  const january = offsetAt(Date.UTC(year, 0, 15), zone);
  const july = offsetAt(Date.UTC(year, 6, 15), zone);
  const latitude = january === july ? 22 : january < july ? 49 : -34;
  return { latitude, longitude: Math.min(january, july) / 4 };
}

/** Elevation of the sun in degrees at an instant and a place, to about half a degree. */
export function elevationAt(instant: number, place: { latitude: number; longitude: number }): number {
  const days = instant / 86_400_000 - 10_957.5;
  const anomaly = (357.529 + 0.98560028 * days) * RADIANS;
  const longitude =
    (280.459 + 0.98564736 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS;
  const tilt = 23.439 * RADIANS;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(longitude));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(longitude), Math.cos(longitude));
  const sidereal = (280.46062 + 360.98564737 * days + place.longitude) * RADIANS;
  const latitude = place.latitude * RADIANS;
  const height =
    Math.sin(latitude) * Math.sin(declination) +
    Math.cos(latitude) * Math.cos(declination) * Math.cos(sidereal - ascension);
  return Math.asin(height) / RADIANS;
}

/** Today's sun in a zone, sampled every ten minutes. `now` in epoch milliseconds. */
export function sunDay(now: number, zone: string, step = 10): SunDay {
  const offset = offsetAt(now, zone);
  const local = now + offset * 60_000;
  const midnight = Math.floor(local / 86_400_000) * 86_400_000 - offset * 60_000;
  const place = placeOf(new Date(local).getUTCFullYear(), zone);
  const at = (minute: number): number => elevationAt(midnight + minute * 60_000, place);
  const elevations = Array.from({ length: DAY_MINUTES / step + 1 }, (_, index) => at(index * step));
  const crossing = (up: boolean): number | null => {
    const index = elevations.findIndex(
      (elevation, i) => i > 0 && elevation >= 0 === up && (elevations[i - 1] ?? 0) >= 0 !== up,
    );
    if (index < 0) return null;
    const [before = 0, after = 0] = [elevations[index - 1], elevations[index]];
    return Math.round((index - 1 + before / (before - after)) * step);
  };
  const minute = (now - midnight) / 60_000;
  return { elevations, step, rise: crossing(true), set: crossing(false), now: minute, elevation: at(minute) };
}
