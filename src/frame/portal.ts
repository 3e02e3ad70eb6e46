import type { Client } from "@urql/core";
import { createContext, use } from "react";
import type { InvitationActor } from "../machines/invitation";
import type { SessionActor } from "../machines/session";
import type { TotpActor } from "../machines/totp";
import type { Calls } from "../state/calls";
import type { Connection } from "../state/connection";
import type { DeviceAsks } from "../state/deviceAsks";
import type { Drafts } from "../state/drafts";
import type { ErrorLog } from "../state/errorLog";
import type { KeptAddress } from "../state/keptAddress";

/** One call of an operation to the server. */
export interface TracedCall {
  readonly method: string;
  /** Address with its query. */
  readonly url: string;
  /** 0 without an answer. */
  readonly status: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  /** Milliseconds. */
  readonly duration: number;
}

/** A read that is sent again by itself. */
export interface Wait {
  /** When, epoch milliseconds. */
  readonly until: number;
  /** Sends it at once. */
  readonly tryNow: () => void;
}

/** What the frame needs of the running portal and cannot be asked of the graph. Handed in by `main`. */
export interface Portal {
  readonly session: SessionActor;
  readonly connection: Connection;
  /** Typed text that survives an ended session. */
  readonly drafts: Drafts;
  /** Where an ended session's account was. */
  readonly kept: KeptAddress;
  /** The graph of the running session; `ready` is undefined until its code has come. */
  readonly graph: { readonly ready: () => Client | undefined; readonly load: () => Promise<Client> };
  /** The invitation that one registers with, or the lack of one; its code comes when it is asked for. */
  readonly openRegistration: () => Promise<InvitationActor>;
  /** The second factor's management, not started yet; its code comes when it is asked for. */
  readonly openTotp: () => Promise<TotpActor>;
  /** The live connection to the devices; its code comes when it is started. What state it is in: `connection.live`. */
  readonly startLive: () => void;
  /** The clock, epoch milliseconds; the demo may shift it. */
  readonly now: () => number;
  /** When an operation was last answered with data, epoch milliseconds. */
  readonly asOf: (operationKey: number) => number | undefined;
  /** The calls of an operation's last run; undefined where the cache has answered it all along. */
  readonly traceOf: (operationKey: number) => { readonly calls: readonly TracedCall[] } | undefined;
  /** What operations wait for, each by its key, before it is sent again; undefined until the graph is there. */
  readonly waits: () =>
    | {
        readonly of: (operationKey: number) => readonly Wait[];
        readonly subscribe: (listener: () => void) => () => void;
      }
    | undefined;
  /** What the panels on screen ask. */
  readonly calls: Calls;
  /** What was asked of devices in this session. */
  readonly asks: DeviceAsks;
  /** This session's failed calls. */
  readonly errors: ErrorLog;
  /** Calls back when the visible panels are to ask anew; returns how to stop. */
  readonly onRefresh: (listener: () => void) => () => void;
  /** When they were last to, epoch milliseconds: what was answered before is not fresh, whoever shows it next. */
  readonly refreshedAt: () => number;
  /** A sign-in page elsewhere, if the deployment has one: visitors who are not signed in are sent there. */
  readonly signInPage?: string | null;
  /** What stands in the sign-in form, should the page around it be drawn anew; emptied once someone is in. */
  readonly typed: { email: string; password: string };
  /** ISO 8601, when this build was made. */
  readonly builtAt: string;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error("usePortal outside of the portal");
  return portal;
}
