import { Pencil, UserRoundPen } from "lucide-react";
import { graphql } from "gql.tada";
import type { Entity } from "../command/entity";
import { change } from "../command/present";
import type { Changes } from "../command/present";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { isEntity } from "../command/values";
import type { Value } from "../command/values";
import { contactOfPortfolio, contactsToChoose } from "./assigned";
import { contactNow, contactsOf } from "./contactCard";
import { ChangedContact, clearableContactFields, ownOrganization } from "./contactFields";

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

/** The organization has it: a park has no call that changes one, and what others own they alone change [130]. */
async function ownNow(tools: Tools, { state: _state, parent: _parent, ...contact }: Entity) {
  const own = (await contactsOf(tools, [contact]))[0];
  if (own === undefined) throw new ActionError(tools.t("reason.contactOfOthers"));
  return own;
}

/** A contact's fields as they stand, read where it is of. */
function fieldsNow(tools: Tools, contact: Entity) {
  return contact.state === "park" ? ownNow(tools, contact) : contactNow(tools, contact);
}

async function save(tools: Tools, changes: Changes<typeof clearableContactFields>, contact: Entity) {
  const about = { organization: ownOrganization(tools), id: contact.uid, contact: changes };
  if (contact.state === "portfolio")
    return tools.mutate(UpdatePortfolioContact, { ...about, portfolio: contact.parent ?? "" });
  if (contact.state === "park") await ownNow(tools, contact);
  return tools.mutate(UpdateContact, about);
}

export const updateContact = change({
  id: "contact.update",
  icon: Pencil,
  needs: "contacts",
  on: "contact",
  group: "people",
  args: clearableContactFields,
  present: async (tools, contact) => contact && (await fieldsNow(tools, contact)),
  save: async (tools, changes, contact) => contact && (await save(tools, changes, contact)),
});

/** A contact that was named, as one of the portfolio's. */
function ofPortfolio(contact: Value | null | undefined, portfolio: Entity | undefined): Entity | undefined {
  return isEntity(contact) && portfolio
    ? { ...contact, state: "portfolio", parent: portfolio.uid }
    : undefined;
}

/** For whoever comes from elsewhere than the list of the portfolio's contacts. */
export const updateInPortfolio = change({
  id: "portfolio.updateContact",
  icon: UserRoundPen,
  needs: "contacts",
  on: "portfolio",
  group: "people",
  args: { ...contactOfPortfolio, ...clearableContactFields },
  choices: contactsToChoose,
  present: async (tools, portfolio, said) => {
    const contact = ofPortfolio(said["contact"], portfolio);
    return contact && { contact, ...(await fieldsNow(tools, contact)) };
  },
  save: async (tools, { contact: _, ...changes }, portfolio, said) => {
    const contact = ofPortfolio(said["contact"], portfolio);
    return contact && (await save(tools, changes, contact));
  },
});
