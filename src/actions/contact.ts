import { Contact, Link2, Link2Off, Trash2, UserRoundPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity } from "../command/args";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { parksOfContacts } from "./assigned";
import { saveContact } from "./contactCard";
import { updateContact } from "./contactEdit";
import { contactFields, nameOf, ownOrganization } from "./contactFields";
import { reachActions } from "./entities";
import { given } from "./given";
import { removeFromPortfolio, siteContactActions } from "./siteContact";

const CreateContact = graphql(`
  mutation CreateContact($organization: ID, $contact: ContactInput!) {
    createContact(organization: $organization, contact: $contact) {
      id
      name
    }
  }
`);

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

const deleteContact = action({
  id: "contact.delete",
  icon: Trash2,
  needs: "contacts",
  on: "contact",
  suits: ({ state }) => state === undefined,
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

async function unassign(tools: Tools, park: string | undefined, contact: Entity | undefined) {
  const link = { organization: ownOrganization(tools), park: park ?? "", contact: contact?.uid ?? "" };
  await tools.mutate(Unassign, link);
  return {
    undo: async () => {
      await tools.mutate(Assign, link);
    },
  };
}

const unassignContact = action({
  id: "contact.unassign",
  icon: Link2Off,
  needs: "contacts",
  on: "contact",
  suits: ({ state }) => state !== "park",
  bulk: "each",
  group: "people",
  write: true,
  args: { park: entity({ kind: "park", orElse: "contact.assign" }) },
  choices: async (tools, contacts) => ({
    park: await parksOfContacts(tools, ownOrganization(tools), contacts),
  }),
  run: (tools, { park }, contact) => unassign(tools, park.uid, contact),
});

/** In a list of a park's contacts its park is meant. */
const removeFromPark = action({
  id: "contact.removeFromPark",
  icon: Link2Off,
  needs: "contacts",
  on: "contact",
  suits: ({ state }) => state === "park",
  bulk: "each",
  group: "people",
  write: true,
  run: (tools, _values, contact) => unassign(tools, contact?.parent, contact),
});

export const contactActions: readonly Action[] = [
  ...reachActions({ kind: "contact", icon: Contact, needs: "contacts", group: "people" }),
  createContact,
  updateContact,
  saveContact,
  assignContact,
  unassignContact,
  removeFromPark,
  removeFromPortfolio,
  deleteContact,
  ...siteContactActions,
];
