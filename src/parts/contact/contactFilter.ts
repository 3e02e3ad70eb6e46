import { matcherOf } from "../../command/fold";
import type { ContactItem } from "./contactQueries";

export const contactKinds = ["person", "company"] as const;
export type ContactKind = (typeof contactKinds)[number];

/** What the list is narrowed to, as the address has it; a portfolio only beside those of the organization. */
export interface ContactFilter {
  readonly kind: ContactKind | undefined;
  readonly position: string | undefined;
  readonly portfolio: string | undefined;
}

const names = ["kind", "position", "portfolio"] as const;

export function readFilter(parameters: URLSearchParams): ContactFilter {
  const [kind, position, portfolio] = names.map((name) => parameters.get(name) || undefined);
  return { kind: contactKinds.find((one) => one === kind), position, portfolio };
}

/** The parameters with these changes; what is undefined goes. */
export function withFilter(parameters: URLSearchParams, changes: Partial<ContactFilter>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of names) {
    if (!(name in changes)) continue;
    const value = changes[name];
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Somebody with a name is a person; what has only a company or an address is an office one writes to. */
function kindOf({ firstName, lastName }: ContactItem): ContactKind {
  return firstName?.trim() || lastName?.trim() ? "person" : "company";
}

/** All that is said of a contact. */
function textOf({ id: _, ...fields }: ContactItem): string {
  return Object.values(fields).filter(Boolean).join(" ");
}

/**
 * Those of the chosen kind and position that hold what was typed: each word stands in some field, as the server's own
 * search has it [132].
 */
export function narrowed(
  contacts: readonly ContactItem[],
  { kind, position }: ContactFilter,
  search: string,
): readonly ContactItem[] {
  const holds = matcherOf(search);
  return contacts.filter(
    (contact) =>
      (kind === undefined || kindOf(contact) === kind) &&
      (position === undefined || contact.position?.trim() === position) &&
      holds(textOf(contact)),
  );
}

export interface PositionChoice {
  readonly position: string;
  readonly count: number;
}

/** The positions among these contacts with how many have each, and the chosen one where none has it. */
export function positionsOf(
  contacts: readonly ContactItem[],
  chosen: string | undefined,
): readonly PositionChoice[] {
  const counts = new Map<string, number>(chosen === undefined ? [] : [[chosen, 0]]);
  for (const contact of contacts) {
    const position = contact.position?.trim();
    if (position) counts.set(position, (counts.get(position) ?? 0) + 1);
  }
  return [...counts]
    .map(([position, count]) => ({ position, count }))
    .sort((one, other) => one.position.localeCompare(other.position));
}
