export interface Plant {
  readonly uid: string;
  readonly name: string;
  readonly portfolio: string;
  readonly kind: string;
  readonly power: number;
  readonly energy: number;
  readonly state: string;
}

const kinds = ["Solar", "Wind"];
const states = ["OK", "OK", "OK", "OK", "Warning", "Fault", "Offline"];

/** Rows for the tables, always the same ones. */
export function plants(count: number): Plant[] {
  return Array.from({ length: count }, (_, index) => ({
    uid: `p${index}`,
    name: `Solarpark ${index + 1}`,
    portfolio: `Portfolio ${index % 60}`,
    kind: kinds[index % 2] ?? "",
    power: (index * 977) % 9800,
    energy: (index * 7919) % 64_000,
    state: states[(index * 31) % states.length] ?? "",
  }));
}

/** Their columns; the keys of a row by their heads. */
export const heads = [
  ["name", "Park"],
  ["portfolio", "Portfolio"],
  ["kind", "Kind"],
  ["power", "Power"],
  ["energy", "Energy today"],
  ["state", "State"],
] as const;
