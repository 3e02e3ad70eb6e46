import { Command, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import styles from "./SelectionBar.module.css";

/** How many rows are selected, what can be done with them, and the way out: for who did not select by key. */
export function SelectionBar(props: {
  count: number;
  onActions: (() => void) | undefined;
  onClear: () => void;
  children: ReactNode;
}) {
  const { count, onActions, onClear, children } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.place} data-selection>
      <div role="toolbar" aria-label={t("table.selection")} className={styles.bar}>
        <span className={styles.count}>{t("table.selected", { count })}</span>
        {children}
        {onActions && (
          <Button size="small" icon={Command} keys="$mod+k" onClick={onActions}>
            {t("table.selectionActions")}
          </Button>
        )}
        <IconButton size="small" icon={X} label={t("table.clearSelection")} onClick={onClear} />
      </div>
    </div>
  );
}
