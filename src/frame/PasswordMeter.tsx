import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { passwordStrength } from "../rules/passwordStrength";
import { classes } from "../ui/classes";
import styles from "./PasswordMeter.module.css";

const levels = [1, 2, 3, 4] as const;

/** How hard a password is to guess, in words and as a bar; said again only where the words change. */
export function PasswordMeter({ password, known }: { password: string; known: string }) {
  const { t } = useTranslation();
  const typed = useDeferredValue(password);
  const strength = useMemo(() => passwordStrength(typed, known), [typed, known]);
  return (
    <span className={styles.meter} data-level={strength?.level}>
      {strength !== null && (
        <span aria-hidden="true" className={styles.bar}>
          {levels.map((level) => (
            <span key={level} className={classes(styles.part, level <= strength.level && styles.filled)} />
          ))}
        </span>
      )}
      <span aria-live="polite">
        {strength !== null && (
          <>
            <strong>{t(`password.level.${strength.level}`)}</strong>
            {strength.advice !== null && ` ${t(`password.advice.${strength.advice}`)}`}
          </>
        )}
      </span>
    </span>
  );
}
