import { useSelector } from "@xstate/react";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { TotpActor, TotpSnapshot } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { ErrorState } from "../../ui/ErrorState";
import { Skeleton } from "../../ui/Skeleton";
import { Status } from "../../ui/Status";
import { BackupCodes } from "./BackupCodes";
import { TotpCodeForm } from "./TotpCodeForm";
import { TotpSetup } from "./TotpSetup";
import styles from "./profile.module.css";

/** What a code is asked for, in the states of an enabled factor. */
function asksFor(snapshot: TotpSnapshot): "disable" | "regenerate" | "backup" | null {
  if (snapshot.matches("cooling")) return snapshot.context.paused;
  if (snapshot.matches("confirmingDisable") || snapshot.matches("disabling")) return "disable";
  if (snapshot.matches("confirmingRegenerate") || snapshot.matches("regenerating")) return "regenerate";
  return snapshot.matches("backup") || snapshot.matches("checkingBackup") ? "backup" : null;
}

function Off({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const isBusy = useSelector(totp, (snapshot) => snapshot.matches("settingUp"));
  const error = useSelector(totp, ({ context }) => context.error);
  return (
    <>
      <Status kind="offline" label={t("totp.off")} />
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
      <Status kind="ok" label={t("totp.on")} />
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
        <Button variant="primary" onClick={() => totp.send({ type: "REGENERATE" })}>
          {t("totp.again")}
        </Button>
        <Button onClick={() => totp.send({ type: "ACK" })}>{t("totp.later")}</Button>
      </div>
    </>
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
  if (snapshot.matches("savingCodes")) return <BackupCodes totp={totp} />;
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

/** What the address of a command may ask for. */
const steps = { setup: "SETUP", disable: "DISABLE", regenerate: "REGENERATE", backup: "USE.BACKUP" } as const;
const isStep = (name: string): name is keyof typeof steps => Object.hasOwn(steps, name);

/**
 * The step that a command asks for, once it is known how things stand. It is taken out of the address, so that neither
 * a reload nor Back asks for it again; one that does not fit leaves what is shown.
 */
function useAskedStep(totp: TotpActor) {
  const [search, setSearch] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const asked = search.get("step");
  const isKnown = useSelector(totp, (snapshot) =>
    (["unknown", "loading", "failed"] as const).every((state) => !snapshot.matches(state)),
  );
  useEffect(() => {
    if (asked === null || !isKnown) return;
    box.current?.scrollIntoView({ block: "nearest" });
    if (isStep(asked)) totp.send({ type: steps[asked] });
    setSearch(
      (last) => {
        last.delete("step");
        return last;
      },
      { replace: true },
    );
  }, [asked, isKnown, setSearch, totp]);
  return box;
}

/** The second factor, in the state the server says it is in. */
export function TotpManagement({ totp }: { totp: TotpActor }) {
  const box = useAskedStep(totp);
  return (
    <div ref={box} className={styles.form}>
      <Shown totp={totp} />
    </div>
  );
}
