import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { createCooperation } from "../../actions/cooperation";
import { cooperationEntity } from "../../actions/cooperationEntity";
import { actionsOn } from "../../actions/domainActions";
import { ActionButton } from "../../frame/ActionButton";
import { ActionMenu } from "../../frame/ActionMenu";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import { useRowSelection } from "../../frame/useRowSelection";
import { MorePages } from "../../frame/list/MorePages";
import { usePages } from "../../frame/list/usePages";
import { DEFAULT_PAGE_SIZE } from "../../rules/constants";
import { formatNumber } from "../../rules/numbers";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Switch } from "../../ui/Switch";
import { cooperationColumns } from "./cooperationColumns";
import { CooperationsQuery } from "./cooperationQueries";
import type { CooperationItem } from "./cooperationQueries";
import { OrganizationPage } from "./OrganizationPage";
import styles from "./Organization.module.css";

const cooperationMenu = actionsOn("cooperation");

/** In the address: those that ran out are wanted, too. */
const parameter = "expired";

const CooperationsTable = observer(function CooperationsTable({
  rows,
  onSorted,
}: {
  rows: readonly CooperationItem[];
  onSorted: () => void;
}) {
  const { t, i18n } = useTranslation();
  const columns = useMemo(() => cooperationColumns(t, i18n.language), [t, i18n.language]);
  const binding = useRowSelection("Cooperations", rows, cooperationEntity);
  return (
    <Table
      label={t("people.cooperations.label")}
      rows={rows}
      columns={columns}
      rowId={({ uid }) => `cooperation:${uid}`}
      onSorted={onSorted}
      rowActions={(row) => <ActionMenu actions={cooperationMenu} subject={cooperationEntity(row)} />}
      {...binding}
    />
  );
});

function Cooperations({ organization }: { organization: string }) {
  const { t, i18n } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const includeExpired = parameters.get(parameter) === "1";
  const base = useMemo(
    () => ({ organization, includeExpired, limit: DEFAULT_PAGE_SIZE }),
    [organization, includeExpired],
  );
  const { query, items, total, hasMore, more, gather } = usePages(CooperationsQuery, base, {
    pause: false,
    read: (data) => data.cooperations,
  });
  const [loaded, all] = [items.length, total].map((count) => formatNumber(count, i18n.language));
  return (
    <>
      <p className={styles.explanation}>{t("people.cooperations.sees")}</p>
      <Switch
        label={t("people.cooperations.expired")}
        isSelected={includeExpired}
        onChange={(isWanted) => setParameters(isWanted ? { [parameter]: "1" } : {}, { replace: true })}
      />
      <Panel flush>
        <Loaded query={query} rows={(data) => data.cooperations} failed={t("people.cooperations.failed")}>
          {() =>
            items.length === 0 ? (
              <EmptyState action={<ActionButton action={createCooperation} variant="primary" />}>
                {t("people.cooperations.empty")}
              </EmptyState>
            ) : (
              <>
                <CooperationsTable rows={items} onSorted={gather} />
                <MorePages
                  words={t("people.cooperations.loaded", { loaded, all })}
                  hasMore={hasMore}
                  isLoading={query.refreshing}
                  onMore={more}
                />
              </>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

/** The organizations one's own works with: proposed by either, accepted by the other, ended by both (§7 Cooperation). */
export function CooperationsScreen() {
  return (
    <OrganizationPage actions={() => <ActionButton action={createCooperation} variant="primary" />}>
      {({ uid }) => <Cooperations organization={uid} />}
    </OrganizationPage>
  );
}
