import { observer } from "mobx-react-lite";
import { use, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref, RefObject, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import type { Entity } from "../command/entity";
import { formOf } from "../command/formOf";
import { perform } from "../command/perform";
import { isThrough } from "../command/performed";
import type { Performed } from "../command/performed";
import type { Value, Values } from "../command/values";
import { contextFor } from "../command/context";
import type { Context } from "../command/context";
import { sent } from "../command/present";
import { checkValues, presetOf, rememberable } from "../command/values";
import type { Words } from "../command/words";
import { areSaidAt } from "../rules/faults";
import { whyForbidden } from "../rules/permission";
import { Button } from "../ui/Button";
import { ActionField } from "./ActionField";
import styles from "./ActionForm.module.css";
import { labelOfAction, labelOfArgument } from "./actionWords";
import { OtherText } from "./OtherText";
import { PortalContext } from "./portal";
import { RightsLink } from "./RightsLink";
import { useTools } from "./tools";
import { usePresent } from "./usePresent";

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

/** What the server said of the values that this form asks for, as the errors of its fields. */
function faultsIn({ args = {} }: Action, performed: Performed): Readonly<Record<string, Words>> {
  const faults = performed.kind === "failed" ? Object.entries(performed.faults ?? {}) : [];
  const own = faults.filter(([name]) => name in args);
  return Object.fromEntries(own.map(([name, text]) => [name, { key: "arg.error.said", values: { text } }]));
}

/** What is wrong, in words, where no field says it; a dangerous form is its own confirmation. */
function problemOf(action: Action, performed: Performed | undefined): { text: string } | Words | undefined {
  if (performed === undefined) return undefined;
  if (performed.kind === "failed") {
    if (performed.theirs) return { key: "arg.theirs.problem" };
    const isSaid = areSaidAt(Object.keys(action.args ?? {}), performed.faults ?? {});
    return isSaid ? undefined : { text: performed.message };
  }
  return "reason" in performed ? performed.reason : undefined;
}

/** What was typed is kept while the form is open: an ended session brings it back with the same account [F36]. */
function useFormDraft(action: Action, subjects: readonly Entity[] | undefined) {
  const drafts = use(PortalContext)?.drafts;
  const form = formOf(action, subjects);
  return {
    typed: drafts?.read(form) ?? {},
    keep: (values: Values): void => {
      const texts = Object.entries(rememberable(action.args, values)).filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      drafts?.write(form, Object.fromEntries(texts));
    },
    drop: (): void => drafts?.drop(form),
  };
}

/** What the arguments hold before anybody has said anything. */
function presetsOf({ args = {} }: Action, context: Context): Values {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, presetOf(arg, context)]));
}

function useActionForm({ action, subjects, values: known, onDone }: ActionFormProps) {
  const tools = useTools();
  const draft = useFormDraft(action, subjects);
  const present = usePresent(action, subjects);
  const [presets] = useState(() => presetsOf(action, contextFor(tools.context(), subjects)));
  /** What was said here, by whoever opened the form too: what is touched counts, whatever comes later. */
  const [said, setSaid] = useState<Values>({ ...known, ...draft.typed });
  /** A field that hands over its value with the very press that submits is not missed. */
  const latest = useRef(said);
  const [errors, setErrors] = useState<Readonly<Record<string, Words>>>({});
  /** Rises with each attempt that a field refuses. */
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [performed, setPerformed] = useState<Performed>();
  const change = (name: string, value: Value | undefined): void => {
    const next = { ...latest.current, [name]: value };
    latest.current = next;
    setSaid(next);
    draft.keep(next);
    setErrors(({ [name]: _corrected, ...others }) => others);
  };
  const submit = async (): Promise<boolean> => {
    const before = await present.read();
    const values = sent(action, action.present ? latest.current : { ...presets, ...latest.current }, before);
    if (action.present && Object.keys(values).length === 0) {
      setErrors({});
      setPerformed({ kind: "failed", message: tools.t("outcome.nothingChanged") });
      return false;
    }
    const checked = checkValues(action.args, values, contextFor(tools.context(), subjects));
    setErrors(checked.errors);
    const isRefused = Object.keys(checked.errors).length > 0;
    if (isRefused) setRefusals((last) => last + 1);
    if (isBusy || isRefused) return false;
    setBusy(true);
    const request = { values, source: "form", confirmed: true, ...(subjects ? { subjects } : {}) } as const;
    const outcome = await perform(action, tools, request);
    setBusy(false);
    setPerformed(outcome);
    const faults = faultsIn(action, outcome);
    if (Object.keys(faults).length > 0) {
      setErrors(faults);
      setRefusals((last) => last + 1);
    }
    if (!isThrough(outcome)) return false;
    draft.drop();
    // A form that stays does not hold what was secret.
    latest.current = rememberable(action.args, latest.current);
    setSaid(latest.current);
    present.again();
    onDone?.(outcome);
    return true;
  };
  const values = { ...presets, ...present.values, ...said };
  return {
    giveUp: draft.drop,
    values,
    errors,
    refusals,
    isBusy,
    isReading: present.isReading,
    problem: problemOf(action, performed),
    theirs: performed?.kind === "failed" ? Object.entries(performed.theirs ?? {}) : [],
    change,
    submit,
  };
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

/** The first field that is refused has the focus, which is where its error is read out. */
function useFirstWrong(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useLayoutEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    const field = wrong?.matches(reachable) ? wrong : wrong?.querySelector<HTMLElement>(reachable);
    field?.focus();
  }, [form, refusals]);
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

/** All arguments of an action at once. Ctrl+Enter submits from every field; errors stand in place of the help. */
export function ActionForm(props: ActionFormProps) {
  const { action, onCancel, cancelRef, children } = props;
  const { t } = useTranslation();
  const tools = useTools();
  const { values, errors, refusals, isBusy, isReading, problem, theirs, change, submit, giveUp } =
    useActionForm(props);
  const cancel = (): void => {
    giveUp();
    onCancel?.();
  };
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, refusals);
  const send = async (): Promise<void> => {
    if (isBusy) return;
    takeFilled(form.current, change);
    const isDone = await submit();
    if (isDone) emptySecrets(form.current);
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
  const errorOf = (name: string): string | undefined => {
    const error = errors[name];
    return error && t(error.key, { ...error.values });
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
        {isReading ? t("arg.reading") : ""}
      </p>
      {Object.entries(action.args ?? {}).map(([name, arg]) => (
        <ActionField
          key={name}
          {...{ action, name, arg }}
          subjects={props.subjects}
          value={values[name] ?? undefined}
          error={errorOf(name)}
          onChange={(value) => {
            change(name, value);
            props.onTyped?.(name, value);
          }}
          onType={(value) => props.onTyped?.(name, value)}
        />
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
        {props.mark}
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
