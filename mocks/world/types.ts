import type { Contact, OutlineImage } from "./contactTypes";

/**
 * The demo world's records: what the demo backend keeps and changes. Plain JSON, so that it goes to IndexedDB or a
 * file as it is. Time series are not kept: they are computed from the records (see `series.ts`).
 */
export type ParkKind = "solar" | "wind";

export interface WorldState {
  readonly version: number;
  readonly seed: number;
  /** Epoch ms of the world's making: long-lasting quirks (a silent logger, a park not yet connected) count from it. */
  readonly created_at: number;
  /** Epoch ms up to which `events` mirror the faults of the physics; `advanceWorld` moves it on. */
  events_until: number;
  /** Size asked of `fleet`; the base world has 40 parks and 320 devices. */
  readonly fleet: { readonly parks: number; readonly devices: number };
  accounts: Account[];
  sessions: Session[];
  organizations: Organization[];
  cooperations: Cooperation[];
  /** What organizations let members and partners do. */
  grants: Grant[];
  invitations: Invitation[];
  contacts: Contact[];
  images: OutlineImage[];
  siteRoles: SiteRole[];
  portfolios: Portfolio[];
  parks: Park[];
  devices: Device[];
  events: ParkEvent[];
  reports: ParkReport[];
  contracts: AccountingContract[];
  accountingContacts: AccountingContact[];
  comments: Comment[];
  /** What was changed on plant parts, which are computed and not kept (see `plants.ts`). */
  patches: Patch[];
  /** Plants imported from measured series; their parks carry `measured`. */
  measured: MeasuredPlant[];
}

type Trade = "gardener" | "electrician" | "tbf" | "operator";
export type MemberRole = "guest" | "member" | "moderator" | "admin" | "owner" | Trade;

export interface Account {
  account: string;
  email: string;
  email_pending: string | null;
  username: string;
  password: string;
  /** Account role: user < admin < owner; "demo" is hidden from lists. */
  role: string;
  theme: string | null;
  language: string | null;
  contact: AccountContact;
  organization_uid: string | null;
  organization_role: MemberRole | null;
  /** Not enabled: set up, but no code was verified yet. */
  totp: { secret: string; enabled: boolean; backup_codes: string[] } | null;
  /** The link to set a new password that was mailed last, until it was used or is over (epoch ms). */
  reset?: { token: string; until: number } | null;
}

export interface AccountContact {
  id: number;
  first_name: string | null;
  last_name: string | null;
  mobile: string | null;
  phone: string | null;
  information: string | null;
  address1: string | null;
  address2: string | null;
  zip_code: string | null;
  state: string | null;
  city: string | null;
  country: string | null;
}

export interface Session {
  id: string;
  account: string;
  is_active: boolean;
  revoked: boolean;
  created_at: string;
  last_seen: string;
  user_agent: string;
  ip: string;
  totp_verified: boolean;
}

export interface Organization {
  uid: string;
  name: string;
  mainBillingAddress: { street: string; city: string; postalCode: string; country: string } | null;
  subscription: { status: string; endDate: string | null } | null;
  email: string | null;
  phone: string | null;
  website: string | null;
  created_at: string;
}

export interface Cooperation {
  /** Who proposed it. */
  organization_uid: string;
  partner_uid: string;
  pending: boolean;
  /** ISO; null: without end. */
  expires_at: string | null;
}

/** The right to one thing, given by an organization to a member (account) or a partner (uid of an organization). */
export interface Grant {
  organization_uid: string;
  holder: string;
  object: string;
  uid: string;
}

/** Who was invited where; an address need not have an account yet. */
export interface Invitation {
  id: string;
  /** Secret of the link that was mailed. */
  token: string;
  email: string;
  organization_uid: string;
  role: MemberRole;
  status: "pending" | "accepted" | "declined";
  created_at: string;
}

/** A member's role in one park, where it is not the one in the organization; null: removed from the park. */
export interface SiteRole {
  /** `park uid/account`. */
  id: string;
  role: MemberRole | null;
}

export interface Portfolio {
  uid: string;
  organization_uid: string;
  name: string;
  timezone: string | null;
  currency: string;
}

export interface Park {
  uid: string;
  portfolio_uid: string;
  name: string;
  kind: ParkKind;
  latitude: number;
  longitude: number;
  /** DC peak power (solar) or rated power (wind), in W; null hides the specific yield. */
  peak_power_w: number | null;
  /** Grid connection limit, in W. */
  grid_power_w: number;
  tilt: number;
  azimuth: number;
  /** Cloud field cell: parks of one region see the same clouds a little later. */
  region: number;
  seed: number;
  /** ISO; null: not connected yet, no data at all. */
  commissioned_at: string | null;
  inverter_count: number;
  /** A copy made by `fleet` gives its base park's numbers times this; 1 for every other park. */
  scale: number;
  /** A lasting peculiarity: from `since` (ISO) on, the park sends nothing, or stands still. */
  quirk: { kind: "silent" | "standstill"; since: string } | null;
  /** Id of the measured plant whose series this park shows; null: physics. */
  measured: string | null;
}

export interface Device {
  uid: string;
  organization_uid: string | null;
  park_uid: string | null;
  mac: string;
  serial_number: string;
  name: string;
  description: string | null;
  is_enabled: boolean;
  date_of_registration: string;
  latitude: number | null;
  longitude: number | null;
  status: DeviceStatus | null;
  version: { hw_article: string; hw_revision: string; target_id: string } | null;
  settings: { reporting_interval_s: number; remote_access: boolean };
}

export interface DeviceStatus {
  is_online: boolean;
  public_ip: string | null;
  last_connection: string | null;
  reset_reason: string | null;
  project: string;
  app: string;
  date: string;
  time: string;
}

export type EventType =
  | "communication_loss"
  | "inverter_fault"
  | "string_fault"
  | "grid_outage"
  | "curtailment"
  | "maintenance"
  | "soiling"
  | "snow"
  | "other";

export interface ParkEvent {
  id: number;
  park_uid: string;
  event_type: string;
  start_time: string;
  end_time: string | null;
  importance: number;
  hidden: boolean;
  title: string;
  description: string | null;
  solution: string | null;
  /** Share of the park's possible power that is lost while the event lasts, 0..1. */
  loss: number;
  /** Who ordered a curtailment: "grid" | "marketer"; "inverter" | "other" for outages; null: no shutdown. */
  shutdown_type: string | null;
  /** Key of the fault that the event mirrors; null for events written by people. */
  source: string | null;
}

/** A report of whole days in the park's zone; its files are made when they are asked for. */
export interface ParkReport {
  id: string;
  park_uid: string;
  start: string;
  end: string;
  created_at: string;
  created_by: string;
  /** Signatures of its files; null: not of that type. */
  pdf: string | null;
  csv: string | null;
}

export interface AccountingContract {
  park_uid: string;
  number: string;
  tariff: "pv" | "wind";
  /** EUR. */
  price_monthly: number;
  start_date: string;
  end_date: string | null;
}

export interface AccountingContact {
  id: number;
  name: string;
  company: string | null;
  email: string | null;
  phone: string | null;
  park_uids: string[];
}

export interface Comment {
  id: string;
  park_uid: string;
  text: string;
  year: number | null;
  quarter: number | null;
  /** Account of who wrote it. */
  author: string;
  created_at: string;
  updated_at: string;
  version: number;
}

export interface Patch {
  /** `park/gak/id` or `park/string/id`. */
  key: string;
  fields: Record<string, string | number>;
}

/** NaN where a value is missing; empty where the file has no such column. */
export type MeasuredValues = Float64Array;

export interface MeasuredPlant {
  id: string;
  park_uid: string;
  /** Usual spacing of the samples, in seconds. */
  step: number;
  /** Epoch seconds, ascending, already moved as the preview said. */
  time: Float64Array;
  grid: MeasuredValues;
  ac: MeasuredValues;
  radiation: MeasuredValues;
  /** One AC column per inverter, W. */
  inverters: { name: string; ac: MeasuredValues }[];
  /** True where the file had energies: each power is the mean of an interval from its stamp on: of a step, or `spans` s. */
  held?: boolean;
  spans?: Float64Array;
}
