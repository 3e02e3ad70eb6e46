import { matcherOf } from "../../command/fold";
import { nameOfPerson } from "../../rules/person";
import type { UserRow } from "./userQueries";

/** Which of the users every word of a search is part of: of the name, the address, the account, the organization. */
export function matchingUsers(users: readonly UserRow[], search: string): readonly UserRow[] {
  if (search.trim() === "") return users;
  const holds = matcherOf(search);
  return users.filter((user) =>
    holds([nameOfPerson(user), user.email, user.account, user.organizationName].join(" ")),
  );
}
