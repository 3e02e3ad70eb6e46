import { UserRoundMinus, UserRoundPen, UserRoundPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity } from "../command/args";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { contactsOfPortfolio } from "./assigned";
import { ChangedContact, contactFields, nameOf, ownOrganization } from "./contactFields";
import { given } from "./given";

const CreatePortfolioContact = graphql(`
  mutation CreatePortfolioContact($organization: ID, $portfolio: ID!, $contact: ContactInput!) {
    createPortfolioContact(organization: $organization, portfolio: $portfolio, contact: $contact) {
      id
      name
    }
  }
`);

const UpdatePortfolioContact = graphql(
  `
    mutation UpdatePortfolioContact($organization: ID, $portfolio: ID!, $id: ID!, $contact: ContactInput!) {
      updatePortfolioContact(organization: $organization, portfolio: $portfolio, id: $id, contact: $contact) {
        ...ChangedContact
      }
    }
  `,
  [ChangedContact],
);

const DeletePortfolioContact = graphql(`
  mutation DeletePortfolioContact($organization: ID, $portfolio: ID!, $id: ID!) {
    deletePortfolioContact(organization: $organization, portfolio: $portfolio, id: $id)
  }
`);

const CreateParkContact = graphql(`
  mutation CreateParkContact($organization: ID, $park: ID!, $contact: ContactInput!) {
    createParkContact(organization: $organization, park: $park, contact: $contact) {
      id
      name
    }
  }
`);

export const addToPortfolio = action({
  id: "portfolio.addContact",
  icon: UserRoundPlus,
  needs: "contacts",
  on: "portfolio",
  group: "people",
  write: true,
  args: contactFields,
  run: async (tools, values, portfolio) => {
    const organization = ownOrganization(tools);
    const variables = { organization, portfolio: portfolio?.uid ?? "", contact: given(tools, values) };
    const { createPortfolioContact: made } = await tools.mutate(CreatePortfolioContact, variables);
    return {
      done: { key: "action.portfolio.addContact.done", values: { name: made?.name ?? nameOf(values) } },
    };
  },
});

const ownContact = { contact: entity({ kind: "contact", orElse: "portfolio.addContact" }) };

/** The portfolio's own are offered, and no other. */
async function ownContacts(tools: Tools, [portfolio]: readonly Entity[]) {
  return { contact: await contactsOfPortfolio(tools, ownOrganization(tools), portfolio?.uid ?? "") };
}

/** For whoever reaches a contact through its portfolio alone; what is left empty stays. */
const updateInPortfolio = action({
  id: "portfolio.updateContact",
  icon: UserRoundPen,
  needs: "contacts",
  on: "portfolio",
  group: "people",
  write: true,
  args: { ...ownContact, ...contactFields },
  choices: ownContacts,
  run: async (tools, { contact, ...values }, portfolio) => {
    const organization = ownOrganization(tools);
    await tools.mutate(UpdatePortfolioContact, {
      organization,
      portfolio: portfolio?.uid ?? "",
      id: contact.uid,
      contact: given(tools, values),
    });
  },
});

const removeFromPortfolio = action({
  id: "portfolio.removeContact",
  icon: UserRoundMinus,
  needs: "contacts",
  on: "portfolio",
  group: "people",
  write: true,
  danger: true,
  args: ownContact,
  choices: ownContacts,
  run: async (tools, { contact }, portfolio) => {
    const organization = ownOrganization(tools);
    await tools.mutate(DeletePortfolioContact, {
      organization,
      portfolio: portfolio?.uid ?? "",
      id: contact.uid,
    });
  },
});

export const addToPark = action({
  id: "park.addContact",
  icon: UserRoundPlus,
  needs: "contacts",
  on: "park",
  group: "people",
  write: true,
  args: contactFields,
  run: async (tools, values, park) => {
    const organization = ownOrganization(tools);
    const variables = { organization, park: park?.uid ?? "", contact: given(tools, values) };
    const { createParkContact: made } = await tools.mutate(CreateParkContact, variables);
    return { done: { key: "action.park.addContact.done", values: { name: made?.name ?? nameOf(values) } } };
  },
});

export const siteContactActions: readonly Action[] = [
  addToPortfolio,
  updateInPortfolio,
  removeFromPortfolio,
  addToPark,
];
