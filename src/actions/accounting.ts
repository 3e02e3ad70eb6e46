import { FileSignature, FileX2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, date, number, text } from "../command/args";
import { assignContact, unassignContact } from "./accountingAssign";
import { accountingContactActions } from "./accountingContact";

const CreateContract = graphql(`
  mutation CreateContract($park: ID!, $contract: ContractInput!) {
    createContract(park: $park, contract: $contract) {
      park
      number
      tariff
      priceMonthly
      startDate
      endDate
    }
  }
`);

const DeleteContract = graphql(`
  mutation DeleteContract($park: ID!) {
    deleteContract(park: $park)
  }
`);

const tariffs = [
  { value: "pv", label: "PV", literal: true },
  { value: "wind", label: "Wind", literal: true },
];

/** A park has one contract at most (§3). */
export const createContract = action({
  id: "accounting.createContract",
  icon: FileSignature,
  needs: "accounting",
  on: "park",
  write: true,
  group: "accounting",
  args: {
    number: text({ maxLength: 60 }),
    tariff: choice({ options: () => tariffs, preset: () => "pv" }),
    priceMonthly: number({ minimum: 0, unit: "EUR" }),
    startDate: date({ help: "arg.help.date" }),
    endDate: date({ help: "arg.help.date", optional: true }),
  },
  run: async (tools, { endDate, ...contract }, park) => {
    const given = { ...contract, endDate: endDate ?? null };
    await tools.mutate(CreateContract, { park: park?.uid ?? "", contract: given });
  },
});

export const deleteContract = action({
  id: "accounting.deleteContract",
  icon: FileX2,
  needs: "accounting",
  on: "park",
  write: true,
  danger: true,
  group: "accounting",
  run: async (tools, _values, park) => {
    await tools.mutate(DeleteContract, { park: park?.uid ?? "" });
  },
});

export const accountingActions: readonly Action[] = [
  ...accountingContactActions,
  createContract,
  assignContact,
  unassignContact,
  deleteContract,
];
