import { useTranslation } from "react-i18next";
import { kindWords } from "../../frame/kindWords";
import { countWords } from "./eventColumns";
import { EVENT_COUNT_IMPORTANCE_THRESHOLD } from "../../rules/constants";
import { kindsOffered, NOTICEABLE_IMPORTANCE } from "../../rules/event";
import { formatNumber } from "../../rules/numbers";
import { periods } from "../../rules/period";
import { rangeWords } from "../../frame/rangeWords";
import { scopeName } from "../../frame/scopeName";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Select";
import { Switch } from "../../ui/Switch";
import styles from "./events.module.css";
import type { EventScope } from "./useEventScope";

const ALL = "all";

/** Which parks the list is narrowed to, with the way back to all. */
export function ParksChosen({ scope: { scope, park, showAllParks } }: { scope: EventScope }) {
  const { t } = useTranslation();
  const { parks, portfolio } = scope;
  if (park !== undefined) return null;
  if (parks.length === 0 && portfolio === undefined) return null;
  const name = scopeName(scope);
  return (
    <span className={styles.chosen}>
      {name ?? t("events.parksChosen", { count: parks.length })}
      <Button size="small" variant="quiet" onClick={showAllParks}>
        {t("events.allParks")}
      </Button>
    </span>
  );
}

/** From when to when: everything, the running period, or the days that the address names. */
export function TimeFilter({ scope: { time, setTime } }: { scope: EventScope }) {
  const { t } = useTranslation();
  const options = [
    { id: ALL, label: t("events.allTimes") },
    ...periods.map((id) => ({ id, label: t(`period.${id}`) })),
    ...(time === "Custom" ? [{ id: time, label: t("period.Custom") }] : []),
  ];
  return (
    <div className={styles.filter}>
      <Select label={t("events.filter.time")} options={options} value={time} onChange={setTime} />
    </div>
  );
}

/** The days that the list is about, once their zone is known; nothing where it is about all times. */
export function TimeShown({ scope: { range, zone, isReady } }: { scope: EventScope }) {
  const { i18n } = useTranslation();
  if (!isReady || range === undefined) return null;
  return <span>{rangeWords(range, zone, i18n.language)}</span>;
}

/** The filter of the list of park events; each kind says how many there are of it. */
export function EventFilters({
  scope,
  counts,
  loaded,
}: {
  scope: EventScope;
  counts: ReadonlyMap<string | null, number> | undefined;
  /** Kinds of the events that have come. */
  loaded: readonly (string | null)[];
}) {
  const { t, i18n } = useTranslation();
  const { own, setOwn } = scope;
  const others = own.type === undefined ? [] : [own.type];
  const kinds = kindsOffered([...loaded, ...(counts?.keys() ?? []), ...others]).map((id) => ({
    id,
    label: kindWords(id, t),
    hint: counts && countWords(counts.get(id) ?? 0, i18n.language),
  }));
  const steps = [EVENT_COUNT_IMPORTANCE_THRESHOLD, NOTICEABLE_IMPORTANCE];
  const thresholds = [...new Set([...steps, ...(own.threshold === null ? [] : [own.threshold])])];
  return (
    <div role="group" aria-label={t("events.filter.label")} className={styles.filters}>
      <Switch
        label={t("events.filter.open")}
        isSelected={own.openOnly}
        onChange={(openOnly) => setOwn({ openOnly })}
      />
      <Switch
        label={t("events.filter.hidden")}
        isSelected={own.showHidden}
        onChange={(showHidden) => setOwn({ showHidden })}
      />
      <div className={styles.filter}>
        <Select
          label={t("events.filter.kind")}
          options={[{ id: ALL, label: t("events.allKinds") }, ...kinds]}
          value={own.type ?? ALL}
          onChange={(id) => setOwn({ type: id === ALL ? undefined : id })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={t("events.filter.importance")}
          options={[
            { id: ALL, label: t("events.allImportances") },
            ...thresholds.map((step) => ({
              id: String(step),
              label: t("events.fromImportance", { number: formatNumber(step, i18n.language) }),
            })),
          ]}
          value={own.threshold === null ? ALL : String(own.threshold)}
          onChange={(id) => setOwn({ threshold: id === ALL ? null : Number(id) })}
        />
      </div>
      <TimeFilter scope={scope} />
      <ParksChosen scope={scope} />
    </div>
  );
}
