import { observer } from "mobx-react-lite";
import { useLayoutEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import { useSearchText } from "../../frame/useSearchText";
import { MorePages } from "../../parts/event/MorePages";
import { usePages } from "../../parts/event/usePages";
import { userEntity } from "../../parts/user/userEntity";
import { USERS_LIMIT } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { SkeletonRows } from "../../ui/Skeleton";
import { userColumns } from "./userColumns";
import { matchingUsers } from "./userList";
import { UserPane } from "./UserPane";
import { UsersQuery } from "./userQueries";
import type { UserRow } from "./userQueries";
import styles from "./user.module.css";

const USER = "user";
const firstHundred = { limit: USERS_LIMIT } as const;
const userMenu = actionsOn("user");

/** Whose details the address shows, and how another's are shown. */
function useShownUser() {
  const [search, setSearch] = useSearchParams();
  const changed = (current: URLSearchParams, account: string | undefined) => {
    const next = new URLSearchParams(current);
    if (account === undefined) next.delete(USER);
    else next.set(USER, account);
    return next;
  };
  return {
    account: search.get(USER) ?? undefined,
    open: (account: string | undefined) => setSearch((current) => changed(current, account)),
    addressOf: (account: string) => `/users?${changed(search, account).toString()}`,
  };
}

const UsersTable = observer(function UsersTable(props: {
  rows: readonly UserRow[];
  shown: ReturnType<typeof useShownUser>;
  onSorted: () => void;
}) {
  const { rows, shown, onSorted } = props;
  const { t } = useTranslation();
  const own = useTools().context().access.account;
  const columns = useMemo(() => userColumns(t, own), [t, own]);
  const binding = useRowSelection("Users", rows, userEntity);
  return (
    <Table
      label={t("users.label")}
      rows={rows}
      columns={columns}
      rowId={({ account }) => `user:${account}`}
      onSorted={onSorted}
      current={shown.account && `user:${shown.account}`}
      onOpen={({ account }) => shown.open(account)}
      href={({ account }) => `/v1${shown.addressOf(account)}`}
      rowActions={(user) => <ActionMenu actions={userMenu} subject={userEntity(user)} />}
      {...binding}
    />
  );
});

/** Gives the list the focus back when the pane has gone. */
function useListFocus(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[role="grid"]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return box;
}

type ListProps = {
  users: ReturnType<typeof useUsers>;
  shown: ReturnType<typeof useShownUser>;
  search: string;
  onClear: () => void;
};

function useUsers(search: string) {
  const whole = search !== "";
  return usePages(UsersQuery, firstHundred, { pause: false, read: (data) => data.users, whole });
}

/** The users so far; that there are more than a page of them is said, never hidden [102]. */
function UserList({ users, shown, search, onClear }: ListProps) {
  const { t, i18n } = useTranslation();
  const { items, total, hasMore, query, more } = users;
  const found = useMemo(() => matchingUsers(items, search), [items, search]);
  const number = (value: number) => formatNumber(value, i18n.language);
  const counts = { shown: number(items.length), total: number(total), found: number(found.length) };
  const words = hasMore ? "users.countOfMore" : search === "" ? "users.countAll" : "users.countFound";
  return (
    <>
      {found.length > 0 ? (
        <UsersTable rows={found} shown={shown} onSorted={users.gather} />
      ) : hasMore && query.refreshing ? (
        <SkeletonRows />
      ) : (
        <EmptyState action={<Button onClick={onClear}>{t("users.clearSearch")}</Button>}>
          {t("users.noMatch", { search })}
        </EmptyState>
      )}
      <MorePages
        words={t(words, { ...counts, count: total })}
        hasMore={hasMore}
        isLoading={query.refreshing}
        onMore={more}
      />
    </>
  );
}

/** The user directory (§7 Users): read by admins and owners of an organization, changed by platform admins [110]. */
export function UsersScreen() {
  const { t } = useTranslation();
  const { zone } = useScope();
  const shown = useShownUser();
  const { search, typed, setTyped } = useSearchText("/users");
  const users = useUsers(search);
  const box = useListFocus(shown.account !== undefined);
  return (
    <Screen wide title={t("screen.users")} subtitle={<AsOf at={users.query.asOf} zone={zone} />}>
      <div className={styles.bar}>
        <SearchField label={t("users.search")} value={typed} onChange={setTyped} keys="/" />
      </div>
      <div ref={box} className={shown.account === undefined ? styles.alone : styles.split}>
        <Panel flush>
          <Loaded
            query={users.query}
            rows={(data) => data.users.items}
            failed={t("users.failed")}
            empty={t("users.empty")}
            zone={zone}
          >
            {() => <UserList users={users} shown={shown} search={search} onClear={() => setTyped("")} />}
          </Loaded>
        </Panel>
        {shown.account !== undefined && (
          <UserPane key={shown.account} account={shown.account} onClose={() => shown.open(undefined)} />
        )}
      </div>
    </Screen>
  );
}
