import { FileSignature, FileX2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, date, number, text } from "../command/args";
import type { Entity } from "../command/entity";
import type { Tools } from "../command/tools";
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

const ContractOfPark = graphql(`
  query ContractOfPark($park: ID!) {
    contract(park: $park) {
      park
      number
    }
  }
`);

/** The number of a park's contract, null where it has none. Read, whatever its row said: that may be long ago. */
async function contractOf(tools: Tools, park: Entity | undefined): Promise<string | null> {
  const { contract } = await tools.query(ContractOfPark, { park: park?.uid ?? "" });
  return contract && (contract.number ?? "");
}

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
  suits: ({ contract }) => typeof contract !== "string",
  write: true,
  group: "accounting",
  refuses: async (tools, park) => {
    const number = await contractOf(tools, park);
    if (number === null) return undefined;
    return { key: "reason.hasContract", values: { park: park?.name ?? "", number } };
  },
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
  suits: ({ contract }) => contract !== null,
  write: true,
  danger: true,
  group: "accounting",
  refuses: async (tools, park) => {
    const number = await contractOf(tools, park);
    return number === null ? { key: "reason.hasNoContract", values: { park: park?.name ?? "" } } : undefined;
  },
  warning: async (tools, [park]) => {
    const number = await contractOf(tools, park);
    return number === null ? undefined : { key: "action.accounting.deleteContract.goes", values: { number } };
  },
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
