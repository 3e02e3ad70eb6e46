import {
  BookUser,
  Boxes,
  Building2,
  Cable,
  CircleUserRound,
  Contact,
  Cpu,
  FileText,
  Handshake,
  Layers,
  MailOpen,
  MessageSquare,
  MonitorSmartphone,
  Pin,
  SquareArrowOutUpRight,
  TriangleAlert,
  UserRound,
  Waypoints,
  Zap,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { parkIcon } from "../actions/parkIcon";
import type { Action } from "../command/action";
import type { Answer } from "../command/collect";
import { entityKey } from "../command/entity";
import type { Entity, EntityKind } from "../command/entity";
import { isAboutRights, labelOf, offer } from "../command/offer";
import type { Tools } from "../command/tools";
import type { Words } from "../command/words";
import type { Sources } from "./sources";

/** What Enter does with a row. */
export type Target =
  | { readonly type: "action"; readonly action: Action; readonly subjects: readonly Entity[] }
  | { readonly type: "entity"; readonly entity: Entity }
  | { readonly type: "answer"; readonly answer: Answer }
  | { readonly type: "file"; readonly accept: string }
  | { readonly type: "prefix"; readonly sign: string }
  | { readonly type: "confirm" | "cancel" | "retry" | "back" };

/** From (inclusive) and to (exclusive) of matched letters in the name. */
export type Ranges = readonly (readonly [number, number])[];

export interface Row {
  /** Unique: `kind:uid` for entities, so that two parks of one name are two rows [228]. */
  readonly key: string;
  readonly icon: LucideIcon;
  readonly name: string;
  /** Translation key of the name, where it has one: it is found in the other language too. */
  readonly label?: string | undefined;
  readonly ranges: Ranges;
  /** The other name that matched: the other language's, a MAC address. */
  readonly also?: string | undefined;
  /** Muted, behind the name. */
  readonly context?: string | undefined;
  /** Its key, or else its kind, at the right. */
  readonly keys?: string | undefined;
  readonly kind?: string | undefined;
  /** Why it cannot be had now. */
  readonly disabled?: string | undefined;
  /** For want of rights. */
  readonly isForbidden?: boolean;
  readonly isDanger?: boolean;
  readonly target: Target;
}

export interface Section {
  readonly id: string;
  readonly title?: string | undefined;
  readonly rows: readonly Row[];
  /** Of a list to choose from: how many there are, of which `rows` may be the first. */
  readonly total?: number;
}

/**
 * What cmdk knows a row by: where it stands, whichever it is. With each letter the rows change and their names do not,
 * so that cmdk has nothing to score, to choose and to tell its items.
 */
export const placeName = (section: string, place: number): string => `${section} ${place}`;

/** The place of the row with a key. */
export function placeOf(sections: readonly Section[], key: string | undefined): string | undefined {
  for (const { id, rows } of sections) {
    const place = rows.findIndex((row) => row.key === key);
    if (place >= 0) return placeName(id, place);
  }
  return undefined;
}

/** The row at a place. */
export function rowAt(sections: readonly Section[], name: string): Row | undefined {
  for (const { id, rows } of sections) {
    const row = rows.find((_, place) => placeName(id, place) === name);
    if (row) return row;
  }
  return undefined;
}

/** How a hit matched. */
export interface Matched {
  readonly name: string;
  readonly ranges: Ranges;
}

const kindIcons: Readonly<Record<Exclude<EntityKind, "park">, LucideIcon>> = {
  screen: SquareArrowOutUpRight,
  action: Zap,
  portfolio: Layers,
  device: Cpu,
  organization: Building2,
  inverter: Waypoints,
  gak: Boxes,
  string: Cable,
  event: TriangleAlert,
  member: UserRound,
  user: CircleUserRound,
  contact: Contact,
  report: FileText,
  comment: MessageSquare,
  cooperation: Handshake,
  invitation: MailOpen,
  session: MonitorSmartphone,
  accountingContact: BookUser,
  pin: Pin,
};

function iconOf({ kind, livesOn }: Entity): LucideIcon {
  return kind === "park" ? parkIcon(livesOn) : kindIcons[kind];
}

function spoken(tools: Tools, { key, values }: Words): string {
  return tools.t(key, values);
}

/** The name that matched, where it is not the one that is shown. */
export function otherName(shown: string, matched: Matched | undefined): string | undefined {
  return matched === undefined || matched.name === shown ? undefined : matched.name;
}

export function entityRow(tools: Tools, entity: Entity, matched?: Matched): Row {
  const also = otherName(entity.name, matched);
  const { context, within } = entity;
  return {
    key: entityKey(entity),
    icon: iconOf(entity),
    name: entity.name,
    ranges: matched?.ranges ?? [],
    also,
    // A MAC address that matched is not said twice.
    context: also !== undefined && context?.includes(also) ? within : context,
    kind: tools.t(`palette.kind.${entity.kind}`),
    target: { type: "entity", entity },
  };
}

export interface ActionRowOptions {
  readonly subjects?: readonly Entity[];
  /** Searched by name: forbidden ones are greyed with the reason instead of absent. */
  readonly matched?: Matched;
}

/** The row of an action as it is offered here and now; undefined where it is absent. */
export function actionRow(
  { tools, context }: Pick<Sources, "tools" | "context">,
  action: Action,
  options: ActionRowOptions = {},
): Row | undefined {
  const { subjects, matched } = options;
  const offered = offer(action, context, {
    ...(subjects === undefined ? {} : { subjects, beside: true }),
    searched: matched !== undefined,
  });
  if (offered === "absent") return undefined;
  const name = spoken(tools, labelOf(action));
  return {
    key: `action:${action.id}`,
    icon: action.icon,
    name,
    ranges: matched?.ranges ?? [],
    also: otherName(name, matched),
    context: matched === undefined ? undefined : tools.t(`group.${action.group}`),
    keys: tools.keys.shown(action.id),
    disabled: offered === "available" ? undefined : spoken(tools, offered.disabled),
    isForbidden: offered !== "available" && isAboutRights(offered.disabled),
    isDanger: action.danger === true,
    target: { type: "action", action, subjects: subjects ?? [] },
  };
}

/** All rows in the order in which they are walked through. */
export function rowsOf(sections: readonly Section[]): readonly Row[] {
  return sections.flatMap(({ rows }) => rows);
}

/** At most so many rows are drawn: the list is to be read, not scrolled (stack.md). */
export const MOST_ROWS = 20;

/** Cuts sections so that together they hold no more rows than are drawn; empty ones go. */
export function cut(sections: readonly Section[]): Section[] {
  let left = MOST_ROWS;
  return sections.flatMap((section) => {
    const rows = section.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...section, rows }];
  });
}
