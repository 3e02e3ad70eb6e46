import { useSelector } from "@xstate/react";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { TotpActor, TotpSnapshot } from "../../machines/totp";
import { BackupCodes } from "../../parts/codes/BackupCodes";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { Skeleton } from "../../ui/Skeleton";
import { Status } from "../../ui/Status";
import { TotpCodeForm } from "./TotpCodeForm";
import { TotpSetup } from "./TotpSetup";
import { useAskedStep, useStepFocus } from "./totpSteps";
import styles from "./profile.module.css";

/** What a code is asked for, in the states of an enabled factor. */
function asksFor(snapshot: TotpSnapshot): "disable" | "regenerate" | "backup" | null {
  if (snapshot.matches("cooling")) return snapshot.context.paused;
  if (snapshot.matches("confirmingDisable") || snapshot.matches("disabling")) return "disable";
  if (snapshot.matches("confirmingRegenerate") || snapshot.matches("regenerating")) return "regenerate";
  return snapshot.matches("backup") || snapshot.matches("checkingBackup") ? "backup" : null;
}

/** No answer came to a code: what the server said since is not taken for granted in silence. */
function Unanswered({ totp, isOn }: { totp: TotpActor; isOn: boolean }) {
  const { t } = useTranslation();
  const unanswered = useSelector(totp, ({ context }) => context.unanswered);
  if (unanswered === null) return null;
  const on = unanswered === "disable" ? "totp.unansweredStillOn" : "totp.unansweredOn";
  return <ErrorState inline title={t(isOn ? on : "totp.unansweredOff")} />;
}

/** How it stands, in words that take the focus. */
function Standing({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  return (
    <div tabIndex={-1} className={styles.standing} data-step>
      <Status kind={isOn ? "ok" : "offline"} label={t(isOn ? "totp.on" : "totp.off")} />
    </div>
  );
}

function Off({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const isBusy = useSelector(totp, (snapshot) => snapshot.matches("settingUp"));
  const error = useSelector(totp, ({ context }) => context.error);
  return (
    <>
      <Standing isOn={false} />
      <Unanswered totp={totp} isOn={false} />
      <p>{t("totp.offText")}</p>
      {error !== null && !isBusy && <ErrorState inline title={error || t("totp.failed")} />}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={ShieldCheck}
          busy={isBusy}
          onClick={() => totp.send({ type: "SETUP" })}
        >
          {t("totp.setUp")}
        </Button>
      </div>
    </>
  );
}

function On({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  return (
    <>
      <Standing isOn />
      <Unanswered totp={totp} isOn />
      <p>{t("totp.onText")}</p>
      <div className={styles.buttons}>
        <Button onClick={() => totp.send({ type: "REGENERATE" })}>{t("totp.regenerate.open")}</Button>
        <Button onClick={() => totp.send({ type: "USE.BACKUP" })}>{t("totp.backup.open")}</Button>
        <Button icon={ShieldOff} onClick={() => totp.send({ type: "DISABLE" })}>
          {t("totp.disable.open")}
        </Button>
      </div>
    </>
  );
}

/** No answer: nobody knows whether the old codes still hold [F63]. */
function Unsure({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  return (
    <>
      <ErrorState inline title={t("totp.unsure")} />
      <div className={styles.buttons}>
        <Button variant="primary" autoFocus onClick={() => totp.send({ type: "REGENERATE" })}>
          {t("totp.again")}
        </Button>
        <Button onClick={() => totp.send({ type: "ACK" })}>{t("totp.later")}</Button>
      </div>
    </>
  );
}

/** The codes that hold from now on, and nowhere else any more [90]. */
function Codes({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const codes = useSelector(totp, ({ context }) => context.codes);
  return (
    <BackupCodes codes={codes} done={t("totp.codes.done")} onDone={() => totp.send({ type: "ACK" })}>
      <h3 tabIndex={-1} data-step>
        {t("totp.codes.title")}
      </h3>
      <p>{t("totp.codes.text")}</p>
    </BackupCodes>
  );
}

function Shown({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const snapshot = useSelector(totp, (each) => each);
  const asked = asksFor(snapshot);
  if (snapshot.matches("failed"))
    return (
      <ErrorState
        title={t("totp.statusFailed")}
        detail={snapshot.context.error ?? undefined}
        onRetry={() => totp.send({ type: "RETRY" })}
      />
    );
  if (snapshot.matches("unknown") || snapshot.matches("loading")) return <Skeleton />;
  if (snapshot.matches("disabled") || snapshot.matches("settingUp")) return <Off totp={totp} />;
  if (snapshot.matches("enrolling")) return <TotpSetup totp={totp} />;
  if (snapshot.matches("savingCodes")) return <Codes totp={totp} />;
  if (snapshot.matches("regenerateUnsure")) return <Unsure totp={totp} />;
  if (asked === null) return <On totp={totp} />;
  return (
    <>
      <p>{t(`totp.${asked}.text`)}</p>
      <TotpCodeForm
        key={asked}
        totp={totp}
        kind={asked === "backup" ? "backup" : "code"}
        submit={t(`totp.${asked}.submit`)}
        isDanger={asked === "disable"}
      />
    </>
  );
}

/** The second factor, in the state the server says it is in. */
export function TotpManagement({ totp }: { totp: TotpActor }) {
  const box = useAskedStep(totp);
  useStepFocus(totp, box);
  return (
    <div ref={box} className={styles.form}>
      <Shown totp={totp} />
    </div>
  );
}
