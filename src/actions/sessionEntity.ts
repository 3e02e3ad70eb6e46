import type { Entity } from "../command/entity";
import { asOfWords } from "../rules/asOfWords";
import { ownZone } from "../rules/ownZone";
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

/** The device it is on, as far as it says. */
export function sessionName({ id, userAgent, ip }: Pick<SessionRow, "id" | "userAgent" | "ip">): string {
  const { browser, system } = deviceOf(userAgent);
  const device = [browser, system].filter(Boolean).join(", ");
  return device || plainText(userAgent ?? "", LONGEST) || ip || id;
}

/** One's session as the engine knows it: by the device it is on, then by where and when it was last seen. */
export function sessionEntity(
  session: SessionRow,
  { now, language }: { readonly now: number; readonly language: string },
): Entity {
  const { id, isActive, isCurrent, ip, lastSeen } = session;
  const name = sessionName(session);
  const at = Date.parse(lastSeen ?? "");
  const seen = Number.isNaN(at) ? null : asOfWords(at, now, language, ownZone);
  const context = [ip === name ? null : ip, seen].filter(Boolean).join(" · ");
  const state = isCurrent === true ? "current" : isActive ? "active" : "ended";
  return { kind: "session", uid: id, name, state, ...(context === "" ? {} : { context }) };
}
