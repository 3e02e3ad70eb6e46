import { MonitorOff, MonitorSmartphone, MonitorX } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { reachActions } from "./entities";

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

/** Afterwards the server is asked whether this very session was ended: then one is signed out [93]. */
const revokeSession = action({
  id: "session.revoke",
  icon: MonitorOff,
  needs: "profile",
  on: "session",
  group: "account",
  write: true,
  danger: true,
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
  bulk: "each",
  run: async (tools, _values, session) => {
    await tools.mutate(DeleteSession, { id: session?.uid ?? "" });
    await tools.reloadSelf();
  },
});

export const sessionActions: readonly Action[] = [
  ...reachActions({ kind: "session", icon: MonitorSmartphone, needs: "profile", group: "account" }),
  revokeSession,
  deleteSession,
];
