import { Cable, Pencil } from "lucide-react";
import { graphql } from "gql.tada";
import type { Action } from "../command/action";
import { number, text } from "../command/args";
import { change } from "../command/present";
import { reachActions } from "./entities";
import { foundIn } from "./foundIn";

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
  query ParkStrings($park: ID!, $page: Int!, $limit: Int!) {
    strings(park: $park, page: $page, limit: $limit) {
      total
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

const clearable = { optional: true, clears: true } as const;

const updateString = change({
  id: "string.update",
  icon: Pencil,
  needs: "editPortfolio",
  on: "string",
  suits: ({ parent }) => parent !== undefined,
  group: "park",
  args: {
    name: text({ optional: true, maxLength: 120 }),
    moduleCount: number({ ...clearable, whole: true, minimum: 0, maximum: 1000 }),
    moduleType: text({ ...clearable, maxLength: 120 }),
    mppTracker: number({ ...clearable, whole: true, minimum: 1, maximum: 1000 }),
    orientation: number({ ...clearable, minimum: 0, maximum: 360, unit: "°" }),
    tilt: number({ ...clearable, minimum: 0, maximum: 90, unit: "°" }),
    peakPowerW: number({ ...clearable, minimum: 0, unit: "W" }),
  },
  present: (tools, string) =>
    foundIn(
      tools,
      ParkStrings,
      { park: string?.parent ?? "" },
      ({ strings }) => strings,
      ({ id }) => id === string?.uid,
    ),
  save: (tools, changes, string) =>
    tools.mutate(UpdateString, { park: string?.parent ?? "", id: string?.uid ?? "", changes }),
});

export const stringActions: readonly Action[] = [
  ...reachActions({ kind: "string", icon: Cable, needs: "sites", group: "park" }),
  updateString,
];
