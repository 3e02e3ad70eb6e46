/**
 * A stretch of land with one sky: its parks have the same sun, and its clouds pass over them from west to east, one
 * after the other. 70 km across at most.
 */
export interface Region {
  readonly latitude: number;
  readonly longitude: number;
  /** 0 always clear .. 1 always overcast. */
  readonly cloudiness: number;
  /** Yearly mean and half the swing between January and July, degrees C. */
  readonly temperature: number;
  readonly season: number;
  /** Scale of the Weibull distribution of wind speed at hub height, m/s. */
  readonly wind: number;
  /** Chance of snow in a fortnight of winter. */
  readonly snow: number;
}

const REGIONS: readonly Region[] = [
  { latitude: 52.2, longitude: 10.2, cloudiness: 0.58, temperature: 9.8, season: 9, wind: 7.4, snow: 0.25 },
  { latitude: 51.45, longitude: 13.8, cloudiness: 0.54, temperature: 9.9, season: 10, wind: 7.2, snow: 0.35 },
  { latitude: 53.5, longitude: 10.5, cloudiness: 0.6, temperature: 9.3, season: 8.5, wind: 7.9, snow: 0.2 },
  { latitude: 48.35, longitude: 10.5, cloudiness: 0.52, temperature: 9.2, season: 10, wind: 6.4, snow: 0.45 },
  { latitude: 28.0, longitude: -15.6, cloudiness: 0.3, temperature: 20.9, season: 3.2, wind: 8.6, snow: 0 },
  {
    latitude: 39.9,
    longitude: -104.9,
    cloudiness: 0.36,
    temperature: 10.4,
    season: 12,
    wind: 6.8,
    snow: 0.4,
  },
  { latitude: 52.05, longitude: 13.1, cloudiness: 0.56, temperature: 9.8, season: 9.5, wind: 7.6, snow: 0.3 },
  {
    latitude: 40.6,
    longitude: -103.2,
    cloudiness: 0.38,
    temperature: 9.6,
    season: 12.5,
    wind: 8.4,
    snow: 0.4,
  },
];

/** The region of that number; numbers that no region has fall on the first. */
export function regionOf(index: number): Region {
  const region = REGIONS[index] ?? REGIONS[0];
  if (!region) throw new Error("there is no region");
  return region;
}
