import type { TFunction } from "i18next";
import { acceptCooperation } from "../../actions/cooperation";
import { cooperationEntity } from "../../actions/cooperationEntity";
import { addCooperationPermission } from "../../actions/cooperationPermission";
import { entityKey } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import type { TableColumn } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { NO_VALUE } from "../../rules/numbers";
import { Status } from "../../ui/Status";
import type { CooperationItem } from "./cooperationQueries";
import { cooperationStates, proposerOf, stateKinds, stateOf } from "./cooperationState";
import { dateWords } from "./dateWords";
import styles from "./Organization.module.css";

/** How it stands, with what is to be done about it at once [117], [119]. */
function State({ cooperation, t }: { cooperation: CooperationItem; t: TFunction }) {
  const state = stateOf(cooperation);
  const subject = cooperationEntity(cooperation);
  const { engine } = useTools();
  return (
    <span className={styles.state}>
      <Status kind={stateKinds[state]} label={t(`people.cooperations.state.${state}`)} />
      {state === "asksUs" && (
        <ActionButton action={acceptCooperation} subject={subject} size="small">
          {t("people.cooperations.accept")}
        </ActionButton>
      )}
      {state === "missing" && (
        <ActionButton
          action={addCooperationPermission}
          subject={subject}
          values={engine.unsent.get(entityKey(subject))}
          size="small"
        >
          {t("ui.retry")}
        </ActionButton>
      )}
    </span>
  );
}

/** With whom, who asked whom, how it stands, and until when. */
export function cooperationColumns(t: TFunction, language: string): TableColumn<CooperationItem>[] {
  const header = (id: string) => t(`people.cooperations.column.${id}`);
  const proposerWords = (row: CooperationItem) => {
    const proposer = proposerOf(row);
    return proposer && t(`people.cooperations.proposed.${proposer}`);
  };
  return [
    {
      id: "partner",
      header: header("partner"),
      value: (row) => cooperationEntity(row).name,
      width: "minmax(min(var(--table-name), 45cqi), 2fr)",
      priority: true,
    },
    {
      id: "state",
      header: header("state"),
      value: (row) => cooperationStates.indexOf(stateOf(row)),
      saved: (row) => t(`people.cooperations.state.${stateOf(row)}`),
      cell: (row) => <State cooperation={row} t={t} />,
      width: "minmax(min(calc(var(--table-name) + var(--space-8)), 47cqi), 2fr)",
      priority: true,
    },
    {
      id: "proposed",
      header: header("proposed"),
      value: proposerWords,
      cell: (row) => proposerWords(row) ?? NO_VALUE,
      below: true,
      width: "minmax(var(--table-name-narrow), 1fr)",
    },
    {
      id: "expires",
      header: header("expires"),
      value: ({ expiresAt }) => new Date(expiresAt ?? ""),
      cell: ({ expiresAt }) => dateWords(expiresAt, language) ?? NO_VALUE,
      width: "minmax(var(--table-name-narrow), 1fr)",
    },
  ];
}
