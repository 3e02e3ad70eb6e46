import type { Park, WorldState } from "./types";

/** Names of a park's inverters: "WR 1" and so on ("WEA 1" for turbines), or those of its measured file. */
export function inverterNames(park: Park, world?: WorldState): string[] {
  const plant = world?.measured.find((candidate) => candidate.id === park.measured);
  if (plant && plant.inverters.length > 0) return plant.inverters.map((inverter) => inverter.name);
  const word = park.kind === "wind" ? "WEA" : "WR";
  return Array.from({ length: park.inverter_count }, (_, index) => `${word} ${index + 1}`);
}
