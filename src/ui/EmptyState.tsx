import type { LucideIcon } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./State.module.css";

/** The focus of a part that goes is handed to what is around it, which stays; else it would fall to the page. */
function useHandedFocus() {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}

/** Nothing to show: one sentence that says why, and one action (a Button with its key). */
export function EmptyState({
  icon: Icon,
  children,
  action,
}: {
  icon?: LucideIcon;
  children: ReactNode;
  action?: ReactNode;
}) {
  const part = useHandedFocus();
  return (
    <div ref={part} className={styles.state}>
      {Icon && <Icon aria-hidden="true" className={styles.icon} />}
      <p className={styles.sentence}>{children}</p>
      {action}
    </div>
  );
}
