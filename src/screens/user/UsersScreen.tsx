import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { CutNote } from "../../frame/list/CutNote";
import { ListScreen } from "../../frame/list/ListScreen";
import { MorePages } from "../../frame/list/MorePages";
import { useListAddress } from "../../frame/list/useListAddress";
import { usePages } from "../../frame/list/usePages";
import { useTools } from "../../frame/tools";
import { userEntity } from "../../parts/user/userEntity";
import { USERS_LIMIT } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { userColumns } from "./userColumns";
import { matchingUsers } from "./userList";
import { UserPane } from "./UserPane";
import { UsersQuery } from "./userQueries";

const firstHundred = { limit: USERS_LIMIT } as const;
const userMenu = actionsOn("user");

/** The user directory (§7 Users): read by admins and owners of an organization, changed by platform admins [110]. */
export const UsersScreen = observer(function UsersScreen() {
  const { t, i18n } = useTranslation();
  const address = useListAddress("/users", "user");
  const { search, shown, close } = address;
  const pages = usePages(UsersQuery, firstHundred, {
    pause: false,
    read: (data) => data.users,
    whole: search !== "",
  });
  const { items, total, hasMore, query, more, gather } = pages;
  const own = useTools().context().access.account;
  const columns = useMemo(() => userColumns(t, own), [t, own]);
  const found = useMemo(() => matchingUsers(items, search), [items, search]);
  const number = (value: number) => formatNumber(value, i18n.language);
  const counts = { shown: number(items.length), total: number(total), found: number(found.length) };
  // That there are more than a page of them is said, never hidden [102].
  const words = hasMore ? "users.countOfMore" : search === "" ? "users.countAll" : "users.countFound";
  return (
    <ListScreen
      title={t("screen.users")}
      words={{
        search: t("users.search"),
        failed: t("users.failed"),
        empty: t("users.empty"),
        noMatch: t("users.noMatch", { search }),
      }}
      list="Users"
      label={t("users.label")}
      {...{ address, query, columns }}
      rows={found}
      entityOf={userEntity}
      menu={userMenu}
      onSorted={gather}
      note={<CutNote pages={pages} />}
      isComing={hasMore && query.refreshing}
      foot={
        items.length > 0 && (
          <MorePages
            words={t(words, { ...counts, count: total })}
            hasMore={hasMore}
            isLoading={query.refreshing}
            onMore={more}
          />
        )
      }
      pane={shown !== undefined && <UserPane key={shown} account={shown} onClose={close} />}
    />
  );
});
