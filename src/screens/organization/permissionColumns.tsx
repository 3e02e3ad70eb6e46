import type { TFunction } from "i18next";
import type { TableColumn } from "../../frame/Table";
import { plainText } from "../../rules/plainText";
import { classes } from "../../ui/classes";
import type { PermissionRow } from "./permissionRows";
import styles from "./Permissions.module.css";

type Mark = "granted" | "inherited" | "none" | "willGrant" | "willWithdraw";

/** One shape per state, so that it is read without its colour. */
const signs: Readonly<Record<Mark, string>> = {
  granted: "●",
  inherited: "◐",
  none: "○",
  willGrant: "◍",
  willWithdraw: "◌",
};

function markOf({ isHeld, from }: PermissionRow, isWanted: boolean): Mark {
  if (isWanted !== isHeld) return isWanted ? "willGrant" : "willWithdraw";
  if (isHeld) return "granted";
  return from === null ? "none" : "inherited";
}

/** A kind in words; one that nobody knows as the server writes it. */
export function kindWords(t: TFunction, object: string): string {
  const known = ["organization", "portfolio", "park", "device"].includes(object);
  return known ? t(`arg.${object}.label`) : plainText(object, 40);
}

/** What it is for, of which kind, and whether it is given, comes from above, or is about to change. */
export function permissionColumns(
  t: TFunction,
  isWanted: (row: PermissionRow) => boolean,
): TableColumn<PermissionRow>[] {
  const header = (id: string) => t(`people.permissions.column.${id}`);
  const words = (row: PermissionRow) =>
    t(`people.permissions.mark.${markOf(row, isWanted(row))}`, { name: row.from ?? "" });
  return [
    {
      id: "name",
      header: header("object"),
      value: ({ name }) => name,
      cell: ({ name, level }) => <span className={classes(styles[`level${level}`])}>{name}</span>,
      width: "minmax(var(--table-name), 2fr)",
      sort: false,
      priority: true,
    },
    {
      id: "kind",
      header: header("kind"),
      value: ({ object }) => kindWords(t, object),
      cell: ({ object, level }) => (
        <span className={classes(styles[`below${level}`])}>{kindWords(t, object)}</span>
      ),
      width: "minmax(var(--table-name-narrow), 1fr)",
      sort: false,
      below: true,
    },
    {
      id: "state",
      header: header("state"),
      value: (row) => markOf(row, isWanted(row)),
      saved: (row) => words(row),
      cell: (row) => {
        const mark = markOf(row, isWanted(row));
        return (
          <span className={styles[mark]}>
            <span aria-hidden="true">{signs[mark]}</span> {words(row)}
          </span>
        );
      },
      width: "minmax(var(--table-name), 2fr)",
      sort: false,
      below: true,
    },
  ];
}
