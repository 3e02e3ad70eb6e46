import type { SeriesModel } from '../graph/models/monitor';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { DeviceModel, DeviceStatusModel, DeviceVersionModel } from '../graph/models/device';
import type { EventCountModel } from '../graph/models/event';
import type { InvitationModel, InvitingOrganizationModel } from '../graph/models/invitation';
import type { MetricModel, KpiGraphModel } from '../graph/models/metrics';
import type { MonitorModel } from '../graph/models/monitor';
import type { OrganizationModel, PlanModel } from '../graph/models/organization';
import type { ParkModel, KpiModel } from '../graph/models/park';
import type { PortfolioModel } from '../graph/models/portfolio';
import type { SelfModel, SelfContactModel, SelfOrganizationModel } from '../graph/models/self';
import type { TotpModel } from '../graph/models/totp';
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
  /** A packed column of numbers; null is a gap. */
  Numbers: { input: never; output: readonly (number | null)[]; }
  /**
   * A packed series: { park, kind, time, value }. `time` is epoch milliseconds, ascending; `value` runs beside it, null is a
   * gap; `kind` is set for losses alone: grid, marketer or other.
   */
  Series: { input: never; output: SeriesModel; }
};

export type BackupCodes = {
  codes: Array<Scalars['String']['output']>;
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
  /** x-assumed */
  serialNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<DeviceStatus>;
  uid: Scalars['ID']['output'];
  version?: Maybe<DeviceVersion>;
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

export type EventCount = {
  count: Scalars['Int']['output'];
  eventType: Scalars['String']['output'];
  park: Scalars['ID']['output'];
};

/** x-assumed */
export type EventCounts = {
  counts: Array<EventCount>;
  total: Scalars['Int']['output'];
};

/** x-assumed */
export type Host = {
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  version?: Maybe<Scalars['String']['output']>;
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

export type InvitationAnswer =
  | 'accept'
  | 'decline';

/** x-assumed; who invites. Whoever is invited may not see more of it. */
export type InvitingOrganization = {
  name?: Maybe<Scalars['String']['output']>;
  uid?: Maybe<Scalars['ID']['output']>;
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

export type Monitor = {
  ac?: Maybe<Array<Scalars['Series']['output']>>;
  grid?: Maybe<Array<Scalars['Series']['output']>>;
  loss?: Maybe<Array<Scalars['Series']['output']>>;
  radiation?: Maybe<Array<Scalars['Series']['output']>>;
  report?: Maybe<Array<Scalars['Series']['output']>>;
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
  /** Accepts the invitation of a mailed link; true. Nothing repeats the call. */
  acceptInvitation: Scalars['Boolean']['output'];
  /** Answers an invitation and returns its id. Whoever accepts is a member of the organization from then on. */
  answerInvitation: Scalars['ID']['output'];
  /** Creates an organization; its creator becomes its admin. */
  createOrganization: Organization;
  /** Signs in; sets the session cookie. */
  login: Self;
  /** Signs out; true once the server has ended the session. */
  logout: Scalars['Boolean']['output'];
  /** Saves theme (light, dark, auto) and language (en, de) with the account. */
  updateSettings: Settings;
  /** Passes the second factor with a backup code, which is then used up. */
  verifyBackup: BackupCodes;
  /** Passes the second factor for this session. */
  verifySession: Totp;
};


export type MutationAcceptInvitationArgs = {
  token: Scalars['String']['input'];
};


export type MutationAnswerInvitationArgs = {
  action: InvitationAnswer;
  id: Scalars['ID']['input'];
};


export type MutationCreateOrganizationArgs = {
  name: Scalars['String']['input'];
};


export type MutationLoginArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationUpdateSettingsArgs = {
  language?: InputMaybe<Scalars['String']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyBackupArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifySessionArgs = {
  code: Scalars['String']['input'];
};

export type Organization = {
  billingAddress?: Maybe<PostalAddress>;
  name: Scalars['String']['output'];
  subscription?: Maybe<Plan>;
  uid: Scalars['ID']['output'];
};

export type Park = {
  /** x-assumed */
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

export type PostalAddress = {
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  postalCode: Scalars['String']['output'];
  street: Scalars['String']['output'];
};

export type Query = {
  device?: Maybe<Device>;
  /** One page of devices, demo devices included; `filters` reads FIELD OPERATOR TEXT. */
  devices: DevicePage;
  /** How many events parks have, at or above an importance. */
  eventCounts: EventCounts;
  /** Where the parts of the platform answer. */
  hosts: Array<Host>;
  /** Invitations of the signed-in user that wait for an answer. */
  invitations: Array<Invitation>;
  /** Time-based availability, 0 to 1. */
  kpiAvailability: Metric;
  /** Production, expectation and losses over time. */
  kpiGraph: KpiGraph;
  /** Energy fed into the grid, Wh. */
  kpiProduction: Metric;
  /** Energy lost to shutdowns, Wh. */
  kpiShutdown: Metric;
  /**
   * The live series: five range queries, each of which may fail alone. Power in W, radiation in W/m². `parks` empty or
   * null means all.
   */
  monitor: Monitor;
  organization?: Maybe<Organization>;
  park?: Maybe<Park>;
  /** The figures of now of one park. */
  parkKpi: Kpi;
  /** The figures of now of one portfolio. */
  portfolioKpi: Kpi;
  /** The portfolios one may see. `updateExt` makes the server fetch external data anew. */
  portfolios: Array<Portfolio>;
  /** Who is signed in. */
  self: Self;
  totp: Totp;
};


export type QueryDeviceArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryDevicesArgs = {
  filters?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
};


export type QueryEventCountsArgs = {
  end?: InputMaybe<Scalars['DateTime']['input']>;
  importanceThreshold?: Scalars['Int']['input'];
  parks?: InputMaybe<Array<Scalars['ID']['input']>>;
  portfolio?: InputMaybe<Scalars['ID']['input']>;
  showHidden?: Scalars['Boolean']['input'];
  start?: InputMaybe<Scalars['DateTime']['input']>;
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


export type QueryMonitorArgs = {
  window: MonitorWindow;
};


export type QueryOrganizationArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryParkArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryParkKpiArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryPortfolioKpiArgs = {
  uid: Scalars['ID']['input'];
};


export type QueryPortfoliosArgs = {
  updateExt?: Scalars['Boolean']['input'];
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

export type Settings = {
  language?: Maybe<Scalars['String']['output']>;
  theme?: Maybe<Scalars['String']['output']>;
};

export type Totp = {
  isEnabled: Scalars['Boolean']['output'];
  /** x-assumed; null where the server does not say. */
  sessionVerified?: Maybe<Scalars['Boolean']['output']>;
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
  BackupCodes: ResolverTypeWrapper<BackupCodes>;
  Blob: ResolverTypeWrapper<Scalars['Blob']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Device: ResolverTypeWrapper<DeviceModel>;
  DeviceOrganization: ResolverTypeWrapper<DeviceOrganization>;
  DevicePage: ResolverTypeWrapper<Omit<DevicePage, 'items'> & { items: Array<ResolversTypes['Device']> }>;
  DevicePark: ResolverTypeWrapper<DevicePark>;
  DeviceStatus: ResolverTypeWrapper<DeviceStatusModel>;
  DeviceVersion: ResolverTypeWrapper<DeviceVersionModel>;
  EventCount: ResolverTypeWrapper<EventCountModel>;
  EventCounts: ResolverTypeWrapper<Omit<EventCounts, 'counts'> & { counts: Array<ResolversTypes['EventCount']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Host: ResolverTypeWrapper<Host>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<InvitationModel>;
  InvitationAnswer: InvitationAnswer;
  InvitingOrganization: ResolverTypeWrapper<InvitingOrganizationModel>;
  Kpi: ResolverTypeWrapper<KpiModel>;
  KpiGraph: ResolverTypeWrapper<KpiGraphModel>;
  Metric: ResolverTypeWrapper<MetricModel>;
  MetricWindow: MetricWindow;
  Monitor: ResolverTypeWrapper<MonitorModel>;
  MonitorWindow: MonitorWindow;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Numbers: ResolverTypeWrapper<Scalars['Numbers']['output']>;
  Organization: ResolverTypeWrapper<OrganizationModel>;
  Park: ResolverTypeWrapper<ParkModel>;
  Plan: ResolverTypeWrapper<PlanModel>;
  Portfolio: ResolverTypeWrapper<PortfolioModel>;
  PostalAddress: ResolverTypeWrapper<PostalAddress>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Self: ResolverTypeWrapper<SelfModel>;
  SelfContact: ResolverTypeWrapper<SelfContactModel>;
  SelfOrganization: ResolverTypeWrapper<SelfOrganizationModel>;
  Series: ResolverTypeWrapper<Scalars['Series']['output']>;
  Settings: ResolverTypeWrapper<Settings>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Totp: ResolverTypeWrapper<TotpModel>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  BackupCodes: BackupCodes;
  Blob: Scalars['Blob']['output'];
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Device: DeviceModel;
  DeviceOrganization: DeviceOrganization;
  DevicePage: Omit<DevicePage, 'items'> & { items: Array<ResolversParentTypes['Device']> };
  DevicePark: DevicePark;
  DeviceStatus: DeviceStatusModel;
  DeviceVersion: DeviceVersionModel;
  EventCount: EventCountModel;
  EventCounts: Omit<EventCounts, 'counts'> & { counts: Array<ResolversParentTypes['EventCount']> };
  Float: Scalars['Float']['output'];
  Host: Host;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Invitation: InvitationModel;
  InvitingOrganization: InvitingOrganizationModel;
  Kpi: KpiModel;
  KpiGraph: KpiGraphModel;
  Metric: MetricModel;
  MetricWindow: MetricWindow;
  Monitor: MonitorModel;
  MonitorWindow: MonitorWindow;
  Mutation: Record<PropertyKey, never>;
  Numbers: Scalars['Numbers']['output'];
  Organization: OrganizationModel;
  Park: ParkModel;
  Plan: PlanModel;
  Portfolio: PortfolioModel;
  PostalAddress: PostalAddress;
  Query: Record<PropertyKey, never>;
  Self: SelfModel;
  SelfContact: SelfContactModel;
  SelfOrganization: SelfOrganizationModel;
  Series: Scalars['Series']['output'];
  Settings: Settings;
  String: Scalars['String']['output'];
  Totp: TotpModel;
};

export type BackupCodesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BackupCodes'] = ResolversParentTypes['BackupCodes']> = {
  codes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface BlobScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Blob'], any> {
  name: 'Blob';
}

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
  serialNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['DeviceStatus']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['DeviceVersion']>, ParentType, ContextType>;
};

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

export type EventCountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventCount'] = ResolversParentTypes['EventCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  park?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type EventCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EventCounts'] = ResolversParentTypes['EventCounts']> = {
  counts?: Resolver<Array<ResolversTypes['EventCount']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Host'] = ResolversParentTypes['Host']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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

export type MetricResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Metric'] = ResolversParentTypes['Metric']> = {
  durationS?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MonitorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Monitor'] = ResolversParentTypes['Monitor']> = {
  ac?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  grid?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  loss?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  radiation?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  report?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'token'>>;
  answerInvitation?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationAnswerInvitationArgs, 'action' | 'id'>>;
  createOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'name'>>;
  login?: Resolver<ResolversTypes['Self'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'email' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updateSettings?: Resolver<ResolversTypes['Settings'], ParentType, ContextType, Partial<MutationUpdateSettingsArgs>>;
  verifyBackup?: Resolver<ResolversTypes['BackupCodes'], ParentType, ContextType, RequireFields<MutationVerifyBackupArgs, 'code'>>;
  verifySession?: Resolver<ResolversTypes['Totp'], ParentType, ContextType, RequireFields<MutationVerifySessionArgs, 'code'>>;
};

export interface NumbersScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Numbers'], any> {
  name: 'Numbers';
}

export type OrganizationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  billingAddress?: Resolver<Maybe<ResolversTypes['PostalAddress']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  uid?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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
  device?: Resolver<Maybe<ResolversTypes['Device']>, ParentType, ContextType, RequireFields<QueryDeviceArgs, 'uid'>>;
  devices?: Resolver<ResolversTypes['DevicePage'], ParentType, ContextType, RequireFields<QueryDevicesArgs, 'limit' | 'page'>>;
  eventCounts?: Resolver<ResolversTypes['EventCounts'], ParentType, ContextType, RequireFields<QueryEventCountsArgs, 'importanceThreshold' | 'showHidden'>>;
  hosts?: Resolver<Array<ResolversTypes['Host']>, ParentType, ContextType>;
  invitations?: Resolver<Array<ResolversTypes['Invitation']>, ParentType, ContextType>;
  kpiAvailability?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiAvailabilityArgs, 'window'>>;
  kpiGraph?: Resolver<ResolversTypes['KpiGraph'], ParentType, ContextType, RequireFields<QueryKpiGraphArgs, 'window'>>;
  kpiProduction?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiProductionArgs, 'window'>>;
  kpiShutdown?: Resolver<ResolversTypes['Metric'], ParentType, ContextType, RequireFields<QueryKpiShutdownArgs, 'window'>>;
  monitor?: Resolver<ResolversTypes['Monitor'], ParentType, ContextType, RequireFields<QueryMonitorArgs, 'window'>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'uid'>>;
  park?: Resolver<Maybe<ResolversTypes['Park']>, ParentType, ContextType, RequireFields<QueryParkArgs, 'uid'>>;
  parkKpi?: Resolver<ResolversTypes['Kpi'], ParentType, ContextType, RequireFields<QueryParkKpiArgs, 'uid'>>;
  portfolioKpi?: Resolver<ResolversTypes['Kpi'], ParentType, ContextType, RequireFields<QueryPortfolioKpiArgs, 'uid'>>;
  portfolios?: Resolver<Array<ResolversTypes['Portfolio']>, ParentType, ContextType, RequireFields<QueryPortfoliosArgs, 'updateExt'>>;
  self?: Resolver<ResolversTypes['Self'], ParentType, ContextType>;
  totp?: Resolver<ResolversTypes['Totp'], ParentType, ContextType>;
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

export type SettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Settings'] = ResolversParentTypes['Settings']> = {
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TotpResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Totp'] = ResolversParentTypes['Totp']> = {
  isEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessionVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  BackupCodes?: BackupCodesResolvers<ContextType>;
  Blob?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  Device?: DeviceResolvers<ContextType>;
  DeviceOrganization?: DeviceOrganizationResolvers<ContextType>;
  DevicePage?: DevicePageResolvers<ContextType>;
  DevicePark?: DeviceParkResolvers<ContextType>;
  DeviceStatus?: DeviceStatusResolvers<ContextType>;
  DeviceVersion?: DeviceVersionResolvers<ContextType>;
  EventCount?: EventCountResolvers<ContextType>;
  EventCounts?: EventCountsResolvers<ContextType>;
  Host?: HostResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitingOrganization?: InvitingOrganizationResolvers<ContextType>;
  Kpi?: KpiResolvers<ContextType>;
  KpiGraph?: KpiGraphResolvers<ContextType>;
  Metric?: MetricResolvers<ContextType>;
  Monitor?: MonitorResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Numbers?: GraphQLScalarType;
  Organization?: OrganizationResolvers<ContextType>;
  Park?: ParkResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Portfolio?: PortfolioResolvers<ContextType>;
  PostalAddress?: PostalAddressResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Self?: SelfResolvers<ContextType>;
  SelfContact?: SelfContactResolvers<ContextType>;
  SelfOrganization?: SelfOrganizationResolvers<ContextType>;
  Series?: GraphQLScalarType;
  Settings?: SettingsResolvers<ContextType>;
  Totp?: TotpResolvers<ContextType>;
};

