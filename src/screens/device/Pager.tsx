import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../rules/numbers";
import { IconButton } from "../../ui/IconButton";
import styles from "./device.module.css";
import type { Paging } from "./deviceList";

export interface PagerProps {
  page: number;
  paging: Paging;
  hidden: number;
  goTo: (page: number) => void;
}

/** Where in the list one is, how many are hidden, and the pages beside. */
export function Pager({ page, paging, hidden, goTo }: PagerProps) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { from, to, total, pages } = paging;
  return (
    <nav aria-label={t("device.pages")} className={styles.pager}>
      <p role="status" className={styles.counts}>
        <span>{t("device.range", { from: number(from), to: number(to), total: number(total) })}</span>
        {hidden > 0 && <span>{t("device.hidden", { count: hidden })}</span>}
      </p>
      <IconButton
        icon={ChevronLeft}
        label={t("device.previousPage")}
        variant="secondary"
        isDisabled={page <= 1}
        onClick={() => goTo(page - 1)}
      />
      <span className={styles.page}>{t("device.page", { page: number(page), pages: number(pages) })}</span>
      <IconButton
        icon={ChevronRight}
        label={t("device.nextPage")}
        variant="secondary"
        isDisabled={page >= pages}
        onClick={() => goTo(page + 1)}
      />
    </nav>
  );
}
