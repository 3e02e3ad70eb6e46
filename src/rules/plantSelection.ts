/** What is chosen among the parts of a park: ids of an inverter and of a GAK, and the page of its strings, from 1. */
export interface PlantSelection {
  readonly inverter: string | null;
  readonly gak: string | null;
  readonly page: number;
}

export type PlantChoice =
  | { readonly type: "inverter"; readonly id: string | null }
  | { readonly type: "gak"; readonly id: string | null }
  | { readonly type: "page"; readonly page: number };

/**
 * What is chosen after a choice (§4): another inverter clears the GAK, and whatever narrows the strings begins at their
 * first page [138]. The same choice again changes nothing; a page below 1 is the first.
 */
export function choosePlant(selection: PlantSelection, choice: PlantChoice): PlantSelection {
  switch (choice.type) {
    case "inverter":
      return choice.id === selection.inverter ? selection : { inverter: choice.id, gak: null, page: 1 };
    case "gak":
      return choice.id === selection.gak ? selection : { ...selection, gak: choice.id, page: 1 };
    case "page":
      return { ...selection, page: Math.max(1, Math.trunc(choice.page) || 1) };
  }
}

/** How an address says that the strings stand beside their siblings, in the place of the inverters. */
export const stringsView = { name: "view", value: "strings" } as const;
