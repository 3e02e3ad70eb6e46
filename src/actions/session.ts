import { LogOut, MonitorOff, MonitorSmartphone, MonitorX } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { reachActions } from "./entities";
import { sessionEntity } from "./sessionEntity";

export const RevokeSession = graphql(`
  mutation RevokeSession($id: ID!) {
    revokeSession(id: $id) {
      id
      isActive
      revoked
    }
  }
`);

export const DeleteSession = graphql(`
  mutation DeleteSession($id: ID!) {
    deleteSession(id: $id)
  }
`);

const OwnSessions = graphql(`
  query SessionsToRevoke {
    sessions {
      id
      isActive
      isCurrent
      userAgent
      ip
      lastSeen
    }
  }
`);

/** Ending the session one is in ends in the sign-in page: that is said before [93]. */
const warning = (_tools: unknown, subjects: readonly Entity[]) =>
  subjects.some(({ state }) => state === "current")
    ? ({ key: "action.session.ownWarning", values: { count: subjects.length } } as const)
    : undefined;

/** Afterwards the server is asked whether this very session was ended: then one is signed out [93]. */
const revokeSession = action({
  id: "session.revoke",
  icon: MonitorOff,
  needs: "profile",
  on: "session",
  group: "account",
  write: true,
  danger: true,
  warning,
  suits: ({ state }) => state !== "ended",
  unsuited: () => "sessionEnded",
  bulk: "each",
  run: async (tools, _values, session) => {
    await tools.mutate(RevokeSession, { id: session?.uid ?? "" });
    await tools.reloadSelf();
  },
});

const deleteSession = action({
  id: "session.delete",
  icon: MonitorX,
  needs: "profile",
  on: "session",
  group: "account",
  write: true,
  danger: true,
  warning,
  bulk: "each",
  run: async (tools, _values, session) => {
    await tools.mutate(DeleteSession, { id: session?.uid ?? "" });
    await tools.reloadSelf();
  },
});

interface Told {
  readonly isActive: boolean;
  readonly isCurrent: boolean | null;
}

/** Those that can be told from the session that asks, or why there are none: a key under `reason`. */
export function othersAmong<Session extends Told>(
  sessions: readonly Session[],
): { readonly others: readonly Session[] } | { readonly reason: "noCurrentSession" | "noOtherSession" } {
  if (!sessions.some(({ isCurrent }) => isCurrent === true)) return { reason: "noCurrentSession" };
  const others = sessions.filter(({ isActive, isCurrent }) => isActive && isCurrent !== true);
  return others.length === 0 ? { reason: "noOtherSession" } : { others };
}

async function otherSessions(tools: Tools): Promise<readonly Entity[]> {
  const { sessions } = await tools.query(OwnSessions, {});
  const among = othersAmong(sessions);
  if ("reason" in among) throw new ActionError(tools.t(`reason.${among.reason}`));
  return among.others.map((session) => sessionEntity(session, tools.context()));
}

export const revokeOthersSession = action({
  id: "session.revokeOthers",
  icon: LogOut,
  needs: "profile",
  group: "account",
  write: true,
  danger: true,
  over: otherSessions,
  run: async (tools, _values, session) => {
    await tools.mutate(RevokeSession, { id: session?.uid ?? "" });
  },
});

export const sessionActions: readonly Action[] = [
  ...reachActions({ kind: "session", icon: MonitorSmartphone, needs: "profile", group: "account" }),
  revokeSession,
  deleteSession,
  revokeOthersSession,
];
