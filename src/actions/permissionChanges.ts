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
    if (some.length === 0) continue;
    try {
      await send(tools, holder, isAdded, some);
    } catch (error) {
      const message =
        error instanceof Error && error.message !== "" ? error.message : tools.t("outcome.failed");
      refused.push(...some.map((change) => ({ change, message })));
    }
  }
  return refused;
}

interface Changing {
  readonly kind: "member" | "cooperation";
  readonly changes: readonly PermissionChange[];
  /** Told what was refused, row by row. */
  readonly onRefused: (refused: readonly RefusedChange[]) => void;
}

/** Gives and takes many permissions at once: what the matrix of a member or a partner sends. */
export function changePermissions({ kind, changes, onRefused }: Changing): Action {
  const send = kind === "member" ? toMember : toPartner;
  return action({
    id: `${kind}.changePermissions`,
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
