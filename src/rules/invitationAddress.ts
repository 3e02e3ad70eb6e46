/** Parameters that an invitation's link carries (§2); all others stay in the address. */
const parameters = ["action", "token", "email"] as const;

/** Whether a page's query says invitation, whatever else it says (§2 [18]). */
export function carriesInvitation(search: string): boolean {
  return new URLSearchParams(search).get("action") === "invitation";
}

/** The query without the invitation; all else stays as it was written. Empty, or begins with "?". */
export function withoutInvitation(search: string): string {
  const kept = search
    .replace(/^\?/, "")
    .split("&")
    .filter((pair) => pair !== "" && !parameters.some((name) => new URLSearchParams(pair).has(name)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}
