import { isZone } from "../../rules/zone";

export interface ZoneOption {
  readonly id: string;
  /** The name as people write it: "America/New York". */
  readonly label: string;
  /** "UTC−07:00": the offset of now. */
  readonly offset: string;
}

/** The visitor's own zone, as far as the browser knows it. */
export function ownZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : "Europe/Berlin";
}

function offsetOf(zone: string, now: number): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const name = format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name === "GMT" ? "UTC±00:00" : name.replace("GMT", "UTC").replace("-", "−");
}

/** Every IANA zone that the browser knows, by name. */
export function zoneOptions(now: number): ZoneOption[] {
  const names = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ownZone()]);
  return [...names].sort().map((id) => ({
    id,
    label: id.replaceAll("_", " "),
    offset: offsetOf(id, now),
  }));
}
