import { Pencil, Plus, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, text } from "../command/args";
import type { Option } from "../command/args";
import type { Context } from "../command/context";
import { change } from "../command/present";
import { leaveScreenOf } from "./address";
import { utcOffset } from "../rules/offset";
import { isZone } from "../rules/zone";

const PortfolioBefore = graphql(`
  query PortfolioBefore($uid: ID!) {
    portfolio(uid: $uid) {
      uid
      name
      timezone
      currency
    }
  }
`);

/** Asks for what the lists show, so that they need not be asked for again. */
const CreatePortfolio = graphql(`
  mutation CreatePortfolio($name: String!, $timezone: String, $currency: String) {
    createPortfolio(name: $name, timezone: $timezone, currency: $currency) {
      uid
      name
      timezone
      currency
      parks {
        uid
      }
    }
  }
`);

const UpdatePortfolio = graphql(`
  mutation UpdatePortfolio($uid: ID!, $changes: PortfolioChanges!) {
    updatePortfolio(uid: $uid, changes: $changes) {
      uid
      name
      timezone
      currency
    }
  }
`);

/** Names of all portfolios, each with those of its parks. */
export const ParksOfPortfolios = graphql(`
  query ParksOfPortfolios {
    portfolios(updateExt: false) {
      uid
      name
      parks {
        uid
        name
      }
    }
  }
`);

const DeletePortfolio = graphql(`
  mutation DeletePortfolio($uid: ID!) {
    deletePortfolio(uid: $uid)
  }
`);

const literal = (value: string): Option => ({ value, label: value, literal: true });
const zones = ({ now }: Context): readonly Option[] =>
  Intl.supportedValuesOf("timeZone")
    .filter(isZone)
    .map((zone) => ({ ...literal(zone), hint: utcOffset(now, zone) }));
const currencies = (): readonly Option[] => Intl.supportedValuesOf("currency").map(literal);

export const createPortfolio = action({
  id: "portfolio.create",
  makes: "portfolio",
  icon: Plus,
  needs: "createPlants",
  group: "portfolio",
  write: true,
  blocked: ({ access }) => (access.organizationUid === null ? "noOrganization" : undefined),
  args: {
    name: text({ format: "name", maxLength: 255 }),
    timezone: choice({ options: zones, preset: ({ zone }) => zone }),
    currency: choice({ options: currencies, preset: () => "EUR" }),
  },
  run: async ({ mutate }, values) => {
    const { createPortfolio: created } = await mutate(CreatePortfolio, values);
    return { done: { key: "action.portfolio.create.done", values: { name: created?.name ?? values.name } } };
  },
});

export const updatePortfolio = change({
  id: "portfolio.update",
  icon: Pencil,
  needs: "editPortfolio",
  on: "portfolio",
  group: "portfolio",
  args: {
    name: text({ format: "name", maxLength: 255, optional: true }),
    timezone: choice({ options: zones, optional: true }),
    currency: choice({ options: currencies, optional: true }),
  },
  present: async (tools, portfolio) =>
    (await tools.query(PortfolioBefore, { uid: portfolio?.uid ?? "" })).portfolio,
  save: (tools, changes, portfolio) => tools.mutate(UpdatePortfolio, { uid: portfolio?.uid ?? "", changes }),
});

export const deletePortfolio = action({
  id: "portfolio.delete",
  icon: Trash2,
  needs: "deletePortfolio",
  on: "portfolio",
  group: "portfolio",
  write: true,
  danger: true,
  warning: async (tools, [portfolio]) => {
    const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
    const names = (portfolios.find(({ uid }) => uid === portfolio?.uid)?.parks ?? []).map(({ name }) => name);
    if (names.length === 0) return undefined;
    return { key: "action.portfolio.delete.parks", values: { count: names.length }, names };
  },
  args: { typedName: text({ format: "objectName" }) },
  run: async (tools, _values, portfolio) => {
    await tools.mutate(DeletePortfolio, { uid: portfolio?.uid ?? "" });
    leaveScreenOf(tools, portfolio);
    return { done: { key: "action.portfolio.delete.done", values: { name: portfolio?.name ?? "" } } };
  },
});

export const portfolioEditActions: readonly Action[] = [createPortfolio, updatePortfolio, deletePortfolio];
