import type { Action } from "../command/action";
import type { EntityKind } from "../command/entity";
import { accountingActions } from "./accounting";
import { commentActions } from "./comment";
import { contactActions } from "./contact";
import { cooperationActions } from "./cooperation";
import { deviceActions } from "./device";
import { eventActions } from "./event";
import { gakActions } from "./gak";
import { inverterActions } from "./inverter";
import { invitationActions } from "./invitation";
import { invoiceActions } from "./invoice";
import { memberActions } from "./member";
import { organizationActions } from "./organization";
import { parkActions } from "./park";
import { pinActions } from "./pin";
import { portfolioActions } from "./portfolio";
import { reportActions } from "./report";
import { selfActions } from "./self";
import { sessionActions } from "./session";
import { stringActions } from "./string";
import { totpActions } from "./totp";
import { userActions } from "./user";

/** What can be done with the things of the domain, in the order in which the palette shows it. */
export const domainActions: readonly Action[] = [
  ...portfolioActions,
  ...parkActions,
  ...deviceActions,
  ...organizationActions,
  ...memberActions,
  ...cooperationActions,
  ...contactActions,
  ...invitationActions,
  ...invoiceActions,
  ...inverterActions,
  ...gakActions,
  ...stringActions,
  ...commentActions,
  ...reportActions,
  ...eventActions,
  ...userActions,
  ...accountingActions,
  ...sessionActions,
  ...selfActions,
  ...totpActions,
  ...pinActions,
];

const places = { opens: 0, onScreen: 1, leads: 2, copies: 3 } as const;
const ACTS = 1;
const DESTROYS = 4;

/** Opening it first, then what can be done with it, where it leads, what can be copied of it, and what destroys last. */
export function placeOf({ place, danger }: Action): number {
  if (danger === true) return DESTROYS;
  return place === undefined ? ACTS : places[place];
}

/** What can be done with one thing of a kind: its menu, wherever it is shown. Opening it is the row's own matter. */
export function actionsOn(kind: EntityKind): readonly Action[] {
  return domainActions
    .filter(({ on, place }) => on === kind && place !== "opens")
    .sort((one, other) => placeOf(one) - placeOf(other));
}
