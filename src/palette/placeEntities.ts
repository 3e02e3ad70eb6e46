import type { ResultOf } from "gql.tada";
import type { Entity } from "../command/entity";
import type { PortfolioItem } from "../frame/portfoliosQuery";
import { inDigits } from "../rules/romanNumbers";
import type { DevicesForPalette, InvertersForPalette } from "./entityQueries";

type DeviceColumns = ResultOf<typeof DevicesForPalette>["deviceColumns"]["columns"];
type InverterOfPalette = ResultOf<typeof InvertersForPalette>["inverters"]["items"][number];

/** Names a thing may go by besides the one that is shown: those that are there and say something else, each once. */
export function aliasesOf(name: string, others: readonly (string | null | undefined)[]): string[] {
  const said = others.filter((other): other is string => typeof other === "string" && other !== "");
  return [...new Set(said)].filter((other) => other !== name);
}

/** A portfolio and its parks; a park is told from its namesakes by its portfolio [228]. */
export function entitiesOfPortfolio(portfolio: PortfolioItem): Entity[] {
  const parks = portfolio.parks.map(({ uid, name, kind }): Entity => ({
    kind: "park",
    uid,
    name,
    context: portfolio.name,
    parent: portfolio.uid,
    aliases: aliasesOf(name, [inDigits(name)]),
    ...(kind === null ? {} : { livesOn: kind }),
  }));
  return [{ kind: "portfolio", uid: portfolio.uid, name: portfolio.name }, ...parks];
}

/** The devices of a page that are shown at all: those of project "demo" are hidden (§ 3 [186]). */
export function entitiesOfDevices(columns: DeviceColumns): Entity[] {
  return columns.uid.flatMap((uid, at) =>
    columns.project[at] === "demo" ? [] : [entityOfDevice(columns, uid, at)],
  );
}

function entityOfDevice(columns: DeviceColumns, uid: string, at: number): Entity {
  const [name = "", mac = ""] = [columns.name[at], columns.mac[at]];
  const [park, parkName] = [columns.park[at], columns.parkName[at]];
  const organization = columns.organization[at];
  const publicIp = columns.publicIp[at];
  return {
    kind: "device",
    uid,
    name: name === "" ? mac : name,
    aliases: aliasesOf(name, [columns.serialNumber[at], mac, publicIp]),
    /* a park has several devices of one name: the MAC tells them apart */
    context: parkName ? `${parkName} · ${mac}` : mac,
    within: parkName ?? "",
    ...(park ? { parent: park } : {}),
    ...(organization ? { organization } : {}),
    ...(publicIp === "" ? { hasNoIp: true } : {}),
  };
}

/** A name that ends in a number: "WR 12", "Wechselrichter 12", "INV-012". */
const NUMBERED = /^(?:WR|Wechselrichter|Inverter|INV)[\s._#-]*0*(\d+)$/i;

/** Found by its number in every form it is spoken of [141]; told from those of other parks by its park. */
export function entityOfInverter(inverter: InverterOfPalette, parkName: string | undefined): Entity {
  const { id, park, name, serialNumber, status } = inverter;
  const number = NUMBERED.exec(name.trim())?.[1];
  const spoken =
    number === undefined ? [] : [`WR ${number}`, `Wechselrichter ${number}`, `inverter ${number}`];
  return {
    kind: "inverter",
    uid: id,
    name,
    aliases: aliasesOf(name, [...spoken, serialNumber]),
    parent: park,
    ...(parkName === undefined ? {} : { context: parkName }),
    ...(status ? { state: status } : {}),
  };
}
