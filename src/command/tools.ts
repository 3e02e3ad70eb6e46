import type { TadaDocumentNode } from "gql.tada";
import type { Faults } from "../rules/faults";
import type { Alerts } from "../state/alerts";
import type { Folds } from "../state/folds";
import type { Jobs } from "../state/jobs";
import type { EventNews } from "../state/eventNews";
import type { Layout } from "../state/layout";
import type { PendingDeletions } from "../state/pendingDeletions";
import type { Pins } from "../state/pins";
import type { Preferences } from "../state/preferences";
import type { Recents } from "../state/recents";
import type { Selection } from "../state/selection";
import type { Sheets } from "../state/sheets";
import type { TableSets } from "../state/tableSets";
import type { Context } from "./context";
import type { DemoPort } from "./demo";
import type { Engine } from "./engine";
import type { Entity } from "./entity";
import type { LateKeys } from "./lateKeys";

/** A failure that is shown: the server's words or the catalogue's, and the status where there is one. */
export class ActionError extends Error {
  override readonly name = "ActionError";
  readonly status: number | undefined;
  /** What somebody else has written meanwhile, by argument. */
  readonly theirs: Readonly<Record<string, string>> | undefined;
  /** What the server, or a rule here, says of single values, by argument. */
  readonly faults: Faults;
  constructor(
    message: string,
    status?: number,
    theirs?: Readonly<Record<string, string>>,
    faults: Faults = {},
  ) {
    super(message);
    this.status = status;
    this.theirs = theirs;
    this.faults = faults;
  }
}

/** The browser did not let this be copied. */
export class CopyRefused extends Error {
  constructor(readonly text: string) {
    super("");
  }
}

/** The second factor, while it is asked for at sign-in. */
export interface Gate {
  readonly verify: (code: string) => void;
  readonly verifyBackup: (code: string) => void;
}

/**
 * Asks a device over the live connection (§4, §5): `method`, `task` and `command` of its protocol, with further fields.
 * What only reads is `get`, what has the device do something `set`. Resolves with every field of the answer; rejects
 * with an ActionError in readable words.
 */
export type LiveRequest = (
  method: "get" | "set",
  task: string,
  command: string,
  body?: Readonly<Record<string, unknown>>,
) => Promise<Readonly<Record<string, unknown>>>;

/** The effects an action may have. Handed in by `main`; tests hand in their own. */
export interface Tools {
  /** Runs a mutation; rejects with an ActionError that carries readable text, and when it is broken off. */
  readonly mutate: <Data, Variables extends object>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    options?: { readonly signal?: AbortSignal },
  ) => Promise<Data>;
  /** Asks past the cache, until the signal ends it; `cached` shares what a screen has loaded, or is loading, with the same document. */
  readonly query: <Data, Variables extends object>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Variables,
    options?: { readonly cached?: boolean; readonly signal?: AbortSignal },
  ) => Promise<Data>;
  /** The live connection to the devices. */
  readonly live: { readonly request: LiveRequest };
  /** Asks the visible panels for new data. */
  readonly refresh: () => void;
  /** Goes to a path below /v1; `newTab` opens it there. */
  readonly go: (path: string, options?: { readonly replace?: boolean; readonly newTab?: boolean }) => void;
  readonly context: () => Context;
  /** Rises when a session ends: what was begun in an older one is nobody's any more. */
  readonly epoch: () => number;
  readonly signOut: () => void;
  /** The server has ended the account, and its sessions with it: the state is 0 at once, and nothing personal stays. */
  readonly accountDeleted: () => void;
  /** Present while the second factor is asked for: then the palette offers it, its backup and signing out alone. */
  readonly gate?: Gate | undefined;
  /** Reads the signed-in user again, e.g. after the organization changed. Refused, the session is over. */
  readonly reloadSelf: () => Promise<void>;
  readonly alerts: Alerts;
  readonly layout: Layout;
  readonly preferences: Preferences;
  readonly selection: Selection<Entity>;
  /** What is on the screen and has rows. */
  readonly sheets: Sheets;
  readonly recents: Recents;
  /** What the account keeps at hand. */
  readonly pins: Pins;
  /** Which rows are folded, by table. */
  readonly folds: Folds;
  /** Which columns are hidden, by table. */
  readonly hiddenColumns: TableSets;
  /** What takes longer than a press. */
  readonly jobs: Jobs;
  /** Which events are new. */
  readonly news: EventNews;
  /** What is being deleted at this moment. */
  readonly pending: PendingDeletions;
  /** Overlays that are not addresses. */
  readonly overlays: Overlays;
  /** What the engine remembers between commands: `new Engine()`, one per page. */
  readonly engine: Engine;
  /** The one table of keys. */
  readonly keys: LateKeys;
  /** Rejects with a CopyRefused where the browser refuses, as it does without a press, a right or a safe origin. */
  readonly copy: (text: string) => Promise<void>;
  readonly download: (name: string, content: string | Blob, type: string) => void;
  /** Absent in production. */
  readonly demo: DemoPort | undefined;
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Whether there are words for a key. */
  readonly has: (key: string) => boolean;
  /** Address of the screen that shows an entity, below /v1. */
  readonly addressOf: (entity: Entity) => string | undefined;
}

export type Overlay =
  | "palette"
  | "keys"
  | "alerts"
  | "copy"
  | "authenticator"
  | "measured"
  | "about"
  | "call"
  | "graphiql";

/** Opens and closes the overlays; one of each at most. */
export interface Overlays {
  readonly isOpen: (overlay: Overlay) => boolean;
  readonly open: (overlay: Overlay) => void;
  readonly close: (overlay: Overlay) => void;
}
