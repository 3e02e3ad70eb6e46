import { Download } from "lucide-react";
import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { action } from "../command/action";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { vcardFileName } from "../rules/fileName";
import { vcardOf } from "../rules/vcard";
import { ownOrganization } from "./contactFields";

const ContactsToSave = graphql(`
  query ContactsToSave($organization: ID, $page: Int!) {
    contacts(organization: $organization, page: $page, limit: 100) {
      total
      items {
        id
        name
        firstName
        lastName
        company
        position
        email
        phone
        mobile
        address1
        zipCode
        city
        country
        information
      }
    }
  }
`);

type Saved = ResultOf<typeof ContactsToSave>["contacts"]["items"][number];

/** Contacts of one page, and so many pages are gone through at most. */
const PAGE = 100;
const MOST_PAGES = 20;

/** Those of the organization's contacts that are wanted; no call gives a single one. */
export async function contactsOf(tools: Tools, wanted: ReadonlySet<string>): Promise<Saved[]> {
  const organization = ownOrganization(tools);
  const found = new Map<string, Saved>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total } = (await tools.query(ContactsToSave, { organization, page })).contacts;
    for (const contact of items) if (wanted.has(contact.id)) found.set(contact.id, contact);
    if (found.size >= wanted.size || items.length === 0 || page * PAGE >= total) break;
  }
  return [...found.values()];
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
    const rows = await contactsOf(tools, new Set(contacts.map(({ uid }) => uid)));
    const [first] = rows;
    if (first === undefined) throw new ActionError(tools.t("reason.noContact"));
    tools.download(vcardFileName(first.name, rows.length), vcardOf(rows), "text/vcard");
    return { done: { key: "action.contact.save.done", values: { count: rows.length } } };
  },
});
