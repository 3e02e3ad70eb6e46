import { useTranslation } from "react-i18next";
import { listWords, MOST_NAMED } from "../../../rules/names";
import { formatRatio } from "../../../rules/numbers";
import styles from "./plant.module.css";

/** What stands out among siblings, in a sentence; `none` where nothing does. */
export function Behind(props: {
  behind: readonly { readonly name: string; readonly deviation: number }[];
  none: string;
}) {
  const { behind, none } = props;
  const { t, i18n } = useTranslation();
  if (behind.length === 0) return <p className={styles.sentence}>{none}</p>;
  const named = behind
    .slice(0, MOST_NAMED)
    .map(({ name, deviation }) =>
      t("plant.behindOne", { name, ratio: formatRatio(-deviation, i18n.language, 0) }),
    );
  const more = behind.length - named.length;
  const further = more > 0 ? [t("plant.behindMore", { count: more })] : [];
  const names = listWords([...named, ...further], i18n.language);
  return <p className={styles.sentence}>{t("plant.behind", { names })}</p>;
}
