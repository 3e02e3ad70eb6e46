import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Zone } from "../../rules/zone";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SkeletonRows } from "../../ui/Skeleton";
import { Loaded } from "../Loaded";
import type { GraphState } from "../useGraph";
import { ListTable } from "./ListTable";
import type { ListTableProps } from "./ListTable";
import type { ListAddress } from "./useListAddress";

/** A list in sentences: that it failed, that it is empty, that nothing in it matches. */
export interface ListWords {
  readonly failed: string;
  readonly empty: string;
  readonly noMatch?: string;
}

interface NoRowsProps {
  readonly words: ListWords;
  readonly address: Pick<ListAddress, "search" | "setTyped" | "page" | "goTo"> | undefined;
  /** What brings a first row. */
  readonly emptyAction?: ReactNode;
}

/** Why a list has no row, and what brings some: nothing matches, it has shrunk below the page, or it is empty. */
function NoRows({ words, address, emptyAction }: NoRowsProps) {
  const { t } = useTranslation();
  if (address && address.search !== "")
    return (
      <EmptyState action={<Button onClick={() => address.setTyped("")}>{t("list.clearSearch")}</Button>}>
        {words.noMatch}
      </EmptyState>
    );
  if (address && address.page > 1)
    return (
      <EmptyState action={<Button onClick={() => address.goTo(1)}>{t("list.firstPage")}</Button>}>
        {t("list.noPage", { page: address.page })}
      </EmptyState>
    );
  return <EmptyState action={emptyAction}>{words.empty}</EmptyState>;
}

export interface ListPanelProps<Row> extends Omit<ListTableProps<Row>, "address"> {
  /** The panel's own name and buttons, where it is not the only one of its screen. */
  readonly title?: string;
  readonly actions?: ReactNode;
  /** Between the name and the rows: the list's own search. */
  readonly head?: ReactNode;
  readonly query: GraphState<unknown>;
  readonly zone?: Zone | undefined;
  readonly words: ListWords;
  readonly address?: ListAddress | undefined;
  readonly emptyAction?: ReactNode;
  /** Said above the rows, where they are not all. */
  readonly note?: ReactNode;
  /** In place of why there is no row. */
  readonly nothing?: ReactNode;
  /** None of the rows so far matches, and more are on their way. */
  readonly isComing?: boolean;
  /** Below the rows: how many there are, and the way to more. */
  readonly foot?: ReactNode;
}

/** A list as a panel: its rows, why there is none, and what stands below them. */
export function ListPanel<Row extends object>(props: ListPanelProps<Row>) {
  const { title, actions, head, query, zone, words, emptyAction, nothing, note, isComing, foot, ...table } =
    props;
  return (
    <Panel flush {...(title === undefined ? {} : { title })} {...(actions ? { actions } : {})}>
      {head}
      <Loaded query={query} rows={(data) => ({ data })} failed={words.failed} zone={zone}>
        {() => (
          <>
            {note}
            {table.rows.length > 0 ? (
              <ListTable {...table} />
            ) : isComing === true ? (
              <SkeletonRows />
            ) : (
              (nothing ?? <NoRows words={words} address={table.address} emptyAction={emptyAction} />)
            )}
            {foot}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
