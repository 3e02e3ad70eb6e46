import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { changePermissions } from "../../actions/permissionChanges";
import type { PermissionChange, RefusedChange } from "../../actions/permissionChanges";
import { perform } from "../../command/perform";
import { Table } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import { Panel } from "../../ui/Panel";
import { permissionColumns } from "./permissionColumns";
import { PermissionChanges } from "./PermissionChanges";
import styles from "./Permissions.module.css";
import { permissionId } from "./permissionRows";
import type { PermissionRow } from "./permissionRows";
import type { Holder } from "./usePermissionHolders";

/** What is wanted other than it is, by row. */
type Draft = ReadonlyMap<string, boolean>;

function changesOf(rows: readonly PermissionRow[], draft: Draft): PermissionChange[] {
  return rows.flatMap(({ id, object, uid, name, serverName, isHeld }) => {
    const isWanted = draft.get(id) ?? isHeld;
    return isWanted === isHeld ? [] : [{ isAdded: isWanted, object, uid, name, serverName }];
  });
}

/** The draft in which exactly these rows are wanted; none at all is the way back to what is held. */
function draftOf(rows: readonly PermissionRow[], wanted: ReadonlySet<string>, before: number): Draft {
  if (wanted.size === 0 && before > 1) return new Map();
  return new Map(
    rows.flatMap(({ id, isHeld }) => (wanted.has(id) === isHeld ? [] : [[id, !isHeld] as const])),
  );
}

export interface PermissionMatrixProps {
  readonly holder: Holder;
  readonly rows: readonly PermissionRow[];
}

/**
 * What a member or a partner may use: a marked row is wanted. Space marks one, Shift with an arrow a range, Esc leads
 * back to what is held; nothing is sent before the changes have been looked at.
 */
export function PermissionMatrix({ holder, rows }: PermissionMatrixProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const [draft, setDraft] = useState<Draft>(new Map());
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const [isBusy, setBusy] = useState(false);
  const wanted = useMemo(
    () => new Set(rows.filter(({ id, isHeld }) => draft.get(id) ?? isHeld).map(({ id }) => id)),
    [rows, draft],
  );
  const columns = useMemo(() => permissionColumns(t, ({ id }) => wanted.has(id)), [t, wanted]);
  const changes = changesOf(rows, draft);
  const isFixed = holder.fixed !== undefined;
  const change = (next: ReadonlySet<string>): void => {
    setRefused([]);
    setDraft(draftOf(rows, next, wanted.size));
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    const onRefused = (some: readonly RefusedChange[]): void => {
      setRefused(some);
      setDraft(new Map(some.map((one) => [permissionId(one.change), one.change.isAdded])));
    };
    const { entity } = holder;
    const action = changePermissions({ kind: entity.kind, changes, onRefused });
    await perform(action, tools, { subject: entity, source: "button" });
    setBusy(false);
  };
  return (
    <div className={styles.stack}>
      <Panel flush>
        <Table
          label={t("people.permissions.label")}
          rows={rows}
          columns={columns}
          rowId={({ id }) => id}
          hasSelectionBar={false}
          {...(isFixed || isBusy ? {} : { selected: wanted, onSelect: change })}
        />
      </Panel>
      {changes.length > 0 && (
        <div className={styles.review}>
          <PermissionChanges
            changes={changes}
            refused={refused}
            isBusy={isBusy}
            onSend={() => void send()}
            onDiscard={() => setDraft(new Map())}
          />
        </div>
      )}
    </div>
  );
}
