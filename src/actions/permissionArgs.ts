import { Cpu } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, entity } from "../command/args";
import type { Option } from "../command/args";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { plainText } from "../rules/plainText";
import { ParksOfPortfolios } from "./portfolioEdit";

/** What a permission may be for (readings); one of each kind at a time. */
export const resourceArgs = {
  portfolio: entity({ kind: "portfolio", optional: true }),
  park: entity({ kind: "park", optional: true }),
  device: entity({ kind: "device", optional: true }),
  organization: entity({ kind: "organization", optional: true }),
};

/**
 * Which entry goes: of those that are held, so that kinds the portal does not know go too [116]. Where none is held,
 * the action `orElse` is offered.
 */
export const entryArgs = (orElse: string) => ({
  permission: choice({ options: () => [], none: "people.permissions.holdsNone", orElse }),
});

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

interface Entry extends Pair {
  readonly name?: string | null | undefined;
}

const knownKinds = Object.keys(resourceArgs);

/** A kind in words; one that nobody knows as the server writes it. */
export function kindWords(t: (key: string) => string, object: string): string {
  return knownKinds.includes(object) ? t(`arg.${object}.label`) : plainText(object, 40);
}

/** An entry as the value of `entryArgs`. */
const valueOf = ({ object, uid }: Pair): string => JSON.stringify([object, uid]);

/** Of these entries the one that was chosen; throws where it is not among them any more. */
export function chosenOf<One extends Pair>(tools: Tools, entries: readonly One[], value: string): One {
  const found = entries.find((one) => valueOf(one) === value);
  if (found === undefined) throw new ActionError(tools.t("reason.noPermission"));
  return found;
}

/** Everything with a name that one's own organization could permit: itself, its portfolios and their parks. */
export async function ownEntries(tools: Tools): Promise<Required<Entry>[]> {
  const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
  const { organization } = tools.context();
  return [
    ...(organization ? [{ object: "organization", ...organization }] : []),
    ...portfolios.flatMap(({ uid, name, parks }) => [
      { object: "portfolio", uid, name },
      ...parks.map((park) => ({ object: "park", uid: park.uid, name: park.name })),
    ]),
  ];
}

/** Entries to choose from, each by the name of what it is for, one's own where the server gives none. */
export async function entryOptions(tools: Tools, entries: readonly Entry[]): Promise<readonly Option[]> {
  const known = entries.every(({ name }) => name) ? [] : await ownEntries(tools);
  return entries.map((entry, index) => {
    const kind = kindWords(tools.t, entry.object);
    const name = entry.name || known.find((one) => isSame(one, entry))?.name;
    const unnamed = { kind, number: index + 1 };
    const label = name ?? tools.t("people.permissions.unnamed", unnamed);
    return { value: valueOf(entry), label, literal: true, hint: kind };
  });
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
