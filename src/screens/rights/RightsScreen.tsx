import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Loaded } from "../../frame/Loaded";
import { usePortal } from "../../frame/portal";
import { Screen } from "../../frame/Screen";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { accessOf } from "../../machines/session";
import { isPlatformAdmin, accountRank } from "../../rules/roles";
import type { Access } from "../../rules/permission";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Select } from "../../ui/Select";
import { ObjectRights, Partners } from "./ObjectRights";
import { RightsMembersQuery, RightsUserQuery } from "./rightsQueries";
import type { MemberItem } from "./rightsQueries";
import { RightsTable } from "./RightsTable";
import styles from "./rights.module.css";

const MEMBER = "member";

const nameOf = ({ account, email, firstName, lastName }: MemberItem) =>
  [firstName, lastName].filter(Boolean).join(" ") || email || account;

/** Which role one has on the platform and in the organization, in one sentence. */
function Roles({ access }: { access: Access }) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const { accountRole, organizationRole } = access;
  const account = accountRank(accountRole) < 0 ? accountRole : t(`user.role.${accountRole}`);
  return organizationRole === null
    ? t("rights.roleAlone", { account })
    : t("rights.roles", { account, role: roleWords(organizationRole) });
}

function Rights({ access }: { access: Access }) {
  const { organizationUid } = access;
  return (
    <div className={styles.stack}>
      <Panel flush>
        <p className={styles.roles}>
          <Roles access={access} />
        </p>
        <RightsTable access={access} />
      </Panel>
      {organizationUid !== null && (
        <div className={styles.pair}>
          <ObjectRights organization={organizationUid} account={access.account} />
          <Partners organization={organizationUid} />
        </div>
      )}
    </div>
  );
}

/** Another's rights: the role on the platform is asked for, that in the organization is the member's. */
function MemberRights({ member, organization }: { member: MemberItem; organization: string }) {
  const { t } = useTranslation();
  const { account, role } = member;
  const query = useGraph(
    RightsUserQuery,
    useMemo(() => ({ account }), [account]),
  );
  const accountRole = query.data?.user?.role;
  const access = useMemo<Access>(
    () => ({
      account,
      accountRole: accountRole ?? "",
      organizationUid: organization,
      organizationRole: role,
    }),
    [account, accountRole, organization, role],
  );
  return (
    <Loaded query={query} rows={({ user }) => user} failed={t("rights.memberFailed")}>
      {() => <Rights access={access} />}
    </Loaded>
  );
}

/** For platform admins: the same for any member of the organization. */
function OfMember({ own }: { own: Access & { organizationUid: string } }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const account = search.get(MEMBER) ?? own.account;
  const { organizationUid: organization } = own;
  const query = useGraph(
    RightsMembersQuery,
    useMemo(() => ({ organization }), [organization]),
  );
  const choose = (chosen: string) =>
    setSearch(chosen === own.account ? {} : { [MEMBER]: chosen }, { replace: true });
  if (query.data === undefined && account === own.account) return <Rights access={own} />;
  return (
    <Loaded query={query} rows={(data) => data.members} failed={t("rights.membersFailed")}>
      {({ items }) => {
        const member = items.find((each) => each.account === account);
        return (
          <div className={styles.stack}>
            <div className={styles.member}>
              <Select
                label={t("rights.member")}
                options={items.map((each) => ({ id: each.account, label: nameOf(each) }))}
                value={member ? account : null}
                onChange={choose}
              />
            </div>
            {account === own.account ? (
              <Rights access={own} />
            ) : member ? (
              <MemberRights key={account} member={member} organization={organization} />
            ) : (
              <EmptyState>{t("rights.noMember")}</EmptyState>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

/** What one may do and see, why, and which role would give the rest. */
export function RightsScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  const own = useMemo(() => (self ? accessOf(self) : undefined), [self]);
  if (own === undefined) return null;
  const { organizationUid } = own;
  return (
    <Screen wide title={t("screen.rights")}>
      {organizationUid !== null && isPlatformAdmin(own.accountRole) ? (
        <OfMember own={{ ...own, organizationUid }} />
      ) : (
        <Rights access={own} />
      )}
    </Screen>
  );
}
