import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { changeUserRole, deleteUser } from "../../actions/user";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { DetailPane } from "../../frame/list/DetailPane";
import { Loaded } from "../../frame/Loaded";
import { RightsLink } from "../../frame/RightsLink";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { userEntity } from "../../parts/user/userEntity";
import { nameOfPerson } from "../../rules/person";
import { allows } from "../../rules/permission";
import { safeSegment } from "../../rules/segment";
import { EmptyState } from "../../ui/EmptyState";
import { UserQuery } from "./userQueries";
import type { UserRow } from "./userQueries";
import { UserRole } from "./UserRole";
import { Name } from "../../ui/Name";
import styles from "./user.module.css";

const paneMenu = actionsOn("user");

/** What can be done with someone, or in one sentence why nothing can. */
const UserActions = observer(function UserActions({ user }: { user: UserRow }) {
  const { t } = useTranslation();
  const { access } = useTools().context();
  if (user.account === access.account) return <p className={styles.note}>{t("users.self")}</p>;
  if (!allows(access, "manageUsers"))
    return (
      <p className={styles.note}>
        {t("users.readOnly")} <RightsLink />
      </p>
    );
  return (
    <div className={styles.actions}>
      <ActionButton action={changeUserRole} subject={userEntity(user)} size="small" />
      <ActionButton action={deleteUser} subject={userEntity(user)} size="small" />
    </div>
  );
});

function Details({ user }: { user: UserRow }) {
  const { t } = useTranslation();
  const none = <span className={styles.none}>{t("users.none")}</span>;
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  const fields = {
    name: name === "" ? none : <Name>{name}</Name>,
    email: user.email ? <a href={`mailto:${encodeURIComponent(user.email)}`}>{user.email}</a> : none,
    role: <UserRole user={user} />,
    organization: user.organizationName ? (
      <Name>{user.organizationName}</Name>
    ) : (
      <span className={styles.none}>{user.organizationUid ?? t("users.noOrganization")}</span>
    ),
    account: user.account,
  };
  return (
    <>
      <dl className={styles.fields}>
        {Object.entries(fields).map(([id, value]) => [
          <dt key={`${id}-name`}>{t(`users.column.${id}`)}</dt>,
          <dd key={id}>{value}</dd>,
        ])}
      </dl>
      <UserActions user={user} />
    </>
  );
}

export interface UserPaneProps {
  account: string;
  onClose: () => void;
}

/** One user, by themselves from the server: their details and what can be done; an unknown one is said to be so. */
export function UserPane({ account, onClose }: UserPaneProps) {
  const { t } = useTranslation();
  const isSafe = safeSegment(account).ok;
  const variables = useMemo(() => ({ account }), [account]);
  const query = useGraph(UserQuery, variables, { pause: !isSafe });
  const isGone =
    !isSafe || (query.failure !== undefined && [400, 403, 404, 422].includes(query.failure.status));
  const user = isGone ? undefined : query.data?.user;
  const title = user ? nameOfPerson(user) : t(isGone ? "users.notFound.title" : "users.title");
  return (
    <DetailPane
      title={title}
      actions={user && <ActionMenu actions={paneMenu} subject={userEntity(user)} />}
      closeLabel={t("users.close")}
      onClose={onClose}
    >
      {isGone ? (
        <EmptyState>
          {t("users.notFound.text")} <RightsLink />
        </EmptyState>
      ) : (
        <Loaded query={query} rows={(data) => data.user} failed={t("users.userFailed")}>
          {(loaded) => <Details user={loaded} />}
        </Loaded>
      )}
    </DetailPane>
  );
}
