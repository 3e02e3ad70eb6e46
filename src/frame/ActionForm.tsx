import type { TFunction } from "i18next";
import { PencilLine } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref, RefObject, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import type { Performed } from "../command/performed";
import type { Value, Values } from "../command/values";
import { whyForbidden } from "../rules/permission";
import type { Words } from "../command/words";
import { localeOf } from "../rules/numbers";
import { Button } from "../ui/Button";
import { ErrorState } from "../ui/ErrorState";
import { ActionField } from "./ActionField";
import styles from "./ActionForm.module.css";
import { labelOfAction, labelOfArgument } from "./actionWords";
import { OtherText } from "./OtherText";
import { RightsLink } from "./RightsLink";
import { useTools } from "./tools";
import { useActionForm } from "./useActionForm";
import { useHandOn } from "./useHandOn";

export interface ActionFormProps {
  readonly action: Action;
  readonly subjects?: readonly Entity[] | undefined;
  /** What is filled in already. */
  readonly values?: Values | undefined;
  /** Each value as it is typed, before it is taken; a number that is none is NaN. */
  readonly onTyped?: ((name: string, value: Value | undefined) => void) | undefined;
  /** It was done. */
  readonly onDone?: ((performed: Performed) => void) | undefined;
  /** Shows Cancel beside the submit. */
  readonly onCancel?: (() => void) | undefined;
  readonly cancelRef?: Ref<HTMLButtonElement>;
  /** What the submit says; the action's name unless given. */
  readonly submit?: string | undefined;
  /** Beside the submit, e.g. when it was last done. */
  readonly mark?: ReactNode;
  /** Above the fields, e.g. the question of a dangerous action. */
  readonly children?: ReactNode;
}

const passwordsOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>("input[name]:is([type=password], [autocomplete$=password])") ?? [];

/** Some password managers fill in without an event: what stands in the field is what counts. */
function takeFilled(form: HTMLFormElement | null, take: (name: string, value: string) => void): void {
  for (const { name, value } of passwordsOf(form)) if (value !== "") take(name, value);
}

function emptySecrets(form: HTMLFormElement | null): void {
  for (const field of passwordsOf(form)) field.value = "";
}

const reachable = "input, textarea, button, [tabindex]";

function focusField(field: HTMLElement | null | undefined): void {
  (field?.matches(reachable) ? field : field?.querySelector<HTMLElement>(reachable))?.focus();
}

/** The first field that is refused has the focus, which is where its error is read out. */
function useFirstWrong(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useLayoutEffect(() => {
    if (refusals === 0) return;
    focusField(form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]'));
  }, [form, refusals]);
}

/**
 * Resets of arguments. `drawn` is another after each: the field is drawn anew with what is held then, whatever stood half
 * typed in it, and the first of them takes the focus of the button, which is gone.
 */
function useResets(form: RefObject<HTMLFormElement | null>) {
  const [resets, setResets] = useState<readonly (readonly string[])[]>([]);
  useLayoutEffect(() => {
    const first = resets.at(-1)?.[0];
    if (first !== undefined)
      focusField(form.current?.querySelector<HTMLElement>(`[data-argument="${CSS.escape(first)}"]`));
  }, [form, resets]);
  return {
    drawn: (name: string) => resets.filter((names) => names.includes(name)).length,
    note: (names: readonly string[]) => setResets((before) => [...before, names]),
  };
}

/** What was typed on an earlier visit is told as if it were typed now. */
function useTypedBefore({ onTyped }: ActionFormProps, restored: readonly string[], values: Values): void {
  const told = useRef(false);
  useEffect(() => {
    if (told.current || restored.length === 0) return;
    told.current = true;
    for (const name of restored) onTyped?.(name, values[name] ?? undefined);
  }, [onTyped, restored, values]);
}

/** The submit: greyed, with the reason, where the right to do it is gone while the form is open. */
const Submit = observer(function Submit({ action, isBusy, submit }: ActionFormProps & { isBusy: boolean }) {
  const { t } = useTranslation();
  const tools = useTools();
  const forbidden = whyForbidden(tools.context().access, action.needs);
  return (
    <Button
      type="submit"
      busy={isBusy}
      variant={action.danger === true ? "danger" : "primary"}
      keys="$mod+Enter"
      {...(forbidden === undefined ? {} : { isDisabled: true, reason: t(forbidden), link: <RightsLink /> })}
    >
      {submit ?? labelOfAction(tools, action)}
    </Button>
  );
});

/** What stands otherwise than the server has it, and the way back to that. */
function Changed({ label, onReset }: { label: string; onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={styles.changed}>
      <PencilLine aria-hidden="true" className={styles.sign} />
      {t("arg.changed")}
      <Button size="small" variant="quiet" aria-label={t("arg.resetOne", { name: label })} onClick={onReset}>
        {t("arg.reset")}
      </Button>
    </p>
  );
}

/** What is set now could not be read, so that empty fields do not say that nothing is. */
function Unread({
  reason,
  isReading,
  onRetry,
}: {
  reason: string | undefined;
  isReading: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation();
  const box = useHandOn(reason !== undefined, (each) => each.closest("form")?.querySelector(reachable));
  return (
    <div {...box} className={styles.unread}>
      {reason !== undefined && (
        <ErrorState inline title={t("arg.unread")} detail={reason} onRetry={onRetry} isRetrying={isReading} />
      )}
    </div>
  );
}

/** What was typed here before is back: said once, with the way to what the server has. */
function Restored({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <p role="note" className={styles.restored}>
      {t("arg.restored")}
      <Button size="small" onClick={onReset}>
        {t("arg.discard")}
      </Button>
    </p>
  );
}

/** When a form that stays was last saved, for whoever looks up from it later. */
function useSavedMark({ action, mark, onCancel }: ActionFormProps) {
  const { t, i18n } = useTranslation();
  const [savedAt, setSavedAt] = useState<Date>();
  const isOwn = mark === undefined && onCancel === undefined && action.present !== undefined;
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { timeStyle: "short" });
  return {
    save: () => setSavedAt(new Date()),
    mark: isOwn ? (
      <span role="status" className={styles.reading}>
        {savedAt && t("arg.savedAt", { time: format.format(savedAt) })}
      </span>
    ) : (
      mark
    ),
  };
}

const wordsOf = (error: Words | undefined, t: TFunction) => error && t(error.key, { ...error.values });

/** All arguments of an action at once. Ctrl+Enter submits from every field; errors stand in place of the help. */
export function ActionForm(props: ActionFormProps) {
  const { action, onCancel, cancelRef, children } = props;
  const { t } = useTranslation();
  const tools = useTools();
  const saved = useSavedMark(props);
  const { values, errors, refusals, isBusy, isReading, problem, theirs, change, submit, giveUp, ...held } =
    useActionForm(props);
  const form = useRef<HTMLFormElement>(null);
  const resets = useResets(form);
  const reset = (names: readonly string[]): void => {
    held.reset(names);
    resets.note(names);
    for (const name of names) props.onTyped?.(name, held.held?.[name] ?? undefined);
  };
  useTypedBefore(props, held.restored, values);
  const cancel = (): void => {
    giveUp();
    onCancel?.();
  };
  useFirstWrong(form, refusals);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    takeFilled(form.current, change);
    const isDone = await submit();
    if (!isDone) return;
    emptySecrets(form.current);
    saved.save();
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // Heard before the field, for some keep the key to themselves; sent once the field has handed over what it holds.
    setTimeout(() => void send());
  };
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      aria-busy={isReading}
      onSubmit={onSubmit}
      onKeyDownCapture={onKeyDown}
    >
      {children}
      <p role="status" className={styles.reading}>
        {isReading && held.unread === undefined ? t("arg.reading") : ""}
      </p>
      <Unread reason={held.unread} isReading={isReading} onRetry={held.readAgain} />
      {held.restored.length > 0 && <Restored onReset={() => reset(held.restored)} />}
      {Object.entries(action.args ?? {}).map(([name, arg]) => (
        <div key={name} data-argument={name} className={styles.argument}>
          <ActionField
            key={resets.drawn(name)}
            {...{ action, name, arg }}
            subjects={props.subjects}
            value={values[name] ?? undefined}
            error={wordsOf(errors[name], t)}
            onChange={(value) => {
              change(name, value);
              props.onTyped?.(name, value);
            }}
            onType={(value) => props.onTyped?.(name, value)}
          />
          {onCancel === undefined && held.changed.includes(name) && (
            <Changed label={labelOfArgument(tools, action, name)} onReset={() => reset([name])} />
          )}
        </div>
      ))}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {"text" in problem ? problem.text : t(problem.key, { ...problem.values })}
        </p>
      )}
      {theirs.map(([name, text]) => (
        <OtherText
          key={`${name} ${text}`}
          label={labelOfArgument(tools, action, name)}
          theirs={text}
          mine={typeof values[name] === "string" ? values[name] : ""}
          onChange={(next) => change(name, next)}
        />
      ))}
      <div className={styles.buttons}>
        {saved.mark}
        {onCancel && (
          <Button onClick={cancel} {...(cancelRef ? { ref: cancelRef } : {})}>
            {t("arg.cancel")}
          </Button>
        )}
        <Submit action={action} isBusy={isBusy} submit={props.submit} />
      </div>
    </form>
  );
}
