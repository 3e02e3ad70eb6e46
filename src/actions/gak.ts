import { Boxes, Pencil } from "lucide-react";
import { graphql } from "gql.tada";
import type { Action } from "../command/action";
import { number, text } from "../command/args";
import { change } from "../command/present";
import { reachActions } from "./entities";
import { foundIn } from "./foundIn";

const UpdateGak = graphql(`
  mutation UpdateGak($park: ID!, $id: ID!, $changes: GakChanges!) {
    updateGak(park: $park, id: $id, changes: $changes) {
      id
      park
      inverter
      name
      serialNumber
      stringCount
      moduleCount
      orientation
      tilt
      fuseA
      note
    }
  }
`);

const ParkGaks = graphql(`
  query ParkGaks($park: ID!, $page: Int!, $limit: Int!) {
    gaks(park: $park, page: $page, limit: $limit) {
      total
      items {
        id
        park
        name
        orientation
        tilt
        fuseA
        note
      }
    }
  }
`);

const clearable = { optional: true, clears: true } as const;

const updateGak = change({
  id: "gak.update",
  icon: Pencil,
  needs: "editPortfolio",
  on: "gak",
  suits: ({ parent }) => parent !== undefined,
  group: "park",
  args: {
    name: text({ optional: true, maxLength: 120 }),
    orientation: number({ ...clearable, minimum: 0, maximum: 360, unit: "°" }),
    tilt: number({ ...clearable, minimum: 0, maximum: 90, unit: "°" }),
    fuseA: number({ ...clearable, minimum: 0, unit: "A" }),
    note: text({ ...clearable, format: "multiline", maxLength: 4000 }),
  },
  present: (tools, gak) =>
    foundIn(
      tools,
      ParkGaks,
      { park: gak?.parent ?? "" },
      ({ gaks }) => gaks,
      ({ id }) => id === gak?.uid,
    ),
  save: (tools, changes, gak) =>
    tools.mutate(UpdateGak, { park: gak?.parent ?? "", id: gak?.uid ?? "", changes }),
});

export const gakActions: readonly Action[] = [
  ...reachActions({ kind: "gak", icon: Boxes, needs: "sites", group: "park" }),
  updateGak,
];
