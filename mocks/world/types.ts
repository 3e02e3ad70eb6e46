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
  invitations: Invitation[];
  portfolios: Portfolio[];
  parks: Park[];
  devices: Device[];
  events: ParkEvent[];
  /** Plants imported from measured series; their parks carry `measured`. */
  measured: MeasuredPlant[];
}

export type MemberRole =
  "guest" | "member" | "moderator" | "admin" | "owner" | "gardener" | "electrician" | "tbf" | "operator";

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
  totp: { secret: string; enabled: boolean; backup_codes: string[] } | null;
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
  created_at: string;
}

export interface Cooperation {
  organization_uid: string;
  partner_uid: string;
  pending: boolean;
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

export interface MeasuredPlant {
  id: string;
  park_uid: string;
  /** Usual spacing of the samples, in seconds. */
  step: number;
  /** Epoch seconds, ascending, already moved as the preview said. */
  time: number[];
  grid: (number | null)[];
  ac: (number | null)[];
  radiation: (number | null)[];
  /** One AC column per inverter, W. */
  inverters: { name: string; ac: (number | null)[] }[];
}
