import { useMemo } from "react";
import { useWholeList } from "../../../frame/list/useWholeList";
import type { Inverters } from "./InvertersPanel";
import { limits, paged } from "./plantQueries";
import type { PartKind, Plant } from "./usePlant";

export interface MissingPart {
  readonly kind: PartKind;
  readonly id: string;
}

/**
 * The first part of the address that is not among those of the park; undefined until the lists have come whole. What is
 * below a missing part is not looked for.
 */
export function useMissing(park: string, plant: Plant, inverters: Inverters): MissingPart | undefined {
  const { selection, string, lost } = plant;
  const { inverter, gak } = selection;
  const ofInverter = useMemo(() => ({ park, inverter }), [park, inverter]);
  const ofBox = useMemo(() => ({ ...ofInverter, gak }), [ofInverter, gak]);
  const first = { page: 1 } as const;
  const boxes = useWholeList(paged.gaks, ofInverter, {
    ...first,
    limit: limits.gaks,
    pause: inverter === null || gak === null,
  });
  const strings = useWholeList(paged.strings, ofBox, {
    ...first,
    limit: limits.strings,
    pause: inverter === null || string === null,
  });
  const isIn = (rows: readonly { readonly id: string }[], id: string) => rows.some((row) => row.id === id);
  if (inverter !== null && inverters.isComplete && !isIn(inverters.all, inverter))
    return { kind: "inverter", id: inverter };
  if (gak !== null && (lost === gak || (boxes.isComplete && !isIn(boxes.rows, gak))))
    return { kind: "gak", id: gak };
  if (string !== null && (lost === string || (strings.isComplete && !isIn(strings.rows, string))))
    return { kind: "string", id: string };
  return undefined;
}
