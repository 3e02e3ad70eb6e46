import { entityKinds } from "../command/entity";
import type { EntityKind } from "../command/entity";

/** One sign typed first narrows what is found. Each is on the base or shift layer of a German and a US keyboard. */
export interface Prefix {
  readonly sign: string;
  /** `palette.prefix.<id>`. */
  readonly id: "commands" | "places" | "people" | "devices" | "events" | "help";
  readonly kinds: readonly EntityKind[];
}

export const prefixes: readonly Prefix[] = [
  { sign: ">", id: "commands", kinds: ["screen", "action"] },
  { sign: "#", id: "places", kinds: ["park", "portfolio"] },
  { sign: "@", id: "people", kinds: ["member", "user", "contact", "accountingContact"] },
  { sign: "/", id: "devices", kinds: ["device", "inverter"] },
  { sign: "!", id: "events", kinds: ["event"] },
  { sign: "?", id: "help", kinds: [] },
];

export interface Typed {
  readonly prefix: Prefix | undefined;
  /** What was typed behind the prefix. */
  readonly text: string;
}

/** Takes the prefix off a typed query; "/" inside a name is no prefix. */
export function readPrefix(query: string): Typed {
  const typed = query.trimStart();
  const prefix = prefixes.find(({ sign }) => typed.startsWith(sign));
  return prefix === undefined
    ? { prefix, text: query }
    : { prefix, text: typed.slice(prefix.sign.length).trimStart() };
}

/** The kinds as the search index counts them; undefined when nothing narrows. */
export function kindNumbers(kinds: readonly EntityKind[] | undefined): readonly number[] | undefined {
  return kinds?.map((kind) => entityKinds[kind]);
}
