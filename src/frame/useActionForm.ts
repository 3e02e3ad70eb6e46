import { use, useRef, useState } from "react";
import type { Action } from "../command/action";
import { contextFor } from "../command/context";
import type { Context } from "../command/context";
import { draftedValues, draftOf } from "../command/draft";
import type { Entity } from "../command/entity";
import { formOf } from "../command/formOf";
import { perform } from "../command/perform";
import { faultsOf, isThrough } from "../command/performed";
import type { Performed } from "../command/performed";
import { isSame, sent } from "../command/present";
import { checkValues, presetOf, rememberable } from "../command/values";
import type { Value, Values } from "../command/values";
import type { Words } from "../command/words";
import { areSaidAt } from "../rules/faults";
import type { ActionFormProps } from "./ActionForm";
import { PortalContext } from "./portal";
import { useTools } from "./tools";
import { usePresent } from "./usePresent";

/** What the server said of the values that this form asks for, as the errors of its fields. */
function faultsIn({ args = {} }: Action, performed: Performed): Readonly<Record<string, Words>> {
  return Object.fromEntries(Object.entries(faultsOf(performed)).filter(([name]) => name in args));
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
    typed: draftedValues(action, drafts?.read(form) ?? {}),
    keep: (values: Values): void => drafts?.write(form, draftOf(action, values)),
    drop: (): void => drafts?.drop(form),
  };
}

function without<T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** What the arguments hold before anybody has said anything. */
function presetsOf({ args = {} }: Action, context: Context): Values {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, presetOf(arg, context)]));
}

/** What is said in the form, by whoever opened it too: what is touched counts, whatever comes later. */
function useSaid({ action, subjects, values: known }: ActionFormProps) {
  const draft = useFormDraft(action, subjects);
  /** What was there of an earlier visit, until it was sent or reset. */
  const [restored, setRestored] = useState<Values>(draft.typed);
  const [said, setSaid] = useState<Values>({ ...known, ...draft.typed });
  /** A field that hands over its value with the very press that submits is not missed. */
  const latest = useRef(said);
  const say = (next: Values): void => {
    latest.current = next;
    setSaid(next);
  };
  return {
    ...{ said, latest, restored, giveUp: draft.drop },
    change: (name: string, value: Value | undefined): void => {
      say({ ...latest.current, [name]: value });
      draft.keep(latest.current);
    },
    reset: (names: readonly string[]): void => {
      say(without(latest.current, names));
      setRestored((last) => without(last, names));
      draft.keep(latest.current);
    },
    /**
     * It was sent. A form that stays holds what is set now, but for secrets; where it sets nothing it begins anew, so that
     * a second press does not do again what was done.
     */
    settle: (): void => {
      draft.drop();
      setRestored({});
      say(action.present ? rememberable(action.args, latest.current) : { ...known });
    },
  };
}

function useErrors() {
  const [errors, setErrors] = useState<Readonly<Record<string, Words>>>({});
  /** Rises with each attempt that a field refuses. */
  const [refusals, setRefusals] = useState(0);
  /** Whether any field refuses. */
  const refuse = (reasons: Readonly<Record<string, Words>>): boolean => {
    setErrors(reasons);
    const isRefused = Object.keys(reasons).length > 0;
    if (isRefused) setRefusals((last) => last + 1);
    return isRefused;
  };
  return { errors, refusals, setErrors, refuse };
}

/** What is done with the values of a form: how they are typed, checked and sent, and what came of it. */
export function useActionForm(props: ActionFormProps) {
  const { action, subjects, onDone } = props;
  const tools = useTools();
  const { said, latest, restored, giveUp, ...saying } = useSaid(props);
  const present = usePresent(action, subjects, props.values);
  const [presets] = useState(() => presetsOf(action, contextFor(tools.context(), subjects)));
  const { errors, refusals, setErrors, refuse } = useErrors();
  const [isBusy, setBusy] = useState(false);
  const [performed, setPerformed] = useState<Performed>();
  const submit = async (): Promise<boolean> => {
    const before = await present.read();
    const values = sent(action, action.present ? latest.current : { ...presets, ...latest.current }, before);
    if (action.present && Object.keys(values).length === 0) {
      setErrors({});
      setPerformed({ kind: "failed", message: tools.t("outcome.nothingChanged") });
      return false;
    }
    const checked = checkValues(action.args, values, contextFor(tools.context(), subjects), before);
    if (refuse(checked.errors) || isBusy) return false;
    setBusy(true);
    const request = { values, source: "form", confirmed: true, ...(subjects ? { subjects } : {}) } as const;
    const outcome = await perform(action, tools, request);
    setBusy(false);
    setPerformed(outcome);
    refuse(faultsIn(action, outcome));
    if (!isThrough(outcome)) return false;
    saying.settle();
    present.again();
    onDone?.(outcome);
    return true;
  };
  const { values: held, isReading, failure: unread } = present;
  const changed = held ? Object.keys(said).filter((name) => !isSame(said[name], held[name])) : [];
  return {
    ...{ errors, refusals, isBusy, isReading, submit, giveUp },
    values: { ...presets, ...held, ...said },
    /** What the server has; undefined where the form changes nothing, or while nobody knows. */
    held,
    /** Why nobody knows what the server has. */
    unread,
    readAgain: present.again,
    /** Arguments that stand otherwise than the server has them. */
    changed,
    restored: isReading
      ? []
      : Object.keys(restored).filter((name) => held === undefined || changed.includes(name)),
    problem: problemOf(action, performed),
    theirs: performed?.kind === "failed" ? Object.entries(performed.theirs ?? {}) : [],
    change: (name: string, value: Value | undefined): void => {
      saying.change(name, value);
      setErrors((last) => without(last, [name]));
    },
    reset: (names: readonly string[]): void => {
      saying.reset(names);
      setErrors((last) => without(last, names));
    },
  };
}
