import { BookUser, Link2, Pencil, Trash2, Unlink2, UserPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity, text } from "../command/args";
import { change } from "../command/present";
import { AccountingContactsKnown } from "./accountingDocuments";
import { parksOfAccounting } from "./assigned";
import { reachActions } from "./entities";
import { foundIn } from "./foundIn";

const CreateContact = graphql(`
  mutation CreateAccountingContact($contact: AccountingContactInput!) {
    createAccountingContact(contact: $contact) {
      id
      name
      company
      email
      phone
      parks
    }
  }
`);

const UpdateContact = graphql(`
  mutation UpdateAccountingContact($id: ID!, $contact: AccountingContactInput!) {
    updateAccountingContact(id: $id, contact: $contact) {
      id
      name
      company
      email
      phone
    }
  }
`);

const DeleteContact = graphql(`
  mutation DeleteAccountingContact($id: ID!) {
    deleteAccountingContact(id: $id)
  }
`);

export const AssignContact = graphql(`
  mutation AssignAccountingContact($park: ID!, $contact: ID!) {
    assignAccountingContact(park: $park, contact: $contact) {
      id
      parks
    }
  }
`);

export const UnassignContact = graphql(`
  mutation UnassignAccountingContact($park: ID!, $contact: ID!) {
    unassignAccountingContact(park: $park, contact: $contact) {
      id
      parks
    }
  }
`);

const common = { needs: "accounting", group: "accounting", write: true } as const;

const detailArgs = {
  company: text({ maxLength: 120, optional: true, clears: true }),
  email: text({ format: "email", optional: true, clears: true }),
  phone: text({ maxLength: 60, optional: true, clears: true }),
};

export const createAccountingContact = action({
  ...common,
  id: "accountingContact.create",
  icon: UserPlus,
  args: { name: text({ format: "name", maxLength: 120 }), ...detailArgs },
  run: async (tools, { name, company, email, phone }) => {
    const details = { company: company ?? null, email: email ?? null, phone: phone ?? null };
    await tools.mutate(CreateContact, { contact: { name, ...details } });
  },
});

export const updateAccountingContact = change({
  ...common,
  id: "accountingContact.update",
  icon: Pencil,
  on: "accountingContact",
  args: { name: text({ format: "name", maxLength: 120, optional: true }), ...detailArgs },
  present: (tools, subject) =>
    foundIn(
      tools,
      AccountingContactsKnown,
      {},
      ({ accountingContacts }) => accountingContacts,
      ({ id }) => id === subject?.uid,
    ),
  save: (tools, changes, subject) =>
    tools.mutate(UpdateContact, { id: subject?.uid ?? "", contact: changes }),
});

export const deleteAccountingContact = action({
  ...common,
  id: "accountingContact.delete",
  icon: Trash2,
  on: "accountingContact",
  bulk: "each",
  danger: true,
  run: async (tools, _values, subject) => {
    await tools.mutate(DeleteContact, { id: subject?.uid ?? "" });
  },
});

export const assignAccountingContact = action({
  ...common,
  id: "accountingContact.assign",
  icon: Link2,
  on: "accountingContact",
  bulk: "each",
  args: { park: entity({ kind: "park" }) },
  run: async (tools, { park }, subject) => {
    const pair = { park: park.uid, contact: subject?.uid ?? "" };
    await tools.mutate(AssignContact, pair);
    return {
      undo: async () => {
        await tools.mutate(UnassignContact, pair);
      },
    };
  },
});

export const unassignAccountingContact = action({
  ...common,
  id: "accountingContact.unassign",
  icon: Unlink2,
  on: "accountingContact",
  bulk: "each",
  args: { park: entity({ kind: "park", orElse: "accountingContact.assign" }) },
  choices: async (tools, contacts) => ({ park: await parksOfAccounting(tools, contacts) }),
  run: async (tools, { park }, subject) => {
    const pair = { park: park.uid, contact: subject?.uid ?? "" };
    await tools.mutate(UnassignContact, pair);
    return {
      undo: async () => {
        await tools.mutate(AssignContact, pair);
      },
    };
  },
});

export const accountingContactActions: readonly Action[] = [
  ...reachActions({ kind: "accountingContact", icon: BookUser, needs: "accounting", group: "accounting" }),
  createAccountingContact,
  updateAccountingContact,
  deleteAccountingContact,
  assignAccountingContact,
  unassignAccountingContact,
];
