import { Copy, Link } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { action } from "../command/action";
import type { Action, Group } from "../command/action";
import type { Context } from "../command/context";
import type { Entity, EntityKind } from "../command/entity";
import { addressOfEntity, routeById, routes } from "../routes";
import type { Need } from "../rules/permission";
import { linkTo } from "./address";
import { organizationFirst } from "./organizationFirst";

export function uidsOf(entities: readonly Entity[]): string[] {
  return entities.map(({ uid }) => uid);
}

/** Whether a thing's screen is the one that is shown, or the list that shows which of its things is meant. */
function isShown(entity: Entity, { path, route, search }: Context): boolean {
  const [wanted, parameters] = (addressOfEntity(entity) ?? "").split("?");
  if (wanted !== path) return false;
  // What a thing's own address has besides its path says only where it is found.
  if (routeById(route)?.entity === entity.kind) return true;
  const shown = new URLSearchParams(search);
  return [...new URLSearchParams(parameters)].every(([name, value]) => shown.get(name) === value);
}

interface Reached {
  readonly kind: EntityKind;
  readonly icon: LucideIcon;
  readonly needs: Need;
  readonly group: Group;
  /** Which of the kind its screen can show; all that have an address unless said. */
  readonly shown?: (entity: Entity, context: Context) => boolean;
}

/** Opens something, copies the link to it and copies its uid: what can be done with everything that can be found. */
export function reachActions({ kind, icon, needs, group, shown }: Reached): readonly Action[] {
  const hasAddress = (entity: Entity, context: Context) =>
    addressOfEntity(entity) !== undefined && (shown?.(entity, context) ?? true);
  return [
    action({
      id: `${kind}.open`,
      place: "opens",
      icon,
      needs,
      on: kind,
      suits: (entity, context) => hasAddress(entity, context) && !isShown(entity, context),
      blocked: organizationFirst(routes.find(({ entity }) => entity === kind)),
      group,
      run: (tools, _values, subject) => {
        const address = subject && tools.addressOf(subject);
        if (address !== undefined) tools.go(address);
        return { quiet: true };
      },
    }),
    action({
      id: `${kind}.copyLink`,
      place: "copies",
      icon: Link,
      needs,
      on: kind,
      suits: hasAddress,
      bulk: "together",
      group,
      run: (tools, _values, _subject, subjects) => {
        const addresses = subjects.flatMap((each) => tools.addressOf(each) ?? []);
        return tools.copy(addresses.map(linkTo).join("\n"));
      },
    }),
    action({
      id: `${kind}.copyUid`,
      place: "copies",
      icon: Copy,
      needs,
      on: kind,
      bulk: "together",
      group,
      run: (tools, _values, _subject, subjects) => tools.copy(uidsOf(subjects).join("\n")),
    }),
  ];
}
