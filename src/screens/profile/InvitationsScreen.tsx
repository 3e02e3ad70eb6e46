import type { TFunction } from "i18next";
import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { acceptInvitation, declineInvitation } from "../../actions/invitation";
import { invitationEntity } from "../../actions/invitationEntity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Ago } from "../../frame/Ago";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useGraph } from "../../frame/useGraph";
import { useNarrow } from "../../frame/useNarrow";
import { useKnownWords } from "../../frame/useKnownWords";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { NO_VALUE } from "../../rules/numbers";
import { Panel } from "../../ui/Panel";
import { ownZone } from "../../rules/ownZone";
import { ProfilePage } from "./ProfilePage";
import { InvitationsQuery } from "./sessionQueries";
import type { InvitationItem } from "./sessionQueries";
import styles from "./profile.module.css";

const invitationMenu = actionsOn("invitation");
const nothing = {};

/** The two answers, in sight; a phone has room for the words of one. */
function Answers({ invitation }: { invitation: InvitationItem }) {
  const { t } = useTranslation();
  const isNarrow = useNarrow();
  const subject = invitationEntity(invitation);
  return (
    <span className={styles.answers}>
      <ActionButton action={acceptInvitation} subject={subject} size="small">
        {t("invitations.accept")}
      </ActionButton>
      <ActionButton
        action={declineInvitation}
        subject={subject}
        size="small"
        variant="quiet"
        iconOnly={isNarrow}
      >
        {t("invitations.decline")}
      </ActionButton>
    </span>
  );
}

/** Who invites, and what one would be there. */
function columnsOf(
  t: TFunction,
  roleWords: (raw: string) => string,
  now: number,
): TableColumn<InvitationItem>[] {
  return [
    {
      id: "organization",
      header: t("invitations.column.organization"),
      value: (invitation) => invitationEntity(invitation).name,
      width: "minmax(var(--table-name), 1.6fr)",
      priority: true,
    },
    {
      id: "role",
      header: t("invitations.column.role"),
      value: ({ role }) => (role ? roleWords(role) : NO_VALUE),
      below: true,
      width: "minmax(var(--table-name-narrow), 1fr)",
    },
    {
      id: "createdAt",
      header: t("invitations.column.createdAt"),
      value: ({ createdAt }) => createdAt,
      saved: ({ createdAt }) => new Date(createdAt ?? ""),
      zone: () => ownZone,
      cell: ({ createdAt }) => <Ago at={Date.parse(createdAt ?? "")} now={now} zone={ownZone} />,
      // As wide as a moment of another year, which stands below how long ago it was.
      width: "minmax(calc(var(--table-name-narrow) + var(--space-10)), 1.4fr)",
    },
    {
      id: "answer",
      header: t("invitations.column.answer"),
      value: () => null,
      saved: false,
      cell: (invitation) => <Answers invitation={invitation} />,
      // Both answers in every language; on a phone no more than they need there.
      width: "minmax(min(calc(var(--table-name) + var(--space-16) + var(--space-4)), 46cqi), 1fr)",
      sort: false,
      priority: true,
    },
  ];
}

const InvitationsTable = observer(function InvitationsTable(props: {
  invitations: readonly InvitationItem[];
}) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  // On a phone the two answers have the room of the menu, which has little else.
  const isNarrow = useNarrow();
  const roleWords = useKnownWords("memberRole");
  const columns = useMemo(() => columnsOf(t, roleWords, now), [t, roleWords, now]);
  const binding = useRowSelection("Invitations", props.invitations, invitationEntity);
  return (
    <Table
      label={t("invitations.label")}
      rows={props.invitations}
      columns={columns}
      rowId={({ id }) => `invitation:${id}`}
      rowActions={
        isNarrow
          ? undefined
          : (invitation) => <ActionMenu actions={invitationMenu} subject={invitationEntity(invitation)} />
      }
      {...binding}
    />
  );
});

/** The invitations that wait for one's answer; each brings a membership in a role (§4 Invitations [32]). */
export function InvitationsScreen() {
  const { t } = useTranslation();
  const query = useGraph(InvitationsQuery, nothing);
  return (
    <ProfilePage wide>
      <Panel flush>
        <Loaded
          query={query}
          rows={(data) => data.invitations}
          failed={t("invitations.failed")}
          empty={t("invitations.empty")}
          zone={ownZone}
        >
          {(invitations) => (
            <>
              <InvitationsTable invitations={invitations} />
              <p className={styles.note}>{t("invitations.note")}</p>
            </>
          )}
        </Loaded>
      </Panel>
    </ProfilePage>
  );
}
