import { useTranslation } from "react-i18next";
import type { MeasuredClock, MeasuredView } from "../../command/demo";
import { Select } from "../../ui/Select";
import styles from "./MeasuredDialog.module.css";

/** "UTC+01:00" for 60 minutes. */
export function utcWords(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (value: number) => String(value).padStart(2, "0");
  const sign = minutes < 0 ? "−" : "+";
  return minutes === 0 ? "UTC" : `UTC${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** How the file's dates and clocks are read. */
export function TimesChoice(props: {
  view: MeasuredView;
  onOrder: (order: string) => void;
  onClock: (clock: MeasuredClock) => void;
}) {
  const { view, onOrder, onClock } = props;
  const { t } = useTranslation();
  const fixed = [...new Set([0, ...(typeof view.clock === "number" ? [view.clock] : [])])];
  const clocks = [
    { id: "zone", label: t("measured.clock.zone") },
    { id: "standard", label: t("measured.clock.standard") },
    ...fixed.map((minutes) => ({ id: String(minutes), label: utcWords(minutes) })),
  ];
  const chooseClock = (id: string) => onClock(id === "zone" || id === "standard" ? id : Number(id));
  return (
    <div className={styles.fields}>
      <Select
        label={t("measured.fact.order")}
        options={view.orders.map((id) => ({ id, label: t(`measured.order.${id}`) }))}
        value={view.orderBy === "guess" ? null : view.order}
        onChange={onOrder}
        help={t(`measured.orderBy.${view.orderBy}`)}
      />
      {view.clockBy === "cells" ? (
        <p className={styles.lead}>{t("measured.clockBy.cells")}</p>
      ) : (
        <Select
          label={t("measured.clock.label")}
          options={clocks}
          value={view.clockBy === "asked" ? null : String(view.clock)}
          onChange={chooseClock}
          help={t(`measured.clockBy.${view.clockBy}`)}
        />
      )}
    </div>
  );
}
