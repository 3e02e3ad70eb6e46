import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { isKnownKind, parkIcon } from "../../actions/parkIcon";
import styles from "./park.module.css";

/** What a park lives on, in shape and word; a kind nobody knows shows its raw name. */
export function ParkKind({ kind, iconOnly = false }: { kind: string | null; iconOnly?: boolean }) {
  const { t } = useTranslation();
  const word = kind !== null && isKnownKind(kind) ? t(`park.kind.${kind}`) : (kind ?? t("park.kind.unknown"));
  const sign = createElement(parkIcon(kind), { "aria-hidden": true });
  if (iconOnly)
    return (
      <span role="img" aria-label={word} title={word} className={styles.kind}>
        {sign}
      </span>
    );
  return (
    <span className={styles.kind}>
      {sign}
      {word}
    </span>
  );
}
