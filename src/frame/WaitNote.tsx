import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../ui/Button";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { usePortal } from "./portal";
import type { Wait } from "./portal";
import { useCountdown } from "./useCountdown";
import styles from "./WaitNote.module.css";

const none: readonly Wait[] = [];
const nothing = (): void => undefined;

/** What an operation waits for before it is sent again. */
function useWaits(key: number | undefined): readonly Wait[] {
  const { waits } = usePortal();
  return useSyncExternalStore(
    useCallback((listener: () => void) => waits()?.subscribe(listener) ?? nothing, [waits]),
    () => (key === undefined ? none : (waits()?.of(key) ?? none)),
  );
}

function Waiting({ waits, until }: { waits: readonly Wait[]; until: number }) {
  const { t } = useTranslation();
  const { now } = usePortal();
  const count = useCountdown(until, now);
  const note = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = note.current;
    return () => {
      // Pressed, it is gone: what it stood in has the focus.
      if (element?.contains(document.activeElement))
        element.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={note} className={styles.note}>
      <span role="status">
        <VisuallyHidden>{t("loaded.waits")}</VisuallyHidden>
      </span>
      <span aria-hidden="true">{t("loaded.waitsFor", { count })}</span>
      <Button size="small" variant="quiet" onClick={() => waits.forEach(({ tryNow }) => tryNow())}>
        {t("loaded.tryNow")}
      </Button>
    </div>
  );
}

/** Where an answer is awaited: that the server gave none yet, and when it is asked again, or at once by a press. */
export function WaitNote({ operation }: { operation: number | undefined }) {
  const waits = useWaits(operation);
  if (waits.length === 0) return null;
  const until = Math.max(...waits.map((wait) => wait.until));
  return <Waiting waits={waits} until={until} />;
}
