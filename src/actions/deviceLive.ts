import { Activity, Lightbulb, RotateCw } from "lucide-react";
import { action } from "../command/action";
import type { Action } from "../command/action";
import type { Context } from "../command/context";
import type { Entity } from "../command/entity";
import { ActionError } from "../command/tools";
import type { LiveRequest, Tools } from "../command/tools";
import { DeviceBefore } from "./deviceDocuments";

/** Why a device cannot be asked now: no connection here, or none there as far as is known [197]. */
const unreachable = ({ live }: Context, subject?: Entity): string | undefined => {
  if (!live) return "notLive";
  return subject?.isOffline === true ? "deviceOffline" : undefined;
};

const common = {
  needs: "devices",
  on: "device",
  group: "device",
  write: true,
  blocked: unreachable,
} as const;

type Method = Parameters<LiveRequest>[0];

/** Asks the device, once the server says that it is connected: a list may be older than the device's last word. */
async function ask(tools: Tools, subject: Entity | undefined, method: Method, command: string) {
  const uid = subject?.uid ?? "";
  const { device } = await tools.query(DeviceBefore, { uid });
  if (device?.status?.isOnline !== true) throw new ActionError(tools.t("reason.deviceOffline"));
  return tools.live.request(method, "device", command, { device: uid });
}

const named = (id: string, subject: Entity | undefined) => ({
  key: `action.${id}.done`,
  values: { name: subject?.name ?? "" },
});

export const restartDevice = action({
  ...common,
  id: "device.restart",
  icon: RotateCw,
  danger: true,
  bulk: "each",
  run: async (tools, _values, subject) => {
    await ask(tools, subject, "set", "restart");
    tools.refresh();
    return { done: named("device.restart", subject) };
  },
});

export const identifyDevice = action({
  ...common,
  id: "device.identify",
  icon: Lightbulb,
  run: async (tools, _values, subject) => {
    await ask(tools, subject, "set", "identify");
    return { done: named("device.identify", subject) };
  },
});

const shown = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "–";

export const readDeviceStatus = action({
  ...common,
  id: "device.readStatus",
  icon: Activity,
  run: async (tools, _values, subject) => {
    const answer = await ask(tools, subject, "get", "status");
    const values = {
      name: subject?.name ?? "",
      app: shown(answer["app"]),
      hours: shown(answer["uptime_h"]),
      signal: shown(answer["signal_dbm"]),
    };
    return { done: { key: "action.device.readStatus.done", values } };
  },
});

export const deviceLive: readonly Action[] = [identifyDevice, readDeviceStatus, restartDevice];
