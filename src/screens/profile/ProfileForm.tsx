import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../../command/action";
import { ActionForm } from "../../frame/ActionForm";
import { asOfWords } from "../../rules/asOfWords";
import { usePortal } from "../../frame/portal";
import { zoneAbbreviation } from "../../rules/zoneAbbreviation";
import { Panel } from "../../ui/Panel";
import { ownZone } from "../../rules/ownZone";
import styles from "./profile.module.css";

interface ProfileFormProps {
  readonly title: string;
  /** What it is for, in a line. */
  readonly why: string;
  readonly action: Action;
  /** What is stored; fields without a value are left out. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Above the fields. */
  readonly children?: ReactNode;
}

function timeWords(at: number, now: number, language: string): string {
  return asOfWords(at, now, language, ownZone, zoneAbbreviation(at, ownZone, language));
}

/**
 * Rises when what is stored became another by somebody else's hand: an undo, the palette, a second tab. Who is in the
 * form keeps what stands there.
 */
function useChangedElsewhere(stored: string) {
  const box = useRef<HTMLDivElement>(null);
  const known = useRef(stored);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    if (!box.current?.contains(document.activeElement)) setVersion((last) => last + 1);
  }, [stored]);
  return { box, version };
}

/** One section of the profile: a call of its own, and a mark of its own when that was done [94]. */
export function ProfileForm({ title, why, action, stored = {}, children }: ProfileFormProps) {
  const { t, i18n } = useTranslation();
  const { now } = usePortal();
  const [savedAt, setSavedAt] = useState<number>();
  const { box, version } = useChangedElsewhere(JSON.stringify(stored));
  const mark = savedAt !== undefined && t("arg.savedAt", { time: timeWords(savedAt, now(), i18n.language) });
  return (
    <Panel title={title} subtitle={why}>
      <div ref={box} className={styles.form}>
        <ActionForm
          key={version}
          action={action}
          values={stored}
          onDone={() => setSavedAt(now())}
          mark={
            <span role="status" className={styles.mark}>
              {mark}
            </span>
          }
        >
          {children}
        </ActionForm>
      </div>
    </Panel>
  );
}
