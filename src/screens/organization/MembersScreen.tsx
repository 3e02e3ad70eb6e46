import { useSelector } from "@xstate/react";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { inviteMember } from "../../actions/member";
import { memberEntity } from "../../actions/memberEntity";
import { ActionButton } from "../../frame/ActionButton";
import { ListTable } from "../../frame/list/ListTable";
import { Loaded } from "../../frame/Loaded";
import { usePortal } from "../../frame/portal";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { formatNumber } from "../../rules/numbers";
import { Panel } from "../../ui/Panel";
import { memberColumns } from "./memberColumns";
import { MembersQuery } from "./memberQueries";
import type { MemberItem } from "./memberQueries";
import { OrganizationPage } from "./OrganizationPage";
import styles from "./Organization.module.css";

const memberMenu = actionsOn("member");

function MembersTable(props: {
  members: readonly MemberItem[];
  /** Without all of them nobody can be called the last who leads. */
  isWhole: boolean;
  organization: string;
}) {
  const { members, isWhole, organization } = props;
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self?.account ?? "");
  const roleWords = useKnownWords("memberRole");
  const columns = useMemo(() => memberColumns({ t, roleWords, self }), [t, roleWords, self]);
  const entityOf = useCallback(
    (member: MemberItem) => memberEntity(member, organization, isWhole ? members : []),
    [members, isWhole, organization],
  );
  return (
    <ListTable
      list="Members"
      label={t("people.members.label")}
      rows={members}
      {...{ columns, entityOf }}
      menu={memberMenu}
      defaultSort={{ column: "name", descending: false }}
    />
  );
}

/** How many there are, and what is not among them. */
function Counts({ shown, total }: { shown: number; total: number }) {
  const { t, i18n } = useTranslation();
  const [some, all] = [shown, total].map((count) => formatNumber(count, i18n.language));
  return (
    <p className={styles.counts}>
      <span>
        {shown < total
          ? t("people.members.some", { shown: some, total: all })
          : t("people.members.count", { count: total })}
      </span>
      <span>{t("people.members.invitations")}</span>
    </p>
  );
}

function Members({ organization }: { organization: string }) {
  const { t } = useTranslation();
  const query = useGraph(
    MembersQuery,
    useMemo(() => ({ organization }), [organization]),
  );
  return (
    <Panel flush>
      <Loaded
        query={query}
        rows={(data) => data.members}
        failed={t("people.members.failed")}
        empty={t("people.members.empty")}
      >
        {({ items, total }) => (
          <>
            <MembersTable members={items} isWhole={items.length >= total} organization={organization} />
            <Counts shown={items.length} total={total} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** Who belongs to the organization and as what; who comes in, changes and leaves (§7 Organization). */
export function MembersScreen() {
  return (
    <OrganizationPage
      actions={({ entity }) => <ActionButton action={inviteMember} subject={entity} variant="primary" />}
    >
      {({ uid }) => <Members organization={uid} />}
    </OrganizationPage>
  );
}
