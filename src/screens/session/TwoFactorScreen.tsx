import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../frame/page";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { CodeForm } from "./CodeForm";
import { DemoCode } from "./DemoCode";
import styles from "./TwoFactorScreen.module.css";

/** The gate: signed in, but the second factor is still to be shown. A code, a backup code, or out (readings) [89]. */
export function TwoFactorScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const { demo, signOut } = useTools();
  const factor = useSelector(session, (snapshot) => snapshot.context.factor);
  const { setTitle } = usePage();
  const title = t("gate.factorTitle");
  useEffect(() => {
    document.title = `${title} – Parkwarte`;
    setTitle(title);
  }, [title, setTitle]);
  const isCode = factor === "code";
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.explanation}>{t(isCode ? "gate.factorText" : "gate.backupText")}</p>
        {/* a new field for each kind of code: nothing typed into one is sent as the other */}
        <CodeForm key={factor} factor={factor} />
        {demo !== undefined && isCode && <DemoCode demo={demo} />}
        <div className={styles.ways}>
          <Button variant="quiet" onClick={() => session.send({ type: isCode ? "USE.BACKUP" : "USE.CODE" })}>
            {t(isCode ? "gate.useBackup" : "gate.useCode")}
          </Button>
          <Button variant="quiet" onClick={signOut}>
            {t("shell.signOut")}
          </Button>
        </div>
      </div>
    </main>
  );
}
