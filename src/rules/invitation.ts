import { carriesInvitation } from "./invitationAddress";
import { plainText } from "./plainText";

const LONGEST_TOKEN = 2048;
const LONGEST_EMAIL = 254;

/** Who was invited, and the secret that proves it. */
export interface Invitation {
  readonly token: string;
  readonly email: string;
}

export type InvitationAddress =
  | { readonly kind: "none" }
  /** The address says invitation and lacks what one needs: it is cleaned, and nothing is called [F52]. */
  | { readonly kind: "invalid" }
  | ({ readonly kind: "invitation" } & Invitation);

export function isEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL && /^[^\s@<>"]+@[^\s@<>"]+$/u.test(text) && plainText(text, 300) === text
  );
}

export function isToken(text: string): boolean {
  return text.length <= LONGEST_TOKEN && /^[^\s\p{C}]+$/u.test(text);
}

/** What a page's query says of an invitation: `?action=invitation&token=...&email=...` (§2 [18]). */
export function readInvitation(search: string): InvitationAddress {
  if (!carriesInvitation(search)) return { kind: "none" };
  const query = new URLSearchParams(search);
  const token = query.get("token") ?? "";
  // Nobody encodes the plus of an address: where it became a space, there was one.
  const email = (query.get("email") ?? "").trim().replaceAll(" ", "+");
  return isToken(token) && isEmail(email) ? { kind: "invitation", token, email } : { kind: "invalid" };
}

/** Whether someone signed in is the one who was invited; servers that send no email are asked by account [26]. */
export function isInvited(
  invited: string,
  self: { account: string; email?: string | null | undefined },
): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return plain(invited) === plain(self.email ?? self.account);
}
