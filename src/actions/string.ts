import { Cable, Pencil } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { number, text } from "../command/args";
import type { Tools } from "../command/tools";
import { reachActions } from "./entities";
import { changesOf, formerOf } from "./plantChanges";

const UpdateString = graphql(`
  mutation UpdateString($park: ID!, $id: ID!, $changes: StringChanges!) {
    updateString(park: $park, id: $id, changes: $changes) {
      id
      park
      inverter
      gak
      name
      moduleCount
      moduleType
      mppTracker
      orientation
      tilt
      peakPowerW
    }
  }
`);

const ParkStrings = graphql(`
  query ParkStrings($park: ID!) {
    strings(park: $park, limit: 1000) {
      items {
        id
        park
        name
        moduleCount
        moduleType
        mppTracker
        orientation
        tilt
        peakPowerW
      }
    }
  }
`);

const editable = [
  ...(["name", "moduleCount", "moduleType", "mppTracker"] as const),
  ...(["orientation", "tilt", "peakPowerW"] as const),
];

/** What the string had before, for taking the change back; nothing where it cannot be found. */
async function stringBefore(tools: Tools, park: string, id: string) {
  const { strings } = await tools.query(ParkStrings, { park }, { cached: true });
  return strings.items.find((each) => each.id === id);
}

/** Only what is filled in is sent. */
const updateString = action({
  id: "string.update",
  icon: Pencil,
  needs: "editPortfolio",
  on: "string",
  suits: ({ parent }) => parent !== undefined,
  group: "park",
  write: true,
  args: {
    name: text({ optional: true, maxLength: 120 }),
    moduleCount: number({ optional: true, minimum: 0, maximum: 1000 }),
    moduleType: text({ optional: true, maxLength: 120 }),
    mppTracker: number({ optional: true, minimum: 1, maximum: 1000 }),
    orientation: number({ optional: true, minimum: 0, maximum: 360, unit: "°" }),
    tilt: number({ optional: true, minimum: 0, maximum: 90, unit: "°" }),
    peakPowerW: number({ optional: true, minimum: 0, unit: "W" }),
  },
  run: async (tools, values, string) => {
    const [park, id] = [string?.parent ?? "", string?.uid ?? ""];
    const changes = changesOf(tools, values);
    const former = formerOf(await stringBefore(tools, park, id), changes, editable);
    await tools.mutate(UpdateString, { park, id, changes });
    if (!former) return;
    return { undo: () => tools.mutate(UpdateString, { park, id, changes: former }).then(() => undefined) };
  },
});

export const stringActions: readonly Action[] = [
  ...reachActions({ kind: "string", icon: Cable, needs: "sites", group: "park" }),
  updateString,
];
