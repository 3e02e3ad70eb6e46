import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePage } from "../../frame/page";
import { usePortal } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { BackupCodes } from "../../parts/codes/BackupCodes";
import { Button } from "../../ui/Button";
import styles from "./TwoFactorScreen.module.css";

/** While they are shown the browser asks before the page goes: nobody sees them again [F64]. */
function useGuard(): void {
  useEffect(() => {
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
}

/**
 * The gate's last step for whoever came by a backup code: those that hold from now on, be it the ones that are left or
 * new ones, are stored before one goes on [90].
 */
export function BackupCodesScreen() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const { signOut } = useTools();
  const codes = useSelector(session, ({ context }) => context.codes);
  const heading = useRef<HTMLHeadingElement>(null);
  const { setTitle } = usePage();
  const title = t("totp.codes.title");
  useEffect(() => {
    document.title = `${title} – Parkwarte`;
    setTitle(title);
  }, [title, setTitle]);
  useGuard();
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <BackupCodes codes={codes} done={t("gate.goOn")} onDone={() => session.send({ type: "ACK" })}>
          <p>{t("gate.codesText", { count: codes.length })}</p>
        </BackupCodes>
        <div className={styles.ways}>
          <Button variant="quiet" onClick={signOut}>
            {t("shell.signOut")}
          </Button>
        </div>
      </div>
    </main>
  );
}
