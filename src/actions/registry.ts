import type { Action } from "../command/action";
import type { DemoPort } from "../command/demo";
import { accountActions, gateActions } from "./account";
import { callActions } from "./call";
import type { CallsPort } from "./call";
import { demoActions } from "./demo";
import { developerActions } from "./developer";
import { deviceActions } from "./device";
import { editActions } from "./edit";
import { filterActions } from "./filter";
import { helpActions } from "./help";
import { navigationActions } from "./navigation";
import { organizationActions } from "./organization";
import { parkActions } from "./park";
import { portfolioActions } from "./portfolio";
import { sessionActions } from "./session";
import { selfActions } from "./self";
import { totpActions } from "./totp";
import { invitationActions } from "./invitation";
import { memberActions } from "./member";
import { cooperationActions } from "./cooperation";
import { contactActions } from "./contact";
import { inverterActions } from "./inverter";
import { gakActions } from "./gak";
import { stringActions } from "./string";
import { commentActions } from "./comment";
import { reportActions } from "./report";
import { forecastActions } from "./forecast";
import { eventActions } from "./event";
import { userActions } from "./user";
import { accountingActions } from "./accounting";
import { billingActions } from "./billing";
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
    ...portfolioActions,
    ...parkActions,
    ...deviceActions,
    ...organizationActions,
    ...sessionActions,
    ...selfActions,
    ...totpActions,
    ...invitationActions,
    ...memberActions,
    ...cooperationActions,
    ...contactActions,
    ...inverterActions,
    ...gakActions,
    ...stringActions,
    ...commentActions,
    ...reportActions,
    ...forecastActions,
    ...eventActions,
    ...userActions,
    ...accountingActions,
    ...billingActions,
    ...accountActions,
    ...editActions,
    ...helpActions,
    ...(demo === undefined ? [] : demoActions(demo)),
    ...callActions(calls),
    ...(graphiql ? developerActions : []),
  ];
}

/** What can be done while the second factor is asked for: these alone. */
export function createGateRegistry(): readonly Action[] {
  return gateActions;
}
