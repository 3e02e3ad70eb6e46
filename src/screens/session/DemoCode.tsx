import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoPort } from "../../command/demo";
import { Button } from "../../ui/Button";
import styles from "./TwoFactorScreen.module.css";
import { usePortal } from "../../frame/portal";

type Shown = Awaited<ReturnType<DemoPort["code"]>>;

/** The demo's authenticator: the current code and how long it holds. One press types it. */
export function DemoCode({ demo }: { demo: DemoPort }) {
  const { t } = useTranslation();
  const { session } = usePortal();
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    const ask = (): void =>
      void demo.code().then(
        (code) => isCurrent && setShown(code),
        () => undefined,
      );
    ask();
    const timer = setInterval(ask, 1000);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [demo]);
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
