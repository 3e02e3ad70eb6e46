import { useSelector } from "@xstate/react";
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../../frame/portal";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { TextField } from "../../ui/TextField";
import styles from "./LoginScreen.module.css";

/** Whether capitals are locked, said while a password is typed. */
function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => setOn(event.getModifierState("CapsLock"));
  return { isOn, look, leave: () => setOn(false) };
}

/** What is wrong before anything is sent. */
function missing(email: string, password: string): { email?: string; password?: string } {
  return {
    ...(email.trim() === "" ? { email: "signIn.emailMissing" } : {}),
    ...(password === "" ? { password: "signIn.passwordMissing" } : {}),
  };
}

/**
 * Email and password. Some password managers fill in without an event: the fields keep their text themselves, and what
 * stands in them is what counts. A refusal keeps what was typed and goes back to the password (§4
 * Login failure).
 */
export function LoginForm({
  isBusy,
  onSubmit,
}: {
  isBusy: boolean;
  onSubmit: (email: string, password: string) => void;
}) {
  const { t } = useTranslation();
  const { session, typed } = usePortal();
  const error = useSelector(session, (snapshot) => snapshot.context.error);
  const [first] = useState({ ...typed });
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const caps = useCapsLock();
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== null) passwordField.current?.select();
  }, [error]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const email = emailField.current?.value ?? "";
    const password = passwordField.current?.value ?? "";
    Object.assign(typed, { email, password });
    const found = missing(email, password);
    setErrors(found);
    if (found.email !== undefined) emailField.current?.focus();
    else if (found.password !== undefined) passwordField.current?.focus();
    else onSubmit(email.trim(), password);
  }
  const word = (key: string | undefined): string | undefined => (key === undefined ? undefined : t(key));
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error !== null && !isBusy && (
        <ErrorState
          inline
          title={error.text || t(error.status === null ? "signIn.unreachable" : "signIn.refused")}
        />
      )}
      <TextField
        ref={emailField}
        label={t("signIn.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="large"
        defaultValue={first.email}
        onChange={(email) => Object.assign(typed, { email })}
        error={word(errors.email)}
      />
      <TextField
        ref={passwordField}
        label={t("signIn.password")}
        name="password"
        type="password"
        autoComplete="current-password"
        size="large"
        defaultValue={first.password}
        onChange={(password) => Object.assign(typed, { password })}
        onKeyDown={caps.look}
        onBlur={caps.leave}
        help={caps.isOn ? t("signIn.capsLock") : undefined}
        error={word(errors.password)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t("signIn.submit")}
      </Button>
    </form>
  );
}
