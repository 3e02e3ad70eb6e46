import { useTranslation } from "react-i18next";
import { listWords } from "../../rules/names";
import { ErrorState } from "../../ui/ErrorState";
import { NoteList } from "../NoteList";
import { useRetry } from "../useRetry";
import styles from "../FailedLine.module.css";
import type { MonitorRemarks } from "./monitorQuery";
import type { MonitorState } from "./useMonitor";

/** What the server remarked of series that it gave: they are drawn, and may not be whole. */
function Remarks({ remarks }: { remarks: MonitorRemarks }) {
  const { t } = useTranslation();
  if (remarks.length === 0) return null;
  const notes = remarks.map(({ series, text }) => ({
    id: `${series} ${text ?? ""}`,
    text: t(text === null ? "monitor.partial" : "monitor.remark", {
      series: t(`monitor.series.${series}`),
      text,
    }),
  }));
  return <NoteList warning notes={notes} />;
}

/** Which of the five series could not be had, why, and a retry; the others are drawn [160]. */
export function MissingNote({ monitor }: { monitor: MonitorState }) {
  const { t, i18n } = useTranslation();
  const { missing, remarks, query } = monitor;
  const { box, told, retry } = useRetry(query, missing.length > 0);
  const names = missing.map(({ kind }) => t(`monitor.series.${kind}`));
  const texts = [...new Set(missing.map(({ text }) => text).filter((text) => text !== ""))];
  return (
    <div ref={box} tabIndex={-1} className={styles.place}>
      {missing.length > 0 && (
        <ErrorState
          inline
          title={t("monitor.missing", { series: listWords(names, i18n.language) })}
          {...(told === "here" && { detail: texts.join(" · ") || undefined, onRetry: retry })}
          quiet={told !== "here"}
          isRetrying={query.refreshing}
        />
      )}
      <Remarks remarks={remarks} />
    </div>
  );
}
