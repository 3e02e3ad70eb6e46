import { hash, uidFor } from "./random";
import type { Device, DeviceStatus, Park, Portfolio } from "./types";

const KINDS = ["Logger", "Parkregler", "Wetterstation", "Zähler-Gateway", "Fernwirktechnik", "Router"];
const HARDWARE = [
  { hw_article: "PL-200", hw_revision: "C", target_id: "imx6ull" },
  { hw_article: "PL-300", hw_revision: "A2", target_id: "imx8mm" },
  { hw_article: "WS-50", hw_revision: "B", target_id: "stm32f4" },
];
const RESETS = ["power_on", "watchdog", "software", "brown_out", null];
const VERSIONS = ["2.14.3", "2.14.1", "2.12.0", "3.0.0-rc2"];

/** Loggers and gateways: about one in 12 offline, some that never reported, some in stock, some of the project demo. */
export function makeDevices(
  seed: number,
  count: number,
  parks: readonly Park[],
  portfolios: readonly Portfolio[],
  nowMs: number,
): Device[] {
  const owners = new Map(portfolios.map((portfolio) => [portfolio.uid, portfolio.organization_uid]));
  return Array.from({ length: count }, (_, index) => {
    const roll = hash(seed + 501, index);
    const park = roll % 16 === 0 ? undefined : parks[index % parks.length];
    const first = portfolios[0]?.organization_uid ?? null;
    const organization = park ? (owners.get(park.portfolio_uid) ?? null) : roll % 32 === 0 ? null : first;
    return deviceAt(seed, index, roll, park, organization, nowMs);
  });
}

function deviceAt(
  seed: number,
  index: number,
  roll: number,
  park: Park | undefined,
  organization_uid: string | null,
  nowMs: number,
): Device {
  const kind = KINDS[(roll >>> 4) % KINDS.length] ?? "Logger";
  const serial = String(100_000 + index).padStart(6, "0");
  return {
    uid: uidFor(seed, 4, index),
    organization_uid,
    park_uid: park?.uid ?? null,
    mac: macOf(index),
    serial_number: `PL${20 + (roll % 6)}-${serial}`,
    name: park ? `${kind} ${park.name}` : `${kind} ${serial}`,
    description: roll % 3 === 0 ? `Schaltschrank ${1 + (roll % 9)}` : null,
    is_enabled: roll % 29 !== 0,
    date_of_registration: new Date(Date.UTC(2021, 0, 4 + (roll % 1600), 8)).toISOString(),
    latitude: park?.latitude ?? null,
    longitude: park?.longitude ?? null,
    status: roll % 25 === 7 ? null : statusOf(roll, index, nowMs),
    version:
      roll % 25 === 7
        ? null
        : { ...(HARDWARE[roll % 3] ?? { hw_article: "", hw_revision: "", target_id: "" }) },
    settings: { reporting_interval_s: roll % 5 === 0 ? 300 : 60, remote_access: roll % 4 !== 0 },
  };
}

/** An odd factor permutes the 24 bits: no MAC comes twice. */
function macOf(index: number): string {
  const bits = (Math.imul(index, 0x5bd1e9) ^ 0x2c7a) & 0xffffff;
  const byte = (shift: number) => ((bits >>> shift) & 255).toString(16).padStart(2, "0");
  return `70:b3:d5:${byte(16)}:${byte(8)}:${byte(0)}`;
}

function statusOf(roll: number, index: number, nowMs: number): DeviceStatus {
  const is_online = (roll >>> 8) % 12 !== 0;
  const silence = is_online ? 20_000 + (roll % 240_000) : 3_600_000 * (2 + (roll % 900));
  const iso = new Date(nowMs - silence).toISOString();
  return {
    is_online,
    public_ip: is_online ? `203.0.113.${1 + (index % 254)}` : null,
    last_connection: iso,
    reset_reason: RESETS[(roll >>> 6) % RESETS.length] ?? null,
    project: (roll >>> 10) % 40 === 0 ? "demo" : "parks",
    app: `logger ${VERSIONS[(roll >>> 12) % VERSIONS.length] ?? ""}`,
    date: iso.slice(0, 10),
    time: iso.slice(11, 19),
  };
}
