import { Clock, WifiOff } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { durationWords } from "../frame/durationWords";
import styles from "./ConnectionBanner.module.css";

/** Says that calls cannot be made; what was loaded stays, and is asked anew when the network returns [F73]. */
export const ConnectionBanner = observer(function ConnectionBanner() {
  const { t, i18n } = useTranslation();
  const { connection } = usePortal();
  const { state, clockSkew } = connection;
  return (
    <div role="status" className={styles.region} data-screen-only>
      {state !== "online" && (
        <p className={styles.banner}>
          <WifiOff aria-hidden="true" className={styles.icon} />
          {t(`shell.${state}`)}
        </p>
      )}
      {clockSkew !== 0 && (
        <p className={styles.banner}>
          <Clock aria-hidden="true" className={styles.icon} />
          {t(clockSkew > 0 ? "shell.clockFast" : "shell.clockSlow", {
            duration: durationWords(clockSkew, i18n.language),
          })}
        </p>
      )}
    </div>
  );
});
