import type { Account, Invitation } from "../../mocks/world/types";
import type { Mail } from "./caller";

/** What a server has sent to its users, read from what it keeps: the records of people as they stand. */
export function mailOf(
  read: () => Promise<{ readonly invitations: readonly Invitation[]; readonly accounts: readonly Account[] }>,
): Mail {
  return {
    async invitation(email) {
      const { invitations } = await read();
      const found = invitations.find((one) => one.email === email && one.status === "pending");
      return found?.token ?? "";
    },
    async reset(email) {
      const { accounts } = await read();
      return accounts.find((one) => one.email === email)?.reset?.token ?? "";
    },
  };
}
