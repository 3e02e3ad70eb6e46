/**
 * What the portal may ask of its demo backend. Demo and dev builds hand an implementation in; in production there is
 * none, and every command that needs it is absent.
 */
export interface DemoPort {
  readonly accounts: readonly DemoAccount[];
  /** The authenticator's current six digits for the account "totp", and the seconds they still hold. */
  code(): Promise<{ readonly code: string; readonly secondsLeft: number }>;
  /** Names that `scenario` takes, for choosing. */
  readonly scenarios: readonly string[];
  /** Turns a named scenario on (with options) or, with `{ off: true }`, off. Throws on an unknown name. */
  scenario(name: string, options?: Readonly<Record<string, unknown>>): void;
  /** Scenarios that are on. */
  active(): readonly string[];
  /** A new world, no scenario, no session, an empty log of requests. */
  reset(): Promise<void>;
  /** Every REST call since the last reset, oldest first (at most 5,000 are kept). */
  requests(): readonly DemoRequest[];
  /** Replaces the world by one of this size; sessions stay. */
  fleet(size: { readonly parks: number; readonly devices: number }): Promise<void>;
  /** A notice for the user from starting up, e.g. that an unreadable world was replaced; a translation key. */
  readonly notice: string | null;
  /** Reads a CSV of measurements and says what was understood; nothing is changed. */
  previewMeasured(text: string, options: MeasuredOptions): MeasuredPreview | MeasuredFailure;
  /** Adds a park with these measurements, whole or not at all. */
  importMeasured(
    text: string,
    options: MeasuredOptions,
  ): Promise<{ readonly ok: true; readonly park: string } | MeasuredFailure>;
}

export interface DemoAccount {
  readonly id: "admin" | "owner" | "moderator" | "member" | "new" | "totp";
  readonly email: string;
  readonly password: string;
}

export interface DemoRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** 0 when the call never got an answer. */
  readonly status: number;
  /** Epoch milliseconds, and how long it took. */
  readonly at: number;
  readonly duration: number;
}

export interface MeasuredOptions {
  readonly name: string;
  /** IANA zone of times without one; also the zone the park is shown in. */
  readonly zone: string;
  /** Keep dates older than the graphs' minimum date. */
  readonly keepDates: boolean;
}

export interface MeasuredPreview {
  readonly ok: true;
  readonly columns: readonly {
    readonly header: string;
    readonly meaning: string;
    readonly unit: string | null;
  }[];
  readonly samples: number;
  readonly gaps: number;
  readonly stepSeconds: number;
  /** First and last sample as imported, epoch ms, and by how many days they were moved. */
  readonly first: number;
  readonly last: number;
  readonly movedDays: number;
  readonly meanAcW: number | null;
  readonly meanGridW: number | null;
  readonly peakIrradiance: number | null;
  /** Samples that are missing in the gaps. */
  readonly missing: number;
  /** How dates were read: iso, day-first, month-first, epoch, compact or serial. */
  readonly order: string;
  /** AC power, else grid power, over the whole time in even steps, W; null in gaps. For a small picture. */
  readonly curve: readonly (number | null)[];
  /** What the user should know, e.g. an ambiguous day and month: translation keys, and how many samples it is about. */
  readonly notes: readonly {
    readonly key: string;
    readonly count: number;
    readonly values: Readonly<Record<string, string | number>>;
  }[];
}

export interface MeasuredFailure {
  readonly ok: false;
  readonly line: number;
  readonly column: string;
  /** Translation key under `measured.error`, and what its sentence names: the cell that was found, columns. */
  readonly reason: string;
  readonly values: Readonly<Record<string, string | number>>;
}
