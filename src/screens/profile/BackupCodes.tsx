import { useSelector } from "@xstate/react";
import { Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import type { TotpActor } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { CopyButton } from "./CopyButton";
import styles from "./profile.module.css";

/** The backup codes, shown this once: stored by file, paper or clipboard, and gone once that was said [90], [91]. */
export function BackupCodes({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const { copy, download } = useTools();
  const codes = useSelector(totp, ({ context }) => context.codes);
  const list = useRef<HTMLUListElement>(null);
  const [isStored, setStored] = useState(false);
  const text = codes.join("\n");
  return (
    <section aria-label={t("totp.codes.title")} className={styles.form}>
      <h3 tabIndex={-1} data-step>
        {t("totp.codes.title")}
      </h3>
      <p>{t("totp.codes.text")}</p>
      <ul ref={list} aria-label={t("totp.codes.title")} className={styles.codes} data-printed-alone>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={Download}
          onClick={() => download(t("totp.codes.file"), `${text}\n`, "text/plain")}
        >
          {t("totp.codes.download")}
        </Button>
        <Button size="small" icon={Printer} onClick={() => window.print()}>
          {t("totp.codes.print")}
        </Button>
        <CopyButton label={t("totp.codes.copy")} onCopy={() => copy(text)} shown={list} />
      </div>
      <Checkbox label={t("totp.codes.stored")} isSelected={isStored} onChange={setStored} />
      <div className={styles.buttons}>
        <Button
          variant="primary"
          isDisabled={!isStored}
          reason={t("totp.codes.first")}
          onClick={() => totp.send({ type: "ACK" })}
        >
          {t("totp.codes.done")}
        </Button>
      </div>
    </section>
  );
}
