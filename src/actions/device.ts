import { ClipboardList, Copy, Cpu, Network, WifiOff } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { deviceChanges } from "./deviceChanges";
import { deviceLive } from "./deviceLive";
import { DeviceSupport } from "./deviceDocuments";
import { supportText } from "./deviceSupport";
import { routeById } from "../routes";
import { reachActions } from "./entities";
import { anyParkIcon } from "./parkIcon";

const DeviceAddresses = graphql(`
  query DeviceAddresses($uid: ID!) {
    device(uid: $uid) {
      uid
      mac
      status {
        publicIp
      }
    }
  }
`);

async function addressesOf(tools: Tools, uid: string) {
  const { device } = await tools.query(DeviceAddresses, { uid });
  return { mac: device?.mac, publicIp: device?.status?.publicIp };
}

async function copyOrSay(tools: Tools, text: string | null | undefined): Promise<void> {
  if (text === null || text === undefined || text === "")
    throw new ActionError(tools.t("outcome.nothingToCopy"));
  await tools.copy(text);
}

const openParkOfDevice = action({
  id: "device.openPark",
  icon: anyParkIcon,
  needs: "sites",
  on: "device",
  suits: ({ parent }) => parent !== undefined,
  group: "device",
  run: (tools, _values, device) => {
    const park = { kind: "park", uid: device?.parent ?? "", name: device?.context ?? "" } as const;
    const address = tools.addressOf(park);
    if (address !== undefined) tools.go(address);
    return { quiet: true };
  },
});

const copyMac = action({
  id: "device.copyMac",
  place: "copies",
  icon: Copy,
  needs: "devices",
  on: "device",
  group: "device",
  run: async (tools, _values, device) => copyOrSay(tools, (await addressesOf(tools, device?.uid ?? "")).mac),
});

const copyIp = action({
  id: "device.copyIp",
  place: "copies",
  icon: Network,
  needs: "devices",
  on: "device",
  suits: ({ hasNoIp }) => hasNoIp !== true,
  group: "device",
  run: async (tools, _values, device) =>
    copyOrSay(tools, (await addressesOf(tools, device?.uid ?? "")).publicIp),
});

/** All that is known of a device as one block of text, for whoever helps. */
export const copyDeviceSupport = action({
  id: "device.copySupport",
  place: "copies",
  icon: ClipboardList,
  needs: "devices",
  on: "device",
  group: "device",
  run: async (tools, _values, subject) => {
    const { device } = await tools.query(DeviceSupport, { uid: subject?.uid ?? "" });
    if (!device) throw new ActionError(tools.t("device.notFound.text"));
    await tools.copy(supportText(tools, device, subject));
  },
});

/** A list of devices, narrowed. */
const listed = (filter: string) => `${routeById("devices")?.path ?? "/"}?${filter}`;

const offlineDevices = action({
  id: "device.showOffline",
  icon: WifiOff,
  needs: "devices",
  group: "device",
  run: ({ go }) => {
    go(listed("state=offline"));
    return { quiet: true };
  },
});

const devicesOfPark = action({
  id: "park.devices",
  icon: Cpu,
  needs: "devices",
  on: "park",
  group: "park",
  run: ({ go }, _values, park) => {
    go(listed(`park=${encodeURIComponent(park?.uid ?? "")}`));
    return { quiet: true };
  },
});

export const deviceActions: readonly Action[] = [
  ...reachActions({ kind: "device", icon: Cpu, needs: "devices", group: "device" }),
  offlineDevices,
  devicesOfPark,
  openParkOfDevice,
  copyMac,
  copyIp,
  copyDeviceSupport,
  ...deviceChanges,
  ...deviceLive,
];
