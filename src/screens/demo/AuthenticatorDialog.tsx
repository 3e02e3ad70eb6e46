import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoPort } from "../../command/demo";
import { useTools } from "../../frame/tools";
import { useDemoCode } from "../../frame/useDemoCode";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { EmptyState } from "../../ui/EmptyState";
import { ProgressBar } from "../../ui/ProgressBar";
import styles from "./AuthenticatorDialog.module.css";

/** Seconds that a code holds (RFC 6238). */
const WINDOW = 30;

function Code({ demo }: { demo: DemoPort }) {
  const { t } = useTranslation();
  const shown = useDemoCode(demo);
  if (shown === undefined) return null;
  if (shown.code === "") return <EmptyState>{t("authenticator.none")}</EmptyState>;
  const left = t("authenticator.left", { count: shown.secondsLeft });
  return (
    <>
      <output aria-label={t("authenticator.code")} className={styles.code}>
        {shown.code.slice(0, 3)} {shown.code.slice(3)}
      </output>
      <ProgressBar label={left} value={shown.secondsLeft / WINDOW} />
      <p className={styles.left}>{left}</p>
    </>
  );
}

/** What an authenticator app would show for the demo account with a second factor. */
export function AuthenticatorDialog({ demo }: { demo: DemoPort }) {
  const { t } = useTranslation();
  const tools = useTools();
  const copyButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");
  const email = demo.accounts.find(({ id }) => id === "totp")?.email ?? "";
  const close = () => tools.overlays.close("authenticator");
  // The code of the moment of the press: the one on screen may just have run out.
  const copy = async (): Promise<void> => {
    try {
      await tools.copy((await demo.code()).code);
      setSaid("authenticator.copied");
    } catch {
      setSaid("authenticator.copyFailed");
    }
  };
  return (
    <Dialog
      title={t("authenticator.title")}
      isOpen
      onClose={close}
      size="small"
      initialFocus={copyButton}
      actions={
        <>
          <span role="status" className={styles.said}>
            {said !== "" && t(said)}
          </span>
          <Button ref={copyButton} variant="primary" icon={Copy} onClick={() => void copy()}>
            {t("authenticator.copy")}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t("authenticator.text", { email })}</p>
      <Code demo={demo} />
    </Dialog>
  );
}
