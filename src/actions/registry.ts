import type { Action } from "../command/action";
import type { DemoPort } from "../command/demo";
import { accountActions, gateActions } from "./account";
import { callActions } from "./call";
import type { CallsPort } from "./call";
import { demoActions } from "./demo";
import { developerActions } from "./developer";
import { domainActions } from "./domainActions";
import { editActions } from "./edit";
import { filterActions } from "./filter";
import { helpActions } from "./help";
import { monitorDayActions } from "./monitorDay";
import { navigationActions, tabActions, wayInActions } from "./navigation";
import { viewActions } from "./view";

export interface Builds {
  /** The demo backend, where there is one. */
  readonly demo: DemoPort | undefined;
  /** Whether this build carries GraphiQL. */
  readonly graphiql: boolean;
  /** What the panels on screen ask. */
  readonly calls: CallsPort;
}

/** Everything that can be done in this build. The first action on a kind is what Enter does with such an entity. */
export function createRegistry({ demo, graphiql, calls }: Builds): readonly Action[] {
  return [
    ...navigationActions,
    ...viewActions,
    ...filterActions,
    ...monitorDayActions,
    ...domainActions,
    ...tabActions,
    ...accountActions,
    ...editActions,
    ...helpActions,
    ...(demo === undefined ? [] : demoActions(demo)),
    ...callActions(calls),
    ...(graphiql ? developerActions : []),
  ];
}

/** The same for whoever is signed out, with the ways in before all else. */
export function withWaysIn(actions: readonly Action[]): readonly Action[] {
  return [...wayInActions, ...actions];
}

/** What can be done while the second factor is asked for: these alone. */
export function createGateRegistry(): readonly Action[] {
  return gateActions;
}
