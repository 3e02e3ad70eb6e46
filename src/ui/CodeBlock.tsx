import { Check, Copy } from "lucide-react";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CodeBlock.module.css";
import { CopySaid } from "./CopySaid";
import type { Copied } from "./CopySaid";
import { IconButton } from "./IconButton";
import { markText } from "./markText";

/** A text to read and to copy as it is. `copy` rejects where the browser refuses: then it is marked. */
export function CodeBlock(props: { label: string; text: string; copy: (text: string) => Promise<void> }) {
  const { label, text, copy } = props;
  const { t } = useTranslation();
  const id = useId();
  const [said, setSaid] = useState<Copied>();
  const code = useRef<HTMLPreElement>(null);
  const take = (): void =>
    void copy(text).then(
      () => setSaid("copied"),
      () => {
        setSaid("notCopied");
        markText(code.current);
      },
    );
  return (
    <div className={styles.block}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        <IconButton
          label={t("ui.copy", { name: label })}
          icon={said === "copied" ? Check : Copy}
          size="small"
          onClick={take}
        />
      </div>
      <pre ref={code} aria-labelledby={id} role="group" tabIndex={0} className={styles.text}>
        {text}
      </pre>
      <div className={styles.said}>
        <CopySaid said={said} />
      </div>
    </div>
  );
}
