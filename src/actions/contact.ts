import { Contact, Link2, Link2Off, Pencil, Trash2, UserRoundPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity } from "../command/args";
import { change } from "../command/present";
import { parksOfContacts } from "./assigned";
import { contactsOf, saveContact } from "./contactCard";
import { ChangedContact, contactFields, nameOf, ownOrganization } from "./contactFields";
import { reachActions } from "./entities";
import { given } from "./given";
import { siteContactActions } from "./siteContact";

const CreateContact = graphql(`
  mutation CreateContact($organization: ID, $contact: ContactInput!) {
    createContact(organization: $organization, contact: $contact) {
      id
      name
    }
  }
`);

const UpdateContact = graphql(
  `
    mutation UpdateOrganizationContact($organization: ID, $id: ID!, $contact: ContactInput!) {
      updateOrganizationContact(organization: $organization, id: $id, contact: $contact) {
        ...ChangedContact
      }
    }
  `,
  [ChangedContact],
);

const DeleteContact = graphql(`
  mutation DeleteOrganizationContact($organization: ID, $id: ID!) {
    deleteOrganizationContact(organization: $organization, id: $id)
  }
`);

const Assign = graphql(`
  mutation AssignParkContact($organization: ID, $park: ID!, $contact: ID!) {
    assignParkContact(organization: $organization, park: $park, contact: $contact) {
      id
    }
  }
`);

const Unassign = graphql(`
  mutation RemoveParkContact($organization: ID, $park: ID!, $contact: ID!) {
    removeParkContact(organization: $organization, park: $park, contact: $contact)
  }
`);

export const createContact = action({
  id: "contact.create",
  makes: "contact",
  icon: UserRoundPlus,
  needs: "contacts",
  group: "people",
  write: true,
  args: contactFields,
  run: async (tools, values) => {
    const organization = ownOrganization(tools);
    const { createContact: made } = await tools.mutate(CreateContact, {
      organization,
      contact: given(tools, values),
    });
    return { done: { key: "action.contact.create.done", values: { name: made?.name ?? nameOf(values) } } };
  },
});

/** Whatever is known of a contact may be taken away again. */
const clearing = Object.fromEntries(
  Object.entries(contactFields).map(([name, field]) => [name, { ...field, clears: true as const }]),
) as { readonly [K in keyof typeof contactFields]: (typeof contactFields)[K] & { readonly clears: true } };

export const updateContact = change({
  id: "contact.update",
  icon: Pencil,
  needs: "contacts",
  on: "contact",
  group: "people",
  args: clearing,
  present: async (tools, contact) => (await contactsOf(tools, new Set([contact?.uid ?? ""])))[0],
  save: (tools, changes, contact) =>
    tools.mutate(UpdateContact, {
      organization: ownOrganization(tools),
      id: contact?.uid ?? "",
      contact: changes,
    }),
});

const deleteContact = action({
  id: "contact.delete",
  icon: Trash2,
  needs: "contacts",
  on: "contact",
  bulk: "each",
  group: "people",
  write: true,
  danger: true,
  warning: () => ({ key: "action.contact.delete.everywhere" }),
  run: async (tools, _values, contact) => {
    await tools.mutate(DeleteContact, { organization: ownOrganization(tools), id: contact?.uid ?? "" });
  },
});

export const assignContact = action({
  id: "contact.assign",
  icon: Link2,
  needs: "contacts",
  on: "contact",
  bulk: "each",
  group: "people",
  write: true,
  args: { park: entity({ kind: "park" }) },
  run: async (tools, { park }, contact) => {
    const link = { organization: ownOrganization(tools), park: park.uid, contact: contact?.uid ?? "" };
    await tools.mutate(Assign, link);
    return {
      undo: async () => {
        await tools.mutate(Unassign, link);
      },
    };
  },
});

const unassignContact = action({
  id: "contact.unassign",
  icon: Link2Off,
  needs: "contacts",
  on: "contact",
  bulk: "each",
  group: "people",
  write: true,
  args: { park: entity({ kind: "park", orElse: "contact.assign" }) },
  choices: async (tools, contacts) => ({
    park: await parksOfContacts(tools, ownOrganization(tools), contacts),
  }),
  run: async (tools, { park }, contact) => {
    const link = { organization: ownOrganization(tools), park: park.uid, contact: contact?.uid ?? "" };
    await tools.mutate(Unassign, link);
    return {
      undo: async () => {
        await tools.mutate(Assign, link);
      },
    };
  },
});

export const contactActions: readonly Action[] = [
  ...reachActions({ kind: "contact", icon: Contact, needs: "contacts", group: "people" }),
  createContact,
  updateContact,
  saveContact,
  assignContact,
  unassignContact,
  deleteContact,
  ...siteContactActions,
];
