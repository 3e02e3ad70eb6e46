import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import type { Entity } from "../../command/entity";
import { safeSegment } from "../../rules/segment";
import { addressOfEntity } from "../../routes";
import { SearchField } from "../../ui/SearchField";
import { AsOfFresh } from "../AsOfFresh";
import { Screen } from "../Screen";
import { ScopeNotes } from "../ScopeNotes";
import type { Note } from "../scopeNotes";
import { useScope } from "../useScope";
import styles from "./list.module.css";
import { ListPanel } from "./ListPanel";
import type { ListPanelProps, ListWords } from "./ListPanel";
import { Split } from "./Split";
import { useHasPane } from "./useHasPane";
import type { ListAddress } from "./useListAddress";

export interface ListScreenProps<Row> extends Omit<ListPanelProps<Row>, "head" | "hasPage"> {
  /** The screen's name. */
  readonly title: string;
  /** One line of what is shown; of when the list is, unless given. */
  readonly subtitle?: ReactNode;
  readonly words: ListWords & { readonly search: string };
  readonly address: ListAddress;
  /** Why the address was not followed to the letter, where the filter narrows it; which zones had to be assumed. */
  readonly notes?: readonly Note[];
  /** Said before the list. */
  readonly remark?: ReactNode;
  /** Beside the search field. */
  readonly beside?: ReactNode;
  /** Between the search field and the list: further filters, counts. */
  readonly filters?: ReactNode;
  /** The `DetailPane` of the open row, with its id as its key; false or undefined while there is none. */
  readonly pane: ReactNode;
  /** The pane gets more of the room than the list. */
  readonly isWide?: boolean;
  /** The kind of rows that have a page of their own, which is where the address leads while a pane has no room. */
  readonly pageOf?: Entity["kind"];
}

/** A screen that is a list: searched, opened and paged by the address, with the open row beside it. */
export const ListScreen = observer(function ListScreen<Row extends object>(props: ListScreenProps<Row>) {
  const {
    title,
    subtitle,
    actions,
    notes = [],
    remark,
    beside,
    filters,
    pane,
    isWide,
    pageOf,
    ...panel
  } = props;
  const { zone } = useScope();
  const hasPane = useHasPane();
  const { query, words, address } = panel;
  const { shown, typed, setTyped } = address;
  const page =
    pageOf && !hasPane && shown !== undefined && safeSegment(shown).ok
      ? addressOfEntity({ kind: pageOf, uid: shown })
      : undefined;
  if (page !== undefined) return <Navigate replace to={page} />;
  return (
    <Screen
      wide
      title={title}
      actions={actions}
      subtitle={subtitle ?? <AsOfFresh query={query} zone={zone} />}
    >
      <ScopeNotes notes={notes} />
      {remark}
      <div className={styles.bar}>
        <SearchField label={words.search} value={typed} onChange={setTyped} keys="/" />
        {beside}
      </div>
      {filters}
      <Split pane={pane} {...(isWide === true && { isWide })}>
        <ListPanel zone={zone} hasPage={pageOf !== undefined} {...panel} />
      </Split>
    </Screen>
  );
});
