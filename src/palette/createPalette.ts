import type { Action } from "../command/action";
import type { Finder } from "../command/picking";
import { createSearchIndex } from "../command/search";
import type { SearchIndex } from "../command/search";
import type { Tools } from "../command/tools";
import type { Drafts } from "../state/drafts";
import { Names, searchableActions } from "./actionNames";
import type { ReadWords } from "./actionNames";
import { EntityIndex } from "./entityIndex";
import { createFinder } from "./pickable";
import { PaletteModel } from "./paletteModel";
import { createSources } from "./sources";
import { idle as whenIdle, type Idle } from "./idle";

/** Everything the palette keeps between two openings. */
export interface PaletteParts {
  readonly model: PaletteModel;
  readonly index: EntityIndex;
  readonly search: SearchIndex;
  readonly names: Names;
  readonly finder: Finder;
}

/** The palette outside of React. `actionsOf` answers what can be done at this moment in this build. */
export function createPalette(
  tools: Tools,
  actionsOf: () => readonly Action[],
  idle: Idle = whenIdle,
  drafts?: Drafts,
): PaletteParts {
  const search = createSearchIndex();
  const index = new EntityIndex(search, tools, idle);
  const names = new Names();
  const sources = createSources(tools, actionsOf, { search, names }, index, drafts);
  return { model: new PaletteModel(sources), index, search, names, finder: createFinder(sources) };
}

/** Has actions and choices found by their names in both languages; again after a change of language. */
export function nameActions(
  { search, names }: Pick<PaletteParts, "search" | "names">,
  actions: readonly Action[],
  language: string,
  read: ReadWords,
): void {
  names.speak(language, read);
  search.add(searchableActions(actions, language, read));
}
