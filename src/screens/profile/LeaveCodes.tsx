import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import type { TotpActor } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

/** Whoever would go from codes that nobody has said to have stored is asked first [F64]. */
export function LeaveCodes({ totp }: { totp: TotpActor }) {
  const { t } = useTranslation();
  const isSaving = useSelector(totp, (snapshot) => snapshot.matches("savingCodes"));
  const isAsking = useSelector(totp, (snapshot) => snapshot.matches({ savingCodes: "asking" }));
  const blocker = useBlocker(isSaving);
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (blocker.state === "blocked") totp.send({ type: "LEAVE" });
  }, [blocker.state, totp]);
  const goBack = (): void => {
    totp.send({ type: "STAY" });
    blocker.reset?.();
  };
  const leave = (): void => {
    totp.send({ type: "LEAVE" });
    blocker.proceed?.();
  };
  return (
    <Dialog
      title={t("totp.leave.title")}
      isOpen={isAsking}
      onClose={goBack}
      size="small"
      mustAnswer
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} onClick={goBack}>
            {t("totp.leave.stay")}
          </Button>
          <Button variant="danger" onClick={leave}>
            {t("totp.leave.leave")}
          </Button>
        </>
      }
    >
      <p>{t("totp.leave.text")}</p>
    </Dialog>
  );
}
