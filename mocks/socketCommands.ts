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
const errors = { unknownCommand: 2, unknownDevice: 3, offline: 4, wrongMethod: 5 } as const;

/** What the demo's devices can do, each by its method: what is read is `get`, what is done `set`. */
const commands = new Map<
  string,
  { method: "get" | "set"; run: (backend: Backend, device: Device) => object }
>([
  ["restart", { method: "set", run: restart }],
  ["identify", { method: "set", run: () => ({ seconds: 30 }) }],
  ["status", { method: "get", run: statusOf }],
]);

const AFTER_ANSWER_MS = 50;

/** Carries out what a visitor asks of a device of theirs (§6): restart, identify, status. */
export function deviceCommands(
  backend: Backend,
  visitor: () => Account | null,
  push: (frame: string) => void = () => undefined,
): DeviceCommand {
  return ({ task, command, method }, uid) => {
    const account = visitor();
    const known = account && maySeeDevices(backend, account) ? visibleDevices(backend, account) : [];
    const device = known.find((one) => one.uid === uid);
    if (!device) return { error: errors.unknownDevice, message: "No such device" };
    if (device.status?.is_online !== true) return { error: errors.offline, message: "The device is offline" };
    const asked = task === "device" ? commands.get(command) : undefined;
    if (!asked) return { error: errors.unknownCommand, message: `Unknown command ${task} ${command}` };
    if (asked.method !== method)
      return { error: errors.wrongMethod, message: `${command} is asked for by ${asked.method}` };
    const answer = asked.run(backend, device);
    // What a device does changes how it stands: once it has answered it says so unasked.
    const stands = () => push(JSON.stringify({ type: "device", device: uid, status: device.status }));
    if (asked.method === "set") setTimeout(stands, AFTER_ANSWER_MS);
    return { error: 0, ...answer };
  };
}

/** It is back before anybody looks. */
function restart(backend: Backend, device: Device) {
  const iso = new Date(backend.now()).toISOString();
  if (device.status)
    Object.assign(device.status, {
      reset_reason: "software",
      last_connection: iso,
      date: iso.slice(0, 10),
      time: iso.slice(11, 19),
    });
  backend.changed("devices", device.uid);
  return {};
}

/** The same device says the same at the same time. */
function statusOf(backend: Backend, { status, uid }: Device) {
  const roll = [...uid].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  const hours = Math.floor(backend.now() / 3_600_000 + roll) % 2000;
  const fresh = status?.reset_reason === "software";
  return { app: status?.app ?? "", uptime_h: fresh ? 0 : hours, signal_dbm: -51 - (roll % 40) };
}
