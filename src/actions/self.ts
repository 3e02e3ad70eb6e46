import { AtSign, ContactRound, DoorOpen, KeyRound, Signature, UserX } from "lucide-react";
import { graphql } from "gql.tada";
import { action, nothingChanged } from "../command/action";
import type { Action } from "../command/action";
import { text } from "../command/args";
import type { Entity } from "../command/entity";
import { change } from "../command/present";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { refuseLastLeader } from "./member";

const OwnNames = graphql(`
  query OwnNames {
    self {
      account
      username
      email
      contact {
        firstName
        lastName
        phone
      }
    }
  }
`);

export const UpdateUsername = graphql(`
  mutation UpdateUsername($username: String!) {
    updateUsername(username: $username) {
      account
      username
    }
  }
`);

export const UpdateEmail = graphql(`
  mutation UpdateEmail($email: String!) {
    updateEmail(email: $email) {
      account
      email
      emailPending
    }
  }
`);

export const UpdatePassword = graphql(`
  mutation UpdatePassword($oldPassword: String!, $newPassword: String!) {
    updatePassword(oldPassword: $oldPassword, newPassword: $newPassword)
  }
`);

export const UpdateContact = graphql(`
  mutation UpdateContact($firstName: String, $lastName: String, $phone: String) {
    updateContact(firstName: $firstName, lastName: $lastName, phone: $phone) {
      account
      contact {
        id
        firstName
        lastName
        mobile
        phone
      }
    }
  }
`);

export const LeaveOrganization = graphql(`
  mutation LeaveOrganization {
    leaveOrganization {
      account
      organization {
        uid
        name
        role
      }
    }
  }
`);

export const DeleteAccount = graphql(`
  mutation DeleteAccount {
    deleteAccount
  }
`);

async function rename(tools: Tools, username: string): Promise<void> {
  await tools.mutate(UpdateUsername, { username });
  await tools.reloadSelf();
}

export const updateUsername = action({
  id: "self.updateUsername",
  icon: Signature,
  needs: "profile",
  group: "account",
  write: true,
  args: { username: text({ maxLength: 64 }) },
  run: async (tools, { username }) => {
    const { username: before } = (await tools.query(OwnNames, {})).self;
    if (before === username) return nothingChanged;
    await rename(tools, username);
    return before === null ? {} : { undo: () => rename(tools, before) };
  },
});

/** The new address is pending until it is confirmed, so there is nothing to take back. */
export const updateEmail = action({
  id: "self.updateEmail",
  icon: AtSign,
  needs: "profile",
  group: "account",
  write: true,
  args: { email: text({ format: "email" }) },
  run: async (tools, { email }) => {
    if ((await tools.query(OwnNames, {})).self.email === email) return nothingChanged;
    await tools.mutate(UpdateEmail, { email });
    await tools.reloadSelf();
    return { done: { key: "action.self.updateEmail.done", values: { email } } };
  },
});

export const updatePassword = action({
  id: "self.updatePassword",
  icon: KeyRound,
  needs: "profile",
  group: "account",
  write: true,
  args: {
    oldPassword: text({ format: "password" }),
    newPassword: text({ format: "newPassword", help: "password.help" }),
  },
  run: async (tools, { oldPassword, newPassword }) => {
    await tools.mutate(UpdatePassword, { oldPassword, newPassword });
  },
});

export const updateContact = change({
  id: "self.updateContact",
  icon: ContactRound,
  needs: "profile",
  group: "account",
  args: {
    firstName: text({ format: "name", maxLength: 100, optional: true }),
    lastName: text({ format: "name", maxLength: 100, optional: true }),
    phone: text({ maxLength: 100, optional: true, clears: true }),
  },
  present: async (tools) => (await tools.query(OwnNames, {})).self.contact,
  save: async (tools, { firstName, lastName, phone }) => {
    // The server takes an empty number for none.
    const number = phone === undefined ? null : (phone ?? "");
    const variables = { firstName: firstName ?? null, lastName: lastName ?? null, phone: number };
    await tools.mutate(UpdateContact, variables);
    await tools.reloadSelf();
  },
});

/**
 * Oneself, who leaves. Whom an organization cannot do without stays until another leads it: said before anything is
 * asked, in words that say how to hand over [96].
 */
async function whoMayLeave(tools: Tools): Promise<readonly Entity[]> {
  const { account, organizationUid } = tools.context().access;
  if (organizationUid !== null) await refuseLastLeader(tools, organizationUid, account, "", "indispensable");
  return [{ kind: "user", uid: account, name: "" }];
}

export const leaveOrganization = action({
  id: "self.leaveOrganization",
  icon: DoorOpen,
  needs: "organization",
  group: "organization",
  write: true,
  danger: true,
  blocked: ({ access }) => (access.organizationUid === null ? "noOrganization" : undefined),
  over: whoMayLeave,
  warning: (tools) => {
    const { access, organization } = tools.context();
    const name = organization?.name ?? access.organizationUid ?? "";
    return { key: "action.self.leaveOrganization.goes", values: { name } };
  },
  run: async (tools) => {
    await tools.mutate(LeaveOrganization, {});
    await tools.reloadSelf();
    tools.go("/organization");
  },
});

/** Asks for a typed word besides the usual question: nothing brings an account back [96]. */
export const deleteAccount = action({
  id: "self.deleteAccount",
  icon: UserX,
  needs: "profile",
  group: "account",
  write: true,
  danger: true,
  over: whoMayLeave,
  warning: async (tools) => {
    const { username, email } = (await tools.query(OwnNames, {})).self;
    return { key: "action.self.deleteAccount.goes", values: { name: email ?? username ?? "" } };
  },
  args: { confirmation: text({ kept: false, help: "action.self.deleteAccount.help" }) },
  run: async (tools, { confirmation }) => {
    const word = tools.t("action.self.deleteAccount.word");
    if (confirmation.trim().toLowerCase() !== word.toLowerCase())
      throw new ActionError(tools.t("action.self.deleteAccount.help"));
    await tools.mutate(DeleteAccount, {});
    tools.accountDeleted();
    return { quiet: true };
  },
});

export const selfActions: readonly Action[] = [
  updateUsername,
  updateEmail,
  updatePassword,
  updateContact,
  leaveOrganization,
  deleteAccount,
];
