import { useTranslation } from "react-i18next";
import type { MeasuredFailure } from "../../command/demo";
import styles from "./MeasuredPreview.module.css";

/** So much of a line is shown that one finds it in the file. */
const SHOWN = 160;

function lineOf(text: string, line: number): string {
  return (text.split(/\r\n|\n|\r/)[line - 1] ?? "").slice(0, SHOWN);
}

/** Why a file is not imported: where, what, and the line as it stands there. */
export function MeasuredFault({ failure, text }: { failure: MeasuredFailure; text: string }) {
  const { t } = useTranslation();
  const { line, column, reason, values } = failure;
  const source = line > 0 ? lineOf(text, line) : "";
  return (
    <div role="alert" className={styles.bad}>
      {line > 0 && (
        <p className={styles.place}>
          {t(column === "" ? "measured.atLine" : "measured.at", { line, column })}
        </p>
      )}
      <p>{t(`measured.error.${reason}`, values)}</p>
      {source !== "" && <code className={styles.source}>{source}</code>}
    </div>
  );
}
