import { ownZone } from "../../rules/ownZone";
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
import { dateWords } from "../../rules/dayText";
import styles from "./Organization.module.css";

interface PartProps {
  readonly cooperation: CooperationItem;
  readonly t: TFunction;
}

function StateWords({ cooperation, t }: PartProps) {
  const state = stateOf(cooperation);
  return <Status kind={stateKinds[state]} label={t(`people.cooperations.state.${state}`)} />;
}

/** What is to be done about it at once [117], [119]; on a phone by its sign alone. */
function NextStep({ cooperation, t, isNarrow }: PartProps & { readonly isNarrow: boolean }) {
  const state = stateOf(cooperation);
  const subject = cooperationEntity(cooperation);
  const { engine } = useTools();
  const words = (text: string) => (isNarrow ? { iconOnly: true } : { children: text });
  if (state === "asksUs")
    return (
      <ActionButton
        action={acceptCooperation}
        subject={subject}
        size="small"
        {...words(t("people.cooperations.accept"))}
      />
    );
  if (state !== "missing") return null;
  return (
    <ActionButton
      action={addCooperationPermission}
      subject={subject}
      values={engine.unsent.get(entityKey(subject))}
      size="small"
      {...words(t("ui.retry"))}
    />
  );
}

export interface CooperationWords {
  readonly t: TFunction;
  readonly language: string;
  /** What a partner sees of one's own, in one sentence; undefined for those who may not know it of any. */
  readonly sees: ((row: CooperationItem) => string | undefined) | undefined;
  readonly isNarrow: boolean;
}

/** With whom and what they see, who asked whom, how it stands, and until when. */
export function cooperationColumns({
  t,
  language,
  sees,
  isNarrow,
}: CooperationWords): TableColumn<CooperationItem>[] {
  const header = (id: string) => t(`people.cooperations.column.${id}`);
  const proposerWords = (row: CooperationItem) => {
    const proposer = proposerOf(row);
    return proposer && t(`people.cooperations.proposed.${proposer}`);
  };
  const nextStep: TableColumn<CooperationItem> = {
    id: "nextStep",
    header: "",
    value: () => null,
    cell: (row) => <NextStep cooperation={row} t={t} isNarrow />,
    width: "calc(var(--target) + var(--space-6))",
    sort: false,
    priority: true,
  };
  const sight: TableColumn<CooperationItem>[] = sees
    ? [
        {
          id: "sees",
          header: header("sees"),
          value: sees,
          below: true,
          width: "minmax(calc(var(--table-name-narrow) - var(--space-2)), 2fr)",
        },
      ]
    : [];
  return [
    {
      id: "partner",
      header: header("partner"),
      value: (row) => cooperationEntity(row).name,
      width: "minmax(calc(var(--table-name) - var(--space-8)), 2fr)",
      priority: true,
    },
    {
      id: "state",
      header: header("state"),
      value: (row) => cooperationStates.indexOf(stateOf(row)),
      saved: (row) => t(`people.cooperations.state.${stateOf(row)}`),
      cell: (row) =>
        isNarrow ? (
          <StateWords cooperation={row} t={t} />
        ) : (
          <span className={styles.state}>
            <StateWords cooperation={row} t={t} />
            <NextStep cooperation={row} t={t} isNarrow={false} />
          </span>
        ),
      below: true,
      width: "minmax(calc(var(--table-name) - var(--space-4)), 2fr)",
    },
    ...sight,
    {
      id: "proposed",
      header: header("proposed"),
      value: proposerWords,
      cell: (row) => proposerWords(row) ?? NO_VALUE,
      width: "minmax(calc(var(--table-name-narrow) - var(--space-6)), 1fr)",
    },
    {
      id: "expires",
      header: header("expires"),
      value: ({ expiresAt }) => new Date(expiresAt ?? ""),
      zone: () => ownZone,
      cell: ({ expiresAt }) => dateWords(expiresAt, language, ownZone) ?? NO_VALUE,
      width: "minmax(calc(var(--table-value) + var(--space-6)), 1fr)",
    },
    ...(isNarrow ? [nextStep] : []),
  ];
}
