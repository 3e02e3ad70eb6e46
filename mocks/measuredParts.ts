import { partReader } from "./measured/file";
import type { Part } from "./measured/textPart";

/** A part of a file, read once however often it is asked for. */
export interface ReadPart {
  readonly part: Part;
  readonly read: ReturnType<typeof partReader>;
}

export function readParts(parts: readonly Part[]): ReadPart[] {
  return parts.map((part) => ({ part, read: partReader(part) }));
}

/** The part that was chosen, or the only one in which there is a plant's power; null where it must be chosen. */
export function choosePart(
  parts: readonly ReadPart[],
  wanted: string | undefined,
  zone: string,
): ReadPart | null {
  const [first, ...others] = parts;
  if (first && others.length === 0) return first;
  const chosen = parts.find(({ part }) => part.name === wanted);
  if (chosen) return chosen;
  const plants = parts.filter(({ read }) => isPlant(read({}, zone)));
  return plants.length === 1 ? (plants[0] ?? null) : null;
}

function isPlant(read: ReturnType<ReadPart["read"]>): boolean {
  const roles = read.ok ? read.reading.columns.map(({ role }) => role) : [];
  return (
    roles.includes("time") && ["ac", "grid", "inverter"].some((role) => roles.some((one) => one === role))
  );
}
