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

/**
 * A value as it was meant: nobody encodes a plus, so that where one blank stands there was one; mail programs break
 * long links, and what they put in there or around it is nobody's.
 */
function written(value: string | null): string {
  return (value ?? "")
    .trim()
    .replace(/[\t\r\n]+ */g, "")
    .replaceAll(" ", "+");
}

/** What a page's query says of an invitation: `?action=invitation&token=...&email=...` (§2 [18]). */
export function readInvitation(search: string): InvitationAddress {
  if (!carriesInvitation(search)) return { kind: "none" };
  const query = new URLSearchParams(search);
  const token = written(query.get("token"));
  const email = written(query.get("email"));
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
