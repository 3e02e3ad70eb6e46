import { useTranslation } from "react-i18next";
import type { MeasuredPreview as Understood } from "../../command/demo";
import { Status } from "../../ui/Status";
import { Curve } from "./Curve";
import styles from "./MeasuredPreview.module.css";
import { factsOf } from "./previewWords";

function Columns({ columns }: Pick<Understood, "columns">) {
  const { t } = useTranslation();
  return (
    <table className={styles.columns}>
      <caption className={styles.caption}>{t("measured.columns")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("measured.column")}</th>
          <th scope="col">{t("measured.meaning")}</th>
          <th scope="col">{t("measured.unit")}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ header, meaning, unit }, index) => (
          <tr key={index} className={meaning === "ignored" ? styles.ignored : undefined}>
            <td>{header || t("measured.nameless", { number: index + 1 })}</td>
            <td>{t(`measured.means.${meaning}`)}</td>
            <td>{unit ?? ""}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was understood of the file, shown before anything is imported. */
export function MeasuredPreview({ preview, zone }: { preview: Understood; zone: string }) {
  const { t, i18n } = useTranslation();
  const used = preview.columns.filter(({ meaning }) => meaning !== "ignored");
  const ignored = preview.columns.length - used.length;
  return (
    <section aria-label={t("measured.understood")} className={styles.preview}>
      <h3>{t("measured.understood")}</h3>
      <Curve values={preview.curve} />
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
      <Columns columns={used} />
      {ignored > 0 && (
        <details className={styles.more}>
          <summary>{t("measured.ignoredColumns", { count: ignored })}</summary>
          <p>
            {preview.columns
              .filter(({ meaning }) => meaning === "ignored")
              .map(({ header }) => header)
              .join(", ")}
          </p>
        </details>
      )}
    </section>
  );
}
