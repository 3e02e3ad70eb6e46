import { useEffect, useMemo, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { copyMemberPermissions } from "../../actions/memberPermission";
import { foldSites, unfoldSites } from "../../actions/park";
import { addDeviceRow } from "../../actions/permissionArgs";
import { changePermissions } from "../../actions/permissionChanges";
import type { PermissionChange, RefusedChange } from "../../actions/permissionChanges";
import { permissionsPath } from "../../actions/permissionWay";
import type { Entity } from "../../command/entity";
import { perform } from "../../command/perform";
import { ActionButton } from "../../frame/ActionButton";
import { useTools } from "../../frame/tools";
import { useSearchText } from "../../frame/useSearchText";
import { Panel } from "../../ui/Panel";
import { SearchField } from "../../ui/SearchField";
import { PermissionChanges } from "./PermissionChanges";
import styles from "./Permissions.module.css";
import type { UnsentPermissions } from "./permissionDraft";
import { permissionId } from "./permissionRows";
import type { PermissionRow } from "./permissionRows";
import { PermissionTable } from "./PermissionTable";
import type { Holder } from "./usePermissionHolders";

/** What is wanted other than it is, by row. */
type Draft = ReadonlyMap<string, boolean>;

function changesOf(rows: readonly PermissionRow[], draft: Draft): PermissionChange[] {
  return rows.flatMap(({ id, object, uid, name, serverName, isHeld, isProposed }) => {
    const isWanted = draft.get(id) ?? isProposed;
    return isWanted === isHeld ? [] : [{ isAdded: isWanted, object, uid, name, serverName }];
  });
}

/** The draft in which of these rows exactly the wanted ones are; what it says of others holds. */
function draftOf(before: Draft, rows: readonly PermissionRow[], wanted: ReadonlySet<string>): Draft {
  const draft = new Map(before);
  for (const { id, isProposed } of rows)
    if (wanted.has(id) === isProposed) draft.delete(id);
    else draft.set(id, !isProposed);
  return draft;
}

/** The draft that brings these changes about. */
function draftFrom(changes: readonly PermissionChange[]): Draft {
  return new Map(changes.map((change) => [permissionId(change), change.isAdded]));
}

export interface PermissionMatrixProps {
  readonly holder: Holder;
  /** What was marked on an earlier visit and not sent, and where it is kept for the next one. */
  readonly drafted: UnsentPermissions;
  readonly rows: readonly PermissionRow[];
  /** A device was looked up: it is to have a row. */
  readonly onDevice: (device: Entity) => void;
  /** Changes were sent, or given up: from then on what is held is proposed, with what of it was refused. */
  readonly onSettled: (refused: readonly PermissionChange[]) => void;
}

interface MatrixBarProps {
  readonly holder: Holder;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onDevice: (device: Entity) => void;
}

/** What narrows and folds the objects, and what can be done besides marking them. */
function MatrixBar({ holder, search, onSearch, onDevice }: MatrixBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        <SearchField label={t("people.permissions.search")} value={search} onChange={onSearch} keys="/" />
        <ActionButton action={foldSites} iconOnly />
        <ActionButton action={unfoldSites} iconOnly />
      </div>
      {holder.entity.kind === "member" && (
        <ActionButton action={copyMemberPermissions} subject={holder.entity}>
          {t("people.permissions.copyFrom")}
        </ActionButton>
      )}
      {holder.fixed === undefined && <ActionButton action={addDeviceRow(onDevice)} />}
    </div>
  );
}

/** What is marked other than it is, and what is done with that: it outlives the screen until it is sent or given up. */
function useChanges({ holder, drafted, rows, onSettled }: PermissionMatrixProps) {
  const tools = useTools();
  const { read, keep } = drafted;
  const [draft, setDraft] = useState(() => draftFrom(read()));
  const [isRestored, setRestored] = useState(draft.size > 0);
  const [refused, setRefused] = useState<readonly RefusedChange[]>([]);
  const [isBusy, setBusy] = useState(false);
  const changes = useMemo(() => changesOf(rows, draft), [rows, draft]);
  useEffect(() => keep(changes), [keep, changes]);
  /** Refused changes are what is left to be sent. */
  const settle = (some: readonly RefusedChange[]): void => {
    const left = some.map((one) => one.change);
    setRefused(some);
    setRestored(false);
    setDraft(draftFrom(left));
    // The screen may have been left meanwhile.
    keep(left);
    onSettled(left);
  };
  const mark = (next: (before: Draft) => Draft): void => {
    setRefused([]);
    setDraft(next);
  };
  const send = async (): Promise<void> => {
    if (isBusy || changes.length === 0) return;
    setBusy(true);
    const { entity } = holder;
    const action = changePermissions({ kind: entity.kind, changes, onRefused: settle });
    await perform(action, tools, { subject: entity, source: "button" });
    setBusy(false);
  };
  return { draft, changes, isRestored, refused, isBusy, mark, send, discard: () => settle([]) };
}

/**
 * What a member or a partner may use: a marked row is wanted. Space turns one over, Shift with an arrow or a press
 * takes a range the same way, Esc leads back to what is held; nothing is sent before the changes have been looked at.
 */
export function PermissionMatrix(props: PermissionMatrixProps) {
  const { holder, rows, onDevice } = props;
  const { typed: search, setTyped: setSearch } = useSearchText(permissionsPath);
  const { draft, changes, isRestored, refused, isBusy, mark, send, discard } = useChanges(props);
  const wanted = useMemo(
    () => new Set(rows.filter(({ id, isProposed }) => draft.get(id) ?? isProposed).map(({ id }) => id)),
    [rows, draft],
  );
  const isFixed = holder.fixed !== undefined;
  const letGo = (): boolean => {
    if (changes.length === 0) return false;
    discard();
    return true;
  };
  const change = (next: ReadonlySet<string>, among: readonly PermissionRow[]): void =>
    mark((before) => draftOf(before, among, next));
  const want = (device: Entity): void => {
    if (isBusy) return;
    onDevice(device);
    setSearch("");
    mark((before) => new Map([...before, [permissionId({ object: "device", uid: device.uid }), true]]));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    // A dialog that was opened from here has a form of its own.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
    event.preventDefault();
    void send();
  };
  return (
    <div className={styles.stack} onKeyDownCapture={onKeyDown}>
      <MatrixBar holder={holder} search={search} onSearch={setSearch} onDevice={want} />
      <Panel flush>
        <PermissionTable
          {...{ rows, wanted, search }}
          onClearSearch={() => setSearch("")}
          onWant={isFixed || isBusy ? undefined : change}
          onLetGo={letGo}
          // What is to be sent stands over the window's foot: the row one is on is not to lie beneath it.
          maxHeight={changes.length > 0 ? "calc(var(--table-max) - var(--panel) * 0.75)" : undefined}
        />
      </Panel>
      {changes.length > 0 && (
        <div className={styles.review}>
          <PermissionChanges
            changes={changes}
            refused={refused}
            {...{ isRestored, isBusy }}
            onSend={() => void send()}
            onDiscard={discard}
          />
        </div>
      )}
    </div>
  );
}
