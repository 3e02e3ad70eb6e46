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

/** Opening it first, then what can be done with it, where it leads, what can be copied of it, and what destroys last. */
export function placeOf({ id, on, danger }: Action): number {
  if (danger === true) return 4;
  if (id === `${on ?? ""}.open`) return 0;
  if (/\.copy(Link|Uid|Mac|Ip|Support)$/.test(id)) return 3;
  return id.startsWith("go.") ? 2 : 1;
}

/** What can be done with one thing of a kind: its menu, wherever it is shown. Opening it is the row's own matter. */
export function actionsOn(kind: EntityKind): readonly Action[] {
  return domainActions
    .filter(({ id, on }) => on === kind && id !== `${kind}.open`)
    .sort((one, other) => placeOf(one) - placeOf(other));
}
