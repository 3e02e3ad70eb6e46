import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";

export const PortfoliosForPalette = graphql(`
  query PortfoliosForPalette {
    portfolios(updateExt: false) {
      uid
      name
      parks {
        uid
        name
        kind
      }
    }
  }
`);

export const DevicesForPalette = graphql(`
  query DevicesForPalette($page: Int!, $limit: Int!, $filters: String) {
    devices(page: $page, limit: $limit, filters: $filters) {
      items {
        uid
        name
        mac
        serialNumber
        status {
          publicIp
          project
        }
        park {
          uid
          name
        }
      }
      total
    }
  }
`);

export const SelfForPalette = graphql(`
  query SelfForPalette {
    self {
      account
      organization {
        uid
        name
        role
      }
    }
  }
`);

type PortfolioOfPalette = ResultOf<typeof PortfoliosForPalette>["portfolios"][number];
type DeviceOfPalette = ResultOf<typeof DevicesForPalette>["devices"]["items"][number];

/** A portfolio and its parks; a park is told from its namesakes by its portfolio [228]. */
export function entitiesOfPortfolio(portfolio: PortfolioOfPalette): Entity[] {
  const parks = portfolio.parks.map(({ uid, name }): Entity => ({
    kind: "park",
    uid,
    name,
    context: portfolio.name,
    parent: portfolio.uid,
  }));
  return [{ kind: "portfolio", uid: portfolio.uid, name: portfolio.name }, ...parks];
}

/** The devices of a page that are shown at all: those of project "demo" are hidden (§ 3 [186]). */
export function entitiesOfDevices(items: readonly DeviceOfPalette[]): Entity[] {
  return items.filter(({ status }) => status?.project !== "demo").map(entityOfDevice);
}

function entityOfDevice({ uid, name, mac, serialNumber, status, park }: DeviceOfPalette): Entity {
  const aliases = [serialNumber, mac, status?.publicIp].filter(
    (alias): alias is string => typeof alias === "string" && alias !== "" && alias !== name,
  );
  return {
    kind: "device",
    uid,
    name: name === "" ? mac : name,
    aliases,
    ...(park ? { context: park.name, parent: park.uid } : {}),
  };
}
