import type { ParkKind } from "./types";

/** A park of the base world: name, portfolio and region (numbers), place, kW of the plant and of the grid connection. */
export interface Place {
  readonly name: string;
  readonly kind: ParkKind;
  readonly portfolio: number;
  readonly region: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly peakKw: number;
  readonly gridKw: number;
  readonly inverters: number;
}

type Row = readonly [
  name: string,
  latitude: number,
  longitude: number,
  peakKw: number,
  gridKw: number,
  inverters: number,
];

function rows(kind: ParkKind, portfolio: number, region: number, list: readonly Row[]): Place[] {
  return list.map(([name, latitude, longitude, peakKw, gridKw, inverters]) => {
    return { name, kind, portfolio, region, latitude, longitude, peakKw, gridKw, inverters };
  });
}

/** The 33 solar and 7 wind parks of the base world. Two are called Neustadt, in different portfolios. */
export const PLACES: readonly Place[] = [
  ...rows("solar", 0, 0, [
    ["Söhlde", 52.194, 10.234, 9800, 8200, 42],
    ["Hohenhameln", 52.262, 10.066, 4200, 3600, 18],
    ["Groß Lafferde", 52.235, 10.319, 2750, 2500, 12],
    ["Lühnde", 52.256, 9.999, 750, 750, 6],
    ["Neustadt", 52.501, 9.863, 1500, 1250, 8],
    ["Schellerten", 52.167, 10.086, 6400, 5200, 28],
    ["Wöltingerode", 51.96, 10.54, 990, 900, 7],
  ]),
  ...rows("solar", 1, 1, [
    ["Großenhain", 51.292, 13.533, 12400, 10000, 54],
    ["Lauchhammer", 51.489, 13.763, 21600, 18000, 90],
    ["Lauchhammer II", 51.497, 13.781, 14200, 12000, 60],
    ["Lauchhammer III", 51.501, 13.797, 8600, 7600, 36],
    ["Königsbrück", 51.265, 13.906, 5300, 4500, 24],
    ["Spremberg Süd", 51.56, 14.281, 17800, 15000, 72],
    ["Neustadt", 51.476, 14.213, 3100, 2600, 14],
  ]),
  ...rows("solar", 2, 2, [
    ["Krümmel", 53.411, 10.409, 7200, 6000, 30],
    ["Büchen", 53.479, 10.616, 2300, 2000, 10],
    ["Mölln", 53.631, 10.689, 1100, 990, 8],
    ["Geesthacht", 53.437, 10.376, 640, 600, 5],
    ["Güster", 53.541, 10.681, 4700, 4000, 20],
  ]),
  ...rows("solar", 3, 3, [
    ["Weißenhorn", 48.305, 10.161, 3400, 2900, 16],
    ["Günzburg", 48.453, 10.277, 1900, 1600, 9],
    ["Straßberg", 48.268, 10.805, 880, 800, 7],
    ["Höchstädt a. d. Donau", 48.612, 10.565, 11200, 9000, 48],
    ["Nördlingen", 48.851, 10.489, 5600, 4800, 25],
  ]),
  ...rows("solar", 4, 4, [
    ["Agüimes", 27.905, -15.446, 6100, 5000, 26],
    ["Telde", 27.992, -15.417, 2900, 2400, 13],
    ["Gáldar", 28.144, -15.65, 1300, 1100, 8],
    ["San Bartolomé", 27.925, -15.573, 8800, 7000, 38],
  ]),
  ...rows("solar", 5, 5, [
    ["Golden", 39.74, -105.178, 408, 380, 4],
    ["Fort Lupton", 40.085, -104.813, 16200, 13000, 64],
    ["Longmont", 40.167, -105.102, 5200, 4200, 22],
    ["Watkins", 39.745, -104.607, 24800, 20000, 98],
    ["Brighton II", 39.985, -104.82, 9600, 8000, 40],
  ]),
  ...rows("wind", 1, 6, [
    ["Feldheim", 52.067, 12.853, 18400, 18400, 8],
    ["Jüterbog", 51.993, 13.073, 12600, 12000, 6],
    ["Höher Fläming IV", 52.114, 13.242, 23000, 21000, 10],
  ]),
  ...rows("wind", 2, 2, [["Süderlügum", 53.602, 10.31, 9200, 9200, 4]]),
  ...rows("wind", 4, 4, [["Bahía de Arinaga", 27.862, -15.387, 11500, 11500, 5]]),
  ...rows("wind", 5, 7, [
    ["Peetz", 40.962, -103.112, 30000, 28000, 15],
    ["Fleming", 40.681, -102.839, 21000, 21000, 12],
  ]),
];

const FIRST = (
  "Alt Bad Birken Brück Buchen Dörr Eichen Eller Erlen Feld Föhren Frauen Frei Gänse Gerst Groß Grün Güter Hain " +
  "Hasel Heiß Hirsch Hohen Höl Kalt Kirch Klein König Kreuz Küh Lauter Linden Lüh Mühl Mönch Neu Nieder Nord " +
  "Ober Öl Ost Ratz Reh Ried Rüb Schön Schwarz See Söl Stein Süd Tann Über Unter Wald Weiß West Wies Wolfs Züll"
).split(" ");
const LAST = (
  "bach beck berg born brück brunn burg büttel dorf eck feld först furt görß grund hagen hain hausen heim hof " +
  "holz hude kirchen lar leben loh moor mühle münde ow rade reuth ried roda rode see stedt stein tal wörth"
).split(" ");
const ROMAN = ["", " II", " III", " IV", " V", " VI", " VII", " VIII", " IX", " X"];

/** A place name for the n-th further park of a fleet: 2,400 places, then their second, third, ... park. */
export function placeName(index: number): string {
  const first = FIRST[index % FIRST.length] ?? "";
  const last = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? "";
  const round = Math.floor(index / (FIRST.length * LAST.length));
  return `${first}${last}${ROMAN[round] ?? ` ${round + 1}`}`;
}
