import type { TFunction } from "i18next";
import type { TableColumn } from "../../frame/Table";
import { nameOfPerson } from "../../rules/person";
import { accountRank } from "../../rules/roles";
import { NO_VALUE } from "../../rules/numbers";
import { UserRole } from "./UserRole";
import type { UserRow } from "./userQueries";
import styles from "./user.module.css";

/** The directory: who, with which role on the platform, of which organization. */
export function userColumns(t: TFunction, own: string): TableColumn<UserRow>[] {
  return [
    {
      id: "name",
      header: t("users.column.name"),
      value: nameOfPerson,
      cell: (user) =>
        user.account === own ? t("users.you", { name: nameOfPerson(user) }) : nameOfPerson(user),
      width: "var(--table-first)",
      priority: true,
    },
    {
      id: "role",
      header: t("users.column.role"),
      value: ({ role }) => accountRank(role),
      saved: ({ role }) => role,
      cell: (user) => <UserRole user={user} />,
      width: "var(--table-state)",
      priority: true,
    },
    {
      id: "email",
      header: t("users.column.email"),
      value: ({ email }) => email,
      cell: ({ email }) => email ?? <span className={styles.none}>{NO_VALUE}</span>,
      below: "lines",
      width: "minmax(var(--table-name), 2fr)",
    },
    {
      id: "organization",
      header: t("users.column.organization"),
      value: ({ organizationName }) => organizationName,
      cell: ({ organizationName }) =>
        organizationName ?? <span className={styles.none}>{t("users.noOrganization")}</span>,
      width: "minmax(var(--table-name-narrow), 1.5fr)",
    },
  ];
}
