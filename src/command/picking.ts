import type { LucideIcon } from "lucide-react";
import type { EntityArg } from "./args";
import type { Entity, EntityKind } from "./entity";

/** The search over everything that can be named, as a form asks it; the palette lends its own. */
export interface Finder {
  /** Whether more of a kind may come by itself, which `find` then finds, or some could not be had. Observable. */
  readonly stateOf: (kind: EntityKind) => "idle" | "loading" | "done" | "failed";
  readonly get: (key: string) => Entity | undefined;
  /** What may be picked, the best first; the first by name without a text. */
  readonly find: (
    arg: EntityArg,
    subjects: readonly Entity[] | undefined,
    text: string,
  ) => readonly { readonly entity: Entity; readonly icon: LucideIcon }[];
  /** Asks the server where not all is there; true when something new came. Rejects where it could not be asked. */
  readonly ask: (kind: EntityKind, text: string) => Promise<boolean>;
}
