import { useSelector } from "@xstate/react";
import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { useCountdown } from "../../frame/useCountdown";
import { readBackupCode, readCode } from "../../machines/code";
import { firstErrorTexts } from "../../rules/firstErrorTexts";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/TextField";
import styles from "./TwoFactorScreen.module.css";

/** What is known of the code that was last sent. */
function useGate() {
  const { session, now } = usePortal();
  const error = useSelector(session, ({ context }) => context.error);
  const attempt = useSelector(session, ({ context }) => context.attempt);
  const retryAt = useSelector(session, ({ context }) => context.retryAt[context.factor] ?? null);
  const isBusy = useSelector(
    session,
    (snapshot) =>
      snapshot.matches({ secondFactor: "checking" }) || snapshot.matches({ secondFactor: "checkingBackup" }),
  );
  return { session, error, attempt, isBusy, seconds: useCountdown(retryAt, now) };
}

/**
 * One field for the code. A wrong one empties it and stays [F57]; a server that wants a pause is given it, with the
 * reason at the field and the seconds on the button [F58]; a code that cannot be one is not sent [F55].
 */
export function CodeForm({ factor }: { factor: "code" | "backup" }) {
  const { t } = useTranslation();
  const { session, error, attempt, isBusy, seconds } = useGate();
  const [code, setCode] = useState("");
  const [isMalformed, setMalformed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isCode = factor === "code";
  useLayoutEffect(() => {
    setCode("");
    field.current?.focus();
  }, [attempt]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy || seconds > 0) return;
    const isReadable = (isCode ? readCode(code) : readBackupCode(code)) !== null;
    setMalformed(!isReadable);
    if (isReadable) session.send({ type: "CODE", code });
    else field.current?.focus();
  }
  const fallback = isCode ? firstErrorTexts.totpSession : firstErrorTexts.totpBackup;
  const malformed = isMalformed ? t(isCode ? "gate.codeShape" : "gate.backupShape") : undefined;
  const limited = seconds > 0 ? t("gate.limited") : undefined;
  const refused = error !== null && !isBusy ? error.text || fallback : undefined;
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
        size="large"
        numeric
        value={code}
        onChange={(text) => {
          setCode(text);
          setMalformed(false);
        }}
        error={malformed ?? limited ?? refused}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={isBusy}
        isDisabled={seconds > 0}
        reason={limited}
      >
        {seconds > 0 ? t("gate.verifyIn", { count: seconds }) : t("gate.verify")}
      </Button>
    </form>
  );
}
