import type { DeviceColumns } from '../graph/models/device';
import type { SeriesModel } from '../graph/models/monitor';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { ContractModel, AccountingContactModel } from '../graph/models/accounting';
import type { BillingCustomerModel, BillingAddressModel, InvoiceModel } from '../graph/models/billing';
import type { CommentModel } from '../graph/models/comment';
import type { ContactModel } from '../graph/models/contact';
import type { CooperationModel } from '../graph/models/cooperation';
import type { DeviceModel, DeviceStatusModel, DeviceVersionModel } from '../graph/models/device';
import type { EventCountModel, ParkEventModel, ShutdownEventModel, OpenEventsModel } from '../graph/models/event';
import type { ForecastModel, EarlierForecastModel } from '../graph/models/forecast';
import type { GakModel } from '../graph/models/gak';
import type { InverterModel } from '../graph/models/inverter';
import type { InvitationModel, InvitingOrganizationModel } from '../graph/models/invitation';
import type { MemberModel, PermissionModel } from '../graph/models/member';
import type { MetricModel, KpiGraphModel, InverterStatModel, StringStatModel } from '../graph/models/metrics';
import type { MonitorModel } from '../graph/models/monitor';
import type { OrganizationModel, PlanModel } from '../graph/models/organization';
import type { ParkModel, KpiModel } from '../graph/models/park';
import type { PortfolioModel } from '../graph/models/portfolio';
import type { ReportModel } from '../graph/models/report';
import type { SelfModel, SelfContactModel, SelfOrganizationModel } from '../graph/models/self';
import type { SessionModel } from '../graph/models/session';
import type { SiteMemberModel } from '../graph/models/siteMember';
import type { ModuleStringModel } from '../graph/models/string';
import type { TotpModel, TotpSetupModel } from '../graph/models/totp';
import type { UserModel } from '../graph/models/user';
import type { GraphContext } from '../graph/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A file as it came or as it is sent: an image, a PDF, a CSV. Never text, so it has no place in a document but a variable. */
  Blob: { input: Blob; output: Blob; }
  /** An instant, ISO 8601. */
  DateTime: { input: string; output: string; }
  /**
   * A packed page of devices: { uid, name, mac, serialNumber, publicIp, project, park, parkName, organization }, columns of one
   * length; null where nothing is known. `publicIp` is empty for a device whose status has none.
   */
  DeviceColumns: { input: never; output: DeviceColumns; }
  /** A packed column of numbers; null is a gap. */
  Numbers: { input: never; output: readonly (number | null)[]; }
  /**
   * A packed series: { park, kind, time, value }. `time` is epoch milliseconds, ascending; `value` runs beside it, null is a
   * gap; `kind` is set for losses alone: grid, marketer or other.
   */
  Series: { input: never; output: SeriesModel; }
};

/** Its fields but id are x-assumed. */
export type AccountingContact = {
  company?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  /** Uids of the parks it is responsible for. */
  parks: Array<Scalars['ID']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
};

/** x-assumed */
export type AccountingContactInput = {
  company?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};

export type AccountingContactPage = {
  items: Array<AccountingContact>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type BackupCodes = {
  codes: Array<Scalars['String']['output']>;
};

export type BillingAddress = {
  assignedSites: Array<BillingSite>;
  city: Scalars['String']['output'];
  contact: BillingPerson;
  country: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
  vatId: Scalars['String']['output'];
};

export type BillingCompany = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  invoiceEmail: Scalars['String']['output'];
  name: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
  vatId: Scalars['String']['output'];
};

export type BillingCustomer = {
  assignedSites: Array<BillingCustomerSite>;
  company: BillingCompany;
  contacts: Array<BillingPerson>;
  id: Scalars['ID']['output'];
};

export type BillingCustomerSite = {
  name: Scalars['String']['output'];
  peakPowerWh: Scalars['Float']['output'];
  /** EUR. */
  priceMonthly: Scalars['Float']['output'];
  /** Like VS-2024-01. */
  reference: Scalars['String']['output'];
  /** pv or wind. */
  type: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type BillingPerson = {
  email: Scalars['String']['output'];
  firstName: Scalars['String']['output'];
  /** Of a billing address alone. */
  invoiceEmail?: Maybe<Scalars['String']['output']>;
  lastName: Scalars['String']['output'];
  phone: Scalars['String']['output'];
};

export type BillingSite = {
  billingAddressId: Scalars['ID']['output'];
  contractNumber: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  size: Scalars['String']['output'];
};

/** Ids are unique within a park: ask for `park` as well. All but the id is x-assumed. */
export type Comment = {
  /** Account of who wrote it. */
  author?: Maybe<Scalars['String']['output']>;
  authorName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** uid of its park. */
  park: Scalars['ID']['output'];
  quarter?: Maybe<Scalars['Int']['output']>;
  text: Scalars['String']['output'];
  updatedAt?: Maybe<Scalars['String']['output']>;
  /** Rises with each change. */
  version?: Maybe<Scalars['Int']['output']>;
  year?: Maybe<Scalars['Int']['output']>;
};

/** What is not given stays; null takes the year or the quarter away. x-assumed */
export type CommentChanges = {
  quarter?: InputMaybe<Scalars['Int']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** x-assumed */
export type CommentInput = {
  quarter?: InputMaybe<Scalars['Int']['input']>;
  text: Scalars['String']['input'];
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** Somebody to call or write to. All fields but the id are x-assumed. */
export type Contact = {
  address1?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  information?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  /** First and last name, else the company, else the address, else the id. */
  name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  position?: Maybe<Scalars['String']['output']>;
  zipCode?: Maybe<Scalars['String']['output']>;
};

export type ContactInput = {
  address1?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  information?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  mobile?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  position?: InputMaybe<Scalars['String']['input']>;
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

export type ContactPage = {
  items: Array<Contact>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** One per park; its fields are x-assumed. */
export type Contract = {
  endDate?: Maybe<Scalars['String']['output']>;
  number?: Maybe<Scalars['String']['output']>;
  /** Uid of the park. */
  park: Scalars['ID']['output'];
  /** EUR. */
  priceMonthly?: Maybe<Scalars['Float']['output']>;
  startDate?: Maybe<Scalars['String']['output']>;
  tariff?: Maybe<Scalars['String']['output']>;
};

/** x-assumed */
export type ContractInput = {
  endDate?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  /** EUR. */
  priceMonthly: Scalars['Float']['input'];
  /** yyyy-MM-dd. */
  startDate: Scalars['String']['input'];
  /** pv or wind. */
  tariff: Scalars['String']['input'];
};

/** A cooperation as one of the two organizations sees it. */
export type Cooperation = {
  /** x-assumed */
  expired: Scalars['Boolean']['output'];
  /** x-assumed */
  expiresAt?: Maybe<Scalars['String']['output']>;
  /** Both uids: a platform admin sees it from either side. */
  id: Scalars['ID']['output'];
  /** Whether it waits for this side to accept it; where the server does not say who proposed it, either side may try. */
  mayAccept: Scalars['Boolean']['output'];
  /** x-assumed */
  name?: Maybe<Scalars['String']['output']>;
  /** uid of the organization that looks. */
  organization: Scalars['ID']['output'];
  pending: Scalars['Boolean']['output'];
  /** What the organization lets its partner use; null where the server does not say it beside the cooperation. */
  permissions?: Maybe<Array<Permission>>;
  /** Created, but its permissions did not arrive. */
  permissionsMissing: Scalars['Boolean']['output'];
  /** x-assumed; uid of the organization that proposed it. */
  proposedBy?: Maybe<Scalars['ID']['output']>;
  /** uid of the partner. */
  uid: Scalars['ID']['output'];
};

export type CooperationPage = {
  items: Array<Cooperation>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Device = {
  dateOfRegistration?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  isEnabled?: Maybe<Scalars['Boolean']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  mac: Scalars['String']['output'];
  name: Scalars['String']['output'];
  organization?: Maybe<DeviceOrganization>;
  park?: Maybe<DevicePark>;
  /** x-assumed: of the settings. */
  remoteAccess?: Maybe<Scalars['Boolean']['output']>;
  /** x-assumed: of the settings, seconds between two reports. */
  reportingInterval?: Maybe<Scalars['Int']['output']>;
  /** x-assumed */
  serialNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<DeviceStatus>;
  uid: Scalars['ID']['output'];
  version?: Maybe<DeviceVersion>;
};

/** x-assumed */
export type DeviceChanges = {
  description?: InputMaybe<Scalars['String']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  settings?: InputMaybe<DeviceSettingsChanges>;
};

export type DeviceOrganization = {
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type DevicePage = {
  items: Array<Device>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type DevicePark = {
  name: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

/** x-assumed: what a device may say of itself; what is left out stays as it is. */
export type DeviceReport = {
  app?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  isOnline?: InputMaybe<Scalars['Boolean']['input']>;
  lastConnection?: InputMaybe<Scalars['String']['input']>;
  project?: InputMaybe<Scalars['String']['input']>;
  publicIp?: InputMaybe<Scalars['String']['input']>;
  resetReason?: InputMaybe<Scalars['String']['input']>;
  time?: InputMaybe<Scalars['String']['input']>;
};

/** x-assumed */
export type DeviceSettingsChanges = {
  remoteAccess?: InputMaybe<Scalars['Boolean']['input']>;
  /** Seconds between two reports. */
  reportingInterval?: InputMaybe<Scalars['Int']['input']>;
};

export type DeviceStatus = {
  app?: Maybe<Scalars['String']['output']>;
  date?: Maybe<Scalars['String']['output']>;
  isOnline?: Maybe<Scalars['Boolean']['output']>;
  lastConnection?: Maybe<Scalars['String']['output']>;
  project?: Maybe<Scalars['String']['output']>;
  publicIp?: Maybe<Scalars['String']['output']>;
  resetReason?: Maybe<Scalars['String']['output']>;
  time?: Maybe<Scalars['String']['output']>;
};

export type DeviceVersion = {
  hwArticle?: Maybe<Scalars['String']['output']>;
  hwRevision?: Maybe<Scalars['String']['output']>;
  targetId?: Maybe<Scalars['String']['output']>;
};

export type EarlierForecast = {
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  series: Scalars['Series']['output'];
};

/** x-assumed: what is absent stays. */
export type EventChanges = {
  description?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['DateTime']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  hidden?: InputMaybe<Scalars['Boolean']['input']>;
  importance?: InputMaybe<Scalars['Float']['input']>;
  solution?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type EventCount = {
  count: Scalars['Int']['output'];
  eventType?: Maybe<Scalars['String']['output']>;
  park: Scalars['ID']['output'];
};

/** x-assumed */
export type EventCounts = {
  counts: Array<EventCount>;
  total: Scalars['Int']['output'];
};

/** x-assumed */
export type EventInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['DateTime']['input']>;
  eventType: Scalars['String']['input'];
  importance: Scalars['Float']['input'];
  /** Uid of the park. */
  park: Scalars['ID']['input'];
  start: Scalars['DateTime']['input'];
  title?: InputMaybe<Scalars['String']['input']>;
};

export type Forecast = {
  /** What really came, as far as it is past; null where the server does not say. x-assumed */
  actual?: Maybe<Scalars['Series']['output']>;
  /** When it was made; x-assumed. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What was forecast before, the latest first, as far as the server keeps it; x-assumed. */
  earlier: Array<EarlierForecast>;
  /** How far ahead it looks; x-assumed. */
  horizonHours?: Maybe<Scalars['Float']['output']>;
  /** That of its park, where the server gives it, else its names; x-assumed. */
  id: Scalars['ID']['output'];
  park: ForecastPlace;
  portfolio: ForecastPlace;
  /** x-assumed */
  series: Scalars['Series']['output'];
  /** Of the values of both series; x-assumed. */
  unit?: Maybe<Scalars['String']['output']>;
};

export type ForecastPage = {
  items: Array<Forecast>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ForecastPlace = {
  name: Scalars['String']['output'];
  /** x-assumed */
  uid?: Maybe<Scalars['ID']['output']>;
};

/** A combiner box. Ids are unique within a park: ask for `park` as well. All but the id is x-assumed. */
export type Gak = {
  /** Rated current of the string fuses, A. */
  fuseA?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  /** Id of its inverter. */
  inverter?: Maybe<Scalars['ID']['output']>;
  moduleCount?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  note?: Maybe<Scalars['String']['output']>;
  /** Azimuth of the modules, degrees; 180 is south. */
  orientation?: Maybe<Scalars['Float']['output']>;
  /** uid of its park. */
  park: Scalars['ID']['output'];
  serialNumber?: Maybe<Scalars['String']['output']>;
  stringCount?: Maybe<Scalars['Int']['output']>;
  /** Degrees. */
  tilt?: Maybe<Scalars['Float']['output']>;
};

/** x-assumed */
export type GakChanges = {
  fuseA?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  orientation?: InputMaybe<Scalars['Float']['input']>;
  tilt?: InputMaybe<Scalars['Float']['input']>;
};

export type GakPage = {
  items: Array<Gak>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** x-assumed */
export type Host = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
};

/** Ids are unique within a park: ask for `park` as well. All but the id is x-assumed. */
export type Inverter = {
  firmware?: Maybe<Scalars['String']['output']>;
  gakCount?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  manufacturer?: Maybe<Scalars['String']['output']>;
  model?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** uid of its park. */
  park: Scalars['ID']['output'];
  /** Connected DC peak power, W. */
  peakPowerW?: Maybe<Scalars['Float']['output']>;
  /** AC, W. */
  ratedPowerW?: Maybe<Scalars['Float']['output']>;
  serialNumber?: Maybe<Scalars['String']['output']>;
  /** ok, fault or offline; others show raw. */
  status?: Maybe<Scalars['String']['output']>;
};

export type InverterPage = {
  items: Array<Inverter>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Quantities of IEC 61724. x-assumed. */
export type InverterStat = {
  /** 0 to 1. */
  availability?: Maybe<Scalars['Float']['output']>;
  /** Wh. */
  energyWh?: Maybe<Scalars['Float']['output']>;
  /** Id of the inverter, unique within its park. */
  inverter: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** 0 to 1; null without a pyranometer. */
  performanceRatio?: Maybe<Scalars['Float']['output']>;
  /** kWh/kWp. */
  specificYield?: Maybe<Scalars['Float']['output']>;
  /** What its strings did; empty where the junction boxes do not measure them. */
  strings: Array<StringStat>;
};

export type Invitation = {
  /** x-assumed; ISO 8601. */
  createdAt?: Maybe<Scalars['String']['output']>;
  /** x-assumed; the address that was invited. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  organization?: Maybe<InvitingOrganization>;
  /** x-assumed; the organisation role that is offered. */
  role?: Maybe<Scalars['String']['output']>;
};

/** x-assumed; who invites. Whoever is invited may not see more of it. */
export type InvitingOrganization = {
  name?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
};

export type Invoice = {
  /** EUR. */
  amount: Scalars['Float']['output'];
  billingAddress: BillingAddress;
  /** yyyy-MM-dd. */
  date: Scalars['String']['output'];
  /** Null: the samples have no file. */
  downloadUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Like VS-2024-01. */
  number: Scalars['String']['output'];
  /** paid or pending. */
  status: Scalars['String']['output'];
};

/** The figures of now. x-assumed. */
export type Kpi = {
  /** Since midnight in park time, Wh. */
  energyTodayWh?: Maybe<Scalars['Float']['output']>;
  lastData?: Maybe<Scalars['DateTime']['output']>;
  lostEnergyTodayWh?: Maybe<Scalars['Float']['output']>;
  openEvents?: Maybe<Scalars['Int']['output']>;
  /** Grid power now, W. */
  powerW?: Maybe<Scalars['Float']['output']>;
  /** ok, warning, fault, offline */
  state: Scalars['String']['output'];
};

/** Columns over one time axis. x-assumed. */
export type KpiGraph = {
  expected?: Maybe<Scalars['Numbers']['output']>;
  /** Wh/m² per step. */
  irradiation?: Maybe<Scalars['Numbers']['output']>;
  lossGrid?: Maybe<Scalars['Numbers']['output']>;
  lossMarketer?: Maybe<Scalars['Numbers']['output']>;
  lossOther?: Maybe<Scalars['Numbers']['output']>;
  /** Wh per step. */
  production: Scalars['Numbers']['output'];
  /** Start of each step, epoch milliseconds. */
  time: Scalars['Numbers']['output'];
};

export type Member = {
  account: Scalars['ID']['output'];
  /** x-assumed */
  email?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  firstName?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  lastName?: Maybe<Scalars['String']['output']>;
  /** guest, member, moderator, admin, owner, a trade, or what the portal does not know. */
  role: Scalars['String']['output'];
};

export type MemberPage = {
  items: Array<Member>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** x-assumed */
export type Metric = {
  /** Shutdown only: how long, s. */
  durationS?: Maybe<Scalars['Float']['output']>;
  points: Scalars['Series']['output'];
  /** The same over the range of equal length before. */
  previous?: Maybe<Scalars['Float']['output']>;
  value?: Maybe<Scalars['Float']['output']>;
};

/**
 * What a metric is asked for. `parks` win over `portfolio`; neither means all. `step` is one of the graph steps, or
 * seconds.
 */
export type MetricWindow = {
  end: Scalars['DateTime']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  start: Scalars['DateTime']['input'];
  step: Scalars['String']['input'];
};

/** Modules in series. Ids are unique within a park: ask for `park` as well. All but the id is x-assumed. */
export type ModuleString = {
  /** Id of its generator junction box. */
  gak?: Maybe<Scalars['ID']['output']>;
  id: Scalars['ID']['output'];
  /** Id of its inverter. */
  inverter?: Maybe<Scalars['ID']['output']>;
  moduleCount?: Maybe<Scalars['Int']['output']>;
  moduleType?: Maybe<Scalars['String']['output']>;
  /** Number of the maximum power point tracker, from 1. */
  mppTracker?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  /** Azimuth of the modules, degrees; 180 is south. */
  orientation?: Maybe<Scalars['Float']['output']>;
  /** uid of its park. */
  park: Scalars['ID']['output'];
  /** W. */
  peakPowerW?: Maybe<Scalars['Float']['output']>;
  /** Degrees. */
  tilt?: Maybe<Scalars['Float']['output']>;
};

export type ModuleStringPage = {
  items: Array<ModuleString>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Monitor = {
  ac?: Maybe<Array<Scalars['Series']['output']>>;
  grid?: Maybe<Array<Scalars['Series']['output']>>;
  loss?: Maybe<Array<Scalars['Series']['output']>>;
  radiation?: Maybe<Array<Scalars['Series']['output']>>;
  /** What the server said of its answers, each once: that one is not whole, or its warnings. All five are asked for it. */
  remarks: Array<MonitorRemark>;
  report?: Maybe<Array<Scalars['Series']['output']>>;
};

export type MonitorRemark = {
  /** Which of the five series. */
  series: Scalars['String']['output'];
  /** The server's words; null where it said no more than that the answer is partial. */
  text?: Maybe<Scalars['String']['output']>;
};

export type MonitorWindow = {
  end: Scalars['DateTime']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Seconds, for the report series. */
  reportStep: Scalars['Int']['input'];
  start: Scalars['DateTime']['input'];
  /** Seconds. */
  step: Scalars['Int']['input'];
};

export type Mutation = {
  /** For the invited side. */
  acceptCooperation: Cooperation;
  /** Accepts the invitation of a mailed link; true. Nothing repeats the call. */
  acceptInvitation: Scalars['Boolean']['output'];
  /** Holds what the server names; the list on screen is what was there with these. */
  addCooperationPermissions: PermissionList;
  /** Holds what the server names; the list on screen is what was there with these. */
  addMemberPermissions: PermissionList;
  /** Answers an invitation (accept or decline) and returns its id. Whoever accepts is a member from then on. */
  answerInvitation: Scalars['ID']['output'];
  assignAccountingContact?: Maybe<AccountingContact>;
  assignDeviceOrganization?: Maybe<Device>;
  assignDevicePark?: Maybe<Device>;
  /** Assigns a contact of the organization to a park. */
  assignParkContact?: Maybe<Contact>;
  changeMemberRole: Member;
  /** The member with the new role: its id, account and role alone. */
  changeParkMemberRole: SiteMember;
  /** Ends an event and keeps how it was solved. */
  closeEvent?: Maybe<ParkEvent>;
  createAccountingContact?: Maybe<AccountingContact>;
  /** Its year and quarter say whether the filter on screen shows it. */
  createComment?: Maybe<Comment>;
  createContact?: Maybe<Contact>;
  createContract?: Maybe<Contract>;
  /** Two calls; where the second fails the cooperation stands with `permissionsMissing`. */
  createCooperation: Cooperation;
  createEvent?: Maybe<ParkEvent>;
  /** Creates an organization; its creator becomes its admin. */
  createOrganization?: Maybe<Organization>;
  createPark?: Maybe<Park>;
  createParkContact?: Maybe<Contact>;
  /** `timezone` is an IANA name, `currency` ISO 4217. */
  createPortfolio?: Maybe<Portfolio>;
  createPortfolioContact?: Maybe<Contact>;
  /** Ends the account and its sessions. Refused (409) to the last owner of an organization. */
  deleteAccount: Scalars['Boolean']['output'];
  deleteAccountingContact: Scalars['ID']['output'];
  /** Returns the id. */
  deleteComment: Scalars['ID']['output'];
  /** Gives the park's uid back. */
  deleteContract: Scalars['ID']['output'];
  /** The id of the cooperation. */
  deleteCooperation: Scalars['ID']['output'];
  deleteEvent: Scalars['ID']['output'];
  deleteOrganization: Scalars['ID']['output'];
  /** Deletes it, also from portfolios and parks. Its id. */
  deleteOrganizationContact: Scalars['ID']['output'];
  /** Its uid. */
  deletePark: Scalars['ID']['output'];
  /** Its uid. Its parks go with it. */
  deletePortfolio: Scalars['ID']['output'];
  /** Takes it from the portfolio. Its id. */
  deletePortfolioContact: Scalars['ID']['output'];
  /** By either signature; all files of the report go. Gives the signature back. */
  deleteReport: Scalars['ID']['output'];
  /** Ends a session and takes it out of the list. */
  deleteSession: Scalars['ID']['output'];
  deleteUser: Scalars['ID']['output'];
  /** What a device has said of itself over the live connection: it changes what is shown, and calls nobody. */
  deviceReported: Scalars['Boolean']['output'];
  disableTotp: Totp;
  /** x-assumed. True whether or not the address exists. */
  forgotPassword: Scalars['Boolean']['output'];
  /** Takes long. `localSave`: the server keeps a copy of the files. */
  generateReport?: Maybe<Report>;
  /** Mails an invitation in the language chosen (en, de). */
  inviteMember: Scalars['Boolean']['output'];
  /** Clears one's organization, and all that was seen through it. */
  leaveOrganization: Self;
  /** Signs in; sets the session cookie. */
  login: Self;
  /** Signs out; true once the server has ended the session. */
  logout: Scalars['Boolean']['output'];
  /** Replaces all backup codes. */
  regenerateBackupCodes: BackupCodes;
  /** Creates an account; with the token of an invitation it joins that organization. */
  register: Scalars['Boolean']['output'];
  /** Holds what the server names; the list on screen is what was there without these. */
  removeCooperationPermissions: PermissionList;
  removeDeviceOrganization?: Maybe<Device>;
  removeDevicePark?: Maybe<Device>;
  removeMember: Scalars['ID']['output'];
  /** Holds what the server names; the list on screen is what was there without these. */
  removeMemberPermissions: PermissionList;
  /** Takes it from the park; the organization keeps it. Its id. */
  removeParkContact: Scalars['ID']['output'];
  /** The account. */
  removeParkMember: Scalars['ID']['output'];
  /** x-assumed. The token is that of the link in the message. */
  resetPassword: Scalars['Boolean']['output'];
  /** Ends a session, which stays in the list. */
  revokeSession: Session;
  /** Begins a set-up; the second factor is off until a code was verified. */
  setupTotp: TotpSetup;
  unassignAccountingContact?: Maybe<AccountingContact>;
  /** Only what is given is changed. */
  updateAccountingContact?: Maybe<AccountingContact>;
  /** With the version that was read, a comment edited elsewhere meanwhile is an error of status 409 with the other text. */
  updateComment?: Maybe<Comment>;
  /** Null leaves a field as it is; an empty text takes it away. */
  updateContact: Self;
  /** Changes what is given; what is left out stays as it is. */
  updateDevice?: Maybe<Device>;
  /** Degrees, north and east positive. */
  updateDeviceLocation?: Maybe<Device>;
  /** The new address is pending until it is confirmed. */
  updateEmail: Self;
  /** Sends the named fields alone; a null takes a field away. */
  updateEvent?: Maybe<ParkEvent>;
  /** Only what is given is sent. */
  updateGak?: Maybe<Gak>;
  /** Sends what is given; whatever the portal does not know stays as the server has it. */
  updateOrganization?: Maybe<Organization>;
  /** Changes the fields that are given; null empties one. */
  updateOrganizationContact?: Maybe<Contact>;
  updatePark?: Maybe<Park>;
  updatePassword: Scalars['Boolean']['output'];
  updatePortfolio?: Maybe<Portfolio>;
  updatePortfolioContact?: Maybe<Contact>;
  /** Saves theme (light, dark, auto) and language (en, de) with the account. */
  updateSettings: Settings;
  /** Only what is given is sent. */
  updateString?: Maybe<ModuleString>;
  /** Changes a user's account role. */
  updateUser?: Maybe<User>;
  updateUsername: Self;
  /** A JPEG of at most 10 MB; others are refused before they are sent. */
  uploadOutlineImage?: Maybe<Park>;
  /** Passes the second factor with a backup code, which is then used up. */
  verifyBackup: BackupCodes;
  /** Passes the second factor for this session. */
  verifySession: Totp;
  /** Switches the second factor on. */
  verifyTotp: Totp;
};


export type MutationAcceptCooperationArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
};


export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationAddCooperationPermissionsArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
  permissions: Array<PermissionInput>;
};


export type MutationAddMemberPermissionsArgs = {
  account: Scalars['ID']['input'];
  organization: Scalars['ID']['input'];
  permissions: Array<PermissionInput>;
};


export type MutationAnswerInvitationArgs = {
  action: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationAssignAccountingContactArgs = {
  contact: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationAssignDeviceOrganizationArgs = {
  organization: Scalars['ID']['input'];
  uid: Scalars['ID']['input'];
};


export type MutationAssignDeviceParkArgs = {
  park: Scalars['ID']['input'];
  uid: Scalars['ID']['input'];
};


export type MutationAssignParkContactArgs = {
  contact: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  park: Scalars['ID']['input'];
};


export type MutationChangeMemberRoleArgs = {
  account: Scalars['ID']['input'];
  organization: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationChangeParkMemberRoleArgs = {
  account: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationCloseEventArgs = {
  id: Scalars['ID']['input'];
  solution: Scalars['String']['input'];
};


export type MutationCreateAccountingContactArgs = {
  contact: AccountingContactInput;
};


export type MutationCreateCommentArgs = {
  comment: CommentInput;
  park: Scalars['ID']['input'];
};


export type MutationCreateContactArgs = {
  contact: ContactInput;
  organization?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationCreateContractArgs = {
  contract: ContractInput;
  park: Scalars['ID']['input'];
};


export type MutationCreateCooperationArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
  permissions?: Array<PermissionInput>;
};


export type MutationCreateEventArgs = {
  event: EventInput;
};


export type MutationCreateOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type MutationCreateParkArgs = {
  name: Scalars['String']['input'];
  portfolio: Scalars['ID']['input'];
};


export type MutationCreateParkContactArgs = {
  contact: ContactInput;
  organization?: InputMaybe<Scalars['ID']['input']>;
  park: Scalars['ID']['input'];
};


export type MutationCreatePortfolioArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  timezone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCreatePortfolioContactArgs = {
  contact: ContactInput;
  organization?: InputMaybe<Scalars['ID']['input']>;
  portfolio: Scalars['ID']['input'];
};


export type MutationDeleteAccountingContactArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteCommentArgs = {
  id: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationDeleteContractArgs = {
  park: Scalars['ID']['input'];
};


export type MutationDeleteCooperationArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
};


export type MutationDeleteEventArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteOrganizationArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeleteOrganizationContactArgs = {
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationDeleteParkArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeletePortfolioArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationDeletePortfolioContactArgs = {
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  portfolio: Scalars['ID']['input'];
};


export type MutationDeleteReportArgs = {
  park: Scalars['ID']['input'];
  signature: Scalars['ID']['input'];
};


export type MutationDeleteSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserArgs = {
  account: Scalars['ID']['input'];
};


export type MutationDeviceReportedArgs = {
  status: DeviceReport;
  uid: Scalars['ID']['input'];
};


export type MutationDisableTotpArgs = {
  code: Scalars['String']['input'];
};


export type MutationForgotPasswordArgs = {
  email: Scalars['String']['input'];
};


export type MutationGenerateReportArgs = {
  localSave?: InputMaybe<Scalars['Boolean']['input']>;
  park: Scalars['ID']['input'];
  report: ReportInput;
};


export type MutationInviteMemberArgs = {
  email: Scalars['String']['input'];
  language: Scalars['String']['input'];
  organization: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationRegenerateBackupCodesArgs = {
  code: Scalars['String']['input'];
};


export type MutationRegisterArgs = {
  registration: RegistrationInput;
  token?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveCooperationPermissionsArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
  permissions: Array<PermissionInput>;
};


export type MutationRemoveDeviceOrganizationArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationRemoveDeviceParkArgs = {
  uid: Scalars['ID']['input'];
};


export type MutationRemoveMemberArgs = {
  account: Scalars['ID']['input'];
  organization: Scalars['ID']['input'];
};


export type MutationRemoveMemberPermissionsArgs = {
  account: Scalars['ID']['input'];
  organization: Scalars['ID']['input'];
  permissions: Array<PermissionInput>;
};


export type MutationRemoveParkContactArgs = {
  contact: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  park: Scalars['ID']['input'];
};


export type MutationRemoveParkMemberArgs = {
  account: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationUnassignAccountingContactArgs = {
  contact: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationUpdateAccountingContactArgs = {
  contact: AccountingContactInput;
  id: Scalars['ID']['input'];
};


export type MutationUpdateCommentArgs = {
  comment: CommentChanges;
  id: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationUpdateContactArgs = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateDeviceArgs = {
  changes: DeviceChanges;
  uid: Scalars['ID']['input'];
};


export type MutationUpdateDeviceLocationArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
  uid: Scalars['ID']['input'];
};


export type MutationUpdateEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationUpdateEventArgs = {
  changes: EventChanges;
  id: Scalars['ID']['input'];
};


export type MutationUpdateGakArgs = {
  changes: GakChanges;
  id: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationUpdateOrganizationArgs = {
  changes: OrganizationChanges;
  uid: Scalars['ID']['input'];
};


export type MutationUpdateOrganizationContactArgs = {
  contact: ContactInput;
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUpdateParkArgs = {
  changes: ParkChanges;
  uid: Scalars['ID']['input'];
};


export type MutationUpdatePasswordArgs = {
  newPassword: Scalars['String']['input'];
  oldPassword: Scalars['String']['input'];
};


export type MutationUpdatePortfolioArgs = {
  changes: PortfolioChanges;
  uid: Scalars['ID']['input'];
};


export type MutationUpdatePortfolioContactArgs = {
  contact: ContactInput;
  id: Scalars['ID']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  portfolio: Scalars['ID']['input'];
};


export type MutationUpdateSettingsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateStringArgs = {
  changes: StringChanges;
  id: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type MutationUpdateUserArgs = {
  account: Scalars['ID']['input'];
  role: Scalars['String']['input'];
};


export type MutationUpdateUsernameArgs = {
  username: Scalars['String']['input'];
};


export type MutationUploadOutlineImageArgs = {
  file: Scalars['Blob']['input'];
  park: Scalars['ID']['input'];
};


export type MutationVerifyBackupArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifySessionArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifyTotpArgs = {
  code: Scalars['String']['input'];
};

export type OpenEvents = {
  /** False where there are too many events to look through them all. */
  isWhole: Scalars['Boolean']['output'];
  items: Array<ParkEvent>;
};

export type Organization = {
  billingAddress?: Maybe<PostalAddress>;
  /** x-assumed */
  email?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** x-assumed */
  phone?: Maybe<Scalars['String']['output']>;
  subscription?: Maybe<Plan>;
  uid: Scalars['ID']['output'];
  /** x-assumed */
  website?: Maybe<Scalars['String']['output']>;
};

export type OrganizationChanges = {
  billingAddress?: InputMaybe<PostalAddressChanges>;
  /** x-assumed */
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** x-assumed */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** x-assumed */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type OrganizationPage = {
  items: Array<Organization>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type PackedDevices = {
  columns: Scalars['DeviceColumns']['output'];
  total: Scalars['Int']['output'];
};

export type Park = {
  /** x-assumed: the day it went into operation, yyyy-MM-dd, with a time where the server says one. */
  commissionedAt?: Maybe<Scalars['String']['output']>;
  /** x-assumed: limit of the grid connection, W. */
  gridPowerW?: Maybe<Scalars['Float']['output']>;
  /** x-assumed */
  inverterCount?: Maybe<Scalars['Int']['output']>;
  /** x-assumed: solar, wind. */
  kind?: Maybe<Scalars['String']['output']>;
  /** x-assumed; null where the server does not send it. */
  kpi?: Maybe<Kpi>;
  /** x-assumed */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** x-assumed */
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
  /** x-assumed: DC peak power (solar) or rated power (wind), W. */
  peakPowerW?: Maybe<Scalars['Float']['output']>;
  portfolio?: Maybe<Portfolio>;
  uid: Scalars['ID']['output'];
};

/** What is not given stays. All but the name is x-assumed; powers in W. */
export type ParkChanges = {
  /** yyyy-MM-dd */
  commissionedAt?: InputMaybe<Scalars['String']['input']>;
  gridPowerW?: InputMaybe<Scalars['Float']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  peakPowerW?: InputMaybe<Scalars['Float']['input']>;
};

export type ParkEvent = {
  /** x-assumed */
  description?: Maybe<Scalars['String']['output']>;
  /** Null means ongoing. */
  end?: Maybe<Scalars['DateTime']['output']>;
  eventType?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  hidden: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** Higher is worse. */
  importance?: Maybe<Scalars['Float']['output']>;
  /** x-assumed: uid of the park. */
  park?: Maybe<Scalars['ID']['output']>;
  /** x-assumed; null until it is closed. */
  solution?: Maybe<Scalars['String']['output']>;
  /** Null where the server's text is no instant. */
  start?: Maybe<Scalars['DateTime']['output']>;
  /** x-assumed */
  title?: Maybe<Scalars['String']['output']>;
};

/** x-assumed */
export type ParkEventPage = {
  items: Array<ParkEvent>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** The right to one thing; one pair of object and uid once in a list. */
export type Permission = {
  name?: Maybe<Scalars['String']['output']>;
  /** organization, portfolio, park, device, or a kind the portal does not know. */
  object: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type PermissionInput = {
  /** Sent when removing. */
  name?: InputMaybe<Scalars['String']['input']>;
  object: Scalars['String']['input'];
  uid: Scalars['ID']['input'];
};

export type PermissionList = {
  items: Array<Permission>;
};

/** What it subscribes to. Not named Subscription: that is a root type of the language. */
export type Plan = {
  endDate?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
};

export type Portfolio = {
  /** ISO 4217. */
  currency?: Maybe<Scalars['String']['output']>;
  /** x-assumed; null where the server does not send it. */
  kpi?: Maybe<Kpi>;
  name: Scalars['String']['output'];
  parks: Array<Park>;
  /** IANA name; null means the fallback zone applies. */
  timezone?: Maybe<Scalars['String']['output']>;
  uid: Scalars['ID']['output'];
};

/** What is not given stays. */
export type PortfolioChanges = {
  currency?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

export type PostalAddress = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

/** Parts of an address; those that are left out stay. */
export type PostalAddressChanges = {
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  street?: InputMaybe<Scalars['String']['input']>;
};

export type Query = {
  accountingContacts: AccountingContactPage;
  /** Sample data; comes after 800 ms. */
  billingAddresses: Array<BillingAddress>;
  /** Sample data; comes after 800 ms. */
  billingCustomers: Array<BillingCustomer>;
  comment: Comment;
  /** Comments on a park, the oldest first; year and quarter narrow them where given. */
  comments: Array<Comment>;
  /** Contacts that hold the text in any field. */
  contactSearch: Array<Contact>;
  /**
   * One page of an organization's contacts. `organization`: uid of the user's organization; empty is refused, null is read
   * from the signed-in user. The same in every field of contacts (§5).
   */
  contacts: ContactPage;
  /** Null while the park has no contract. */
  contract?: Maybe<Contract>;
  /** What the organization lets its partner do. */
  cooperationPermissions: PermissionList;
  cooperations: CooperationPage;
  device?: Maybe<Device>;
  /** The same page packed, for a search among thousands. */
  deviceColumns: PackedDevices;
  /** One page of devices, demo devices included; `filters` reads FIELD OPERATOR TEXT. */
  devices: DevicePage;
  /** The file with this signature; `fileType` (pdf or csv) says what it must be. Never kept: a file is asked for each time. */
  downloadReport: Scalars['Blob']['output'];
  /** How many events parks have, at or above an importance. */
  eventCounts: EventCounts;
  /** One page of the forecasts of the parks one may see. */
  forecasts: ForecastPage;
  /** One page of generator junction boxes, of one inverter or of the whole park. */
  gaks: GakPage;
  /** Where the parts of the platform answer. */
  hosts: Array<Host>;
  /** What each inverter of a park did between two instants. */
  inverterStats: Array<InverterStat>;
  /** One page of a park's inverters, or turbines. */
  inverters: InverterPage;
  /** Invitations of the signed-in user that wait for an answer. */
  invitations: Array<Invitation>;
  /** Sample data; comes after 500 ms. */
  invoices: Array<Invoice>;
  /** Time-based availability, 0 to 1. */
  kpiAvailability: Metric;
  /** Production, expectation and losses over time. */
  kpiGraph: KpiGraph;
  /** Energy fed into the grid, Wh. */
  kpiProduction: Metric;
  /** Energy lost to shutdowns, Wh. */
  kpiShutdown: Metric;
  memberPermissions: PermissionList;
  /** `total` may be more than `items`: then there are more members than one call gives. */
  members: MemberPage;
  /** Those of the accounts that are members, however far down the list they stand. */
  membersNamed: Array<Member>;
  /**
   * The live series: five range queries, each of which may fail alone. Power in W, radiation in W/m². `parks` empty or
   * null means all.
   */
  monitor: Monitor;
  /** All events that go on, however old, the latest first; parks win over the portfolio. What has been closed here since stays. */
  openEvents: OpenEvents;
  organization?: Maybe<Organization>;
  /** The organizations there are; of others than one's own no more than the name. */
  organizations: OrganizationPage;
  /** A JPEG; null while the park has none. */
  outlineImage?: Maybe<Scalars['Blob']['output']>;
  park?: Maybe<Park>;
  parkContacts: ContactPage;
  /** One event, as far as a list or a write has brought it: the server has no call for it, so the cache answers or nobody. */
  parkEvent?: Maybe<ParkEvent>;
  /** One page of events, the latest first; parks win over the portfolio. */
  parkEvents: ParkEventPage;
  /** The figures of now of one park. */
  parkKpi: Kpi;
  parkMembers: Array<SiteMember>;
  portfolio?: Maybe<Portfolio>;
  portfolioContacts: ContactPage;
  /** The figures of now of one portfolio. */
  portfolioKpi: Kpi;
  portfolioMembers: Array<SiteMember>;
  /** The portfolios one may see. `updateExt` makes the server fetch external data anew. */
  portfolios: Array<Portfolio>;
  /** Reports of a park, the newest first. */
  reports: Array<Report>;
  /** Who is signed in. */
  self: Self;
  /** One's own sessions, those that have ended too. */
  sessions: Array<Session>;
  /** One page of the events that cost energy, the latest first. */
  shutdownEvents: ShutdownEventPage;
  /** One page of strings, of one inverter, of one box or of the whole park. */
  strings: ModuleStringPage;
  /** Sample data; comes after 800 ms. */
  tariffs: Array<TariffGroup>;
  totp: Totp;
  user?: Maybe<User>;
  /** The user directory, the demo role left out by the server. */
  users: UserPage;
};


export type QueryAccountingContactsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCommentArgs = {
  id: Scalars['ID']['input'];
  park: Scalars['ID']['input'];
};


export type QueryCommentsArgs = {
  park: Scalars['ID']['input'];
  quarter?: InputMaybe<Scalars['Int']['input']>;
  year?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContactSearchArgs = {
  limit?: Scalars['Int']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  search: Scalars['String']['input'];
};


export type QueryContactsArgs = {
  emailSearch?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
};


export type QueryContractArgs = {
  park: Scalars['ID']['input'];
};


export type QueryCooperationPermissionsArgs = {
  organization: Scalars['ID']['input'];
  partner: Scalars['ID']['input'];
};


export type QueryCooperationsArgs = {
  includeExpired?: Scalars['Boolean']['input'];
  limit?: Scalars['Int']['input'];
  organization: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryDeviceArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryDeviceColumnsArgs = {
  filters?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryDevicesArgs = {
  filters?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryDownloadReportArgs = {
  fileType: Scalars['String']['input'];
  park: Scalars['ID']['input'];
  signature: Scalars['ID']['input'];
};


export type QueryEventCountsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  importanceThreshold?: Scalars['Int']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  showHidden?: Scalars['Boolean']['input'];
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryForecastsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  park?: InputMaybe<Scalars['ID']['input']>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGaksArgs = {
  inverter?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  park: Scalars['ID']['input'];
};


export type QueryInverterStatsArgs = {
  end: Scalars['DateTime']['input'];
  park: Scalars['ID']['input'];
  start: Scalars['DateTime']['input'];
};


export type QueryInvertersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  park: Scalars['ID']['input'];
};


export type QueryKpiAvailabilityArgs = {
  window: MetricWindow;
};


export type QueryKpiGraphArgs = {
  window: MetricWindow;
};


export type QueryKpiProductionArgs = {
  window: MetricWindow;
};


export type QueryKpiShutdownArgs = {
  window: MetricWindow;
};


export type QueryMemberPermissionsArgs = {
  account: Scalars['ID']['input'];
  organization: Scalars['ID']['input'];
};


export type QueryMembersArgs = {
  limit?: Scalars['Int']['input'];
  organization: Scalars['ID']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryMembersNamedArgs = {
  accounts: Array<Scalars['ID']['input']>;
  organization: Scalars['ID']['input'];
};


export type QueryMonitorArgs = {
  window: MonitorWindow;
};


export type QueryOpenEventsArgs = {
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  showHidden?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryOrganizationArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryOrganizationsArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryOutlineImageArgs = {
  park: Scalars['ID']['input'];
};


export type QueryParkArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryParkContactsArgs = {
  limit?: Scalars['Int']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  park: Scalars['ID']['input'];
};


export type QueryParkEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryParkEventsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  eventType?: InputMaybe<Scalars['String']['input']>;
  importanceThreshold?: InputMaybe<Scalars['Int']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  showHidden?: Scalars['Boolean']['input'];
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryParkKpiArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryParkMembersArgs = {
  park: Scalars['ID']['input'];
};


export type QueryPortfolioArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryPortfolioContactsArgs = {
  emailSearch?: InputMaybe<Scalars['String']['input']>;
  filters?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  organization?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  portfolio: Scalars['ID']['input'];
};


export type QueryPortfolioKpiArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryPortfolioMembersArgs = {
  portfolio: Scalars['ID']['input'];
};


export type QueryPortfoliosArgs = {
  updateExt?: Scalars['Boolean']['input'];
};


export type QueryReportsArgs = {
  park: Scalars['ID']['input'];
};


export type QueryShutdownEventsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  start?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryStringsArgs = {
  gak?: InputMaybe<Scalars['ID']['input']>;
  inverter?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  park: Scalars['ID']['input'];
};


export type QueryUserArgs = {
  account: Scalars['ID']['input'];
};


export type QueryUsersArgs = {
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};

/** x-assumed */
export type RegistrationInput = {
  email: Scalars['String']['input'];
  firstName: Scalars['String']['input'];
  /** en or de */
  language?: InputMaybe<Scalars['String']['input']>;
  lastName: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Report = {
  /** x-assumed */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** x-assumed */
  createdBy?: Maybe<Scalars['String']['output']>;
  digitalSignatureCsv?: Maybe<Scalars['ID']['output']>;
  digitalSignaturePdf?: Maybe<Scalars['ID']['output']>;
  /** Last day; x-assumed. */
  end?: Maybe<Scalars['String']['output']>;
  /** Those of pdf and csv that can be downloaded. */
  fileTypes: Array<Scalars['String']['output']>;
  /** The server's (x-assumed), else a signature. */
  id: Scalars['ID']['output'];
  /** Uid of the park. */
  park: Scalars['ID']['output'];
  /** First day; x-assumed. */
  start?: Maybe<Scalars['String']['output']>;
};

export type ReportInput = {
  /** Last day; x-assumed. */
  end: Scalars['String']['input'];
  /** pdf, csv; x-assumed. */
  fileTypes: Array<Scalars['String']['input']>;
  /** First day, yyyy-MM-dd in park time; x-assumed. */
  start: Scalars['String']['input'];
};

export type Self = {
  account: Scalars['ID']['output'];
  contact?: Maybe<SelfContact>;
  /** x-assumed */
  email?: Maybe<Scalars['String']['output']>;
  /** An address that awaits its confirmation. */
  emailPending?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  language?: Maybe<Scalars['String']['output']>;
  organization?: Maybe<SelfOrganization>;
  /** Account role: user, admin, owner. */
  role: Scalars['String']['output'];
  /** x-assumed */
  theme?: Maybe<Scalars['String']['output']>;
  /** Decoded from base64 of UTF-8; null where that fails. */
  username?: Maybe<Scalars['String']['output']>;
};

export type SelfContact = {
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lastName?: Maybe<Scalars['String']['output']>;
  mobile?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
};

export type SelfOrganization = {
  /** x-assumed */
  name?: Maybe<Scalars['String']['output']>;
  /** Organisation role: guest, member, moderator, admin, owner, or a trade. */
  role: Scalars['String']['output'];
  uid: Scalars['ID']['output'];
};

export type Session = {
  /** x-assumed */
  createdAt?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** x-assumed */
  ip?: Maybe<Scalars['String']['output']>;
  isActive: Scalars['Boolean']['output'];
  /** x-assumed; whether it is the one that asks. Null where the server does not say. */
  isCurrent?: Maybe<Scalars['Boolean']['output']>;
  /** x-assumed */
  lastSeen?: Maybe<Scalars['String']['output']>;
  revoked: Scalars['Boolean']['output'];
  /** x-assumed; the browser as it named itself. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type Settings = {
  language?: Maybe<Scalars['String']['output']>;
  theme?: Maybe<Scalars['String']['output']>;
};

/** x-assumed */
export type ShutdownEvent = {
  /** Null means ongoing. */
  end?: Maybe<Scalars['DateTime']['output']>;
  eventType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Share of the possible power that is lost, 0 to 1. */
  loss?: Maybe<Scalars['Float']['output']>;
  /** Uid of the park. */
  park?: Maybe<Scalars['ID']['output']>;
  /** grid, marketer, inverter, other. */
  shutdownType?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['DateTime']['output']>;
};

/** x-assumed */
export type ShutdownEventPage = {
  items: Array<ShutdownEvent>;
  page: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** Somebody with a role in a portfolio or a park. */
export type SiteMember = {
  account: Scalars['ID']['output'];
  /** x-assumed */
  email?: Maybe<Scalars['String']['output']>;
  /** Uid of the place and account: one may hold other roles elsewhere. */
  id: Scalars['ID']['output'];
  /** x-assumed */
  name?: Maybe<Scalars['String']['output']>;
  role: Scalars['String']['output'];
};

/** x-assumed */
export type StringChanges = {
  moduleCount?: InputMaybe<Scalars['Int']['input']>;
  moduleType?: InputMaybe<Scalars['String']['input']>;
  mppTracker?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  orientation?: InputMaybe<Scalars['Float']['input']>;
  peakPowerW?: InputMaybe<Scalars['Float']['input']>;
  tilt?: InputMaybe<Scalars['Float']['input']>;
};

export type StringStat = {
  /** Id of its generator junction box; null where the server does not say. */
  gak?: Maybe<Scalars['ID']['output']>;
  gakName?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** kWh/kWp. */
  specificYield?: Maybe<Scalars['Float']['output']>;
  /** Id of the string, unique within its park. */
  string: Scalars['ID']['output'];
};

export type TariffGroup = {
  /** PV or Wind. */
  name: Scalars['ID']['output'];
  sites: Array<TariffSite>;
};

export type TariffSite = {
  /** EUR. */
  monthlyTariff: Scalars['Float']['output'];
  name: Scalars['ID']['output'];
  size: Scalars['String']['output'];
};

export type Totp = {
  isEnabled: Scalars['Boolean']['output'];
  /** x-assumed; null where the server does not say. */
  sessionVerified?: Maybe<Scalars['Boolean']['output']>;
};

/** Secret: shown while the set-up lasts, and kept nowhere. */
export type TotpSetup = {
  backupCodes: Array<Scalars['String']['output']>;
  otpauthUrl: Scalars['String']['output'];
  /** A data address of an image; null where the server sent anything else. */
  qrCode?: Maybe<Scalars['String']['output']>;
  /** base32 */
  secret: Scalars['String']['output'];
};

export type User = {
  account: Scalars['ID']['output'];
  /** x-assumed */
  email?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  firstName?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  lastName?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  organizationName?: Maybe<Scalars['String']['output']>;
  /** x-assumed */
  organizationUid?: Maybe<Scalars['ID']['output']>;
  /** Account role: user, admin, owner. */
  role: Scalars['String']['output'];
};

export type UserPage = {
  items: Array<User>;
  /** x-assumed */
  page: Scalars['Int']['output'];
  /** x-assumed; as many as came where the server does not say. */
  total: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingContact: ResolverTypeWrapper<AccountingContactModel>;
  AccountingContactInput: AccountingContactInput;
  AccountingContactPage: ResolverTypeWrapper<Omit<AccountingContactPage, 'items'> & { items: Array<ResolversTypes['AccountingContact']> }>;
  BackupCodes: ResolverTypeWrapper<BackupCodes>;
  BillingAddress: ResolverTypeWrapper<BillingAddressModel>;
  BillingCompany: ResolverTypeWrapper<BillingCompany>;
  BillingCustomer: ResolverTypeWrapper<BillingCustomerModel>;
  BillingCustomerSite: ResolverTypeWrapper<BillingCustomerSite>;
  BillingPerson: ResolverTypeWrapper<BillingPerson>;
  BillingSite: ResolverTypeWrapper<BillingSite>;
  Blob: ResolverTypeWrapper<Scalars['Blob']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Comment: ResolverTypeWrapper<CommentModel>;
  CommentChanges: CommentChanges;
  CommentInput: CommentInput;
  Contact: ResolverTypeWrapper<ContactModel>;
  ContactInput: ContactInput;
  ContactPage: ResolverTypeWrapper<Omit<ContactPage, 'items'> & { items: Array<ResolversTypes['Contact']> }>;
  Contract: ResolverTypeWrapper<ContractModel>;
  ContractInput: ContractInput;
  Cooperation: ResolverTypeWrapper<CooperationModel>;
  CooperationPage: ResolverTypeWrapper<Omit<CooperationPage, 'items'> & { items: Array<ResolversTypes['Cooperation']> }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Device: ResolverTypeWrapper<DeviceModel>;
  DeviceChanges: DeviceChanges;
  DeviceColumns: ResolverTypeWrapper<Scalars['DeviceColumns']['output']>;
  DeviceOrganization: ResolverTypeWrapper<DeviceOrganization>;
  DevicePage: ResolverTypeWrapper<Omit<DevicePage, 'items'> & { items: Array<ResolversTypes['Device']> }>;
  DevicePark: ResolverTypeWrapper<DevicePark>;
  DeviceReport: DeviceReport;
  DeviceSettingsChanges: DeviceSettingsChanges;
  DeviceStatus: ResolverTypeWrapper<DeviceStatusModel>;
  DeviceVersion: ResolverTypeWrapper<DeviceVersionModel>;
  EarlierForecast: ResolverTypeWrapper<EarlierForecastModel>;
  EventChanges: EventChanges;
  EventCount: ResolverTypeWrapper<EventCountModel>;
  EventCounts: ResolverTypeWrapper<Omit<EventCounts, 'counts'> & { counts: Array<ResolversTypes['EventCount']> }>;
  EventInput: EventInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Forecast: ResolverTypeWrapper<ForecastModel>;
  ForecastPage: ResolverTypeWrapper<Omit<ForecastPage, 'items'> & { items: Array<ResolversTypes['Forecast']> }>;
  ForecastPlace: ResolverTypeWrapper<ForecastPlace>;
  Gak: ResolverTypeWrapper<GakModel>;
  GakChanges: GakChanges;
  GakPage: ResolverTypeWrapper<Omit<GakPage, 'items'> & { items: Array<ResolversTypes['Gak']> }>;
  Host: ResolverTypeWrapper<Host>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Inverter: ResolverTypeWrapper<InverterModel>;
  InverterPage: ResolverTypeWrapper<Omit<InverterPage, 'items'> & { items: Array<ResolversTypes['Inverter']> }>;
  InverterStat: ResolverTypeWrapper<InverterStatModel>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitingOrganization: ResolverTypeWrapper<InvitingOrganizationModel>;
  Invoice: ResolverTypeWrapper<InvoiceModel>;
  Kpi: ResolverTypeWrapper<KpiModel>;
  KpiGraph: ResolverTypeWrapper<KpiGraphModel>;
  Member: ResolverTypeWrapper<MemberModel>;
  MemberPage: ResolverTypeWrapper<Omit<MemberPage, 'items'> & { items: Array<ResolversTypes['Member']> }>;
  Metric: ResolverTypeWrapper<MetricModel>;
  MetricWindow: MetricWindow;
  ModuleString: ResolverTypeWrapper<ModuleStringModel>;
  ModuleStringPage: ResolverTypeWrapper<Omit<ModuleStringPage, 'items'> & { items: Array<ResolversTypes['ModuleString']> }>;
  Monitor: ResolverTypeWrapper<MonitorModel>;
  MonitorRemark: ResolverTypeWrapper<MonitorRemark>;
  MonitorWindow: MonitorWindow;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Numbers: ResolverTypeWrapper<Scalars['Numbers']['output']>;
  OpenEvents: ResolverTypeWrapper<OpenEventsModel>;
  Organization: ResolverTypeWrapper<OrganizationModel>;
  OrganizationChanges: OrganizationChanges;
  OrganizationPage: ResolverTypeWrapper<Omit<OrganizationPage, 'items'> & { items: Array<ResolversTypes['Organization']> }>;
  PackedDevices: ResolverTypeWrapper<PackedDevices>;
  Park: ResolverTypeWrapper<ParkModel>;
  ParkChanges: ParkChanges;
  ParkEvent: ResolverTypeWrapper<ParkEventModel>;
  ParkEventPage: ResolverTypeWrapper<Omit<ParkEventPage, 'items'> & { items: Array<ResolversTypes['ParkEvent']> }>;
  Permission: ResolverTypeWrapper<PermissionModel>;
  PermissionInput: PermissionInput;
  PermissionList: ResolverTypeWrapper<Omit<PermissionList, 'items'> & { items: Array<ResolversTypes['Permission']> }>;
  Plan: ResolverTypeWrapper<PlanModel>;
  Portfolio: ResolverTypeWrapper<PortfolioModel>;
  PortfolioChanges: PortfolioChanges;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  PostalAddressChanges: PostalAddressChanges;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegistrationInput: RegistrationInput;
  Report: ResolverTypeWrapper<ReportModel>;
  ReportInput: ReportInput;
  Self: ResolverTypeWrapper<SelfModel>;
  SelfContact: ResolverTypeWrapper<SelfContactModel>;
  SelfOrganization: ResolverTypeWrapper<SelfOrganizationModel>;
  Series: ResolverTypeWrapper<Scalars['Series']['output']>;
  Session: ResolverTypeWrapper<SessionModel>;
  Settings: ResolverTypeWrapper<Settings>;
  ShutdownEvent: ResolverTypeWrapper<ShutdownEventModel>;
  ShutdownEventPage: ResolverTypeWrapper<Omit<ShutdownEventPage, 'items'> & { items: Array<ResolversTypes['ShutdownEvent']> }>;
  SiteMember: ResolverTypeWrapper<SiteMemberModel>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringChanges: StringChanges;
  StringStat: ResolverTypeWrapper<StringStatModel>;
  TariffGroup: ResolverTypeWrapper<TariffGroup>;
  TariffSite: ResolverTypeWrapper<TariffSite>;
  Totp: ResolverTypeWrapper<TotpModel>;
  TotpSetup: ResolverTypeWrapper<TotpSetupModel>;
  User: ResolverTypeWrapper<UserModel>;
  UserPage: ResolverTypeWrapper<Omit<UserPage, 'items'> & { items: Array<ResolversTypes['User']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingContact: AccountingContactModel;
  AccountingContactInput: AccountingContactInput;
  AccountingContactPage: Omit<AccountingContactPage, 'items'> & { items: Array<ResolversParentTypes['AccountingContact']> };
  BackupCodes: BackupCodes;
  BillingAddress: BillingAddressModel;
  BillingCompany: BillingCompany;
  BillingCustomer: BillingCustomerModel;
  BillingCustomerSite: BillingCustomerSite;
  BillingPerson: BillingPerson;
  BillingSite: BillingSite;
  Blob: Scalars['Blob']['output'];
  Boolean: Scalars['Boolean']['output'];
  Comment: CommentModel;
  CommentChanges: CommentChanges;
  CommentInput: CommentInput;
  Contact: ContactModel;
  ContactInput: ContactInput;
  ContactPage: Omit<ContactPage, 'items'> & { items: Array<ResolversParentTypes['Contact']> };
  Contract: ContractModel;
  ContractInput: ContractInput;
  Cooperation: CooperationModel;
  CooperationPage: Omit<CooperationPage, 'items'> & { items: Array<ResolversParentTypes['Cooperation']> };
  DateTime: Scalars['DateTime']['output'];
  Device: DeviceModel;
  DeviceChanges: DeviceChanges;
  DeviceColumns: Scalars['DeviceColumns']['output'];
  DeviceOrganization: DeviceOrganization;
  DevicePage: Omit<DevicePage, 'items'> & { items: Array<ResolversParentTypes['Device']> };
  DevicePark: DevicePark;
  DeviceReport: DeviceReport;
  DeviceSettingsChanges: DeviceSettingsChanges;
  DeviceStatus: DeviceStatusModel;
  DeviceVersion: DeviceVersionModel;
  EarlierForecast: EarlierForecastModel;
  EventChanges: EventChanges;
  EventCount: EventCountModel;
  EventCounts: Omit<EventCounts, 'counts'> & { counts: Array<ResolversParentTypes['EventCount']> };
  EventInput: EventInput;
  Float: Scalars['Float']['output'];
  Forecast: ForecastModel;
  ForecastPage: Omit<ForecastPage, 'items'> & { items: Array<ResolversParentTypes['Forecast']> };
  ForecastPlace: ForecastPlace;
  Gak: GakModel;
  GakChanges: GakChanges;
  GakPage: Omit<GakPage, 'items'> & { items: Array<ResolversParentTypes['Gak']> };
  Host: Host;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Inverter: InverterModel;
  InverterPage: Omit<InverterPage, 'items'> & { items: Array<ResolversParentTypes['Inverter']> };
  InverterStat: InverterStatModel;
  Invitation: InvitationModel;
  InvitingOrganization: InvitingOrganizationModel;
  Invoice: InvoiceModel;
  Kpi: KpiModel;
  KpiGraph: KpiGraphModel;
  Member: MemberModel;
  MemberPage: Omit<MemberPage, 'items'> & { items: Array<ResolversParentTypes['Member']> };
  Metric: MetricModel;
  MetricWindow: MetricWindow;
  ModuleString: ModuleStringModel;
  ModuleStringPage: Omit<ModuleStringPage, 'items'> & { items: Array<ResolversParentTypes['ModuleString']> };
  Monitor: MonitorModel;
  MonitorRemark: MonitorRemark;
  MonitorWindow: MonitorWindow;
  Mutation: Record<PropertyKey, never>;
  Numbers: Scalars['Numbers']['output'];
  OpenEvents: OpenEventsModel;
  Organization: OrganizationModel;
  OrganizationChanges: OrganizationChanges;
  OrganizationPage: Omit<OrganizationPage, 'items'> & { items: Array<ResolversParentTypes['Organization']> };
  PackedDevices: PackedDevices;
  Park: ParkModel;
  ParkChanges: ParkChanges;
  ParkEvent: ParkEventModel;
  ParkEventPage: Omit<ParkEventPage, 'items'> & { items: Array<ResolversParentTypes['ParkEvent']> };
  Permission: PermissionModel;
  PermissionInput: PermissionInput;
  PermissionList: Omit<PermissionList, 'items'> & { items: Array<ResolversParentTypes['Permission']> };
  Plan: PlanModel;
  Portfolio: PortfolioModel;
  PortfolioChanges: PortfolioChanges;
  PostalAddress: PostalAddress;
  PostalAddressChanges: PostalAddressChanges;
  Query: Record<PropertyKey, never>;
  RegistrationInput: RegistrationInput;
  Report: ReportModel;
  ReportInput: ReportInput;
  Self: SelfModel;
  SelfContact: SelfContactModel;
  SelfOrganization: SelfOrganizationModel;
  Series: Scalars['Series']['output'];
  Session: SessionModel;
  Settings: Settings;
  ShutdownEvent: ShutdownEventModel;
  ShutdownEventPage: Omit<ShutdownEventPage, 'items'> & { items: Array<ResolversParentTypes['ShutdownEvent']> };
  SiteMember: SiteMemberModel;
  String: Scalars['String']['output'];
  StringChanges: StringChanges;
  StringStat: StringStatModel;
  TariffGroup: TariffGroup;
  TariffSite: TariffSite;
  Totp: TotpModel;
  TotpSetup: TotpSetupModel;
  User: UserModel;
  UserPage: Omit<UserPage, 'items'> & { items: Array<ResolversParentTypes['User']> };
};

export type AccountingContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountingContact'] = ResolversParentTypes['AccountingContact']> = {
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parks?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccountingContactPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountingContactPage'] = ResolversParentTypes['AccountingContactPage']> = {
  items?: Resolver<Array<ResolversTypes['AccountingContact']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BackupCodesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BackupCodes'] = ResolversParentTypes['BackupCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BillingAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingAddress'] = ResolversParentTypes['BillingAddress']> = {
  assignedSites?: Resolver<Array<ResolversTypes['BillingSite']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contact?: Resolver<ResolversTypes['BillingPerson'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCompanyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingCompany'] = ResolversParentTypes['BillingCompany']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vatId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingCustomerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingCustomer'] = ResolversParentTypes['BillingCustomer']> = {
  assignedSites?: Resolver<Array<ResolversTypes['BillingCustomerSite']>, ParentType, ContextType>;
  company?: Resolver<ResolversTypes['BillingCompany'], ParentType, ContextType>;
  contacts?: Resolver<Array<ResolversTypes['BillingPerson']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BillingCustomerSiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingCustomerSite'] = ResolversParentTypes['BillingCustomerSite']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  peakPowerWh?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  priceMonthly?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BillingPersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingPerson'] = ResolversParentTypes['BillingPerson']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoiceEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingSiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BillingSite'] = ResolversParentTypes['BillingSite']> = {
  billingAddressId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contractNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface BlobScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Blob'], any> {
  name: 'Blob';
}

export type CommentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quarter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Contact'] = ResolversParentTypes['Contact']> = {
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  information?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContactPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ContactPage'] = ResolversParentTypes['ContactPage']> = {
  items?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ContractResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Contract'] = ResolversParentTypes['Contract']> = {
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  priceMonthly?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tariff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CooperationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Cooperation'] = ResolversParentTypes['Cooperation']> = {
  expired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mayAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  permissions?: Resolver<Maybe<Array<ResolversTypes['Permission']>>, ParentType, ContextType>;
  permissionsMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CooperationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CooperationPage'] = ResolversParentTypes['CooperationPage']> = {
  items?: Resolver<Array<ResolversTypes['Cooperation']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeviceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Device'] = ResolversParentTypes['Device']> = {
  dateOfRegistration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  mac?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['DeviceOrganization']>, ParentType, ContextType>;
  park?: Resolver<Maybe<ResolversTypes['DevicePark']>, ParentType, ContextType>;
  remoteAccess?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  reportingInterval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeviceStatus']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['DeviceVersion']>, ParentType, ContextType>;
};

export interface DeviceColumnsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DeviceColumns'], any> {
  name: 'DeviceColumns';
}

export type DeviceOrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeviceOrganization'] = ResolversParentTypes['DeviceOrganization']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DevicePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DevicePage'] = ResolversParentTypes['DevicePage']> = {
  items?: Resolver<Array<ResolversTypes['Device']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeviceParkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DevicePark'] = ResolversParentTypes['DevicePark']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeviceStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeviceStatus'] = ResolversParentTypes['DeviceStatus']> = {
  app?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOnline?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastConnection?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicIp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resetReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeviceVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeviceVersion'] = ResolversParentTypes['DeviceVersion']> = {
  hwArticle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hwRevision?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  targetId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarlierForecastResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EarlierForecast'] = ResolversParentTypes['EarlierForecast']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
};

export type EventCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventCount'] = ResolversParentTypes['EventCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventCounts'] = ResolversParentTypes['EventCounts']> = {
  counts?: Resolver<Array<ResolversTypes['EventCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForecastResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Forecast'] = ResolversParentTypes['Forecast']> = {
  actual?: Resolver<Maybe<ResolversTypes['Series']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  earlier?: Resolver<Array<ResolversTypes['EarlierForecast']>, ParentType, ContextType>;
  horizonHours?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ForecastPlace'], ParentType, ContextType>;
  portfolio?: Resolver<ResolversTypes['ForecastPlace'], ParentType, ContextType>;
  series?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ForecastPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForecastPage'] = ResolversParentTypes['ForecastPage']> = {
  items?: Resolver<Array<ResolversTypes['Forecast']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ForecastPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForecastPlace'] = ResolversParentTypes['ForecastPlace']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type GakResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Gak'] = ResolversParentTypes['Gak']> = {
  fuseA?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inverter?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moduleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stringCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tilt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type GakPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GakPage'] = ResolversParentTypes['GakPage']> = {
  items?: Resolver<Array<ResolversTypes['Gak']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Host'] = ResolversParentTypes['Host']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InverterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Inverter'] = ResolversParentTypes['Inverter']> = {
  firmware?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gakCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  manufacturer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  peakPowerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  ratedPowerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InverterPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InverterPage'] = ResolversParentTypes['InverterPage']> = {
  items?: Resolver<Array<ResolversTypes['Inverter']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InverterStatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InverterStat'] = ResolversParentTypes['InverterStat']> = {
  availability?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  energyWh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inverter?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  performanceRatio?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  specificYield?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  strings?: Resolver<Array<ResolversTypes['StringStat']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['InvitingOrganization']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitingOrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvitingOrganization'] = ResolversParentTypes['InvitingOrganization']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  billingAddress?: Resolver<ResolversTypes['BillingAddress'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KpiResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Kpi'] = ResolversParentTypes['Kpi']> = {
  energyTodayWh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lastData?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lostEnergyTodayWh?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  openEvents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  powerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KpiGraphResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KpiGraph'] = ResolversParentTypes['KpiGraph']> = {
  expected?: Resolver<Maybe<ResolversTypes['Numbers']>, ParentType, ContextType>;
  irradiation?: Resolver<Maybe<ResolversTypes['Numbers']>, ParentType, ContextType>;
  lossGrid?: Resolver<Maybe<ResolversTypes['Numbers']>, ParentType, ContextType>;
  lossMarketer?: Resolver<Maybe<ResolversTypes['Numbers']>, ParentType, ContextType>;
  lossOther?: Resolver<Maybe<ResolversTypes['Numbers']>, ParentType, ContextType>;
  production?: Resolver<ResolversTypes['Numbers'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Numbers'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  account?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MemberPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MemberPage'] = ResolversParentTypes['MemberPage']> = {
  items?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MetricResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric']> = {
  durationS?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ModuleStringResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModuleString'] = ResolversParentTypes['ModuleString']> = {
  gak?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inverter?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  moduleCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moduleType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mppTracker?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orientation?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  peakPowerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tilt?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ModuleStringPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModuleStringPage'] = ResolversParentTypes['ModuleStringPage']> = {
  items?: Resolver<Array<ResolversTypes['ModuleString']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MonitorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Monitor'] = ResolversParentTypes['Monitor']> = {
  ac?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  grid?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  loss?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  radiation?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['MonitorRemark']>, ParentType, ContextType>;
  report?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
};

export type MonitorRemarkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MonitorRemark'] = ResolversParentTypes['MonitorRemark']> = {
  series?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptCooperation?: Resolver<ResolversTypes['Cooperation'], ParentType, ContextType, RequireFields<MutationAcceptCooperationArgs, 'organization' | 'partner'>>;
  acceptInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  addCooperationPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<MutationAddCooperationPermissionsArgs, 'organization' | 'partner' | 'permissions'>>;
  addMemberPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<MutationAddMemberPermissionsArgs, 'account' | 'organization' | 'permissions'>>;
  answerInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationAnswerInvitationArgs, 'action' | 'id'>>;
  assignAccountingContact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType, RequireFields<MutationAssignAccountingContactArgs, 'contact' | 'park'>>;
  assignDeviceOrganization?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationAssignDeviceOrganizationArgs, 'organization' | 'uid'>>;
  assignDevicePark?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationAssignDeviceParkArgs, 'park' | 'uid'>>;
  assignParkContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationAssignParkContactArgs, 'contact' | 'park'>>;
  changeMemberRole?: Resolver<ResolversTypes['Member'], ParentType, ContextType, RequireFields<MutationChangeMemberRoleArgs, 'account' | 'organization' | 'role'>>;
  changeParkMemberRole?: Resolver<ResolversTypes['SiteMember'], ParentType, ContextType, RequireFields<MutationChangeParkMemberRoleArgs, 'account' | 'park' | 'role'>>;
  closeEvent?: Resolver<Maybe<ResolversTypes['ParkEvent']>, ParentType, ContextType, RequireFields<MutationCloseEventArgs, 'id' | 'solution'>>;
  createAccountingContact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType, RequireFields<MutationCreateAccountingContactArgs, 'contact'>>;
  createComment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<MutationCreateCommentArgs, 'comment' | 'park'>>;
  createContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationCreateContactArgs, 'contact'>>;
  createContract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<MutationCreateContractArgs, 'contract' | 'park'>>;
  createCooperation?: Resolver<ResolversTypes['Cooperation'], ParentType, ContextType, RequireFields<MutationCreateCooperationArgs, 'organization' | 'partner' | 'permissions'>>;
  createEvent?: Resolver<Maybe<ResolversTypes['ParkEvent']>, ParentType, ContextType, RequireFields<MutationCreateEventArgs, 'event'>>;
  createOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'name'>>;
  createPark?: Resolver<Maybe<ResolversTypes['Park']>, ParentType, ContextType, RequireFields<MutationCreateParkArgs, 'name' | 'portfolio'>>;
  createParkContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationCreateParkContactArgs, 'contact' | 'park'>>;
  createPortfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<MutationCreatePortfolioArgs, 'name'>>;
  createPortfolioContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationCreatePortfolioContactArgs, 'contact' | 'portfolio'>>;
  deleteAccount?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteAccountingContact?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteAccountingContactArgs, 'id'>>;
  deleteComment?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'id' | 'park'>>;
  deleteContract?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteContractArgs, 'park'>>;
  deleteCooperation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteCooperationArgs, 'organization' | 'partner'>>;
  deleteEvent?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteEventArgs, 'id'>>;
  deleteOrganization?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'uid'>>;
  deleteOrganizationContact?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteOrganizationContactArgs, 'id'>>;
  deletePark?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteParkArgs, 'uid'>>;
  deletePortfolio?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePortfolioArgs, 'uid'>>;
  deletePortfolioContact?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeletePortfolioContactArgs, 'id' | 'portfolio'>>;
  deleteReport?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteReportArgs, 'park' | 'signature'>>;
  deleteSession?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteSessionArgs, 'id'>>;
  deleteUser?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'account'>>;
  deviceReported?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationDeviceReportedArgs, 'status' | 'uid'>>;
  disableTotp?: Resolver<ResolversTypes['Totp'], ParentType, ContextType, RequireFields<MutationDisableTotpArgs, 'code'>>;
  forgotPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'email'>>;
  generateReport?: Resolver<Maybe<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<MutationGenerateReportArgs, 'park' | 'report'>>;
  inviteMember?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationInviteMemberArgs, 'email' | 'language' | 'organization' | 'role'>>;
  leaveOrganization?: Resolver<ResolversTypes['Self'], ParentType, ContextType>;
  login?: Resolver<ResolversTypes['Self'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regenerateBackupCodes?: Resolver<ResolversTypes['BackupCodes'], ParentType, ContextType, RequireFields<MutationRegenerateBackupCodesArgs, 'code'>>;
  register?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'registration'>>;
  removeCooperationPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<MutationRemoveCooperationPermissionsArgs, 'organization' | 'partner' | 'permissions'>>;
  removeDeviceOrganization?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationRemoveDeviceOrganizationArgs, 'uid'>>;
  removeDevicePark?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationRemoveDeviceParkArgs, 'uid'>>;
  removeMember?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveMemberArgs, 'account' | 'organization'>>;
  removeMemberPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<MutationRemoveMemberPermissionsArgs, 'account' | 'organization' | 'permissions'>>;
  removeParkContact?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveParkContactArgs, 'contact' | 'park'>>;
  removeParkMember?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveParkMemberArgs, 'account' | 'park'>>;
  resetPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  revokeSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRevokeSessionArgs, 'id'>>;
  setupTotp?: Resolver<ResolversTypes['TotpSetup'], ParentType, ContextType>;
  unassignAccountingContact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType, RequireFields<MutationUnassignAccountingContactArgs, 'contact' | 'park'>>;
  updateAccountingContact?: Resolver<Maybe<ResolversTypes['AccountingContact']>, ParentType, ContextType, RequireFields<MutationUpdateAccountingContactArgs, 'contact' | 'id'>>;
  updateComment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<MutationUpdateCommentArgs, 'comment' | 'id' | 'park'>>;
  updateContact?: Resolver<ResolversTypes['Self'], ParentType, ContextType, Partial<MutationUpdateContactArgs>>;
  updateDevice?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationUpdateDeviceArgs, 'changes' | 'uid'>>;
  updateDeviceLocation?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<MutationUpdateDeviceLocationArgs, 'latitude' | 'longitude' | 'uid'>>;
  updateEmail?: Resolver<ResolversTypes['Self'], ParentType, ContextType, RequireFields<MutationUpdateEmailArgs, 'email'>>;
  updateEvent?: Resolver<Maybe<ResolversTypes['ParkEvent']>, ParentType, ContextType, RequireFields<MutationUpdateEventArgs, 'changes' | 'id'>>;
  updateGak?: Resolver<Maybe<ResolversTypes['Gak']>, ParentType, ContextType, RequireFields<MutationUpdateGakArgs, 'changes' | 'id' | 'park'>>;
  updateOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'changes' | 'uid'>>;
  updateOrganizationContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationUpdateOrganizationContactArgs, 'contact' | 'id'>>;
  updatePark?: Resolver<Maybe<ResolversTypes['Park']>, ParentType, ContextType, RequireFields<MutationUpdateParkArgs, 'changes' | 'uid'>>;
  updatePassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUpdatePasswordArgs, 'newPassword' | 'oldPassword'>>;
  updatePortfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<MutationUpdatePortfolioArgs, 'changes' | 'uid'>>;
  updatePortfolioContact?: Resolver<Maybe<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<MutationUpdatePortfolioContactArgs, 'contact' | 'id' | 'portfolio'>>;
  updateSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, Partial<MutationUpdateSettingsArgs>>;
  updateString?: Resolver<Maybe<ResolversTypes['ModuleString']>, ParentType, ContextType, RequireFields<MutationUpdateStringArgs, 'changes' | 'id' | 'park'>>;
  updateUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'account' | 'role'>>;
  updateUsername?: Resolver<ResolversTypes['Self'], ParentType, ContextType, RequireFields<MutationUpdateUsernameArgs, 'username'>>;
  uploadOutlineImage?: Resolver<Maybe<ResolversTypes['Park']>, ParentType, ContextType, RequireFields<MutationUploadOutlineImageArgs, 'file' | 'park'>>;
  verifyBackup?: Resolver<ResolversTypes['BackupCodes'], ParentType, ContextType, RequireFields<MutationVerifyBackupArgs, 'code'>>;
  verifySession?: Resolver<ResolversTypes['Totp'], ParentType, ContextType, RequireFields<MutationVerifySessionArgs, 'code'>>;
  verifyTotp?: Resolver<ResolversTypes['Totp'], ParentType, ContextType, RequireFields<MutationVerifyTotpArgs, 'code'>>;
};

export interface NumbersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Numbers'], any> {
  name: 'Numbers';
}

export type OpenEventsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpenEvents'] = ResolversParentTypes['OpenEvents']> = {
  isWhole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ParkEvent']>, ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OrganizationPage'] = ResolversParentTypes['OrganizationPage']> = {
  items?: Resolver<Array<ResolversTypes['Organization']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PackedDevicesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PackedDevices'] = ResolversParentTypes['PackedDevices']> = {
  columns?: Resolver<ResolversTypes['DeviceColumns'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ParkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Park'] = ResolversParentTypes['Park']> = {
  commissionedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gridPowerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inverterCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kpi?: Resolver<Maybe<ResolversTypes['Kpi']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  peakPowerW?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  portfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ParkEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ParkEvent'] = ResolversParentTypes['ParkEvent']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  importance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  park?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  solution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ParkEventPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ParkEventPage'] = ResolversParentTypes['ParkEventPage']> = {
  items?: Resolver<Array<ResolversTypes['ParkEvent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  object?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PermissionListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PermissionList'] = ResolversParentTypes['PermissionList']> = {
  items?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  endDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Portfolio'] = ResolversParentTypes['Portfolio']> = {
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kpi?: Resolver<Maybe<ResolversTypes['Kpi']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parks?: Resolver<Array<ResolversTypes['Park']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PostalAddressResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostalAddress'] = ResolversParentTypes['PostalAddress']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accountingContacts?: Resolver<ResolversTypes['AccountingContactPage'], ParentType, ContextType, RequireFields<QueryAccountingContactsArgs, 'limit' | 'page'>>;
  billingAddresses?: Resolver<Array<ResolversTypes['BillingAddress']>, ParentType, ContextType>;
  billingCustomers?: Resolver<Array<ResolversTypes['BillingCustomer']>, ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType, RequireFields<QueryCommentArgs, 'id' | 'park'>>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentsArgs, 'park'>>;
  contactSearch?: Resolver<Array<ResolversTypes['Contact']>, ParentType, ContextType, RequireFields<QueryContactSearchArgs, 'limit' | 'search'>>;
  contacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryContactsArgs, 'limit' | 'page'>>;
  contract?: Resolver<Maybe<ResolversTypes['Contract']>, ParentType, ContextType, RequireFields<QueryContractArgs, 'park'>>;
  cooperationPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<QueryCooperationPermissionsArgs, 'organization' | 'partner'>>;
  cooperations?: Resolver<ResolversTypes['CooperationPage'], ParentType, ContextType, RequireFields<QueryCooperationsArgs, 'includeExpired' | 'limit' | 'organization' | 'page'>>;
  device?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<QueryDeviceArgs, 'uid'>>;
  deviceColumns?: Resolver<ResolversTypes['PackedDevices'], ParentType, ContextType, RequireFields<QueryDeviceColumnsArgs, 'limit' | 'page'>>;
  devices?: Resolver<ResolversTypes['DevicePage'], ParentType, ContextType, RequireFields<QueryDevicesArgs, 'limit' | 'page'>>;
  downloadReport?: Resolver<ResolversTypes['Blob'], ParentType, ContextType, RequireFields<QueryDownloadReportArgs, 'fileType' | 'park' | 'signature'>>;
  eventCounts?: Resolver<ResolversTypes['EventCounts'], ParentType, ContextType, RequireFields<QueryEventCountsArgs, 'importanceThreshold' | 'showHidden'>>;
  forecasts?: Resolver<ResolversTypes['ForecastPage'], ParentType, ContextType, RequireFields<QueryForecastsArgs, 'limit' | 'page'>>;
  gaks?: Resolver<ResolversTypes['GakPage'], ParentType, ContextType, RequireFields<QueryGaksArgs, 'limit' | 'page' | 'park'>>;
  hosts?: Resolver<Array<ResolversTypes['Host']>, ParentType, ContextType>;
  inverterStats?: Resolver<Array<ResolversTypes['InverterStat']>, ParentType, ContextType, RequireFields<QueryInverterStatsArgs, 'end' | 'park' | 'start'>>;
  inverters?: Resolver<ResolversTypes['InverterPage'], ParentType, ContextType, RequireFields<QueryInvertersArgs, 'limit' | 'page' | 'park'>>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  kpiAvailability?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiAvailabilityArgs, 'window'>>;
  kpiGraph?: Resolver<ResolversTypes['KpiGraph'], ParentType, ContextType, RequireFields<QueryKpiGraphArgs, 'window'>>;
  kpiProduction?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiProductionArgs, 'window'>>;
  kpiShutdown?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiShutdownArgs, 'window'>>;
  memberPermissions?: Resolver<ResolversTypes['PermissionList'], ParentType, ContextType, RequireFields<QueryMemberPermissionsArgs, 'account' | 'organization'>>;
  members?: Resolver<ResolversTypes['MemberPage'], ParentType, ContextType, RequireFields<QueryMembersArgs, 'limit' | 'organization' | 'page'>>;
  membersNamed?: Resolver<Array<ResolversTypes['Member']>, ParentType, ContextType, RequireFields<QueryMembersNamedArgs, 'accounts' | 'organization'>>;
  monitor?: Resolver<ResolversTypes['Monitor'], ParentType, ContextType, RequireFields<QueryMonitorArgs, 'window'>>;
  openEvents?: Resolver<ResolversTypes['OpenEvents'], ParentType, ContextType, Partial<QueryOpenEventsArgs>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'uid'>>;
  organizations?: Resolver<ResolversTypes['OrganizationPage'], ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'limit' | 'page'>>;
  outlineImage?: Resolver<Maybe<ResolversTypes['Blob']>, ParentType, ContextType, RequireFields<QueryOutlineImageArgs, 'park'>>;
  park?: Resolver<Maybe<ResolversTypes['Park']>, ParentType, ContextType, RequireFields<QueryParkArgs, 'uid'>>;
  parkContacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryParkContactsArgs, 'limit' | 'page' | 'park'>>;
  parkEvent?: Resolver<Maybe<ResolversTypes['ParkEvent']>, ParentType, ContextType, RequireFields<QueryParkEventArgs, 'id'>>;
  parkEvents?: Resolver<ResolversTypes['ParkEventPage'], ParentType, ContextType, RequireFields<QueryParkEventsArgs, 'limit' | 'page' | 'showHidden'>>;
  parkKpi?: Resolver<ResolversTypes['Kpi'], ParentType, ContextType, RequireFields<QueryParkKpiArgs, 'uid'>>;
  parkMembers?: Resolver<Array<ResolversTypes['SiteMember']>, ParentType, ContextType, RequireFields<QueryParkMembersArgs, 'park'>>;
  portfolio?: Resolver<Maybe<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<QueryPortfolioArgs, 'uid'>>;
  portfolioContacts?: Resolver<ResolversTypes['ContactPage'], ParentType, ContextType, RequireFields<QueryPortfolioContactsArgs, 'limit' | 'page' | 'portfolio'>>;
  portfolioKpi?: Resolver<ResolversTypes['Kpi'], ParentType, ContextType, RequireFields<QueryPortfolioKpiArgs, 'uid'>>;
  portfolioMembers?: Resolver<Array<ResolversTypes['SiteMember']>, ParentType, ContextType, RequireFields<QueryPortfolioMembersArgs, 'portfolio'>>;
  portfolios?: Resolver<Array<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<QueryPortfoliosArgs, 'updateExt'>>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'park'>>;
  self?: Resolver<ResolversTypes['Self'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  shutdownEvents?: Resolver<ResolversTypes['ShutdownEventPage'], ParentType, ContextType, RequireFields<QueryShutdownEventsArgs, 'limit' | 'page'>>;
  strings?: Resolver<ResolversTypes['ModuleStringPage'], ParentType, ContextType, RequireFields<QueryStringsArgs, 'limit' | 'page' | 'park'>>;
  tariffs?: Resolver<Array<ResolversTypes['TariffGroup']>, ParentType, ContextType>;
  totp?: Resolver<ResolversTypes['Totp'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUserArgs, 'account'>>;
  users?: Resolver<ResolversTypes['UserPage'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'limit' | 'page'>>;
};

export type ReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  digitalSignatureCsv?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  digitalSignaturePdf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelfResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Self'] = ResolversParentTypes['Self']> = {
  account?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  contact?: Resolver<Maybe<ResolversTypes['SelfContact']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailPending?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['SelfOrganization']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelfContactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SelfContact'] = ResolversParentTypes['SelfContact']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mobile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SelfOrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SelfOrganization'] = ResolversParentTypes['SelfOrganization']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface SeriesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Series'], any> {
  name: 'Series';
}

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lastSeen?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShutdownEventResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShutdownEvent'] = ResolversParentTypes['ShutdownEvent']> = {
  end?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  loss?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  park?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shutdownType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ShutdownEventPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShutdownEventPage'] = ResolversParentTypes['ShutdownEventPage']> = {
  items?: Resolver<Array<ResolversTypes['ShutdownEvent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiteMemberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SiteMember'] = ResolversParentTypes['SiteMember']> = {
  account?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StringStatResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StringStat'] = ResolversParentTypes['StringStat']> = {
  gak?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  gakName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specificYield?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  string?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TariffGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TariffGroup'] = ResolversParentTypes['TariffGroup']> = {
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sites?: Resolver<Array<ResolversTypes['TariffSite']>, ParentType, ContextType>;
};

export type TariffSiteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TariffSite'] = ResolversParentTypes['TariffSite']> = {
  monthlyTariff?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TotpResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Totp'] = ResolversParentTypes['Totp']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TotpSetupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TotpSetup'] = ResolversParentTypes['TotpSetup']> = {
  backupCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  account?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationUid?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserPage'] = ResolversParentTypes['UserPage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  AccountingContact?: AccountingContactResolvers<ContextType>;
  AccountingContactPage?: AccountingContactPageResolvers<ContextType>;
  BackupCodes?: BackupCodesResolvers<ContextType>;
  BillingAddress?: BillingAddressResolvers<ContextType>;
  BillingCompany?: BillingCompanyResolvers<ContextType>;
  BillingCustomer?: BillingCustomerResolvers<ContextType>;
  BillingCustomerSite?: BillingCustomerSiteResolvers<ContextType>;
  BillingPerson?: BillingPersonResolvers<ContextType>;
  BillingSite?: BillingSiteResolvers<ContextType>;
  Blob?: GraphQLScalarType;
  Comment?: CommentResolvers<ContextType>;
  Contact?: ContactResolvers<ContextType>;
  ContactPage?: ContactPageResolvers<ContextType>;
  Contract?: ContractResolvers<ContextType>;
  Cooperation?: CooperationResolvers<ContextType>;
  CooperationPage?: CooperationPageResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Device?: DeviceResolvers<ContextType>;
  DeviceColumns?: GraphQLScalarType;
  DeviceOrganization?: DeviceOrganizationResolvers<ContextType>;
  DevicePage?: DevicePageResolvers<ContextType>;
  DevicePark?: DeviceParkResolvers<ContextType>;
  DeviceStatus?: DeviceStatusResolvers<ContextType>;
  DeviceVersion?: DeviceVersionResolvers<ContextType>;
  EarlierForecast?: EarlierForecastResolvers<ContextType>;
  EventCount?: EventCountResolvers<ContextType>;
  EventCounts?: EventCountsResolvers<ContextType>;
  Forecast?: ForecastResolvers<ContextType>;
  ForecastPage?: ForecastPageResolvers<ContextType>;
  ForecastPlace?: ForecastPlaceResolvers<ContextType>;
  Gak?: GakResolvers<ContextType>;
  GakPage?: GakPageResolvers<ContextType>;
  Host?: HostResolvers<ContextType>;
  Inverter?: InverterResolvers<ContextType>;
  InverterPage?: InverterPageResolvers<ContextType>;
  InverterStat?: InverterStatResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitingOrganization?: InvitingOrganizationResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  Kpi?: KpiResolvers<ContextType>;
  KpiGraph?: KpiGraphResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  MemberPage?: MemberPageResolvers<ContextType>;
  Metric?: MetricResolvers<ContextType>;
  ModuleString?: ModuleStringResolvers<ContextType>;
  ModuleStringPage?: ModuleStringPageResolvers<ContextType>;
  Monitor?: MonitorResolvers<ContextType>;
  MonitorRemark?: MonitorRemarkResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Numbers?: GraphQLScalarType;
  OpenEvents?: OpenEventsResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationPage?: OrganizationPageResolvers<ContextType>;
  PackedDevices?: PackedDevicesResolvers<ContextType>;
  Park?: ParkResolvers<ContextType>;
  ParkEvent?: ParkEventResolvers<ContextType>;
  ParkEventPage?: ParkEventPageResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PermissionList?: PermissionListResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  Self?: SelfResolvers<ContextType>;
  SelfContact?: SelfContactResolvers<ContextType>;
  SelfOrganization?: SelfOrganizationResolvers<ContextType>;
  Series?: GraphQLScalarType;
  Session?: SessionResolvers<ContextType>;
  Settings?: SettingsResolvers<ContextType>;
  ShutdownEvent?: ShutdownEventResolvers<ContextType>;
  ShutdownEventPage?: ShutdownEventPageResolvers<ContextType>;
  SiteMember?: SiteMemberResolvers<ContextType>;
  StringStat?: StringStatResolvers<ContextType>;
  TariffGroup?: TariffGroupResolvers<ContextType>;
  TariffSite?: TariffSiteResolvers<ContextType>;
  Totp?: TotpResolvers<ContextType>;
  TotpSetup?: TotpSetupResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserPage?: UserPageResolvers<ContextType>;
};

