import type { i18n } from "i18next";
import type { createBrowserRouter, RouteObject } from "react-router-dom";
import type { DemoPort } from "../command/demo";
import type { StorageLike } from "../state/storage";
import type { Configuration } from "./configuration";
import type { CookieJar } from "./invitationJar";

/** What is used of a browser's WebSocket; the demo has its own. */
export type SocketConstructor = new (
  url: string,
) => EventTarget & { send(frame: string): void; close(): void };

/** The invitation a page was opened with, taken out of its address already, and where one is kept meanwhile. */
export interface InvitationEntry {
  /** The query that carried it; empty where none did. */
  readonly search: string;
  readonly jar: CookieJar;
}

export type Router = ReturnType<typeof createBrowserRouter>;

/** All that the portal takes from outside: the browser in the product, stand-ins in tests. */
export interface Environment {
  readonly configuration: Configuration;
  readonly fetch: typeof globalThis.fetch;
  /** The live connection's constructor. */
  readonly WebSocket: SocketConstructor;
  readonly now: () => number;
  readonly demo: DemoPort | undefined;
  readonly i18n: i18n;
  readonly local: StorageLike | undefined;
  readonly session: StorageLike | undefined;
  /** The browser's addresses under /v1 unless given. */
  readonly router?: (routes: RouteObject[]) => Router;
  readonly invitation?: InvitationEntry;
  /** Name of the channel on which the tabs of one browser hear of each other's sign-in and sign-out. */
  readonly channel: string;
  /** Whether the visitor chose the language; the account's applies only where not. */
  readonly languageChosen: boolean;
  /** ISO 8601. */
  readonly builtAt: string;
}
