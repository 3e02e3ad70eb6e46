import { useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { pressOf, showKeys } from "../../command/keysPress";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import styles from "./keys.module.css";

/** A binding holds at most this many presses. */
const LONGEST = 3;

interface RecorderProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onDone: (keys: string) => void;
  readonly onCancel: () => void;
  /** The focus went elsewhere. */
  readonly onLeave: () => void;
}

/** Takes down the keys that are pressed, until Enter; Esc gives up. */
export function KeyRecorder({ label, error, onDone, onCancel, onLeave }: RecorderProps) {
  const { t } = useTranslation();
  const [presses, setPresses] = useState<readonly string[]>([]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") onCancel();
    else if (event.key === "Enter") onDone(presses.join(" "));
    else if (event.key === "Backspace") setPresses(presses.slice(0, -1));
    else {
      const press = event.repeat ? undefined : pressOf(event.nativeEvent);
      if (press !== undefined) setPresses([...presses, showKeys([press], false)].slice(-LONGEST));
    }
  }
  return (
    <span className={styles.recorder}>
      <input
        autoFocus
        readOnly
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        value={presses.join(" ")}
        placeholder={t("keys.press")}
        size={t("keys.press").length}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
        className={styles.recorded}
      />
      <VisuallyHidden role="status">{presses.join(" ")}</VisuallyHidden>
      {error !== undefined && (
        <span role="alert" className={styles.refused}>
          {error}
        </span>
      )}
    </span>
  );
}
