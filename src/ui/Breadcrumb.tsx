import { ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Breadcrumb.module.css";

export type Crumb = { label: string; href?: string | undefined };

/** Where one is, from the top down; the last one is the page itself. Plain presses go to `onNavigate`. */
export function Breadcrumb(props: {
  items: Crumb[];
  onNavigate?: (href: string) => void;
  /** What it is called, where it is not the page's own. */
  label?: string;
}) {
  const { items, onNavigate, label: name } = props;
  const { t } = useTranslation();
  function onClick(event: MouseEvent, href: string): void {
    if (!onNavigate || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onNavigate(href);
  }
  return (
    <nav aria-label={name ?? t("ui.breadcrumb")}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            {index > 0 && <ChevronRight aria-hidden="true" className={styles.separator} />}
            {href === undefined || index === items.length - 1 ? (
              <span
                dir="auto"
                aria-current={index === items.length - 1 ? "page" : undefined}
                className={styles.here}
              >
                {label}
              </span>
            ) : (
              <a dir="auto" href={href} className={styles.link} onClick={(event) => onClick(event, href)}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
