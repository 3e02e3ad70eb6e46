import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button";
import { ProgressBar } from "../../ui/ProgressBar";
import styles from "./MeasuredDialog.module.css";

/** How far a long reading is, and the way to stop it. */
export function MeasuredProgress({ share, onStop }: { share: number; onStop: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.progress}>
      <ProgressBar label={t("measured.reading")} value={share} showLabel />
      <Button icon={X} onClick={onStop}>
        {t("measured.stop")}
      </Button>
    </div>
  );
}
