import { cooperationEntity } from "../actions/cooperationEntity";
import { invitationEntity } from "../actions/invitationEntity";
import { memberEntity } from "../actions/memberEntity";
import { sessionEntity } from "../actions/sessionEntity";
import type { Entity, EntityKind } from "../command/entity";
import type { Tools } from "../command/tools";
import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { accountingContactEntity } from "../actions/accountingContactEntity";
import { userEntity } from "../parts/user/userEntity";
import { MOST_AT_ONCE } from "../rules/constants";
import { deviceFilters } from "../rules/deviceFilters";
import * as queries from "./entityQueries";
import { entitiesOfEvents, entityOfReport } from "./happenings";
import { ASKED, loader, paged, whole } from "./loader";
import type { Asking, Loader } from "./loader";
import * as people from "./peopleEntities";
import { entitiesOfDevices, entitiesOfPortfolio, entityOfInverter } from "./placeEntities";

const byPage = ({ page }: Asking) => ({ page, limit: MOST_AT_ONCE });

/** uid of one's own organization. */
function ownOf(tools: Tools): string | undefined {
  return tools.context().access.organizationUid ?? undefined;
}

/** For what belongs to one's own organization: nothing is asked for without one. */
function byOwnPage(asking: Asking) {
  const organization = ownOf(asking.tools);
  return organization === undefined ? undefined : { organization, ...byPage(asking) };
}

function ofPark({ park }: Asking) {
  return park === undefined ? undefined : { park };
}

/**
 * One filter after the other until one finds something: a list takes one at a time, and a second call would be one too
 * many beside that for the contacts [250]. A column that a server does not know keeps from asking for no other.
 */
async function devicesFound(
  tools: Tools,
  [filters, ...others]: readonly string[],
): Promise<readonly Entity[]> {
  if (filters === undefined) return [];
  const asked = tools.query(queries.DevicesForPalette, { page: 1, limit: ASKED, filters });
  const found = asked.then(({ deviceColumns }) => entitiesOfDevices(deviceColumns.columns));
  if (others.length === 0) return found;
  const first = await found.catch(() => []);
  return first.length > 0 ? first : devicesFound(tools, others);
}

/** Portfolios and parks: first of all, because the others say their park's name. */
export const places: Loader = loader({
  kind: "portfolio",
  brings: ["portfolio", "park"],
  need: "sites",
  document: PortfoliosQuery,
  variables: () => ({}),
  read: ({ portfolios }) => whole(portfolios.flatMap(entitiesOfPortfolio)),
});

/** What is loaded as a whole, in this order. */
export const lists: readonly Loader[] = [
  loader({
    kind: "device",
    need: "devices",
    document: queries.DevicesForPalette,
    variables: (asking) => ({ ...byPage(asking), filters: null }),
    read: ({ deviceColumns: { columns, total } }) => ({
      entities: entitiesOfDevices(columns),
      rows: columns.uid.length,
      total,
    }),
    search: (tools, text) => devicesFound(tools, deviceFilters(text)),
  }),
  loader({
    kind: "member",
    need: "organization",
    document: queries.MembersForPalette,
    variables: byOwnPage,
    read: ({ members }, { tools }) => {
      const all = members.items.length < members.total ? [] : members.items;
      return paged(members, (member) => memberEntity(member, ownOf(tools) ?? "", all));
    },
  }),
  loader({
    kind: "user",
    need: "users",
    document: queries.UsersForPalette,
    variables: byPage,
    read: ({ users }) => paged(users, userEntity),
  }),
  loader({
    kind: "contact",
    need: "contacts",
    document: queries.ContactsForPalette,
    variables: byOwnPage,
    read: ({ contacts }) => paged(contacts, people.entityOfContact),
    search: async (tools, search) => {
      const organization = ownOf(tools);
      if (organization === undefined) return [];
      const variables = { organization, search, limit: ASKED };
      const found = await tools.query(queries.ContactSearchForPalette, variables);
      return found.contactSearch.map(people.entityOfContact);
    },
  }),
  loader({
    kind: "event",
    need: "events",
    document: queries.EventsForPalette,
    variables: () => ({}),
    read: ({ openEvents: { items } }, { tools, parkName }) => ({
      entities: entitiesOfEvents(items, tools, parkName),
      rows: items.length,
      total: items.length,
    }),
  }),
  loader({
    kind: "organization",
    need: "organization",
    document: queries.OrganizationsForPalette,
    variables: byPage,
    read: ({ organizations }) =>
      paged(organizations, ({ uid, name }) => ({ kind: "organization", uid, name })),
  }),
  loader({
    kind: "cooperation",
    need: "organization",
    document: queries.CooperationsForPalette,
    variables: byOwnPage,
    read: ({ cooperations }) => paged(cooperations, cooperationEntity),
  }),
  loader({
    kind: "invitation",
    need: "organization",
    document: queries.InvitationsForPalette,
    variables: () => ({}),
    read: ({ invitations }) => whole(invitations.map(invitationEntity)),
  }),
  loader({
    kind: "session",
    need: "profile",
    document: queries.SessionsForPalette,
    variables: () => ({}),
    read: ({ sessions }, { tools }) =>
      whole(sessions.map((session) => sessionEntity(session, tools.context()))),
  }),
  loader({
    kind: "accountingContact",
    need: "accounting",
    document: queries.AccountingContactsForPalette,
    variables: byPage,
    read: ({ accountingContacts }) => paged(accountingContacts, accountingContactEntity),
  }),
];

/** A park's inverters; also of a park that is named and not on screen (EntityIndex.want). */
export const inverters: Loader = loader({
  kind: "inverter",
  need: "sites",
  document: queries.InvertersForPalette,
  variables: (asking) => (asking.park === undefined ? undefined : { park: asking.park, ...byPage(asking) }),
  read: ({ inverters: list }, { parkName }) =>
    paged(list, (inverter) => entityOfInverter(inverter, parkName(inverter.park))),
});

/** What a park has, asked for one park at a time. */
export const partsOfPark: readonly Loader[] = [
  inverters,
  loader({
    kind: "report",
    need: "report",
    document: queries.ReportsForPalette,
    variables: ofPark,
    read: ({ reports }, { tools, parkName }) =>
      whole(reports.map((report) => entityOfReport(report, tools, parkName(report.park)))),
  }),
];

/** Whether all there are of a kind are loaded at some time; of the others only what was shown is known. */
export function isListed(kind: EntityKind): boolean {
  return [places, ...lists].some(({ brings }) => brings.includes(kind));
}
