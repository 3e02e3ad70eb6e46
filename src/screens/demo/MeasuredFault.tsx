import { useTranslation } from "react-i18next";
import type { MeasuredFailure } from "../../command/demo";
import styles from "./MeasuredPreview.module.css";

/** Why a file is not imported: where, what, and the line as it stands there. */
export function MeasuredFault({ failure }: { failure: MeasuredFailure }) {
  const { t } = useTranslation();
  const { line, column, reason, values, source } = failure;
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
