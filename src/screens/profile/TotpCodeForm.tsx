import { useSelector } from "@xstate/react";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { useCountdown } from "../../frame/useCountdown";
import { readBackupCode, readCode } from "../../machines/code";
import type { TotpActor, TotpSnapshot } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import styles from "./profile.module.css";

function isChecking(snapshot: TotpSnapshot): boolean {
  return (
    snapshot.matches({ enrolling: "verifying" }) ||
    snapshot.matches("disabling") ||
    snapshot.matches("regenerating") ||
    snapshot.matches("checkingBackup")
  );
}

/** What is known of the code that was last sent. */
function useAnswer(totp: TotpActor) {
  const { now } = usePortal();
  const retryAt = useSelector(totp, ({ context }) => context.retryAt);
  return {
    error: useSelector(totp, ({ context }) => context.error),
    attempt: useSelector(totp, ({ context }) => context.attempt),
    isBusy: useSelector(totp, isChecking),
    seconds: useCountdown(retryAt, now),
  };
}

interface TotpCodeFormProps {
  readonly totp: TotpActor;
  readonly kind: "code" | "backup";
  /** What the submit says. */
  readonly submit: string;
  readonly isDanger?: boolean;
}

/**
 * One field: a wrong code empties it and stays [F57], a pause is told and counts down [F58], what is no code is not
 * sent [F55].
 */
export function TotpCodeForm({ totp, kind, submit: words, isDanger = false }: TotpCodeFormProps) {
  const { t } = useTranslation();
  const { error, attempt, isBusy, seconds } = useAnswer(totp);
  const [code, setCode] = useState("");
  const [isMalformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isCode = kind === "code";
  useLayoutEffect(() => {
    setCode("");
    field.current?.focus();
  }, [attempt]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy || seconds > 0) return;
    const isReadable = (isCode ? readCode(code) : readBackupCode(code)) !== null;
    setMalformed(!isReadable);
    if (isReadable) totp.send({ type: "CODE", code });
    else field.current?.focus();
  }
  const refused = error !== null && !isBusy ? error || t("totp.failed") : undefined;
  const limited = seconds > 0 ? t("gate.limited") : undefined;
  const malformed = isMalformed ? t(isCode ? "gate.codeShape" : "gate.backupShape") : undefined;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={t(isCode ? "gate.code" : "gate.backupCode")}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={isCode ? "numeric" : "text"}
        numeric
        value={code}
        onChange={(text) => {
          setCode(text);
          setMalformed(false);
        }}
        error={malformed ?? limited ?? refused}
      />
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant={isDanger ? "danger" : "primary"}
          busy={isBusy}
          isDisabled={seconds > 0}
          reason={limited}
        >
          {seconds > 0 ? t("totp.wait", { count: seconds }) : words}
        </Button>
        <Button onClick={() => totp.send({ type: "CANCEL" })}>{t("arg.cancel")}</Button>
      </div>
    </form>
  );
}
