import { useSelector } from "@xstate/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import type { Blocker, BlockerFunction } from "react-router-dom";
import { takeCode } from "../../actions/totp";
import { useTools } from "../../frame/tools";
import type { TotpActor } from "../../machines/totp";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";

interface AskProps {
  /** What would be lost: its words. */
  readonly what: "leave" | "giveUp";
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

function Ask({ what, isOpen, onStay, onLeave }: AskProps) {
  const { t } = useTranslation();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t(`totp.${what}.title`)}
      isOpen={isOpen}
      onClose={onStay}
      size="small"
      mustAnswer
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} onClick={onStay}>
            {t(`totp.${what}.stay`)}
          </Button>
          <Button variant="danger" onClick={onLeave}>
            {t(`totp.${what}.leave`)}
          </Button>
        </>
      }
    >
      <p>{t(`totp.${what}.text`)}</p>
    </Dialog>
  );
}

/** Esc that nothing else has taken, while there is something to lose. */
function useEscape(isHeard: boolean, ask: () => void): void {
  useEffect(() => {
    if (!isHeard) return undefined;
    const escape = (event: KeyboardEvent): void => {
      if (event.key === "Escape" && !event.defaultPrevented) ask();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [isHeard, ask]);
}

interface LeaveProps {
  readonly totp: TotpActor;
  /** The way that is held back, if any. */
  readonly blocker: Blocker;
}

/** Whoever would give up a set-up with Esc, or go elsewhere, is asked first: its key is gone then. */
function LeaveSetup({ totp, blocker }: LeaveProps) {
  const [hasEscaped, setEscaped] = useState(false);
  const isAsking = hasEscaped || blocker.state === "blocked";
  const ask = useCallback(() => setEscaped(true), []);
  useEscape(!isAsking, ask);
  return (
    <Ask
      what="giveUp"
      isOpen={isAsking}
      onStay={() => {
        setEscaped(false);
        blocker.reset?.();
      }}
      onLeave={() => totp.send({ type: "CANCEL" })}
    />
  );
}

/**
 * Whoever would go from codes that nobody has said to have stored is asked first [F64]. Staying, they have not done
 * what a command would have gone for.
 */
function LeaveCodes({ totp, blocker }: LeaveProps) {
  const tools = useTools();
  const isAsking = useSelector(totp, (snapshot) => snapshot.matches({ savingCodes: "asking" }));
  const ask = useCallback(() => totp.send({ type: "LEAVE" }), [totp]);
  useEffect(() => {
    if (blocker.state === "blocked") ask();
  }, [blocker.state, ask]);
  useEscape(!isAsking, ask);
  return (
    <Ask
      what="leave"
      isOpen={isAsking}
      onStay={() => {
        takeCode(tools);
        totp.send({ type: "STAY" });
        blocker.reset?.();
      }}
      onLeave={() => totp.send({ type: "LEAVE" })}
    />
  );
}

/** Asks before the key of a set-up or codes that were not stored are let go of; the router knows one blocker. */
export function LeaveTotp({ totp }: { totp: TotpActor }) {
  const isEnrolling = useSelector(totp, (snapshot) => snapshot.matches("enrolling"));
  const isSaving = useSelector(totp, (snapshot) => snapshot.matches("savingCodes"));
  // The machine is asked itself: what is drawn may be a moment behind. Another step of a set-up is no way out.
  const holds: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) => {
      const snapshot = totp.getSnapshot();
      const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
      return snapshot.matches("savingCodes") || (isElsewhere && snapshot.matches("enrolling"));
    },
    [totp],
  );
  const blocker = useBlocker(holds);
  const isNothingHeld = !isEnrolling && !isSaving;
  useEffect(() => {
    // It was given up, or a set-up ran out under the question: there is nothing left to lose.
    if (isNothingHeld && blocker.state === "blocked") blocker.proceed();
  }, [isNothingHeld, blocker]);
  return (
    <>
      {isEnrolling && <LeaveSetup totp={totp} blocker={blocker} />}
      {isSaving && <LeaveCodes totp={totp} blocker={blocker} />}
    </>
  );
}
