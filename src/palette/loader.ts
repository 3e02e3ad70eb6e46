import type { TadaDocumentNode } from "gql.tada";
import type { Entity, EntityKind } from "../command/entity";
import type { Tools } from "../command/tools";
import type { Need } from "../rules/permission";

/** Rows the server is asked for while typing. */
export const ASKED = 20;

/** What a call is made from. */
export interface Asking {
  readonly tools: Tools;
  /** From 1. */
  readonly page: number;
  /** uid of the park whose parts are asked for; of the loaders of `ofPark` alone. */
  readonly park?: string;
  /** Share what a screen has asked for with the same document. */
  readonly cached?: boolean;
  /** The name of a park that is loaded. */
  readonly parkName: (uid: string) => string | undefined;
}

/** One page; `total` as the server counts, absent where there are no pages. */
export interface Batch {
  readonly entities: readonly Entity[];
  readonly rows: number;
  readonly total?: number;
}

/** How one kind is loaded, page by page, and asked for while typing. */
export interface Loader {
  /** Unique; its words are `palette.loads.<kind>`. */
  readonly kind: EntityKind;
  /** Kinds that come with it. */
  readonly brings: readonly EntityKind[];
  readonly need: Need;
  /** Rejects where the call fails; undefined where there is nothing to ask for. */
  readonly load: (asking: Asking) => Promise<Batch | undefined>;
  /** Asks the server for a name; for kinds that may fill more than a page. */
  readonly search?: (tools: Tools, text: string) => Promise<readonly Entity[]>;
}

interface Definition<Data, Variables extends object> extends Omit<Loader, "load" | "brings"> {
  readonly brings?: readonly EntityKind[];
  readonly document: TadaDocumentNode<Data, Variables>;
  /** Undefined: nothing to ask for, e.g. without an organization. */
  readonly variables: (asking: Asking) => Variables | undefined;
  readonly read: (data: Data, asking: Asking) => Batch;
}

/** Checks query, variables and reading of one kind against each other, then closes the record for the table. */
export function loader<Data, Variables extends object>(definition: Definition<Data, Variables>): Loader {
  const { document, variables, read, ...rest } = definition;
  return {
    brings: [definition.kind],
    ...rest,
    load: async (asking) => {
      const given = variables(asking);
      if (given === undefined) return undefined;
      const { tools, cached = false } = asking;
      return read(await tools.query(document, given, { cached }), asking);
    },
  };
}

/** A page of a list that pages. */
export function paged<Row>(
  { items, total }: { readonly items: readonly Row[]; readonly total: number },
  entityOf: (row: Row) => Entity,
): Batch {
  return { entities: items.map(entityOf), rows: items.length, total };
}

/** A list that comes whole. */
export function whole(entities: readonly Entity[]): Batch {
  return { entities, rows: entities.length };
}
