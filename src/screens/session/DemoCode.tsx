import { useTranslation } from "react-i18next";
import type { DemoPort } from "../../command/demo";
import { usePortal } from "../../frame/portal";
import { useDemoCode } from "../../frame/useDemoCode";
import { Button } from "../../ui/Button";
import styles from "./TwoFactorScreen.module.css";

/** The demo's authenticator: the current code and how long it holds. One press types it. */
export function DemoCode({ demo }: { demo: DemoPort }) {
  const { t } = useTranslation();
  const { session } = usePortal();
  const shown = useDemoCode(demo);
  if (shown === undefined) return null;
  return (
    <div role="group" aria-label={t("gate.demoCode")} className={styles.demo}>
      <span>{t("gate.demoCode")}</span>
      <output className={styles.digits}>{shown.code}</output>
      <span className={styles.left}>{t("gate.secondsLeft", { count: shown.secondsLeft })}</span>
      <Button size="small" onClick={() => session.send({ type: "CODE", code: shown.code })}>
        {t("gate.useDemoCode")}
      </Button>
    </div>
  );
}
