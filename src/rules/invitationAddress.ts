import { withoutParameters } from "./withoutParameters";

/** Parameters that an invitation's link carries (§2); all others stay in the address. */
const parameters = ["action", "token", "email"] as const;

/** Whether a page's query says invitation, whatever else it says (§2 [18]). */
export function carriesInvitation(search: string): boolean {
  return new URLSearchParams(search).get("action") === "invitation";
}

/** The query without the invitation. */
export function withoutInvitation(search: string): string {
  return withoutParameters(search, parameters);
}
