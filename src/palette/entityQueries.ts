import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";
import type { PortfolioItem } from "../frame/portfoliosQuery";

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

type DeviceOfPalette = ResultOf<typeof DevicesForPalette>["devices"]["items"][number];

/** A portfolio and its parks; a park is told from its namesakes by its portfolio [228]. */
export function entitiesOfPortfolio(portfolio: PortfolioItem): Entity[] {
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
    /* a park has several devices of one name: the MAC tells them apart */
    context: park ? `${park.name} · ${mac}` : mac,
    ...(park ? { parent: park.uid } : {}),
  };
}
