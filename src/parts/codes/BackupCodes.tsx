import { Download, Printer } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import styles from "./BackupCodes.module.css";
import { CopyButton } from "./CopyButton";

interface BackupCodesProps {
  readonly codes: readonly string[];
  /** What leads on, once they are stored. */
  readonly done: string;
  readonly onDone: () => void;
  /** Their heading, and what is to be known of them. */
  readonly children: ReactNode;
}

/** Backup codes, shown this once: stored by file, paper or clipboard, and gone once that was said [90], [91]. */
export function BackupCodes({ codes, done, onDone, children }: BackupCodesProps) {
  const { t } = useTranslation();
  const { copy, download } = useTools();
  const list = useRef<HTMLUListElement>(null);
  const [isStored, setStored] = useState(false);
  const text = codes.join("\n");
  return (
    <section aria-label={t("totp.codes.title")} className={styles.step}>
      {children}
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
        <Button variant="primary" isDisabled={!isStored} reason={t("totp.codes.first")} onClick={onDone}>
          {done}
        </Button>
      </div>
    </section>
  );
}
