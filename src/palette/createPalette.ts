import type { Action } from "../command/action";
import { createSearchIndex } from "../command/search";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import type { Drafts } from "../state/drafts";
import { searchableActions } from "./actionNames";
import type { ReadWords } from "./actionNames";
import { EntityIndex } from "./entityIndex";
import { PaletteModel } from "./paletteModel";
import { createSources } from "./sources";
import { whenIdle } from "./whenIdle";

/** Everything the palette keeps between two openings. */
export interface PaletteParts {
  readonly model: PaletteModel;
  readonly index: EntityIndex;
  readonly search: SearchIndex;
}

/** The palette outside of React. `actionsOf` answers what can be done at this moment in this build. */
export function createPalette(
  tools: Tools,
  actionsOf: () => readonly Action[],
  idle: () => Promise<void> = whenIdle,
  drafts?: Drafts,
): PaletteParts {
  const search = createSearchIndex();
  const index = new EntityIndex(search, tools, idle);
  const sources = createSources(tools, actionsOf, search, index, drafts);
  return { model: new PaletteModel(sources), index, search };
}

/** Puts the actions into the index by their names in both languages; again after a change of language. */
export function nameActions(
  search: SearchIndex,
  actions: readonly Action[],
  language: string,
  read: ReadWords,
): void {
  search.add(searchableActions(actions, language, read));
}
