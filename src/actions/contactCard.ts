import { Download } from "lucide-react";
import { graphql } from "gql.tada";
import type { FragmentOf } from "gql.tada";
import { action } from "../command/action";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { vcardFileName } from "../rules/fileName";
import { vcardOf } from "../rules/vcard";
import { ChangedContact, ownOrganization } from "./contactFields";

const OfOrganization = graphql(
  `
    query ContactsToSave($organization: ID, $page: Int!) {
      contacts(organization: $organization, page: $page, limit: 100) {
        total
        items {
          ...ChangedContact
        }
      }
    }
  `,
  [ChangedContact],
);

const OfPortfolio = graphql(
  `
    query PortfolioContactsToSave($organization: ID, $place: ID!, $page: Int!) {
      portfolioContacts(organization: $organization, portfolio: $place, page: $page, limit: 100) {
        total
        items {
          ...ChangedContact
        }
      }
    }
  `,
  [ChangedContact],
);

const OfPark = graphql(
  `
    query ParkContactsToSave($organization: ID, $place: ID!, $page: Int!) {
      parkContacts(organization: $organization, park: $place, page: $page, limit: 100) {
        total
        items {
          ...ChangedContact
        }
      }
    }
  `,
  [ChangedContact],
);

type Saved = FragmentOf<typeof ChangedContact>;

/** Contacts of one page, and so many pages are gone through at most. */
const PAGE = 100;
const MOST_PAGES = 20;

/** One page of the contacts of the place that a contact is of: a portfolio, a park, or else the organization. */
async function pageOf(tools: Tools, { state, parent }: Pick<Entity, "state" | "parent">, page: number) {
  const organization = ownOrganization(tools);
  const at = { organization, place: parent ?? "", page };
  if (state === "portfolio") return (await tools.query(OfPortfolio, at)).portfolioContacts;
  if (state === "park") return (await tools.query(OfPark, at)).parkContacts;
  return (await tools.query(OfOrganization, { organization, page })).contacts;
}

/** Those of these contacts that are there, all of the place of the first; no call gives a single one. */
export async function contactsOf(tools: Tools, wanted: readonly Entity[]): Promise<Saved[]> {
  const [place] = wanted;
  if (place === undefined) return [];
  const ids = new Set(wanted.map(({ uid }) => uid));
  const found = new Map<string, Saved>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total } = await pageOf(tools, place, page);
    for (const contact of items) if (ids.has(contact.id)) found.set(contact.id, contact);
    if (found.size >= ids.size || items.length === 0 || page * PAGE >= total) break;
  }
  return [...found.values()];
}

/** A contact as it stands now; refuses where it is not there any more. */
export async function contactNow(tools: Tools, wanted: Entity): Promise<Saved> {
  const [contact] = await contactsOf(tools, [wanted]);
  if (contact === undefined) throw new ActionError(tools.t("reason.noContact"));
  return contact;
}

/** One or many contacts for the address book of one's own. */
export const saveContact = action({
  id: "contact.save",
  icon: Download,
  needs: "contacts",
  on: "contact",
  bulk: "together",
  group: "people",
  run: async (tools, _values, _contact, contacts) => {
    const rows = await contactsOf(tools, contacts);
    const [first] = rows;
    if (first === undefined) throw new ActionError(tools.t("reason.noContact"));
    tools.download(vcardFileName(first.name, rows.length), vcardOf(rows), "text/vcard");
    return { done: { key: "action.contact.save.done", values: { count: rows.length } } };
  },
});
