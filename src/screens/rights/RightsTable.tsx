import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useKnownWords } from "../../frame/useKnownWords";
import { useNarrow } from "../../frame/useNarrow";
import { capabilities, grantOf, navigationNeeds, requirementOf } from "../../rules/permission";
import type { Access, Need } from "../../rules/permission";
import { Status } from "../../ui/Status";

interface RightRow {
  readonly need: Need;
  readonly group: "do" | "see";
}

const rows: readonly RightRow[] = [
  ...capabilities.map((need) => ({ need, group: "do" as const })),
  ...navigationNeeds.map((need) => ({ need, group: "see" as const })),
];

/** Why someone may, or why not, in one sentence. */
function reasonOf(access: Access, need: Need, t: TFunction, roleWords: (role: string) => string): string {
  const grant = grantOf(access, need);
  if (grant !== null) {
    const role = grant === "role" ? roleWords(access.organizationRole ?? "") : "";
    return t(`rights.because.${grant}`, { role });
  }
  if (access.organizationUid === null || access.organizationRole === null)
    return t("rights.because.noOrganization");
  return t("rights.because.notEnough", { role: roleWords(access.organizationRole) });
}

function columnsOf(
  access: Access,
  t: TFunction,
  roleWords: (role: string) => string,
  isNarrow: boolean,
): TableColumn<RightRow>[] {
  const may = ({ need }: RightRow) => grantOf(access, need) !== null;
  const least = ({ need }: RightRow) => t(requirementOf(need).replace("reason.needs", "rights.least"));
  // On a phone one line has room for one of the two: why one may, or what it takes.
  const told: TableColumn<RightRow> = {
    id: "told",
    header: t("rights.column.why"),
    value: (row) =>
      may(row) ? reasonOf(access, row.need, t, roleWords) : t("rights.takes", { role: least(row) }),
    saved: false,
    below: true,
  };
  return [
    {
      id: "need",
      header: t("rights.column.need"),
      value: ({ need }) => t(`rights.need.${need}`),
      width: "minmax(var(--table-name), 2fr)",
      priority: true,
    },
    {
      id: "group",
      header: t("rights.column.group"),
      value: ({ group }) => t(`rights.group.${group}`),
      width: "minmax(var(--table-value), 0.5fr)",
    },
    {
      id: "may",
      header: t("rights.column.may"),
      value: (row) => (may(row) ? 0 : 1),
      saved: (row) => t(may(row) ? "rights.yes" : "rights.no"),
      cell: (row) =>
        may(row) ? (
          <Status kind="ok" label={t("rights.yes")} />
        ) : (
          <Status kind="offline" label={t("rights.no")} />
        ),
      width: "minmax(var(--table-value), 0.5fr)",
      below: true,
    },
    {
      id: "why",
      header: t("rights.column.why"),
      value: ({ need }) => reasonOf(access, need, t, roleWords),
      width: "minmax(calc(var(--table-name) + var(--space-16)), 3fr)",
    },
    {
      id: "least",
      header: t("rights.column.least"),
      value: least,
      width: "minmax(var(--table-name), 2.5fr)",
    },
    ...(isNarrow ? [told] : []),
  ];
}

/** Everything that can be allowed: whether it is, why, and which role gives it. */
export function RightsTable({ access }: { access: Access }) {
  const { t } = useTranslation();
  const roleWords = useKnownWords("memberRole");
  const isNarrow = useNarrow();
  const columns = useMemo(() => columnsOf(access, t, roleWords, isNarrow), [access, t, roleWords, isNarrow]);
  return (
    <Table label={t("rights.label")} rows={rows} columns={columns} rowId={({ need }) => `need:${need}`} />
  );
}
