import { ArrowDownRight, ArrowRight, ArrowUpRight, Info } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AsOf } from "../../frame/AsOf";
import { CallDoor } from "../../frame/CallDoor";
import { staleAfter } from "../../frame/useGraphRefresh";
import type { Scope } from "../../frame/useScope";
import { classes } from "../../ui/classes";
import { ErrorState } from "../../ui/ErrorState";
import { Skeleton } from "../../ui/Skeleton";
import { Tooltip } from "../../ui/Tooltip";
import { changeOf, figureOf } from "./figures";
import styles from "./MetricTile.module.css";
import { Sparkline } from "./Sparkline";
import { useMetric } from "./useMetric";
import type { MetricData, MetricName } from "./useMetric";

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

function Change({ name, metric }: { name: MetricName; metric: MetricData }) {
  const { t, i18n } = useTranslation();
  const change = changeOf(name, metric, i18n.language);
  if (!change) return <p className={styles.change}>{t("dashboard.change.unknown")}</p>;
  const Arrow = arrows[change.direction];
  const tone = change.isBetter === undefined ? undefined : change.isBetter ? styles.better : styles.worse;
  const unit = name === "availability" ? "points" : "relative";
  return (
    <p className={classes(styles.change, tone)}>
      <Arrow aria-hidden="true" />
      {t(`dashboard.change.${change.direction}.${unit}`, { amount: change.amount })}
    </p>
  );
}

function Body({ name, metric }: { name: MetricName; metric: MetricData }) {
  const { t, i18n } = useTranslation();
  const { number, unit } = figureOf(name, metric.value, i18n.language);
  return (
    <div className={styles.body}>
      <div>
        <p className={styles.number}>
          {number}
          {unit !== "" && <span className={styles.unit}>{unit}</span>}
        </p>
        {metric.value === null ? (
          <p className={styles.change}>{t("dashboard.noValue")}</p>
        ) : (
          <Change name={name} metric={metric} />
        )}
      </div>
      <Sparkline values={metric.points.value} />
    </div>
  );
}

/** One figure with its definition, its course, its change against the period before, and when it was so. */
export function MetricTile({ name, scope }: { name: MetricName; scope: Scope }) {
  const { t } = useTranslation();
  const { state, window } = useMetric(name, scope);
  const title = t(`dashboard.metric.${name}.name`);
  return (
    <div
      role="group"
      aria-label={title}
      aria-busy={state.status === "loading"}
      className={classes(styles.tile, styles[name])}
    >
      <div className={styles.head}>
        <span className={styles.name}>
          {title}
          <Tooltip text={t(`dashboard.metric.${name}.definition`)}>
            {(describedBy) => (
              <button
                type="button"
                className={styles.info}
                aria-label={t("dashboard.definition", { name: title })}
                aria-describedby={describedBy}
              >
                <Info aria-hidden="true" />
              </button>
            )}
          </Tooltip>
        </span>
      </div>
      {window.kind === "empty" ? (
        <p className={styles.change}>{t(`dashboard.empty.${window.reason}`)}</p>
      ) : state.data ? (
        <Body name={name} metric={state.data.metric} />
      ) : state.status === "failed" ? (
        <ErrorState inline title={state.failure?.text ?? ""} onRetry={state.refresh} />
      ) : (
        <Skeleton width="70%" height="var(--space-10)" />
      )}
      <div className={styles.foot}>
        <AsOf at={state.asOf} zone={scope.zone} staleAfter={staleAfter} />
        {state.stale && <span className={styles.failed}>{state.failure?.text}</span>}
      </div>
      {state.operation && <CallDoor operation={state.operation} />}
    </div>
  );
}
