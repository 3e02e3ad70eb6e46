import { useTranslation } from "react-i18next";
import { DetailPane } from "../../frame/list/DetailPane";
import { NoteList } from "../../frame/NoteList";
import { useNow } from "../../frame/useNow";
import { sumOfForecasts } from "../../rules/forecastSum";
import { listWords } from "../../rules/names";
import { EmptyState } from "../../ui/EmptyState";
import { ForecastPane } from "./ForecastPane";
import { forecastSumRow } from "./forecastRow";
import type { ForecastRow } from "./forecastRow";
import styles from "./forecast.module.css";

interface ForecastSumPaneProps {
  readonly rows: readonly ForecastRow[];
  /** The wanted ones of another portfolio, which was not asked for them. */
  readonly apart: readonly { readonly uid: string; readonly name: string }[];
  /** How many of the wanted ones the server has no forecast of. */
  readonly missing: number;
  readonly onClose: () => void;
}

/** Several parks of one portfolio added up: which of them, and which not and why. */
export function ForecastSumPane({ rows, apart, missing, onClose }: ForecastSumPaneProps) {
  const { t, i18n } = useTranslation();
  const now = useNow(300_000);
  const sum = sumOfForecasts(rows);
  const title = t("forecast.sum.title", { count: sum.rows.length });
  const row = forecastSumRow(sum, title, now);
  const remarks = [
    ...sum.leftOut.map(({ row: { id, name, item }, why }) => ({
      id,
      text: t(`forecast.sum.leftOut.${why}`, { park: name, unit: item.unit ?? t("forecast.noUnit") }),
    })),
    ...apart.map(({ uid, name }) => ({ id: uid, text: t("forecast.sum.leftOut.portfolio", { park: name }) })),
    ...(missing > 0 ? [{ id: "missing", text: t("forecast.sum.missing", { count: missing }) }] : []),
    ...(row !== undefined && row.measured.time.length === 0
      ? [{ id: "measured", text: t("forecast.sum.unmeasured") }]
      : []),
  ];
  const notes = (
    <>
      {row !== undefined && (
        <p className={styles.of}>
          {t("forecast.sum.of", {
            parks: listWords(
              sum.rows.map(({ name }) => name),
              i18n.language,
            ),
            portfolio: row.portfolio,
          })}
        </p>
      )}
      {remarks.length > 0 && <NoteList warning notes={remarks} />}
    </>
  );
  if (row !== undefined) return <ForecastPane row={row} notes={notes} onClose={onClose} />;
  return (
    <DetailPane title={t("forecast.sum.none")} closeLabel={t("forecast.close")} onClose={onClose}>
      <div className={styles.body}>
        <EmptyState>{t("forecast.sum.noneText")}</EmptyState>
        {notes}
      </div>
    </DetailPane>
  );
}
