import type { TFunction } from "i18next";
import { kindWords } from "../../actions/permissionArgs";
import type { TableColumn } from "../../frame/Table";
import { formatNumber } from "../../rules/numbers";
import type { Below, PermissionRow } from "./permissionRows";
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

/** What of that which is folded away is permitted, and how much of it is about to change. */
function belowWords(t: TFunction, language: string, row: PermissionRow, below: Below): string {
  const [all, held, changed] = [below.all, below.held, below.changed].map((count) =>
    formatNumber(count, language),
  );
  const isWhole = row.isHeld || row.from !== null;
  return [
    t(`people.permissions.below.${isWhole ? "whole" : "some"}`, { count: below.all, all, held }),
    ...(below.changed === 0
      ? []
      : [t("people.permissions.below.changed", { count: below.changed, changed })]),
  ].join(" · ");
}

export interface PermissionWords {
  readonly t: TFunction;
  readonly language: string;
  readonly isWanted: (row: PermissionRow) => boolean;
  /** What stands below a row that is folded; undefined where it is in sight. */
  readonly hiddenBelow: (row: PermissionRow) => Below | undefined;
}

/** What it is for, of which kind, and whether it is given, comes from above, or is about to change. */
export function permissionColumns({
  t,
  language,
  isWanted,
  hiddenBelow,
}: PermissionWords): TableColumn<PermissionRow>[] {
  const header = (id: string) => t(`people.permissions.column.${id}`);
  const words = (row: PermissionRow) =>
    t(`people.permissions.mark.${markOf(row, isWanted(row))}`, { name: row.from ?? "" });
  return [
    {
      id: "name",
      header: header("object"),
      value: ({ name }) => name,
      aside: (row) => {
        const below = hiddenBelow(row);
        if (below === undefined) return undefined;
        const said = belowWords(t, language, row, below);
        return <span title={said}>{said}</span>;
      },
      width: "minmax(var(--table-name), 2fr)",
      sort: false,
      priority: true,
    },
    {
      id: "kind",
      header: header("kind"),
      value: ({ object }) => kindWords(t, object),
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
