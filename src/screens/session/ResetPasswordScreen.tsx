import { useActorRef, useSelector } from "@xstate/react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { NewPasswordField } from "../../frame/NewPasswordField";
import { isToken } from "../../rules/invitation";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import styles from "./LoginScreen.module.css";
import { PublicPage } from "./PublicPage";
import { usePasswordMachine } from "./usePasswordMachine";

/** The link's token, taken out of the address before anything is asked: no history and no referrer keeps it. */
function useToken(): string | null {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(search).get("token") ?? "");
  useEffect(() => {
    if (search !== "") void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);
  return isToken(token) ? token : null;
}

/** A link that is used up, old or cut off says so, and leads to a new one. */
function NewLink({ why }: { why?: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {why} <Link to="/forgotpassword">{t("wayIn.newLink")}</Link>
    </p>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const machine = useActorRef(usePasswordMachine());
  const isBusy = useSelector(machine, (snapshot) => snapshot.matches("sending"));
  const isDone = useSelector(machine, (snapshot) => snapshot.matches("sent"));
  const error = useSelector(machine, ({ context }) => context.error);
  const isRefused = useSelector(machine, ({ context }) => context.isRefused);
  const fault = useSelector(machine, ({ context }) => context.faults["password"]);
  const [refused, setRefused] = useState("");
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault !== undefined) field.current?.focus();
  }, [fault]);
  if (isDone) return <p role="status">{t("wayIn.isReset")}</p>;
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const filled = field.current?.value ?? "";
    setPassword(filled);
    setMissing(filled === "");
    setRefused(filled);
    if (filled === "") field.current?.focus();
    else machine.send({ type: "SEND", wish: { kind: "reset", password: filled, token } });
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error !== null && !isBusy && fault === undefined && (
        <>
          <ErrorState inline title={error || t("signIn.unreachable")} />
          {isRefused && <NewLink why={t("wayIn.oldLink")} />}
        </>
      )}
      <NewPasswordField
        ref={field}
        label={t("signIn.password")}
        name="password"
        autoFocus
        size="large"
        value={password}
        onChange={(text) => {
          setPassword(text);
          setMissing(false);
        }}
        error={isMissing ? t("arg.error.required") : password === refused && !isBusy ? fault : undefined}
      />
      <Button type="submit" variant="primary" size="large" wide busy={isBusy}>
        {t("wayIn.setPassword")}
      </Button>
    </form>
  );
}

/** Where the link of the message leads: a new password in place of the lost one. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const token = useToken();
  return (
    <PublicPage title={t("wayIn.reset")}>
      {token === null ? (
        <div className={styles.form}>
          <ErrorState inline title={t("wayIn.noToken")} />
          <NewLink />
        </div>
      ) : (
        <ResetForm token={token} />
      )}
    </PublicPage>
  );
}
