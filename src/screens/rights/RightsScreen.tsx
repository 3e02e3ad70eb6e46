import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { showMemberRights } from "../../actions/memberPermission";
import { showUserRights } from "../../actions/user";
import { ActionButton } from "../../frame/ActionButton";
import { Loaded } from "../../frame/Loaded";
import { usePortal } from "../../frame/portal";
import { Screen } from "../../frame/Screen";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { useSearch } from "../../frame/useSearch";
import { accessOf } from "../../machines/session";
import { NamedMembersQuery } from "../../parts/member/namedMembersQuery";
import type { NamedMember } from "../../parts/member/namedMembersQuery";
import { addressOfRights, allows } from "../../rules/permission";
import type { Access } from "../../rules/permission";
import { nameOfPerson } from "../../rules/person";
import { accountRank, isPlatformAdmin } from "../../rules/roles";
import { Panel } from "../../ui/Panel";
import { Stack } from "../../ui/Stack";
import { ObjectRights, Partners } from "./ObjectRights";
import { RightsUserQuery } from "./rightsQueries";
import type { RightsUser } from "./rightsQueries";
import { RightsTable } from "./RightsTable";
import styles from "./rights.module.css";

const MEMBER = "member";
const USER = "user";

/** Which role one has on the platform and in the organization, in one sentence. */
function Roles({ access }: { access: Access }) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const { accountRole, organizationRole } = access;
  const none = t("people.members.column.noRole");
  const account = accountRank(accountRole) < 0 ? accountRole || none : t(`user.role.${accountRole}`);
  return organizationRole === null
    ? t("rights.roleAlone", { account })
    : t("rights.roles", { account, role: roleWords(organizationRole) || none });
}

function Rights({ access }: { access: Access }) {
  const { organizationUid } = access;
  return (
    <Stack>
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
    </Stack>
  );
}

/** Another's rights: the role on the platform is asked for, that in the organization is the member's. */
function MemberRights({ member, organization }: { member: NamedMember; organization: string }) {
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

/** The same for any member of the organization, found by search. */
function OfMember({ organization, account }: { organization: string; account: string }) {
  const { t } = useTranslation();
  const query = useGraph(
    NamedMembersQuery,
    useMemo(() => ({ organization, accounts: [account] }), [organization, account]),
  );
  return (
    <Loaded
      query={query}
      rows={(data) => data.membersNamed}
      empty={t("rights.noMember")}
      failed={t("rights.membersFailed")}
    >
      {(members) =>
        members.map((member) => (
          <Stack key={account}>
            <p>{t("rights.of", { name: nameOfPerson(member) })}</p>
            <MemberRights member={member} organization={organization} />
          </Stack>
        ))
      }
    </Loaded>
  );
}

/** A user's rights: the role in the organization is the one that its members have. */
function UserRights({ user }: { user: RightsUser }) {
  const { t } = useTranslation();
  const { account, role: accountRole, organizationUid } = user;
  const query = useGraph(
    NamedMembersQuery,
    useMemo(() => ({ organization: organizationUid ?? "", accounts: [account] }), [organizationUid, account]),
    { pause: organizationUid === null },
  );
  if (organizationUid === null)
    return <Rights access={{ account, accountRole, organizationUid, organizationRole: null }} />;
  return (
    <Loaded query={query} rows={(data) => data} failed={t("rights.membersFailed")}>
      {({ membersNamed: [member] }) => (
        <Rights access={{ account, accountRole, organizationUid, organizationRole: member?.role ?? null }} />
      )}
    </Loaded>
  );
}

/** The same for any user of the platform, whichever organization they are in. */
function OfUser({ account }: { account: string }) {
  const { t } = useTranslation();
  const query = useGraph(
    RightsUserQuery,
    useMemo(() => ({ account }), [account]),
  );
  return (
    <Loaded query={query} rows={({ user }) => user} empty={t("rights.noUser")} failed={t("users.userFailed")}>
      {(user) => (
        <Stack key={account}>
          <p>{t("rights.of", { name: nameOfPerson(user) })}</p>
          <UserRights user={user} />
        </Stack>
      )}
    </Loaded>
  );
}

/** For those who may: whose rights are shown, oneself's at first. Users of the platform are for its admins. */
function OfAnybody({ own }: { own: Access }) {
  const { t } = useTranslation();
  const [search] = useSearch();
  const isPlatform = isPlatformAdmin(own.accountRole);
  const { organizationUid } = own;
  const user = isPlatform ? search.get(USER) : null;
  const member = search.get(MEMBER);
  const isOwn = user === null && (member === null || member === own.account || organizationUid === null);
  return (
    <Stack>
      <div className={styles.member}>
        {organizationUid !== null && (
          <ActionButton action={showMemberRights}>{t("rights.choose")}</ActionButton>
        )}
        {isPlatform && <ActionButton action={showUserRights}>{t("rights.chooseUser")}</ActionButton>}
        {!isOwn && <Link to={addressOfRights}>{t("rights.own")}</Link>}
      </div>
      {isOwn ? (
        <Rights access={own} />
      ) : user !== null ? (
        <OfUser account={user} />
      ) : (
        <OfMember organization={organizationUid ?? ""} account={member ?? ""} />
      )}
    </Stack>
  );
}

/** What one may do and see, why, and which role would give the rest. */
export function RightsScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  const own = useMemo(() => (self ? accessOf(self) : undefined), [self]);
  if (own === undefined) return null;
  return (
    <Screen wide title={t("screen.rights")}>
      {allows(own, "orgAdmin") ? <OfAnybody own={own} /> : <Rights access={own} />}
    </Screen>
  );
}
