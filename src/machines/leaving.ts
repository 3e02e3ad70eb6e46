import type { WipeReason } from "./sessionContext";

/** What every way out does at once, before anything is asked of the server. */
export const left = <Reason extends WipeReason>(reason: Reason) =>
  [{ type: "wipe", params: { reason } }, "clearStamp", "forgetFactor", "forget"] as const;

export const out = "#session.anonymous.settled";

export const expired = {
  target: out,
  actions: [...left("expired"), { type: "say", params: { id: "session.expired" } }],
} as const;
export const logout = {
  target: "#session.loggingOut",
  actions: [...left("logout"), "markSignedOut", "announceLogout"],
} as const;
/** What is stored is the other tab's to see to: it may be the mark of a sign-out under way, or a newer login time. */
export const peerLogout = {
  target: out,
  actions: [{ type: "wipe", params: { reason: "peer" } }, "forgetFactor", "forget"],
} as const;
/** Somebody else is signed in now: the data of the one before goes, and the server is asked who it is. */
export const otherAccount = {
  target: "#session.verifying",
  actions: [{ type: "wipe", params: { reason: "account" } }, "forgetFactor", "forget"],
} as const;
/** The same account passed the gate in another tab, or was replaced since: asked anew, typed text is kept for it. */
export const sameAccount = {
  target: "#session.verifying",
  actions: [{ type: "wipe", params: { reason: "expired" } }, "forget"],
} as const;
