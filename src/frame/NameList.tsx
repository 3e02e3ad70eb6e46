import { useTranslation } from "react-i18next";
import { formatNumber } from "../rules/numbers";
import { Name } from "../ui/Name";
import styles from "./NameList.module.css";

/** So many are named; the others are counted. */
const MOST = 50;

/** Names in a list that scrolls: what a question is about, each of it, before it is answered [197]. */
export function NameList({ label, names }: { label: string; names: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const left = names.length - MOST;
  return (
    <ul aria-label={label} tabIndex={0} className={styles.names}>
      {names.slice(0, MOST).map((name, index) => (
        <li key={index}>
          <Name>{name}</Name>
        </li>
      ))}
      {left > 0 && <li>{t("list.moreNames", { count: left, number: formatNumber(left, i18n.language) })}</li>}
    </ul>
  );
}
