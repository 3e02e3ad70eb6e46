import { Boxes, Pencil } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { number, text } from "../command/args";
import type { Tools } from "../command/tools";
import { reachActions } from "./entities";
import { changesOf, formerOf } from "./plantChanges";

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
  query ParkGaks($park: ID!) {
    gaks(park: $park, limit: 1000) {
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

const editable = ["name", "orientation", "tilt", "fuseA", "note"] as const;

/** What the box had before, for taking the change back; nothing where it cannot be found. */
async function boxBefore(tools: Tools, park: string, id: string) {
  const { gaks } = await tools.query(ParkGaks, { park }, { cached: true });
  return gaks.items.find((each) => each.id === id);
}

/** Only what is filled in is sent. */
const updateGak = action({
  id: "gak.update",
  icon: Pencil,
  needs: "editPortfolio",
  on: "gak",
  suits: ({ parent }) => parent !== undefined,
  group: "park",
  write: true,
  args: {
    name: text({ optional: true, maxLength: 120 }),
    orientation: number({ optional: true, minimum: 0, maximum: 360, unit: "°" }),
    tilt: number({ optional: true, minimum: 0, maximum: 90, unit: "°" }),
    fuseA: number({ optional: true, minimum: 0, unit: "A" }),
    note: text({ optional: true, format: "multiline", maxLength: 4000 }),
  },
  run: async (tools, values, gak) => {
    const [park, id] = [gak?.parent ?? "", gak?.uid ?? ""];
    const changes = changesOf(tools, values);
    const former = formerOf(await boxBefore(tools, park, id), changes, editable);
    await tools.mutate(UpdateGak, { park, id, changes });
    if (!former) return;
    return { undo: () => tools.mutate(UpdateGak, { park, id, changes: former }).then(() => undefined) };
  },
});

export const gakActions: readonly Action[] = [
  ...reachActions({ kind: "gak", icon: Boxes, needs: "sites", group: "park" }),
  updateGak,
];
