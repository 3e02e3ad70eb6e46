import { Cpu } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { entity, text } from "../command/args";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";

/** What a permission may be for (readings); one of each kind at a time. */
export const resourceArgs = {
  portfolio: entity({ kind: "portfolio", optional: true }),
  park: entity({ kind: "park", optional: true }),
  device: entity({ kind: "device", optional: true }),
  organization: entity({ kind: "organization", optional: true }),
};

/** Which entry goes: as the list shows it, so that kinds the portal does not know go too [116]. */
export const entryArgs = { object: text({ maxLength: 100 }), uid: text({ maxLength: 200 }) };

type Resources = { readonly [K in keyof typeof resourceArgs]?: Entity | undefined };

export interface Pair {
  readonly object: string;
  readonly uid: string;
}

/** The chosen things as entries; none chosen is none. */
export function pairsOf(resources: Resources): Pair[] {
  return [resources.portfolio, resources.park, resources.device, resources.organization].flatMap((one) =>
    one === undefined ? [] : [{ object: one.kind, uid: one.uid }],
  );
}

/** The chosen things, of which there must be one. */
export function somePairs(tools: Tools, resources: Resources): Pair[] {
  const pairs = pairsOf(resources);
  if (pairs.length === 0) throw new ActionError(tools.t("reason.noResource"));
  return pairs;
}

export function isSame(one: Pair, other: Pair): boolean {
  return one.object === other.object && one.uid === other.uid;
}

/** Looks a device up to be permitted together with what else is marked: a list of all would be too long to read. */
export function addDeviceRow(onFound: (device: Entity) => void): Action {
  return action({
    id: "permission.addDevice",
    icon: Cpu,
    needs: "devices",
    group: "people",
    args: { device: entity({ kind: "device" }) },
    run: (_tools, { device }) => {
      onFound(device);
      return { quiet: true };
    },
  });
}
