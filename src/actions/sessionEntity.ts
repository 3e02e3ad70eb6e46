import type { Entity } from "../command/entity";
import { plainText } from "../rules/plainText";
import { deviceOf } from "../rules/userAgent";

interface SessionRow {
  readonly id: string;
  readonly isActive: boolean;
  readonly isCurrent: boolean | null;
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly lastSeen: string | null;
}

/** Longest text of a browser that is shown, in characters. */
const LONGEST = 80;

/** One's session as the engine knows it: by the device it is on, then by where and when it was last seen. */
export function sessionEntity({ id, isActive, isCurrent, userAgent, ip, lastSeen }: SessionRow): Entity {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(", ");
  const name = device || plainText(userAgent ?? "", LONGEST) || ip || id;
  const context = [ip === name ? null : ip, lastSeen?.slice(0, 16).replace("T", " ")]
    .filter(Boolean)
    .join(" · ");
  const state = isCurrent === true ? "current" : isActive ? "active" : "ended";
  return { kind: "session", uid: id, name, state, ...(context === "" ? {} : { context }) };
}
