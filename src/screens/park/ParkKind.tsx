import { CircleHelp, Fan, SunMedium } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./park.module.css";

const icons: Readonly<Record<string, LucideIcon>> = { solar: SunMedium, wind: Fan };

/** What a park lives on, in shape and word; a kind nobody knows shows its raw name. */
export function ParkKind({ kind, iconOnly = false }: { kind: string | null; iconOnly?: boolean }) {
  const { t } = useTranslation();
  const isKnown = kind !== null && Object.hasOwn(icons, kind);
  const Icon = (isKnown ? icons[kind] : undefined) ?? CircleHelp;
  const word = isKnown ? t(`park.kind.${kind}`) : (kind ?? t("park.kind.unknown"));
  if (iconOnly)
    return (
      <span role="img" aria-label={word} title={word} className={styles.kind}>
        <Icon aria-hidden="true" />
      </span>
    );
  return (
    <span className={styles.kind}>
      <Icon aria-hidden="true" />
      {word}
    </span>
  );
}
