import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { ActionMenu } from "../../frame/ActionMenu";
import { AsOf } from "../../frame/AsOf";
import { Split } from "../../frame/list/Split";
import { useListAddress } from "../../frame/list/useListAddress";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useRowSelection } from "../../frame/useRowSelection";
import { useScope } from "../../frame/useScope";
import { MorePages } from "../../frame/list/MorePages";
import { usePages } from "../../frame/list/usePages";
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

const firstHundred = { limit: USERS_LIMIT } as const;
const userMenu = actionsOn("user");

type UserAddress = ReturnType<typeof useListAddress>;

const UsersTable = observer(function UsersTable(props: {
  rows: readonly UserRow[];
  address: UserAddress;
  onSorted: () => void;
}) {
  const { rows, address, onSorted } = props;
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
      current={address.shown && `user:${address.shown}`}
      onOpen={({ account }) => address.open(account)}
      href={({ account }) => `/v1${address.addressOf(account)}`}
      rowActions={(user) => <ActionMenu actions={userMenu} subject={userEntity(user)} />}
      {...binding}
    />
  );
});

type ListProps = {
  users: ReturnType<typeof useUsers>;
  address: UserAddress;
};

function useUsers(search: string) {
  const whole = search !== "";
  return usePages(UsersQuery, firstHundred, { pause: false, read: (data) => data.users, whole });
}

/** The users so far; that there are more than a page of them is said, never hidden [102]. */
function UserList({ users, address }: ListProps) {
  const { t, i18n } = useTranslation();
  const { items, total, hasMore, query, more } = users;
  const { search, setTyped } = address;
  const found = useMemo(() => matchingUsers(items, search), [items, search]);
  const number = (value: number) => formatNumber(value, i18n.language);
  const counts = { shown: number(items.length), total: number(total), found: number(found.length) };
  const words = hasMore ? "users.countOfMore" : search === "" ? "users.countAll" : "users.countFound";
  return (
    <>
      {found.length > 0 ? (
        <UsersTable rows={found} address={address} onSorted={users.gather} />
      ) : hasMore && query.refreshing ? (
        <SkeletonRows />
      ) : (
        <EmptyState action={<Button onClick={() => setTyped("")}>{t("users.clearSearch")}</Button>}>
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
  const address = useListAddress("/users", "user");
  const { shown, open, search, typed, setTyped } = address;
  const users = useUsers(search);
  return (
    <Screen wide title={t("screen.users")} subtitle={<AsOf at={users.query.asOf} zone={zone} />}>
      <div className={styles.bar}>
        <SearchField label={t("users.search")} value={typed} onChange={setTyped} keys="/" />
      </div>
      <Split
        pane={shown !== undefined && <UserPane key={shown} account={shown} onClose={() => open(undefined)} />}
      >
        <Panel flush>
          <Loaded
            query={users.query}
            rows={(data) => data.users.items}
            failed={t("users.failed")}
            empty={t("users.empty")}
            zone={zone}
          >
            {() => <UserList users={users} address={address} />}
          </Loaded>
        </Panel>
      </Split>
    </Screen>
  );
}
