import { Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../rules/numbers";
import styles from "./list.module.css";
import type { Pages } from "./usePages";

/** Above the rows of a list that was gathered up to a bound: sorting and filters are over a part of it. */
export function CutNote({ pages }: { pages: Pick<Pages<unknown, unknown>, "isCut" | "items" | "total"> }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const { isCut, items, total } = pages;
  if (!isCut) return null;
  return (
    <p role="status" className={styles.cut}>
      <Info aria-hidden="true" />
      {t("list.cut", { loaded: number(items.length), all: number(total) })}
    </p>
  );
}
