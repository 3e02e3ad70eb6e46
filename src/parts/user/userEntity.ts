import type { Entity } from "../../command/entity";
import { nameOfPerson } from "../../rules/person";

export interface UserName {
  readonly account: string;
  readonly role: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organizationName: string | null;
}

/** A user of the directory as keys and palette act on them. */
export function userEntity(user: UserName): Entity {
  const { account, role, email, organizationName } = user;
  const name = nameOfPerson(user);
  return {
    kind: "user",
    uid: account,
    name,
    aliases: email && email !== name ? [email] : [],
    state: role,
    ...(organizationName ? { context: organizationName } : {}),
  };
}
