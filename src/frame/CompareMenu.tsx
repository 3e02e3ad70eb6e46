import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { comparisonOf, comparisons, withComparison } from "../rules/compare";
import type { Comparison } from "../rules/compare";
import { Button } from "../ui/Button";
import { Menu } from "../ui/Menu";
import styles from "./CompareMenu.module.css";
import { useSearch } from "./useSearch";

const NOTHING = "nothing";

/**
 * What a chart's time is laid on; kept in the address. `of` says what the period before is, `hasNone` that nothing is
 * known of the chosen one.
 */
export function CompareMenu({
  of,
  hasNone,
  size,
}: {
  of: "day" | "period";
  hasNone: boolean;
  size?: "small";
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const comparison = comparisonOf(search);
  const offered = comparisons.filter((each) => of === "day" || each === "before" || each === "year");
  const choose = (wanted: Comparison | undefined) => setSearch((current) => withComparison(current, wanted));
  return (
    <span className={styles.compare}>
      {hasNone && (
        <span role="note" className={styles.note}>
          {t("compare.note.none")}
        </span>
      )}
      <Menu
        label={t("compare.label")}
        trigger={
          <Button size={size} icon={History}>
            {comparison === undefined
              ? t("compare.label")
              : t("compare.with", { time: t(`compare.${of}.${comparison}`) })}
          </Button>
        }
        entries={[
          { id: NOTHING, label: t("compare.nothing") },
          ...offered.map((id) => ({ id, label: t(`compare.${of}.${id}`) })),
        ]}
        selected={comparison ?? NOTHING}
        onAction={(id) => choose(comparisons.find((each) => each === id))}
        placement="bottom end"
      />
    </span>
  );
}
