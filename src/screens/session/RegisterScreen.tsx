import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { usePortal } from "../../frame/portal";
import { useCountdown } from "../../frame/useCountdown";
import type { InvitationActor, InvitationSnapshot } from "../../machines/invitation";
import { areSaidAt } from "../../rules/faults";
import { ErrorState } from "../../ui/ErrorState";
import { PageSpinner } from "../../ui/Spinner";
import styles from "./LoginScreen.module.css";
import { PublicPage } from "./PublicPage";
import { RegisterForm, registrationNames } from "./RegisterForm";

/** Whether it hears REGISTER: not while something of it is under way. */
function isOpen(snapshot: InvitationSnapshot): boolean {
  const states = ["idle", "pending", "retryable", "expired", "accepted", "registered"] as const;
  return states.some((state) => snapshot.matches(state));
}

/** How long the invitation still waits, to the second; or that it has to be opened again [24], or asked for anew. */
function Invited({ invitation, email }: { invitation: InvitationActor; email: string }) {
  const { t } = useTranslation();
  const { now } = usePortal();
  const until = useSelector(invitation, ({ context }) => context.until);
  const isOver = useSelector(invitation, (snapshot) => snapshot.matches("expired"));
  const isInvalid = useSelector(invitation, ({ context }) => context.invalid);
  const seconds = useCountdown(until === 0 ? null : until, now);
  if (isOver && isInvalid) return <ErrorState inline title={t("wayIn.inviteInvalid", { email })} />;
  if (isOver) return <p role="status">{t("wayIn.inviteOver", { email })}</p>;
  if (until === 0) return null;
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return (
    <p>
      {t("wayIn.invited", { email })} <span role="timer">{t("wayIn.inviteLeft", { left })}</span>
    </p>
  );
}

/** Nothing is asked for before it is known whether an invitation has led here, and for whom. */
function WhenRead({ invitation }: { invitation: InvitationActor }) {
  const isReading = useSelector(invitation, (snapshot) => snapshot.matches("reading"));
  return isReading ? <PageSpinner /> : <Registration invitation={invitation} />;
}

function Registration({ invitation }: { invitation: InvitationActor }) {
  const { i18n, t } = useTranslation();
  const { typed } = usePortal();
  const [email] = useState(() => invitation.getSnapshot().context.email);
  const error = useSelector(invitation, ({ context }) => context.error);
  const faults = useSelector(invitation, ({ context }) => context.faults);
  const isDone = useSelector(invitation, (snapshot) => snapshot.matches("registered"));
  const isReady = useSelector(invitation, isOpen);
  const [sent, setSent] = useState(false);
  if (isDone && sent) return <Navigate replace to="/login" />;
  const language = i18n.language === "de" ? "de" : "en";
  return (
    <div className={styles.form}>
      {email !== "" && <Invited invitation={invitation} email={email} />}
      {sent && error !== null && isReady && !areSaidAt(registrationNames, faults) && (
        <ErrorState inline title={error || t("signIn.unreachable")} />
      )}
      <RegisterForm
        email={email}
        isBusy={!isReady}
        faults={faults}
        onSubmit={(registration) => {
          setSent(true);
          Object.assign(typed, { email: registration.email, password: "" });
          invitation.send({ type: "REGISTER", registration: { ...registration, language } });
        }}
      />
    </div>
  );
}

/** Becoming a user, with the invitation that led here or without one (§2, §7). */
export function RegisterScreen() {
  const { t } = useTranslation();
  const { openRegistration } = usePortal();
  const [invitation, setInvitation] = useState<InvitationActor>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isShown = true;
    if (hasFailed) return;
    openRegistration().then(
      (actor) => isShown && setInvitation(actor),
      () => isShown && setFailed(true),
    );
    return () => {
      isShown = false;
    };
  }, [openRegistration, hasFailed]);
  return (
    <PublicPage title={t("wayIn.register")}>
      {hasFailed && <ErrorState title={t("gate.chunkText")} onRetry={() => setFailed(false)} />}
      {!hasFailed && !invitation && <PageSpinner />}
      {invitation && <WhenRead invitation={invitation} />}
    </PublicPage>
  );
}
