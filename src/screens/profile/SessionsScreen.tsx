import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { othersAmong, revokeOthersSession } from "../../actions/session";
import { sessionEntity } from "../../actions/sessionEntity";
import { ActionButton } from "../../frame/ActionButton";
import { ListPanel } from "../../frame/list/ListPanel";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { ownZone } from "../../rules/ownZone";
import { ProfilePage } from "./ProfilePage";
import { sessionColumns } from "./sessionColumns";
import { SessionsQuery } from "./sessionQueries";
import type { SessionItem } from "./sessionQueries";

const sessionMenu = actionsOn("session");
const nothing = {};
const none: readonly SessionItem[] = [];

/** Where one is signed in and since when; each session, or all others, can be ended (§4 Sessions). */
export function SessionsScreen() {
  const { t, i18n } = useTranslation();
  const query = useGraph(SessionsQuery, nothing);
  const now = useNow(60_000);
  const columns = useMemo(() => sessionColumns({ t, now }), [t, now]);
  const { language } = i18n;
  const entityOf = useCallback(
    (session: SessionItem) => sessionEntity(session, { now, language }),
    [now, language],
  );
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
      <ListPanel
        words={{ failed: t("sessions.failed"), empty: t("sessions.empty") }}
        zone={ownZone}
        list="Sessions"
        label={t("sessions.label")}
        {...{ query, columns }}
        rows={query.data?.sessions ?? none}
        entityOf={entityOf}
        menu={sessionMenu}
        defaultSort={{ column: "lastSeen", descending: true }}
      />
    </ProfilePage>
  );
}
