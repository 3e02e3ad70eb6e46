import { useTranslation } from "react-i18next";
import { asOfWords } from "../rules/asOfWords";
import { rangeWords } from "../frame/rangeWords";
import { useTools } from "../frame/tools";
import { zoneOf } from "../rules/zone";
import { Name } from "../ui/Name";
import styles from "./PaperHead.module.css";

/** At the head of a printed screen: whose it is, which time it is about, in which zone, and when it was printed. */
export function PaperHead() {
  const { t, i18n } = useTranslation();
  const { context, sheets } = useTools();
  const { organization, zone, now } = context();
  const files = sheets.all.flatMap(({ file }) => file?.() ?? []);
  const about = files.find(({ range }) => range !== undefined);
  const own = zoneOf(about?.zone ?? zone).zone;
  return (
    <header className={styles.head}>
      <p translate="no">
        <Name>{organization?.name ?? "Parkwarte"}</Name>
        {about?.range && <span>{rangeWords(about.range, own, i18n.language)}</span>}
        <span>{own}</span>
      </p>
      <p>{t("paper.printed", { time: asOfWords(now, now, i18n.language, own) })}</p>
    </header>
  );
}
