import { useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../ui/ErrorState";
import { failureWords, FORBIDDEN, isUnanswered } from "./failureWords";
import type { FailedTogether, Failures } from "./failures";
import { RightsLink } from "./RightsLink";

/** What several parts of the screen failed for, and one retry for all of them. */
function Together({ parts, onGone }: Pick<FailedTogether, "parts"> & { onGone: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    // The retry that one of the parts had held the focus, and is gone.
    if (document.activeElement === document.body)
      element?.querySelector("button")?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement)) onGone();
    };
  }, [onGone]);
  const texts = [...new Set(parts.map(({ failure }) => failureWords(failure, t)))];
  const [failure] = parts.map((part) => part.failure);
  const one = texts.length === 1 ? texts[0] : undefined;
  const kind = t(failure && isUnanswered(failure) ? `loaded.${failure.failure}` : "loaded.refused", {
    status: failure?.status,
  });
  return (
    <div ref={box}>
      <ErrorState
        inline
        title={t("loaded.together", { count: parts.length })}
        detail={one || kind}
        link={failure?.status === FORBIDDEN && <RightsLink />}
        onRetry={() => parts.forEach(({ again }) => again())}
        isRetrying={parts.some(({ isWaiting }) => isWaiting)}
      />
    </div>
  );
}

/** Says once what several parts of a screen failed for; `onGone` takes the focus when it was here and all is well. */
export function FailuresNote({ failures, onGone }: { failures: Failures; onGone: () => void }) {
  useSyncExternalStore(failures.subscribe, failures.version);
  return failures
    .together()
    .map(({ reason, parts }) => <Together key={reason} parts={parts} onGone={onGone} />);
}
