import { useActorRef, useSelector } from "@xstate/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmail } from "../../rules/invitation";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { TextField } from "../../ui/TextField";
import styles from "./LoginScreen.module.css";
import { PublicPage } from "./PublicPage";
import { usePasswordMachine } from "./usePasswordMachine";

/** Asks for the link; what is said afterwards is the same whether or not the address exists (readings). */
function ForgotForm({
  email,
  onEmail,
  onAgain,
}: {
  email: string;
  onEmail: (email: string) => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation();
  const password = useActorRef(usePasswordMachine());
  const isBusy = useSelector(password, (snapshot) => snapshot.matches("sending"));
  const isSent = useSelector(password, (snapshot) => snapshot.matches("sent"));
  const error = useSelector(password, ({ context }) => context.error);
  const fault = useSelector(password, ({ context }) => context.faults["email"]);
  const [refused, setRefused] = useState("");
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined) field.current?.focus();
  }, [fault]);
  const said = useRef<HTMLParagraphElement>(null);
  // The form has gone, and the focus with it.
  useEffect(() => {
    if (isSent) said.current?.focus();
  }, [isSent]);
  if (isSent)
    return (
      <div className={styles.form}>
        <p ref={said} tabIndex={-1} role="status">
          {t("wayIn.mailed", { email: email.trim() })}
        </p>
        <Button onClick={onAgain}>{t("wayIn.again")}</Button>
      </div>
    );
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    // Some password managers fill in without an event: what stands in the field is what counts.
    const filled = field.current?.value ?? "";
    onEmail(filled);
    const isRight = isEmail(filled.trim());
    setWrong(!isRight);
    setRefused(filled);
    if (isRight) password.send({ type: "SEND", wish: { kind: "forgot", email: filled.trim() } });
    else field.current?.focus();
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t("wayIn.forgotWhy")}</p>
      {error !== null && !isBusy && fault === undefined && (
        <ErrorState inline title={error || t("signIn.unreachable")} />
      )}
      <TextField
        ref={field}
        label={t("signIn.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        size="large"
        isRequired
        defaultValue={email}
        onChange={(text) => {
          onEmail(text);
          setWrong(false);
        }}
        error={isWrong ? t("arg.error.email") : email === refused && !isBusy ? fault : undefined}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t("wayIn.sendLink")}
      </Button>
    </form>
  );
}

/** The way back in for whoever has lost the password. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const [email, setEmail] = useState("");
  const [round, setRound] = useState(0);
  return (
    <PublicPage title={t("wayIn.forgot")}>
      <ForgotForm key={round} email={email} onEmail={setEmail} onAgain={() => setRound(round + 1)} />
    </PublicPage>
  );
}
