import { graphql } from "gql.tada";
import { entity } from "../command/args";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { accountingContactEntity } from "./accountingContactEntity";
import { contactEntity } from "./contactEntity";
import { ownOrganization } from "./contactFields";
import { AccountingContactsKnown } from "./accountingDocuments";
import { allIn } from "./foundIn";
import { ParksOfPortfolios } from "./portfolioEdit";

const AssignedToPark = graphql(`
  query ContactsAssignedToPark($organization: ID, $park: ID!, $page: Int!, $limit: Int!) {
    parkContacts(organization: $organization, park: $park, page: $page, limit: $limit) {
      total
      items {
        id
      }
    }
  }
`);

const AssignedToPortfolio = graphql(`
  query ContactsAssignedToPortfolio($organization: ID, $portfolio: ID!, $page: Int!, $limit: Int!) {
    portfolioContacts(organization: $organization, portfolio: $portfolio, page: $page, limit: $limit) {
      total
      items {
        id
        name
        company
        email
      }
    }
  }
`);

/** So many parks are asked at a time; of more than the most, none is, and all of them are offered. */
const AT_A_TIME = 6;
const MOST_PARKS = 200;

/** The parks one may see, the one whose screen this is first. */
async function ownParks(tools: Tools): Promise<readonly Entity[]> {
  const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
  const { shown } = tools.context();
  const parks = portfolios.flatMap(({ name: within, parks }) =>
    parks.map(({ uid, name }): Entity => ({ kind: "park", uid, name, context: within })),
  );
  const isHere = ({ uid }: Entity) => shown?.kind === "park" && shown.uid === uid;
  return [...parks.filter(isHere), ...parks.filter((park) => !isHere(park))];
}

/** Whether one of these contacts is assigned to a park; where one may not look, nothing can be taken away either. */
async function isAssigned(
  tools: Tools,
  organization: string,
  park: string,
  contacts: ReadonlySet<string>,
): Promise<boolean> {
  try {
    const held = await allIn(
      tools,
      AssignedToPark,
      { organization, park },
      ({ parkContacts }) => parkContacts,
    );
    return held.some(({ id }) => contacts.has(id));
  } catch (error) {
    if (error instanceof ActionError && (error.status === 403 || error.status === 404)) return false;
    throw error;
  }
}

/** The parks that one of these contacts is assigned to. No call lists them: each park is asked. */
export async function parksOfContacts(
  tools: Tools,
  organization: string,
  contacts: readonly Entity[],
): Promise<readonly Entity[]> {
  const parks = await ownParks(tools);
  if (parks.length > MOST_PARKS) return parks;
  const wanted = new Set(contacts.map(({ uid }) => uid));
  const found: boolean[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let at = next++; at < parks.length; at = next++)
      found[at] = await isAssigned(tools, organization, parks[at]?.uid ?? "", wanted);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return parks.filter((_, at) => found[at] === true);
}

/** A contact of the portfolio that an action is on. */
export const contactOfPortfolio = { contact: entity({ kind: "contact", orElse: "portfolio.addContact" }) };

/** The contacts of a portfolio: they are offered, and no other. */
export async function contactsToChoose(tools: Tools, [portfolio]: readonly Entity[]) {
  const about = { organization: ownOrganization(tools), portfolio: portfolio?.uid ?? "" };
  const held = await allIn(tools, AssignedToPortfolio, about, ({ portfolioContacts }) => portfolioContacts);
  return { contact: held.map((contact) => contactEntity(contact)) };
}

const accountingContacts = (tools: Tools) =>
  allIn(tools, AccountingContactsKnown, {}, (data) => data.accountingContacts);

/** The contacts of accounting that are assigned to one of these parks. */
export async function accountingOfParks(tools: Tools, parks: readonly Entity[]): Promise<readonly Entity[]> {
  const held = (await accountingContacts(tools)).filter((contact) =>
    parks.some(({ uid }) => contact.parks.includes(uid)),
  );
  return held.map(accountingContactEntity);
}

/** The parks that one of these contacts of accounting is assigned to. */
export async function parksOfAccounting(
  tools: Tools,
  contacts: readonly Entity[],
): Promise<readonly Entity[]> {
  const held = (await accountingContacts(tools)).filter(({ id }) => contacts.some(({ uid }) => uid === id));
  const uids = new Set(held.flatMap(({ parks }) => parks));
  const known = (await ownParks(tools)).filter(({ uid }) => uids.delete(uid));
  return [...known, ...[...uids].map((uid): Entity => ({ kind: "park", uid, name: uid }))];
}
