import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/IconButton";
import { Panel } from "../../ui/Panel";
import styles from "./accounting.module.css";

export interface PaneProps {
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What one row is, beside the lists: takes the focus as it opens, Esc closes it. */
export function Pane({ title, subtitle, actions, onClose, children }: PaneProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <aside
      ref={box}
      tabIndex={-1}
      aria-label={title}
      className={styles.pane}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Panel
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {actions}
            <IconButton icon={X} label={t("accounting.close")} keys="Escape" size="small" onClick={onClose} />
          </>
        }
      >
        {children}
      </Panel>
    </aside>
  );
}
