import type { TFunction } from "i18next";
import { Ago } from "../../frame/Ago";
import type { TableColumn } from "../../frame/Table";
import { connectionOf, lastConnectionOf } from "../../rules/deviceFacts";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import { Connection } from "./Connection";
import styles from "./device.module.css";
import type { DeviceRow } from "./deviceQueries";
import type { ParkZones } from "./useParkZones";

/** As wide as the longest names, and never more than a part of a narrow table. */
const wide = "minmax(min(calc(var(--table-name) + var(--space-16)), 40cqi), 2fr)";
/** As wide as a MAC address, and as a state in words. */
const medium = "minmax(calc(var(--table-name-narrow) + var(--space-6)), 1fr)";
const organization = "minmax(calc(var(--table-name-narrow) + var(--space-10)), 1fr)";
const narrow = "minmax(calc(var(--table-value) + var(--space-8)), 1fr)";

function optional(
  id: string,
  header: string,
  none: string,
  read: (row: DeviceRow) => string | null | undefined,
) {
  return {
    id,
    header,
    width: narrow,
    value: (row: DeviceRow) => read(row) ?? null,
    cell: (row: DeviceRow) => read(row) ?? <span className={styles.none}>{none}</span>,
  };
}

/** The list of devices: who, which, where, whose, since when. Firmware and the like stand with the one that is open. */
export function deviceColumns(
  t: TFunction,
  language: string,
  now: number,
  zones: Pick<ParkZones, "of" | "only">,
): TableColumn<DeviceRow>[] {
  const word = (id: string) => t(`device.field.${id}`);
  const said = zones.only && zoneAbbreviation(now, zones.only, language);
  const unassigned = t("device.notAssigned");
  return [
    { id: "name", header: word("name"), value: ({ name }) => name, priority: true, width: wide },
    {
      id: "online",
      header: word("online"),
      value: ({ status }) => (status === null ? 2 : status.isOnline === true ? 0 : 1),
      saved: ({ status }) => t(`device.${connectionOf(status)}`),
      cell: (row) => <Connection status={row.status} />,
      width: medium,
      below: true,
    },
    {
      id: "last",
      header: word("lastConnection"),
      unit: said,
      value: lastConnectionOf,
      saved: ({ status }) => new Date(status?.lastConnection ?? ""),
      zone: ({ park }) => zones.of(park).zone,
      cell: (row) => (
        <Ago
          said={said}
          at={lastConnectionOf(row)}
          now={now}
          zone={zones.of(row.park).zone}
          never={t("device.never")}
        />
      ),
      width: "minmax(calc(var(--table-name) + var(--space-12)), 1fr)",
      below: "worded",
    },
    {
      id: "mac",
      header: word("mac"),
      value: ({ mac }) => mac,
      cell: ({ mac }) => <code className={styles.code}>{mac}</code>,
      width: medium,
    },
    optional("serialNumber", word("serialNumber"), "–", (row) => row.serialNumber),
    optional("park", word("park"), unassigned, (row) => row.park?.name),
    {
      ...optional("organization", word("organization"), unassigned, (row) => row.organization?.name),
      width: organization,
    },
  ];
}
