import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { matcherOf } from "../../command/fold";
import type { Entity } from "../../command/entity";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useRowSelection } from "../../frame/useRowSelection";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { ContractCell } from "./ContractCell";
import type { ContractPart } from "./ContractCell";
import type { Parks, Shown } from "./useAccounting";
import styles from "./accounting.module.css";

/** What accounting does with a park. */
const parkMenu = actionsOn("park").filter(({ group }) => group === "accounting");

const entityOf = (park: Entity) => park;

function columnsOf(t: TFunction): TableColumn<Entity>[] {
  const part = (id: ContractPart, width: string, more: Partial<TableColumn<Entity>> = {}) => ({
    id,
    header: t(`accounting.column.${id}`),
    // What it is is known once its row is in sight.
    value: () => null,
    saved: false as const,
    cell: (park: Entity) => <ContractCell park={park} part={id} />,
    width,
    sort: false as const,
    ...more,
  });
  const value = "minmax(var(--table-value), 1fr)";
  return [
    {
      id: "park",
      header: t("accounting.column.park"),
      value: ({ name }) => name,
      width: "minmax(var(--table-name-narrow), 1.5fr)",
      priority: true,
    },
    {
      id: "portfolio",
      header: t("accounting.column.portfolio"),
      value: ({ context }) => context,
      width: "minmax(var(--table-name-narrow), 1fr)",
    },
    part("number", "minmax(calc(var(--table-name) + var(--space-8)), 2fr)", { priority: true }),
    part("tariff", value),
    part("priceMonthly", value, { align: "end", below: "awaited" }),
    part("startDate", value),
    part("endDate", value),
  ];
}

const ContractsTable = observer(function ContractsTable(props: { parks: readonly Entity[]; shown: Shown }) {
  const { parks, shown } = props;
  const { t } = useTranslation();
  const columns = useMemo(() => columnsOf(t), [t]);
  const binding = useRowSelection("Contracts", parks, entityOf);
  return (
    <Table
      label={t("accounting.contracts")}
      rows={parks}
      columns={columns}
      rowId={({ uid }) => `park:${uid}`}
      current={shown.park && `park:${shown.park}`}
      onOpen={({ uid }) => shown.open("park", uid)}
      href={({ uid }) => `/v1${shown.addressOf("park", uid)}`}
      rowActions={(park) => <ActionMenu actions={parkMenu} subject={park} />}
      maxHeight="60vh"
      {...binding}
    />
  );
});

/** The contract of each park; marked parks are assigned to a contact together. */
export function ContractsPanel({ parks, shown }: { parks: Parks; shown: Shown }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const found = useMemo(() => {
    const holds = matcherOf(typed);
    return parks.parks.filter(({ name, context = "" }) => holds(`${name} ${context}`));
  }, [parks.parks, typed]);
  return (
    <Panel flush title={t("accounting.contracts")}>
      <div className={styles.bar}>
        <SearchField label={t("accounting.searchParks")} value={typed} onChange={setTyped} />
      </div>
      <Loaded
        query={parks.query}
        rows={(data) => (data.portfolios.some((home) => home.parks.length > 0) ? { data } : [])}
        failed={t("accounting.parksFailed")}
        empty={t("accounting.noParks")}
      >
        {() =>
          found.length > 0 ? (
            <ContractsTable parks={found} shown={shown} />
          ) : (
            <EmptyState action={<Button onClick={() => setTyped("")}>{t("list.clearSearch")}</Button>}>
              {t("accounting.noMatch", { search: typed })}
            </EmptyState>
          )
        }
      </Loaded>
    </Panel>
  );
}
