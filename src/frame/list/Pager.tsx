import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../rules/numbers";
import type { Paging } from "../../rules/paging";
import { IconButton } from "../../ui/IconButton";
import styles from "./list.module.css";

export interface PagerProps {
  /** The name of the list: a screen may have several. */
  of: string;
  page: number;
  paging: Paging;
  /** What is told of the page beside its range, e.g. how many rows are hidden. */
  note?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  goTo: (page: number) => void;
}

/** Where in the list one is, and the pages beside. */
export function Pager({ of, page, paging, note, action, goTo }: PagerProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { from, to, total, pages } = paging;
  return (
    <nav aria-label={t("list.pages", { list: of })} className={styles.pager}>
      <p role="status" className={styles.counts}>
        <span>{t("list.range", { from: number(from), to: number(to), total: number(total) })}</span>
        {note !== undefined && <span>{note}</span>}
      </p>
      {action}
      <IconButton
        icon={ChevronLeft}
        label={t("list.previousPage")}
        variant="secondary"
        isDisabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <span className={styles.page}>{t("list.page", { page: number(page), pages: number(pages) })}</span>
      <IconButton
        icon={ChevronRight}
        label={t("list.nextPage")}
        variant="secondary"
        isDisabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  );
}
