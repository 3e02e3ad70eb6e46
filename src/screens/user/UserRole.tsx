import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { entityKey } from "../../command/entity";
import { useTools } from "../../frame/tools";
import { userEntity } from "../../parts/user/userEntity";
import { accountRank } from "../../rules/roles";
import { Status } from "../../ui/Status";
import type { UserRow } from "./userQueries";

/** An account's role in words; one that is unknown is shown as it is [108], none as such. */
export const UserRole = observer(function UserRole({ user }: { user: UserRow }) {
  const { t } = useTranslation();
  const { pending } = useTools();
  if (pending.has(entityKey(userEntity(user)))) return <Status kind="info" label={t("users.deleting")} />;
  if (user.role === "") return t("people.members.column.noRole");
  return accountRank(user.role) < 0 ? user.role : t(`user.role.${user.role}`);
});
