import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { othersAmong, revokeOthersSession } from "../../actions/session";
import { sessionEntity } from "../../actions/sessionEntity";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useRowSelection } from "../../frame/useRowSelection";
import { Panel } from "../../ui/Panel";
import { ownZone } from "./ownZone";
import { ProfilePage } from "./ProfilePage";
import { sessionColumns } from "./sessionColumns";
import { SessionsQuery } from "./sessionQueries";
import type { SessionItem } from "./sessionQueries";

const sessionMenu = actionsOn("session");
const nothing = {};

const SessionsTable = observer(function SessionsTable({ sessions }: { sessions: readonly SessionItem[] }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  const columns = useMemo(() => sessionColumns({ t, now }), [t, now]);
  const binding = useRowSelection("Sessions", sessions, sessionEntity);
  return (
    <Table
      label={t("sessions.label")}
      rows={sessions}
      columns={columns}
      rowId={({ id }) => `session:${id}`}
      defaultSort={{ column: "lastSeen", descending: true }}
      rowActions={(session) => <ActionMenu actions={sessionMenu} subject={sessionEntity(session)} />}
      {...binding}
    />
  );
});

/** Where one is signed in and since when; each session, or all others, can be ended (§4 Sessions). */
export function SessionsScreen() {
  const { t } = useTranslation();
  const query = useGraph(SessionsQuery, nothing);
  const among = query.data && othersAmong(query.data.sessions);
  return (
    <ProfilePage
      wide
      actions={
        <ActionButton
          action={revokeOthersSession}
          idle={among && "reason" in among ? among.reason : undefined}
        />
      }
    >
      <Panel flush>
        <Loaded
          query={query}
          rows={(data) => data.sessions}
          failed={t("sessions.failed")}
          empty={t("sessions.empty")}
          zone={ownZone}
        >
          {(sessions) => <SessionsTable sessions={sessions} />}
        </Loaded>
      </Panel>
    </ProfilePage>
  );
}
