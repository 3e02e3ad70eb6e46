import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { actionsOn } from "../../actions/domainActions";
import { matcherOf } from "../../command/fold";
import type { Entity } from "../../command/entity";
import { ListPanel } from "../../frame/list/ListPanel";
import type { ListAddress } from "../../frame/list/useListAddress";
import type { TableColumn } from "../../frame/Table";
import { SearchField } from "../../ui/SearchField";
import { ContractCell, ContractNumber } from "./ContractCell";
import type { ContractPart } from "./ContractCell";
import type { Parks } from "./useAccounting";
import styles from "./accounting.module.css";

/** What accounting does with a park. */
const parkMenu = actionsOn("park").filter(({ group }) => group === "accounting");

const entityOf = (park: Entity) => park;

type Known = ReadonlyMap<string, string | null>;

/** Parks with what is known of their contracts, so that nothing is offered for one that the server would refuse. */
function useKnownContracts(parks: readonly Entity[]) {
  const [known, setKnown] = useState<Known>(new Map());
  const tell = useCallback((park: string, number: string | null): void => {
    setKnown((before) => (before.get(park) === number ? before : new Map(before).set(park, number)));
  }, []);
  const rows = useMemo(
    () =>
      parks.map((park) => {
        const contract = known.get(park.uid);
        return contract === undefined ? park : { ...park, contract };
      }),
    [parks, known],
  );
  return { rows, tell };
}

interface ColumnTools {
  readonly t: TFunction;
  readonly tell: (park: string, number: string | null) => void;
  /** The park whose pane is open. */
  readonly shown: string | undefined;
}

function columnsOf({ t, tell, shown }: ColumnTools): TableColumn<Entity>[] {
  const column = (id: ContractPart, width: string, cell: (park: Entity) => ReactNode) => ({
    id,
    header: t(`accounting.column.${id}`),
    // What it is is known once its row is in sight.
    value: () => null,
    saved: false as const,
    cell,
    width,
    sort: false as const,
  });
  const part = (id: Exclude<ContractPart, "number">) =>
    column(id, "minmax(var(--table-value), 0.7fr)", (park) => <ContractCell park={park} part={id} />);
  return [
    {
      id: "park",
      header: t("accounting.column.park"),
      value: ({ name }) => name,
      priority: true,
    },
    {
      id: "portfolio",
      header: t("accounting.column.portfolio"),
      value: ({ context }) => context,
      width: "minmax(var(--table-name-narrow), 2fr)",
    },
    {
      ...column("number", "minmax(calc(var(--table-name) + var(--space-8)), 1fr)", (park) => (
        <ContractNumber park={park} isOpen={park.uid === shown} onKnown={tell} />
      )),
      priority: true,
    },
    part("tariff"),
    { ...part("priceMonthly"), align: "end", below: "awaited" },
    part("startDate"),
    part("endDate"),
  ];
}

/** The contract of each park; marked parks are assigned to a contact together. */
export function ContractsPanel({ parks, address }: { parks: Parks; address: ListAddress }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const found = useMemo(() => {
    const holds = matcherOf(typed);
    return parks.parks.filter(({ name, context = "" }) => holds(`${name} ${context}`));
  }, [parks.parks, typed]);
  const { rows, tell } = useKnownContracts(found);
  const { shown } = address;
  const columns = useMemo(() => columnsOf({ t, tell, shown }), [t, tell, shown]);
  return (
    <ListPanel
      title={t("accounting.contracts")}
      head={
        <div className={styles.bar}>
          <SearchField label={t("accounting.searchParks")} value={typed} onChange={setTyped} />
        </div>
      }
      words={{
        failed: t("accounting.parksFailed"),
        empty: t("accounting.noParks"),
        noMatch: t("accounting.noMatch", { search: typed }),
      }}
      list="Contracts"
      label={t("accounting.contracts")}
      address={{ ...address, search: typed, setTyped }}
      query={parks.query}
      {...{ rows, columns, entityOf }}
      menu={parkMenu}
      maxHeight="60vh"
    />
  );
}
