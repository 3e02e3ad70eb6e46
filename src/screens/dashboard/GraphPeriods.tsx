import { useTranslation } from "react-i18next";
import type { Scope } from "../../frame/useScope";
import type { Range } from "../../rules/filterRange";
import { graphPeriods } from "../../rules/period";
import type { GraphPeriod } from "../../rules/period";
import { lazyPart } from "../../ui/lazyPart";
import { Segmented } from "../../ui/Segmented";
import styles from "./GraphPeriods.module.css";

const CustomDays = lazyPart(async () => (await import("./CustomDays")).CustomDays);

/** The graph's periods (§2); Custom shows the two days it runs between. */
export function GraphPeriods(props: {
  scope: Scope;
  /** What the graph shows. */
  range: Range;
  value: GraphPeriod;
  onChoose: (period: GraphPeriod) => void;
}) {
  const { scope, range, value, onChoose } = props;
  const { t } = useTranslation();
  return (
    <div className={styles.periods}>
      {value === "Custom" && <CustomDays scope={scope} range={range} />}
      <Segmented
        label={t("dashboard.graph.period")}
        options={graphPeriods.map((id) => ({ id, label: t(`period.${id}`) }))}
        value={value}
        onChange={onChoose}
      />
    </div>
  );
}
