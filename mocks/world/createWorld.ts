import { makeContacts } from "./contacts";
import { makeAccountingContacts, makeContracts } from "./accounting";
import { makeComments } from "./comments";
import { makeDevices } from "./devices";
import { makeEvents } from "./events";
import { makeImages } from "./images";
import { makeInvitations } from "./invitations";
import { makeCooperations } from "./cooperations";
import { makeGrants } from "./grants";
import { makeOrganizations, makePortfolios } from "./organizations";
import { makeParks } from "./parks";
import { makeAccounts, makeSessions } from "./people";
import { PLACES } from "./places";
import { makeReports } from "./reports";
import type { WorldState } from "./types";

/** Raised when records change their shape; an older kept world is then replaced. */
export const WORLD_VERSION = 2;
export const BASE_PARKS = PLACES.length;
export const BASE_DEVICES = 320;
const DEFAULT_SEED = 20_250_101;

interface WorldOptions {
  seed?: number;
  parks?: number;
  devices?: number;
  /** Epoch ms. */
  now: number;
}

/**
 * The demo world at `now`: the same for the same seed, size and time. More than 40 parks are copies of the 40, so
 * that their sums stay cheap.
 */
export function createWorld(options: WorldOptions): WorldState {
  const { seed = DEFAULT_SEED, parks: parkCount = BASE_PARKS, devices = BASE_DEVICES, now } = options;
  const organizations = makeOrganizations(seed);
  const portfolios = makePortfolios(seed, organizations);
  const accounts = makeAccounts(organizations);
  const parks = makeParks(seed, parkCount, portfolios, now);
  const world: WorldState = {
    version: WORLD_VERSION,
    seed,
    created_at: now,
    events_until: now,
    fleet: { parks: parkCount, devices },
    accounts,
    sessions: makeSessions(accounts, now),
    organizations,
    cooperations: makeCooperations(organizations, now),
    grants: makeGrants(organizations, portfolios, parks),
    invitations: makeInvitations(organizations, now),
    contacts: makeContacts(seed, organizations, portfolios, parks),
    images: makeImages(parks),
    siteRoles: [],
    portfolios,
    parks,
    devices: makeDevices(seed, devices, parks, portfolios, now),
    events: [],
    reports: makeReports(seed, parks.slice(0, BASE_PARKS), now),
    contracts: makeContracts(parks.slice(0, BASE_PARKS)),
    accountingContacts: makeAccountingContacts(seed, parks.slice(0, BASE_PARKS)),
    comments: makeComments(seed, parks.slice(0, BASE_PARKS), portfolios, accounts, now),
    patches: [],
    measured: [],
  };
  world.events = makeEvents(world, BASE_PARKS, now);
  return world;
}
