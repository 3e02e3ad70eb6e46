import type { TFunction } from "i18next";
import { sessionName } from "../../actions/sessionEntity";
import { Ago } from "../../frame/Ago";
import type { TableColumn } from "../../frame/Table";
import { NO_VALUE } from "../../rules/numbers";
import { deviceOf } from "../../rules/userAgent";
import { Status } from "../../ui/Status";
import { ownZone } from "../../rules/ownZone";
import type { SessionItem } from "./sessionQueries";

/** "Firefox on Windows"; what the server says of it where that is not known. */
function deviceWords(session: SessionItem, t: TFunction): string {
  const { browser, system } = deviceOf(session.userAgent);
  return browser !== null && system !== null
    ? t("sessions.device", { browser, system })
    : sessionName(session);
}

function standing({ isCurrent, isActive, revoked }: SessionItem) {
  if (isCurrent === true) return { kind: "ok", word: "current" } as const;
  if (isActive) return { kind: "info", word: "active" } as const;
  return { kind: "offline", word: revoked ? "revoked" : "ended" } as const;
}

function atColumn(
  id: "lastSeen" | "createdAt",
  { t, now }: { t: TFunction; now: number },
): TableColumn<SessionItem> {
  return {
    id,
    header: t(`sessions.column.${id}`),
    value: (session) => session[id],
    cell: (session) => <Ago at={Date.parse(session[id] ?? "")} now={now} zone={ownZone} />,
    width: "minmax(calc(var(--table-name) + var(--space-10)), 1.4fr)",
    below: id === "lastSeen",
  };
}

/** On what, how it stands, when and from where. */
export function sessionColumns(given: { t: TFunction; now: number }): TableColumn<SessionItem>[] {
  const { t } = given;
  return [
    {
      id: "device",
      header: t("sessions.column.device"),
      value: (session) => deviceWords(session, t),
      width: "minmax(var(--table-name), 1.6fr)",
      priority: true,
    },
    {
      id: "state",
      header: t("sessions.column.state"),
      value: (session) => t(`sessions.state.${standing(session).word}`),
      cell: (session) => {
        const { kind, word } = standing(session);
        return <Status kind={kind} label={t(`sessions.state.${word}`)} />;
      },
      width: "minmax(var(--table-name-narrow), 1fr)",
      below: true,
    },
    atColumn("lastSeen", given),
    atColumn("createdAt", given),
    {
      id: "ip",
      header: t("sessions.column.ip"),
      value: ({ ip }) => ip ?? NO_VALUE,
      width: "minmax(var(--table-name-narrow), 1fr)",
      below: true,
    },
  ];
}
