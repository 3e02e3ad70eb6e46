import { Link2, Unlink2 } from "lucide-react";
import { action } from "../command/action";
import { entity } from "../command/args";
import { accountingOfParks } from "./assigned";
import { AssignContact, UnassignContact } from "./accountingContact";

const common = {
  needs: "accounting",
  group: "accounting",
  on: "park",
  bulk: "each",
  write: true,
  args: { accountingContact: entity({ kind: "accountingContact" }) },
} as const;

/** The same as on the contact, from the side of the parks: one contact for all that are selected. */
export const assignContact = action({
  ...common,
  id: "accounting.assignContact",
  icon: Link2,
  run: async (tools, { accountingContact: contact }, park) => {
    const pair = { park: park?.uid ?? "", contact: contact.uid };
    await tools.mutate(AssignContact, pair);
    return {
      undo: async () => {
        await tools.mutate(UnassignContact, pair);
      },
    };
  },
});

export const unassignContact = action({
  ...common,
  id: "accounting.unassignContact",
  icon: Unlink2,
  args: { accountingContact: entity({ kind: "accountingContact", orElse: "accounting.assignContact" }) },
  choices: async (tools, parks) => ({ accountingContact: await accountingOfParks(tools, parks) }),
  run: async (tools, { accountingContact: contact }, park) => {
    const pair = { park: park?.uid ?? "", contact: contact.uid };
    await tools.mutate(UnassignContact, pair);
    return {
      undo: async () => {
        await tools.mutate(AssignContact, pair);
      },
    };
  },
});
