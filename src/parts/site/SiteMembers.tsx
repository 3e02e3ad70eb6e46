import { useSelector } from "@xstate/react";
import { observer } from "mobx-react-lite";
import { useCallback, useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { changeParkRole, removeParkMember } from "../../actions/parkMember";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import { Loaded } from "../../frame/Loaded";
import { usePortal } from "../../frame/portal";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { useGraph } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import { useNarrow } from "../../frame/useNarrow";
import { useRowSelection } from "../../frame/useRowSelection";
import { canManageMember, leadLost } from "../../rules/manage";
import type { Lead } from "../../rules/manage";
import { NO_VALUE } from "../../rules/numbers";
import { memberRank } from "../../rules/roles";
import { Panel } from "../../ui/Panel";
import { ParkMembersQuery, PortfolioMembersQuery } from "./siteQueries";
import type { SiteMemberItem } from "./siteQueries";
import styles from "./site.module.css";

const nameOf = ({ name, email, account }: SiteMemberItem) => name ?? email ?? account;

/** Without a parent: what it has a role in is the place, and no organization. */
function memberEntityOf(member: SiteMemberItem, place: Entity): Entity {
  return { kind: "member", uid: member.account, name: nameOf(member), context: place.name };
}

interface ManagingProps {
  readonly member: SiteMemberItem;
  readonly park: Entity;
  readonly why: string | undefined;
  /** What the park would have nobody else as. */
  readonly lastLead: Lead | undefined;
}

/** What may be done with somebody in a park, or why not [105], [106], [107]. */
function Managing({ member, park, why, lastLead }: ManagingProps) {
  const { t } = useTranslation();
  if (why !== undefined) return <span className={styles.why}>{why}</span>;
  const values = { member: memberEntityOf(member, park) };
  const idle = lastLead && `lastLeader.${lastLead}`;
  return (
    <span className={styles.buttons}>
      <ActionButton action={changeParkRole} subject={park} values={values} size="small" variant="quiet">
        {t("site.members.change")}
      </ActionButton>
      <ActionButton
        action={removeParkMember}
        subject={park}
        values={values}
        idle={idle}
        size="small"
        variant="quiet"
      >
        {t("site.members.remove")}
      </ActionButton>
    </span>
  );
}

interface Words {
  readonly t: TFunction;
  readonly roleWords: (raw: string) => string;
  readonly self: string;
  readonly isNarrow: boolean;
}

function columnsOf({ t, roleWords, self, isNarrow }: Words): TableColumn<SiteMemberItem>[] {
  return [
    {
      id: "name",
      header: t("people.members.column.name"),
      value: nameOf,
      cell: (member) =>
        member.account === self ? t("people.you", { name: nameOf(member) }) : nameOf(member),
      width: isNarrow ? "minmax(var(--table-name-narrow), 1fr)" : "minmax(var(--table-name), 1.4fr)",
      priority: true,
    },
    {
      id: "email",
      header: t("people.members.column.email"),
      value: ({ email }) => email,
      cell: ({ email }) => email ?? NO_VALUE,
      width: "minmax(var(--table-name), 1.4fr)",
    },
    {
      id: "role",
      header: t("people.members.column.role"),
      value: ({ role }) => roleWords(role),
      cell: ({ role }) => roleWords(role) || t("people.members.column.noRole"),
      sort: (one, other) => memberRank(one.role) - memberRank(other.role),
      width: "minmax(var(--table-value), 1fr)",
      below: true,
    },
  ];
}

const MembersTable = observer(function MembersTable(props: {
  members: readonly SiteMemberItem[];
  place: Entity;
}) {
  const { members, place } = props;
  const { t } = useTranslation();
  const tools = useTools();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self?.account ?? "");
  const roleWords = useKnownWords("memberRole");
  const isNarrow = useNarrow();
  const { access } = tools.context();
  const entityOf = useCallback((member: SiteMemberItem) => memberEntityOf(member, place), [place]);
  const binding = useRowSelection("Members", members, entityOf);
  const columns = useMemo(() => {
    const own = columnsOf({ t, roleWords, self, isNarrow });
    if (place.kind !== "park") return own;
    const whyNot = (member: SiteMemberItem) => {
      if (member.account === self) return t("site.members.oneself");
      return canManageMember(access, member) ? undefined : t("site.members.above");
    };
    const managing: TableColumn<SiteMemberItem> = {
      id: "managing",
      header: t("site.members.managing"),
      value: (member) => whyNot(member) ?? "",
      saved: false,
      cell: (member) => {
        const lastLead = leadLost(member.account, members);
        return <Managing member={member} park={place} why={whyNot(member)} lastLead={lastLead} />;
      },
      sort: false,
      // As wide as the words of both buttons in any language; on a phone no wider, so that the names have what is left.
      width: isNarrow
        ? "calc(var(--table-name-narrow) + var(--space-16) + var(--space-2))"
        : "minmax(calc(var(--table-name) + var(--space-16) + var(--space-4)), 1.6fr)",
      priority: true,
    };
    return [...own, managing];
  }, [t, roleWords, self, place, access, isNarrow, members]);
  return (
    <Table
      label={t("people.members.label")}
      rows={members}
      columns={columns}
      rowId={({ account }) => `member:${account}`}
      defaultSort={{ column: "name", descending: false }}
      {...binding}
    />
  );
});

/** Who has a role in a park or a portfolio; in a park the role is changed and taken away here (§7). */
export function SiteMembers({ place }: { place: Entity }) {
  const { t } = useTranslation();
  const variables = useMemo(() => ({ uid: place.uid }), [place.uid]);
  const query = useGraph(place.kind === "park" ? ParkMembersQuery : PortfolioMembersQuery, variables);
  return (
    <Panel flush>
      <Loaded
        query={query}
        rows={(data) => data.members}
        failed={t("people.members.failed")}
        empty={t("site.members.empty", { place: place.name })}
      >
        {(members) => <MembersTable members={members} place={place} />}
      </Loaded>
    </Panel>
  );
}
