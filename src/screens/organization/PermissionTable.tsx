import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Table } from "../../frame/Table";
import { useFolds } from "../../frame/useFolds";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { permissionColumns } from "./permissionColumns";
import { belowOf, foundRows } from "./permissionRows";
import type { PermissionRow } from "./permissionRows";

const LIST = "Permissions";
const rowId = ({ id }: PermissionRow) => id;
const parentOf = ({ parent }: PermissionRow) => parent;
/** What is permitted for a row is permitted for it alone: none only stands for those under it. */
const isBranch = () => false;

interface PermissionTableProps {
  readonly rows: readonly PermissionRow[];
  readonly wanted: ReadonlySet<string>;
  /** What is looked for among the rows. */
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Which of these rows are wanted now; what is not among them stays as it is. Undefined where nothing can be changed. */
  readonly onWant: ((wanted: ReadonlySet<string>, among: readonly PermissionRow[]) => void) | undefined;
  readonly onLetGo: () => boolean;
  readonly maxHeight: string | undefined;
}

/** The objects as a tree, what is looked for unfolded; a portfolio that is folded says what is permitted below it. */
export const PermissionTable = observer(function PermissionTable(props: PermissionTableProps) {
  const { rows, wanted, search, onClearSearch, onWant, onLetGo, maxHeight } = props;
  const { t, i18n } = useTranslation();
  const found = useMemo(() => foundRows(rows, search), [rows, search]);
  const branches = useMemo(
    () => found.filter(({ object }) => object === "portfolio").map(({ id }) => id),
    [found],
  );
  const folds = useFolds({ table: LIST, narrowed: search.trim(), branches });
  const { folded } = folds;
  const columns = useMemo(() => {
    const below = folded.size === 0 ? undefined : belowOf(rows, wanted);
    return permissionColumns({
      t,
      language: i18n.language,
      isWanted: ({ id }) => wanted.has(id),
      hiddenBelow: ({ id }) => (folded.has(id) ? below?.get(id) : undefined),
    });
  }, [t, i18n.language, rows, wanted, folded]);
  if (found.length === 0)
    return (
      <EmptyState action={<Button onClick={onClearSearch}>{t("list.clearSearch")}</Button>}>
        {t("people.permissions.noMatch", { search: search.trim() })}
      </EmptyState>
    );
  return (
    <Table
      label={t("people.permissions.label")}
      rows={found}
      columns={columns}
      rowId={rowId}
      tree={{ parentOf, isBranch, ...folds }}
      hasSelectionBar={false}
      {...(maxHeight === undefined ? {} : { maxHeight })}
      {...(onWant && { selected: wanted, onSelect: (next) => onWant(next, found), onLetGo })}
    />
  );
});
