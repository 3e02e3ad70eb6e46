import { Check, Copy } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import styles from "./CodeBlock.module.css";
import { IconButton } from "./IconButton";
import { VisuallyHidden } from "./VisuallyHidden";

/** A text to read and to copy as it is. `copy` rejects where the browser refuses: then it can be selected by hand. */
export function CodeBlock(props: { label: string; text: string; copy: (text: string) => Promise<void> }) {
  const { label, text, copy } = props;
  const { t } = useTranslation();
  const id = useId();
  const [said, setSaid] = useState<"copied" | "notCopied" | undefined>(undefined);
  const take = (): void =>
    void copy(text).then(
      () => setSaid("copied"),
      () => setSaid("notCopied"),
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
      <pre aria-labelledby={id} role="group" tabIndex={0} className={styles.text}>
        {text}
      </pre>
      <VisuallyHidden>
        <span role="status">{said && t(`ui.${said}`)}</span>
      </VisuallyHidden>
    </div>
  );
}
