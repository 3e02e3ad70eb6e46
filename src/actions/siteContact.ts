import { UserRoundMinus, UserRoundPlus } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
import { contactOfPortfolio, contactsToChoose } from "./assigned";
import { updateInPortfolio } from "./contactEdit";
import { contactFields, nameOf, ownOrganization } from "./contactFields";
import { given } from "./given";

const CreatePortfolioContact = graphql(`
  mutation CreatePortfolioContact($organization: ID, $portfolio: ID!, $contact: ContactInput!) {
    createPortfolioContact(organization: $organization, portfolio: $portfolio, contact: $contact) {
      id
      name
    }
  }
`);

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

async function remove(tools: Tools, portfolio: string | undefined, contact: Entity | undefined) {
  const about = { organization: ownOrganization(tools), portfolio: portfolio ?? "", id: contact?.uid ?? "" };
  await tools.mutate(DeletePortfolioContact, about);
}

const removeContact = action({
  id: "portfolio.removeContact",
  icon: UserRoundMinus,
  needs: "contacts",
  on: "portfolio",
  group: "people",
  write: true,
  danger: true,
  args: contactOfPortfolio,
  choices: contactsToChoose,
  run: (tools, { contact }, portfolio) => remove(tools, portfolio?.uid, contact),
});

/** In a list of a portfolio's contacts its portfolio is meant. */
export const removeFromPortfolio = action({
  id: "contact.removeFromPortfolio",
  icon: UserRoundMinus,
  needs: "contacts",
  on: "contact",
  suits: ({ state }) => state === "portfolio",
  bulk: "each",
  group: "people",
  write: true,
  danger: true,
  run: (tools, _values, contact) => remove(tools, contact?.parent, contact),
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
  removeContact,
  addToPark,
];
