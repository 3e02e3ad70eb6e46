import { useMemo } from "react";
import { useWholeList } from "../../../frame/list/useWholeList";
import type { Inverters } from "./InvertersPanel";
import { limits, paged } from "./plantQueries";
import type { GakItem, InverterItem, StringItem } from "./plantQueries";
import type { PartKind, Plant } from "./usePlant";

export interface NamedParts {
  readonly inverter: InverterItem | undefined;
  readonly gak: GakItem | undefined;
  readonly string: StringItem | undefined;
  /**
   * The first part of the address that is not among those of the park; undefined until the lists have come whole. What
   * is below a missing part is not looked for.
   */
  readonly missing: { readonly kind: PartKind; readonly id: string } | undefined;
}

/** The parts that the address names, looked up in the lists they belong to. */
export function useNamedParts(park: string, plant: Plant, inverters: Inverters): NamedParts {
  const { selection, string, lost } = plant;
  const { inverter, gak } = selection;
  const ofInverter = useMemo(() => ({ park, inverter }), [park, inverter]);
  const ofBox = useMemo(() => ({ ...ofInverter, gak }), [ofInverter, gak]);
  const boxes = useWholeList(paged.gaks, ofInverter, {
    page: 1,
    limit: limits.gaks,
    pause: inverter === null || gak === null,
  });
  const strings = useWholeList(paged.strings, ofBox, {
    page: 1,
    limit: limits.strings,
    pause: inverter === null || string === null,
  });
  const named = {
    inverter: inverters.all.find(({ id }) => id === inverter),
    gak: boxes.rows.find(({ id }) => id === gak),
    string: strings.rows.find(({ id }) => id === string),
  };
  const isGone = (id: string, isComplete: boolean, part: object | undefined) =>
    lost === id || (isComplete && part === undefined);
  const missing = (): NamedParts["missing"] => {
    if (inverter !== null && inverters.isComplete && !named.inverter)
      return { kind: "inverter", id: inverter };
    if (gak !== null && isGone(gak, boxes.isComplete, named.gak)) return { kind: "gak", id: gak };
    if (string !== null && isGone(string, strings.isComplete, named.string))
      return { kind: "string", id: string };
    return undefined;
  };
  return { ...named, missing: missing() };
}
