import { useTranslation } from "react-i18next";
import type { MeasuredPreview as Understood } from "../../command/demo";
import { Status } from "../../ui/Status";
import { Curve } from "./Curve";
import styles from "./MeasuredPreview.module.css";
import { dayWords, factsOf, hoursOf, powerWords } from "./previewWords";

/** What was understood of the file, shown before anything is imported. */
export function MeasuredPreview({ preview, zone }: { preview: Understood; zone: string }) {
  const { t, i18n } = useTranslation();
  return (
    <section aria-label={t("measured.understood")} className={styles.preview}>
      <h3>{t("measured.understood")}</h3>
      <Curve
        values={preview.day.values}
        label={t("measured.curve", { day: dayWords(preview.day.start, zone, i18n.language) })}
        peak={powerWords(preview.day.peakW, i18n.language)}
        hours={hoursOf(preview.day, zone, i18n.language)}
      />
      <dl className={styles.facts}>
        {factsOf(preview, zone, i18n.language, t).map(({ id, text }) => (
          <div key={id} className={styles.fact}>
            <dt>{t(`measured.fact.${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {preview.notes.length > 0 && (
        <ul className={styles.notes}>
          {preview.notes.map(({ key, count, values }) => (
            <li key={key}>
              <Status kind="warning" label={t(key, { ...values, count })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
