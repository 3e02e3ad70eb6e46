import { fold } from "../../command/fold";
import { nameOfUser } from "../../parts/user/userEntity";
import type { UserRow } from "./userQueries";

/** Which of the users every word of a search is part of: of the name, the address, the account, the organization. */
export function matchingUsers(users: readonly UserRow[], search: string): readonly UserRow[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return users;
  return users.filter((user) => {
    const text = fold([nameOfUser(user), user.email, user.account, user.organizationName].join(" "));
    return words.every((word) => text.includes(word));
  });
}
