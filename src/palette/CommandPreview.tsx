import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Action } from "../command/action";
import { isSecret } from "../command/args";
import type { Arg } from "../command/args";
import { stepOf } from "../command/collect";
import { fullNameOf } from "../command/entity";
import type { Entity } from "../command/entity";
import { isObjectName } from "../command/objectName";
import { subjectsOf } from "../command/offer";
import { isEmpty, presentOf } from "../command/present";
import type { Values } from "../command/values";
import { useTools } from "../frame/tools";
import { MOST_NAMED } from "../rules/names";
import { Kbd } from "../ui/Kbd";
import { displayOfArgument, labelOfStep } from "./display";
import styles from "./PalettePreview.module.css";
import { REST } from "./usePreview";
import type { View } from "./view";

/** What has been answered, what is set now of what it changes, and which argument is asked for. */
type Asking = Pick<View, "collected" | "present">;

export interface CommandPreviewProps {
  readonly name: string;
  readonly action: Action;
  /** What it acts on, where that is said already. */
  readonly subjects: readonly Entity[];
  /** Why it cannot be done now. */
  readonly disabled?: string | undefined;
  /** How far it is, where it asks. */
  readonly asking?: Asking | undefined;
}

/** What is set now of what it would change, once the highlight has rested; nothing of several at once. */
function useSetNow(action: Action, subjects: readonly Entity[]): Values | undefined {
  const tools = useTools();
  const [read, setRead] = useState<Values>();
  const isAsked = action.present !== undefined && subjects.length === (action.on === undefined ? 0 : 1);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void presentOf(action, tools, subjects).then((values) => isCurrent && setRead(values));
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isAsked, action, tools, subjects]);
  return read;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.fact}>
      <dt>{t(`palette.command.${name}`)}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** What becomes of things by it. */
function effectOf({ danger, write, group }: Action): string {
  if (danger === true) return "danger";
  if (write === true) return "write";
  return group === "navigation" ? "navigation" : "nothing";
}

function SetNow({ action, subjects }: { action: Action; subjects: readonly Entity[] }) {
  const tools = useTools();
  const values = useSetNow(action, subjects);
  const known = Object.entries(action.args ?? {}).flatMap(([name, arg]) => {
    const value = values?.[name];
    if (isEmpty(value) || isSecret(arg)) return [];
    const text = displayOfArgument(tools, action, name, value, subjects);
    return [{ name, label: labelOfStep(tools, action, name), text }];
  });
  if (known.length === 0) return null;
  return (
    <Fact name="now">
      <ul>
        {known.map(({ name, label, text }) => (
          <li key={name}>
            {label}: <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

interface AnswerProps extends Pick<CommandPreviewProps, "action"> {
  readonly asking: Asking;
  readonly name: string;
}

/** What has been answered to an argument; else, fainter, what is set now. */
function Answer({ action, asking: { collected, present }, name }: AnswerProps) {
  const tools = useTools();
  const { values, subjects } = collected;
  const answer = values[name];
  const now = present?.[name];
  const value = answer === undefined ? now : answer;
  if (answer === null) return <span className={styles.answer}> {tools.t("palette.nothingSet")}</span>;
  if (isEmpty(value) || (answer === undefined && isSecret(action.args?.[name]))) return null;
  return (
    <span className={answer === undefined ? styles.before : styles.answer}>
      {" "}
      <bdi>{displayOfArgument(tools, action, name, value, subjects)}</bdi>
    </span>
  );
}

interface AskedProps extends Pick<CommandPreviewProps, "action" | "asking"> {
  readonly asked: readonly (readonly [string, Arg])[];
}

/** What it asks for, one after the other, with what was answered; the one that is asked for now stands out. */
function Asked({ action, asked, asking }: AskedProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const step = asking && stepOf(asking.collected);
  return (
    <ol className={styles.asked}>
      {asked.map(([name, { optional }]) => {
        const label = labelOfStep(tools, action, name);
        const words = optional === true ? t("palette.command.optional", { label }) : label;
        return (
          <li key={name} aria-current={name === step ? "step" : undefined}>
            <span>{words}</span>
            {asking && <Answer action={action} asking={asking} name={name} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A command: what it does and on what, what it asks for (and which of it now), what is set now of that, and its key. */
export function CommandPreview({ name, action, subjects: known, disabled, asking }: CommandPreviewProps) {
  const { t } = useTranslation();
  const tools = useTools();
  const [subjects] = useState(() => (known.length > 0 ? known : subjectsOf(action, tools.context())));
  const left = subjects.length - MOST_NAMED;
  const names = subjects.slice(0, MOST_NAMED).map((each) => (asking ? fullNameOf(each) : each.name));
  const kind = t(`palette.kind.${action.on ?? "action"}`);
  const asked = Object.entries(action.args ?? {}).filter(([, arg]) => !isObjectName(arg));
  const keys = tools.keys.shown(action.id);
  return (
    <>
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.context}>{t(`palette.command.effect.${effectOf(action)}`)}</p>
      {disabled !== undefined && <p>{disabled}</p>}
      <dl className={styles.facts}>
        {action.on !== undefined && (
          <Fact name="on">
            {names.length === 0
              ? t("palette.command.onAsked", { kind })
              : [...names, ...(left > 0 ? [t("palette.command.more", { count: left })] : [])].join(", ")}
          </Fact>
        )}
        {asked.length > 0 && (
          <Fact name="asks">
            <Asked {...{ action, asked, asking }} />
          </Fact>
        )}
        {!asking && <SetNow action={action} subjects={subjects} />}
        {keys !== undefined && (
          <Fact name="key">
            <Kbd keys={keys} />
          </Fact>
        )}
      </dl>
    </>
  );
}
