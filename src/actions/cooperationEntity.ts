import type { Entity } from "../command/entity";

interface CooperationRow {
  readonly organization: string;
  readonly uid: string;
  readonly name?: string | null;
  readonly mayAccept?: boolean;
}

/** A cooperation as the engine knows it: its partner, seen from one's own organization. */
export function cooperationEntity({ organization, uid, name, mayAccept }: CooperationRow): Entity {
  return {
    kind: "cooperation",
    uid,
    name: name || uid,
    parent: organization,
    ...(mayAccept === true ? { state: "invited" } : {}),
  };
}
