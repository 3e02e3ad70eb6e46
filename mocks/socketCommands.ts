import type { Backend } from "./backend";
import { visibleDevices } from "./deviceShown";
import { maySeeDevices } from "./sight";
import type { Account, Device } from "./world/types";

/** A request of the device protocol. */
export interface DeviceRequest {
  readonly req_id: number;
  readonly task: string;
  readonly command: string;
  readonly method: string;
}

/** What a device answers: `error` and the fields of its answer. */
export type DeviceCommand = (
  request: DeviceRequest,
  device: string,
) => { readonly error: number; readonly message?: string; readonly [field: string]: unknown };

/** Numbers of the demo's devices; 0 is done. */
const errors = { unknownCommand: 2, unknownDevice: 3, offline: 4 } as const;

/** Carries out what a visitor asks of a device of theirs (§6): restart, identify, status. */
export function deviceCommands(backend: Backend, visitor: () => Account | null): DeviceCommand {
  return ({ task, command }, uid) => {
    const account = visitor();
    const known = account && maySeeDevices(backend, account) ? visibleDevices(backend, account) : [];
    const device = known.find((one) => one.uid === uid);
    if (!device) return { error: errors.unknownDevice, message: "No such device" };
    if (device.status?.is_online !== true) return { error: errors.offline, message: "The device is offline" };
    if (task === "device" && command === "restart") return restarted(backend, device);
    if (task === "device" && command === "identify") return { error: 0, seconds: 30 };
    if (task === "device" && command === "status") return { error: 0, ...statusOf(backend, device) };
    return { error: errors.unknownCommand, message: `Unknown command ${task} ${command}` };
  };
}

/** It is back before anybody looks. */
function restarted(backend: Backend, device: Device) {
  const iso = new Date(backend.now()).toISOString();
  if (device.status)
    Object.assign(device.status, {
      reset_reason: "software",
      last_connection: iso,
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
    });
  backend.changed("devices", device.uid);
  return { error: 0 };
}

/** The same device says the same at the same time. */
function statusOf(backend: Backend, { status, uid }: Device) {
  const roll = [...uid].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const hours = Math.floor(backend.now() / 3_600_000 + roll) % 2000;
  const fresh = status?.reset_reason === "software";
  return { app: status?.app ?? "", uptime_h: fresh ? 0 : hours, signal_dbm: -51 - (roll % 40) };
}
