import type { Entity } from "../../command/entity";

export interface UserName {
  readonly account: string;
  readonly role: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organizationName: string | null;
}

/** What a user goes by: the names, else the address, else the account. */
export function nameOfUser({ account, email, firstName, lastName }: UserName): string {
  return [firstName, lastName].filter(Boolean).join(" ") || email || account;
}

/** A user of the directory as keys and palette act on them. */
export function userEntity(user: UserName): Entity {
  const { account, role, email, organizationName } = user;
  const name = nameOfUser(user);
  return {
    kind: "user",
    uid: account,
    name,
    aliases: email && email !== name ? [email] : [],
    state: role,
    ...(organizationName ? { context: organizationName } : {}),
  };
}
