import { ShieldCheck } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { addForPartner, removeForPartner, sidesOf } from "./cooperationPermission";
import { isManageable, whyNotManageable } from "./memberEntity";
import { addForMember, holderOf, removeForMember } from "./memberPermission";

/** One permission that is to be given or taken. */
export interface PermissionChange {
  readonly isAdded: boolean;
  readonly object: string;
  readonly uid: string;
  readonly name: string;
  /** What the server calls it; empty where it does not. */
  readonly serverName: string;
}

/** What the server would not do, and what it said. */
export interface RefusedChange {
  readonly change: PermissionChange;
  readonly message: string;
}

type Send = (
  tools: Tools,
  holder: Entity | undefined,
  isAdded: boolean,
  permissions: readonly PermissionChange[],
) => Promise<unknown>;

const entriesOf = (permissions: readonly PermissionChange[], isAdded: boolean) =>
  permissions.map(({ object, uid, serverName: name }) => (isAdded ? { object, uid } : { object, uid, name }));

const toMember: Send = (tools, member, isAdded, changes) => {
  const variables = { ...holderOf(member), permissions: entriesOf(changes, isAdded) };
  return isAdded ? tools.mutate(addForMember, variables) : tools.mutate(removeForMember, variables);
};

const toPartner: Send = (tools, cooperation, isAdded, changes) => {
  const variables = { ...sidesOf(cooperation), permissions: entriesOf(changes, isAdded) };
  return isAdded ? tools.mutate(addForPartner, variables) : tools.mutate(removeForPartner, variables);
};

/** Answers about what was sent: without the row at fault the others may be taken. */
const ABOUT_ROWS = [400, 404, 409, 422];

/** After so many calls of one kind nothing is halved any more: what is left goes as it is. */
const HALVED_UNTIL = 40;

/** Sends these in one call; where that is refused for what is in it, in halves, until the row at fault stands alone. */
async function sendSome(
  send: (some: readonly PermissionChange[]) => Promise<unknown>,
  tools: Tools,
  changes: readonly PermissionChange[],
): Promise<RefusedChange[]> {
  let calls = 0;
  async function refusedOf(some: readonly PermissionChange[]): Promise<RefusedChange[]> {
    if (some.length === 0) return [];
    try {
      calls += 1;
      await send(some);
      return [];
    } catch (error) {
      const isAboutRows = error instanceof ActionError && ABOUT_ROWS.includes(error.status ?? 0);
      if (isAboutRows && some.length > 1 && calls < HALVED_UNTIL) {
        const half = Math.ceil(some.length / 2);
        return [...(await refusedOf(some.slice(0, half))), ...(await refusedOf(some.slice(half)))];
      }
      const message =
        error instanceof Error && error.message !== "" ? error.message : tools.t("outcome.failed");
      return some.map((change) => ({ change, message }));
    }
  }
  return refusedOf(changes);
}

/** What is given goes in one call, what is taken in another; each may fail by itself. */
async function sendAll(
  send: Send,
  tools: Tools,
  holder: Entity | undefined,
  changes: readonly PermissionChange[],
): Promise<RefusedChange[]> {
  const refused: RefusedChange[] = [];
  for (const isAdded of [true, false]) {
    const some = changes.filter((change) => change.isAdded === isAdded);
    refused.push(...(await sendSome((part) => send(tools, holder, isAdded, part), tools, some)));
  }
  return refused;
}

type HolderKind = "member" | "cooperation";

/** What the changes of a member or a partner are known by, before there are any. */
export function idOfChanges(kind: HolderKind): string {
  return `${kind}.changePermissions`;
}

interface Changing {
  readonly kind: HolderKind;
  readonly changes: readonly PermissionChange[];
  /** Told what was refused, row by row. */
  readonly onRefused: (refused: readonly RefusedChange[]) => void;
}

/** Gives and takes many permissions at once: what the matrix of a member or a partner sends. */
export function changePermissions({ kind, changes, onRefused }: Changing): Action {
  const send = kind === "member" ? toMember : toPartner;
  return action({
    id: idOfChanges(kind),
    icon: ShieldCheck,
    needs: "addPermission",
    on: kind,
    ...(kind === "member" ? { suits: isManageable, unsuited: whyNotManageable } : {}),
    group: "people",
    write: true,
    run: async (tools, _values, holder) => {
      const refused = await sendAll(send, tools, holder, changes);
      onRefused(refused);
      const [first] = refused;
      if (first !== undefined && refused.length === changes.length) throw new ActionError(first.message);
      const done = changes.filter((change) => !refused.some((one) => one.change === change));
      const key = refused.length === 0 ? "done" : "partly";
      const values = { count: done.length, all: changes.length };
      return {
        done: { key: `action.${kind}.changePermissions.${key}`, values },
        undo: async () => {
          const back = done.map((change) => ({ ...change, isAdded: !change.isAdded }));
          const [kept] = await sendAll(send, tools, holder, back);
          if (kept) throw new ActionError(kept.message);
        },
      };
    },
  });
}
