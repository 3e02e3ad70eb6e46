import { observer } from "mobx-react-lite";
import { useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import type { Remapped } from "../../command/keys";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { Kbd } from "../../ui/Kbd";
import { SearchField } from "../../ui/SearchField";
import { Switch } from "../../ui/Switch";
import { sheetEntries } from "./keyEntries";
import type { SheetEntry } from "./keyEntries";
import { KeyRecorder } from "./KeyRecorder";
import styles from "./keys.module.css";

/** Why keys were not taken, in words. */
function useRefusal(entries: readonly SheetEntry[]): (remapped: Remapped) => string | undefined {
  const { t } = useTranslation();
  return (remapped) => {
    if (remapped.ok) return undefined;
    const reason = remapped.reason === "invalid" ? "other" : remapped.reason;
    const other = entries.find(({ id }) => id === remapped.with)?.label ?? "";
    return t(`keys.refused.${reason}`, { other });
  };
}

interface LineProps {
  readonly entry: SheetEntry;
  readonly refusalOf: (remapped: Remapped) => string | undefined;
}

function Line({ entry, refusalOf }: LineProps) {
  const { t } = useTranslation();
  const { keys } = useTools();
  const [isRecording, setRecording] = useState(false);
  const [error, setError] = useState<string>();
  const stop = () => {
    setRecording(false);
    setError(undefined);
  };
  const button = useRef<HTMLButtonElement>(null);
  /** What was pressed is gone: the focus goes on from the line's button. */
  const goBack = (): void => {
    flushSync(stop);
    button.current?.focus();
  };
  const change = (pressed: string): void => {
    const refusal = pressed === "" ? t("keys.refused.empty") : refusalOf(keys.remap(entry.id, pressed));
    if (refusal === undefined) goBack();
    else setError(refusal);
  };
  const reset = (): void => {
    const refusal = refusalOf(keys.restore(entry.id));
    if (refusal === undefined) goBack();
    else setError(refusal);
  };
  const name = { action: entry.label };
  return (
    <li className={styles.line}>
      <span className={styles.label}>{entry.label}</span>
      {isRecording ? (
        <KeyRecorder
          label={t("keys.changeOf", name)}
          error={error}
          onDone={change}
          onCancel={goBack}
          onLeave={stop}
        />
      ) : (
        <>
          <span className={entry.active ? undefined : styles.off}>
            <Kbd keys={entry.keys} />
          </span>
          <Button
            ref={button}
            size="small"
            variant="quiet"
            aria-label={t("keys.changeOf", name)}
            onClick={() => setRecording(true)}
          >
            {t("keys.change")}
          </Button>
          {error !== undefined && (
            <span role="alert" className={styles.refused}>
              {error}
            </span>
          )}
          {entry.changed && (
            <Button size="small" variant="quiet" aria-label={t("keys.resetOf", name)} onClick={reset}>
              {t("keys.reset")}
            </Button>
          )}
        </>
      )}
    </li>
  );
}

/** All keys as they are now, from the one registry; here they are changed, switched off and set back [235] [238]. */
export const KeySheet = observer(function KeySheet({
  autoFocus = false,
  headingLevel = 3,
}: {
  autoFocus?: boolean;
  headingLevel?: 2 | 3;
}) {
  const { t } = useTranslation();
  const tools = useTools();
  const { keys } = tools;
  useSyncExternalStore(keys.subscribe.bind(keys), keys.version.bind(keys));
  const [search, setSearch] = useState("");
  const entries = sheetEntries(tools, search);
  const refusalOf = useRefusal(sheetEntries(tools, ""));
  const Heading = headingLevel === 2 ? "h2" : "h3";
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <div className={styles.sheet}>
      <SearchField label={t("keys.search")} value={search} onChange={setSearch} autoFocus={autoFocus} />
      <Switch
        label={t("keys.letters")}
        isSelected={keys.lettersEnabled}
        onChange={(on) => keys.setLettersEnabled(on)}
      />
      <p className={styles.help}>{t("keys.lettersHelp")}</p>
      {entries.length === 0 && <p className={styles.help}>{t("keys.nothing")}</p>}
      {groups.map((group) => (
        <section key={group} className={styles.group}>
          <Heading>{t(`group.${group}`)}</Heading>
          <ul>
            {entries
              .filter((entry) => entry.group === group)
              .map((entry) => (
                <Line key={entry.id} {...{ entry, refusalOf }} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
});
