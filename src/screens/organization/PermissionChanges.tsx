import { useTranslation } from "react-i18next";
import { kindWords } from "../../actions/permissionArgs";
import type { PermissionChange, RefusedChange } from "../../actions/permissionChanges";
import { Button } from "../../ui/Button";
import { Panel } from "../../ui/Panel";

import styles from "./Permissions.module.css";
import { permissionId } from "./permissionRows";

interface PermissionChangesProps {
  readonly changes: readonly PermissionChange[];
  /** What the server would not do, each with what it said. */
  readonly refused: readonly RefusedChange[];
  /** They were marked on an earlier visit. */
  readonly isRestored: boolean;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onDiscard: () => void;
}

/** The difference before it is sent, and after that what of it was refused and why. */
export function PermissionChanges(props: PermissionChangesProps) {
  const { changes, refused, isRestored, isBusy, onSend, onDiscard } = props;
  const { t } = useTranslation();
  const messages = new Map(refused.map(({ change, message }) => [permissionId(change), message]));
  return (
    <Panel title={t("people.permissions.changes", { count: changes.length })}>
      {isRestored && (
        <p role="note" className={styles.note}>
          {t("people.permissions.restored")}
        </p>
      )}
      <ul className={styles.changes}>
        {changes.map((change) => {
          const message = messages.get(permissionId(change));
          const { isAdded, name, object } = change;
          return (
            <li key={permissionId(change)}>
              {t(`people.permissions.${isAdded ? "adds" : "removes"}`, { name, kind: kindWords(t, object) })}{" "}
              {message !== undefined && <span className={styles.refused}>{message}</span>}
            </li>
          );
        })}
      </ul>
      <div className={styles.buttons}>
        <Button variant="primary" busy={isBusy} keys="$mod+Enter" onClick={onSend}>
          {t("people.permissions.send")}
        </Button>
        <Button onClick={onDiscard}>{t("people.permissions.discard")}</Button>
      </div>
    </Panel>
  );
}
