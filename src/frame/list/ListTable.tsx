import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import type { ReactNode } from "react";
import type { Action } from "../../command/action";
import { entityKey } from "../../command/entity";
import type { Entity } from "../../command/entity";
import { addressOfEntity } from "../../routes";
import { ActionMenu } from "../ActionMenu";
import { Table } from "../Table";
import type { TableProps } from "../Table";
import { useTools } from "../tools";
import { useRowSelection } from "../useRowSelection";
import { useHasPane } from "./useHasPane";
import type { ListAddress } from "./useListAddress";

type Bound = "list" | "rowId" | "selected" | "onSelect" | "onActions" | "onFocusRow" | "isShortcut";

export interface ListTableProps<Row> extends Omit<TableProps<Row>, Bound | "bulkActions"> {
  /** Its name in every language, under which its columns, its cursor and its marks are kept. */
  readonly list: string;
  /** What a row is to keys and palette, of one identity; the entity's key is the row's id. */
  readonly entityOf: (row: Row) => Entity;
  /** Where making an entity of each of a hundred thousand rows costs too much: the same key, of one identity. */
  readonly rowId?: (row: Row) => string;
  /** What the row's menu offers. */
  readonly menu?: readonly Action[];
  /** Buttons of what is done most with the rows that are marked. */
  readonly bulk?: (chosen: readonly Entity[]) => ReactNode;
  /** Rows open beside the list, and the address says which. */
  readonly address?: Pick<ListAddress, "shown" | "open" | "addressOf"> | undefined;
  /** A row has a page of its own too: its link leads there, and where no pane has room the row does. */
  readonly hasPage?: boolean;
}

/** The table of a list of entities: keys, palette, menu and marks act on its rows, and a row opens as the address says. */
export const ListTable = observer(function ListTable<Row extends object>(props: ListTableProps<Row>) {
  const { list, entityOf, rowId, menu, bulk, address, hasPage = false, ...table } = props;
  const { rows } = table;
  const { selection, go } = useTools();
  const hasPane = useHasPane();
  const binding = useRowSelection(list, rows, entityOf);
  const keyOf = useCallback((row: Row) => entityKey(entityOf(row)), [entityOf]);
  const [first] = rows;
  const pageOf = (row: Row) => addressOfEntity(entityOf(row));
  const opening = address && {
    current: address.shown && first && entityKey({ kind: entityOf(first).kind, uid: address.shown }),
    onOpen: (row: Row) => {
      const page = hasPage && !hasPane ? pageOf(row) : undefined;
      if (page === undefined) address.open(entityOf(row).uid);
      else go(page);
    },
    href: (row: Row) => `/v1${(hasPage ? pageOf(row) : undefined) ?? address.addressOf(entityOf(row).uid)}`,
  };
  return (
    <Table<Row>
      rowId={rowId ?? keyOf}
      rowActions={menu && ((row) => <ActionMenu actions={menu} subject={entityOf(row)} />)}
      bulkActions={bulk?.(selection.selectedIn(list))}
      {...opening}
      {...table}
      {...binding}
    />
  );
});
