import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { addressOfPermissions } from "../../actions/permissionWay";
import { ListPanel } from "../../frame/list/ListPanel";
import type { TableColumn } from "../../frame/Table";
import type { GraphState } from "../../frame/useGraph";
import { useKnownWords } from "../../frame/useKnownWords";
import type { Holder } from "./usePermissionHolders";

const entityOf = ({ entity }: Holder) => entity;
const addressOf = ({ entity }: Holder) => `/v1${addressOfPermissions(entity)}`;

const menu = [...actionsOn("member"), ...actionsOn("cooperation")];

interface HolderListProps {
  readonly query: GraphState<unknown>;
  readonly holders: Holder[];
  readonly choose: (id: string) => void;
}

/** Whose permissions can be seen, while nobody is chosen. */
export function HolderList({ query, holders, choose }: HolderListProps) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const columns = useMemo((): TableColumn<Holder>[] => {
    const words = ({ role }: Holder) =>
      role === null ? t("people.permissions.partner") : roleWords(role) || t("people.members.column.noRole");
    return [
      {
        id: "name",
        header: t("people.members.column.name"),
        value: ({ entity }) => entity.name,
        width: "minmax(var(--table-name), 2fr)",
        priority: true,
      },
      {
        id: "role",
        header: t("people.members.column.role"),
        value: words,
        width: "minmax(var(--table-name-narrow), 1fr)",
        below: true,
      },
    ];
  }, [t, roleWords]);
  return (
    <ListPanel
      words={{ failed: t("people.members.failed"), empty: t("people.members.empty") }}
      list="PermissionHolders"
      label={t("people.permissions.none")}
      {...{ query, columns, entityOf, menu }}
      rows={holders}
      onOpen={({ id }) => choose(id)}
      href={addressOf}
    />
  );
}
