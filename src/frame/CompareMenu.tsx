import { History } from "lucide-react";
import { useTranslation } from "react-i18next";
import { comparisonOf, comparisons, withComparison } from "../rules/compare";
import type { Comparison } from "../rules/compare";
import { Button } from "../ui/Button";
import { Menu } from "../ui/Menu";
import styles from "./CompareMenu.module.css";
import { useSearch } from "./useSearch";

/** Why there is no line of the other time: it could not be had, or there is nothing of it. */
export type ComparedNote = "failed" | "none";

/** Of a time that was asked for. */
export function comparedNote(hasFailed: boolean, hasNone: boolean): ComparedNote | undefined {
  if (hasFailed) return "failed";
  return hasNone ? "none" : undefined;
}

const NOTHING = "nothing";

/** What a chart's time is laid on; kept in the address. `of` says what the period before is. */
export function CompareMenu({
  of,
  note,
  size,
}: {
  of: "day" | "period";
  note: ComparedNote | undefined;
  size?: "small";
}) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const comparison = comparisonOf(search);
  const offered = comparisons.filter((each) => of === "day" || each === "before" || each === "year");
  const choose = (wanted: Comparison | undefined) => setSearch((current) => withComparison(current, wanted));
  return (
    <span className={styles.compare}>
      {note !== undefined && (
        <span role="note" className={styles.note}>
          {t(`compare.note.${note}`)}
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
