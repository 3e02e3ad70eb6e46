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
  /** Every REST call since the last reset, oldest first. */
  requests(): readonly DemoRequest[];
  /** Replaces the world by one of this size; sessions stay. */
  fleet(size: { readonly parks: number; readonly devices: number }): Promise<void>;
  /** A notice for the user from starting up, e.g. that an unreadable world was replaced; a translation key. */
  readonly notice: string | null;
  /**
   * Reads a file of measurements beside the page and says what was understood; nothing is changed. Null where it was
   * stopped, or another question about the file came before the answer.
   */
  previewMeasured(
    file: MeasuredSource,
    options: MeasuredOptions,
    watch?: MeasuredWatch,
  ): Promise<MeasuredPreview | MeasuredFailure | null>;
  /** Adds a park with these measurements, whole or not at all. */
  importMeasured(
    file: MeasuredSource,
    options: MeasuredOptions,
    watch?: MeasuredWatch,
  ): Promise<{ readonly ok: true; readonly park: string } | MeasuredFailure | null>;
}

/** A file as the person chose it. */
export type MeasuredSource = Blob & { readonly name?: string };

/** How a long reading is followed, and stopped. */
export interface MeasuredWatch {
  readonly signal?: AbortSignal;
  /** Called now and then with the share that is done. */
  readonly onProgress?: (share: number) => void;
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
  /** What the person chose instead of what was guessed. */
  readonly choices?: MeasuredChoices;
}

/** What a stamp without a zone shows: the zone's own clocks, its winter time all year, or minutes ahead of UTC. */
export type MeasuredClock = "zone" | "standard" | number;

export interface MeasuredColumnChoice {
  /** A role of `MeasuredColumn.meanings`. */
  readonly role?: string;
  readonly unit?: string;
  readonly sign?: 1 | -1;
  readonly decimal?: "." | ",";
}

export interface MeasuredChoices {
  /** The sheet of a workbook, or the file of an archive. */
  readonly part?: string;
  /** By the number of the column, from 0. */
  readonly columns?: Readonly<Record<number, MeasuredColumnChoice>>;
  readonly order?: string;
  readonly clock?: MeasuredClock;
  readonly jump?: MeasuredJump;
  /** What the power is multiplied by. */
  readonly factor?: number;
}

/** Whether the interval in which a meter's readings jump is left out or counts as energy. */
export type MeasuredJump = "leave" | "keep";

export interface MeasuredColumn {
  readonly header: string;
  /** time, clock, grid, ac, inverter, radiation or ignored. */
  readonly meaning: string;
  /** Why it is taken for this: a key under `measured.why`. */
  readonly why: string;
  readonly unit: string | null;
  /** Units that a column of this role may have. */
  readonly units: readonly string[];
  /** null where it must be chosen. */
  readonly sign: 1 | -1 | null;
  /** null where it must be chosen. */
  readonly decimal: "." | "," | null;
  /** Whether its numbers may be read either way: "1,234". */
  readonly isUnclear: boolean;
  /** Its first cells, as they stand in the file. */
  readonly cells: readonly string[];
}

/** How the file is read, and what else it could be. */
export interface MeasuredView {
  /** Sheets of a workbook or files of an archive, and the one that was read; null where it must be chosen. */
  readonly parts: readonly string[];
  readonly part: string | null;
  readonly columns: readonly MeasuredColumn[];
  /** Roles that a column may be given. */
  readonly meanings: readonly string[];
  /** How dates are read: iso, day-first, month-first, year-first, epoch, compact or serial; and what decided. */
  readonly order: string;
  readonly orderBy: string;
  readonly orders: readonly string[];
  /** The zone of its stamps, and by what: cells, header, chosen or zone. */
  readonly clock: MeasuredClock;
  readonly clockBy: string;
  /** What was chosen for a meter's jump; null where it must be chosen, absent where there is none. */
  readonly jump?: MeasuredJump | null;
  /** The factor of a meter that the file names above the table, and the chosen one; absent where it names none. */
  readonly factor?: { readonly named: number; readonly chosen: number | null };
}

export interface MeasuredPreview {
  readonly ok: true;
  readonly view: MeasuredView;
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
  /** The day with the most energy: its ends, sum and peak, and its power in even steps, null in gaps. */
  readonly day: {
    readonly start: number;
    readonly end: number;
    readonly kWh: number;
    readonly peakW: number;
    readonly values: readonly (number | null)[];
  };
  /** What the user should know: translation keys, how many samples or columns it is about, and which. */
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
  /** The line as it stands in the file. */
  readonly source: string;
  /** How the file was read as far as it was: choices there may mend it. */
  readonly view: MeasuredView | null;
  /** Where it is a question: what each answer gives. */
  readonly answers?: readonly MeasuredAnswer[];
}

/** An answer to a question about a file, and what comes of it. */
export interface MeasuredAnswer {
  /** The choice alone, and with all that was chosen before. */
  readonly answer: MeasuredChoices;
  readonly choices: MeasuredChoices;
  /** The best day of the rows that were tried, its instants as epoch ms; null where more is to be asked. */
  readonly day: {
    readonly start: number;
    readonly kWh: number;
    readonly peakW: number;
    readonly peakAt: number;
  } | null;
}
