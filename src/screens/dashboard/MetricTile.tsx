import { ArrowDownRight, ArrowRight, ArrowUpRight, Info, RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { AsOf } from "../../frame/AsOf";
import { CallDoor } from "../../frame/CallDoor";
import type { GraphState } from "../../frame/useGraph";
import { windowWords } from "../../frame/monitor/windowWords";
import { rangeWords } from "../../frame/rangeWords";
import { WaitNote } from "../../frame/WaitNote";
import { staleAfter } from "../../frame/useGraphRefresh";
import { useRetry } from "../../frame/useRetry";
import type { Scope } from "../../frame/useScope";
import type { Range } from "../../rules/filterRange";
import { startOfDay } from "../../rules/zone";
import type { Zone } from "../../rules/zone";
import { classes } from "../../ui/classes";
import { ErrorState } from "../../ui/ErrorState";
import { IconButton } from "../../ui/IconButton";
import { Skeleton } from "../../ui/Skeleton";
import { Tooltip } from "../../ui/Tooltip";
import { changeOf, figureOf, lengthOf } from "./figures";
import styles from "./MetricTile.module.css";
import { Sparkline } from "../../ui/Sparkline";
import { useMetric } from "./useMetric";
import type { MetricData, MetricName } from "./useMetric";

const arrows = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight };

interface BodyProps {
  readonly name: MetricName;
  readonly metric: MetricData;
  /** What was asked for. */
  readonly range: Range;
  readonly zone: Zone;
}

/** What the figure is compared with, which is as long as its own range: whole days, else to the minute. */
function beforeWords(range: Range, zone: Zone, language: string): string {
  const before = { start: range.start - (range.end - range.start), end: range.start };
  const isWhole = [before.start, before.end].every((at) => startOfDay(at, zone) === at);
  return (isWhole ? rangeWords : windowWords)(before, zone, language);
}

function Change({ name, metric, range, zone }: BodyProps) {
  const { t, i18n } = useTranslation();
  const change = changeOf(name, metric, i18n.language);
  if (!change) return <p className={styles.change}>{t("dashboard.change.unknown")}</p>;
  const Arrow = arrows[change.direction];
  const { unit, count } = lengthOf(range);
  // Of a part of a day that before is another: a morning after an evening is neither better nor worse.
  const isBetter = unit === "day" ? change.isBetter : undefined;
  const tone = isBetter === undefined ? undefined : isBetter ? styles.better : styles.worse;
  const before = t(`dashboard.change.before.${unit}`, { count });
  return (
    <p className={classes(styles.change, tone)} title={beforeWords(range, zone, i18n.language)}>
      <Arrow aria-hidden="true" />
      {t(`dashboard.change.${change.direction}.${change.kind}`, { amount: change.amount, before })}
    </p>
  );
}

function Body(props: BodyProps) {
  const { name, metric } = props;
  const { t, i18n } = useTranslation();
  const { number, unit } = figureOf(name, metric.value, i18n.language);
  return (
    <div className={styles.body}>
      <p className={styles.number}>
        {number}
        {unit !== "" && <span className={styles.unit}>{unit}</span>}
      </p>
      <div className={styles.spark}>
        <Sparkline values={metric.points.value} />
      </div>
      {metric.value === null ? (
        <p className={styles.change}>{t("dashboard.noValue")}</p>
      ) : (
        <Change {...props} />
      )}
    </div>
  );
}

type FootProps = { state: GraphState<unknown>; retrying: ReturnType<typeof useRetry>; zone: Zone };

/** When the figure was so and, where it could not be refreshed, why, with a retry: in words and shape, on a line each. */
function Foot({ state, retrying, zone }: FootProps) {
  const { t } = useTranslation();
  const { isStale, failure, retry, told } = retrying;
  const reason = failure?.text ?? t("loaded.stale");
  return (
    <div className={styles.foot}>
      <AsOf at={state.asOf} zone={zone} staleAfter={staleAfter} />
      <WaitNote operation={state.operation?.key} />
      {isStale && told === "here" && (
        <div role="status" className={styles.failed}>
          <TriangleAlert aria-hidden="true" />
          <span className={styles.reason} title={reason}>
            {reason}
          </span>
          <IconButton
            label={t("ui.retry")}
            icon={RotateCw}
            size="small"
            busy={state.refreshing}
            onClick={retry}
          />
        </div>
      )}
    </div>
  );
}

/** One figure with its definition, its course, its change against the period before, and when it was so. */
export function MetricTile({ name, scope }: { name: MetricName; scope: Scope }) {
  const { t } = useTranslation();
  const { state, window } = useMetric(name, scope);
  const retrying = useRetry(state);
  const { box, isRetrying, failure, retry, told } = retrying;
  const title = t(`dashboard.metric.${name}.name`);
  return (
    <div
      ref={box}
      tabIndex={-1}
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
        <Body name={name} metric={state.data.metric} range={window} zone={scope.zone} />
      ) : state.status === "failed" || isRetrying ? (
        told === "here" ? (
          <ErrorState inline title={failure?.text ?? ""} onRetry={retry} isRetrying={isRetrying} />
        ) : (
          <p className={styles.change}>{t("loaded.failed")}</p>
        )
      ) : (
        <Skeleton width="70%" height="var(--space-10)" />
      )}
      <Foot state={state} retrying={retrying} zone={scope.zone} />
      {state.operation && <CallDoor operation={state.operation} />}
    </div>
  );
}
