import type { Backend } from "./backend";
import type { Field } from "./body";
import type { Account } from "./world/types";

const leastPassword = 8;

/** An address of the form a@b.c. */
export const emailField: Field<string> & { optional: false } = {
  is: (value): value is string =>
    typeof value === "string" && value.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value.trim()),
  msg: "Email address expected",
  optional: false,
};

/** A password to be: 8 to 128 characters, a letter and something else among them. */
export const passwordField: Field<string> & { optional: false } = {
  is: (value): value is string =>
    typeof value === "string" &&
    value.length >= leastPassword &&
    value.length <= 128 &&
    /\p{L}/u.test(value) &&
    /[^\p{L}]/u.test(value),
  msg: `Password of at least ${leastPassword} characters with a letter and a digit or sign expected`,
  optional: false,
};

/** The account that signs in with an address, whatever its case. */
export function accountOfEmail(backend: Backend, email: string): Account | undefined {
  const wanted = email.trim().toLowerCase();
  return backend.world.accounts.find((account) => account.email.toLowerCase() === wanted);
}

/** Ends all sessions of an account but `kept`; they stay in the list. */
export function revokeSessions(backend: Backend, account: Account, kept?: string): void {
  for (const session of backend.world.sessions) {
    if (session.account !== account.account || session.id === kept) continue;
    session.is_active = false;
    session.revoked = true;
    backend.changed("sessions", session.id);
  }
}
