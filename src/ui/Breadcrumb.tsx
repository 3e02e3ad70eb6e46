import { ChevronRight } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Name } from "./Name";
import styles from "./Breadcrumb.module.css";

export type Crumb = {
  label: string;
  /** Somebody gave it, it is none of the portal's words. */
  isName?: boolean;
  href?: string | undefined;
};

function Label({ label, isName = false }: Crumb) {
  return isName ? <Name>{label}</Name> : label;
}

/** Where one is, from the top down; the last one is the page itself. Plain presses go to `onNavigate`. */
export function Breadcrumb(props: {
  items: Crumb[];
  onNavigate?: (href: string) => void;
  /** What it is called, where it is not the page's own. */
  label?: string;
}) {
  const { items, onNavigate, label: name } = props;
  const { t } = useTranslation();
  function onClick(event: MouseEvent, href = ""): void {
    if (!onNavigate || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onNavigate(href);
  }
  return (
    <nav aria-label={name ?? t("ui.breadcrumb")}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index > 0 && <ChevronRight aria-hidden="true" className={styles.separator} />}
            {item.href === undefined || index === items.length - 1 ? (
              <span aria-current={index === items.length - 1 ? "page" : undefined} className={styles.here}>
                <Label {...item} />
              </span>
            ) : (
              <a href={item.href} className={styles.link} onClick={(event) => onClick(event, item.href)}>
                <Label {...item} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
