import { ImageUp, PencilLine, Plus, SlidersHorizontal, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { date, file, number, text } from "../command/args";
import { change } from "../command/present";
import { ActionError } from "../command/tools";
import { leaveScreenOf } from "./address";
import { commissioningDay } from "../rules/commissioning";
import { maxOutlineBytes, maxOutlinePixels, outlineProblem } from "../rules/outlineImage";
import type { OutlineProblem } from "../rules/outlineImage";

const ParkBefore = graphql(`
  query ParkBefore($uid: ID!) {
    park(uid: $uid) {
      uid
      name
      latitude
      longitude
      peakPowerW
      gridPowerW
      commissionedAt
    }
  }
`);

/** Asks for what the lists show, so that they need not be asked for again. */
const CreatePark = graphql(`
  mutation CreatePark($portfolio: ID!, $name: String!) {
    createPark(portfolio: $portfolio, name: $name) {
      uid
      name
      kind
      latitude
      longitude
      peakPowerW
      commissionedAt
      kpi {
        state
        powerW
        energyTodayWh
        lostEnergyTodayWh
        openEvents
        lastData
      }
    }
  }
`);

const UpdatePark = graphql(`
  mutation UpdatePark($uid: ID!, $changes: ParkChanges!) {
    updatePark(uid: $uid, changes: $changes) {
      uid
      name
      latitude
      longitude
      peakPowerW
      gridPowerW
      commissionedAt
    }
  }
`);

const DeletePark = graphql(`
  mutation DeletePark($uid: ID!) {
    deletePark(uid: $uid)
  }
`);

const UploadOutlineImage = graphql(`
  mutation UploadOutlineImage($park: ID!, $file: Blob!) {
    uploadOutlineImage(park: $park, file: $file) {
      uid
    }
  }
`);

export const createPark = action({
  id: "park.create",
  makes: "park",
  icon: Plus,
  needs: "createPlants",
  on: "portfolio",
  group: "park",
  write: true,
  args: { name: text({ format: "name", maxLength: 255 }) },
  run: async (tools, { name }, portfolio) => {
    const { createPark: made } = await tools.mutate(CreatePark, { portfolio: portfolio?.uid ?? "", name });
    const address = made && tools.addressOf({ kind: "park", uid: made.uid, name: made.name });
    if (address) tools.go(address);
    return { done: { key: "action.park.create.done", values: { name: made?.name ?? name } } };
  },
});

export const renamePark = change({
  id: "park.rename",
  icon: PencilLine,
  needs: "editPortfolio",
  on: "park",
  group: "park",
  args: { name: text({ format: "name", maxLength: 255, preset: ({ subject }) => subject?.name }) },
  present: async (tools, park) => (await tools.query(ParkBefore, { uid: park?.uid ?? "" })).park,
  save: (tools, changes, park) => tools.mutate(UpdatePark, { uid: park?.uid ?? "", changes }),
});

const power = { minimum: 0, quantity: "power", help: "arg.help.power" } as const;

/** Place, power, and since when. */
export const updatePark = change({
  id: "park.update",
  icon: SlidersHorizontal,
  needs: "editPortfolio",
  on: "park",
  group: "park",
  args: {
    latitude: number({ minimum: -90, maximum: 90, unit: "°", optional: true, clears: true }),
    longitude: number({ minimum: -180, maximum: 180, unit: "°", optional: true, clears: true }),
    peakPowerW: number({ ...power, optional: true, clears: true }),
    gridPowerW: number({ ...power, optional: true }),
    commissionedAt: date({ optional: true, clears: true }),
  },
  present: async (tools, subject) => {
    const { park } = await tools.query(ParkBefore, { uid: subject?.uid ?? "" });
    return park && { ...park, commissionedAt: commissioningDay(park.commissionedAt) };
  },
  save: (tools, changes, park) => tools.mutate(UpdatePark, { uid: park?.uid ?? "", changes }),
});

export const deletePark = action({
  id: "park.delete",
  icon: Trash2,
  needs: "deletePortfolio",
  on: "park",
  bulk: "each",
  group: "park",
  write: true,
  danger: true,
  args: { typedName: text({ format: "objectName" }) },
  run: async (tools, _values, park) => {
    await tools.mutate(DeletePark, { uid: park?.uid ?? "" });
    leaveScreenOf(tools, park);
  },
});

/** What the words of a problem name. */
const limits: Partial<Record<OutlineProblem, { limit: number }>> = {
  tooLarge: { limit: maxOutlineBytes / 1_000_000 },
  tooManyPixels: { limit: maxOutlinePixels },
};

/** Looked into before it is sent: whatever a file is called, only a JPEG of bearable size goes (§7). */
export const uploadOutline = action({
  id: "park.uploadOutline",
  icon: ImageUp,
  needs: "editPortfolio",
  on: "park",
  group: "park",
  write: true,
  args: { image: file({ accept: ".jpg,.jpeg" }) },
  run: async (tools, { image }, park) => {
    const problem = await outlineProblem(image);
    if (problem !== null) {
      const message = tools.t(`reason.${problem}`, limits[problem]);
      // Of the file alone: it is said at its field, and gone with the next file.
      throw new ActionError(message, undefined, undefined, { image: message });
    }
    await tools.mutate(UploadOutlineImage, { park: park?.uid ?? "", file: image });
  },
});

export const parkEditActions: readonly Action[] = [
  createPark,
  renamePark,
  updatePark,
  uploadOutline,
  deletePark,
];
