import { CircleHelp, Fan, SunMedium } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./park.module.css";

const icons: Readonly<Record<string, LucideIcon>> = { solar: SunMedium, wind: Fan };

/** What a park lives on, in shape and word; a kind nobody knows shows its raw name. */
export function ParkKind({ kind }: { kind: string | null }) {
  const { t } = useTranslation();
  const Icon = icons[kind ?? ""] ?? CircleHelp;
  const isKnown = kind !== null && Object.hasOwn(icons, kind);
  return (
    <span className={styles.kind}>
      <Icon aria-hidden="true" />
      {isKnown ? t(`park.kind.${kind}`) : (kind ?? t("park.kind.unknown"))}
    </span>
  );
}
