import { ArrowRight, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { stepOf } from "../command/collect";
import type { Collected } from "../command/collect";
import type { Action } from "../command/action";
import type { Arg } from "../command/args";
import { helpOf } from "../command/objectName";
import { labelOf } from "../command/offer";
import type { Performed } from "../command/performed";
import { fullNameOf } from "../command/entity";
import { argOf } from "../command/plan";
import { rememberable } from "../command/values";
import type { Tools } from "../command/tools";
import { ActionWarning } from "../frame/ActionWarning";
import { questionOfMany } from "../frame/actionWords";
import { NameList } from "../frame/NameList";
import { PasswordStrength } from "../frame/PasswordStrength";
import { useTools } from "../frame/tools";
import { givenOf } from "./display";
import type { Given } from "./display";
import styles from "./PaletteSummary.module.css";
import type { PaletteModel } from "./paletteModel";
import type { View } from "./view";

/** What went wrong, in words. */
export function failureText(tools: Tools, performed: Performed | undefined): string {
  if (performed === undefined) return tools.t("outcome.failed");
  if (performed.kind === "failed")
    return performed.message === "" ? tools.t("outcome.failed") : performed.message;
  if ("reason" in performed) return tools.t(performed.reason.key, performed.reason.values);
  return tools.t("outcome.incomplete");
}

/** The question a command asks before it is done; a secret or a word typed to confirm is not said. */
export function questionOf(tools: Tools, action: Action, view: View): string {
  const collected = { ...view.collected, values: rememberable(action.args, view.collected.values) };
  if (isOfMany(action, collected)) return questionOfMany(tools, action, collected.subjects);
  return sureOf(tools, action, wholeGiven(givenOf(tools, action, collected), collected));
}

function sureOf(tools: Tools, action: Action, given: readonly Given[]): string {
  const label = labelOf(action);
  return tools.t(given.length === 0 ? "palette.sure" : "palette.sureOf", {
    action: tools.t(label.key, label.values),
    object: given.map(({ value }) => value).join(", "),
  });
}

const isOfMany = ({ danger }: Action, { subjects }: Pick<Collected, "subjects">): boolean =>
  danger === true && subjects.length > 1;

/** What it acts on with what tells it from others of its name. */
function wholeGiven(given: readonly Given[], { subjects: [subject, ...others] }: Collected): Given[] {
  if (subject === undefined || others.length > 0) return [...given];
  return given.map((each, place) => (place === 0 ? { ...each, value: fullNameOf(subject) } : each));
}

function GivenList({ given }: { given: readonly Given[] }) {
  const { t } = useTranslation();
  if (given.length === 0) return null;
  return (
    <dl className={styles.given}>
      {given.map(({ label, value, before }) => (
        <div key={label} className={styles.pair}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <>
                <del>
                  <bdi>{before}</bdi>
                </del>{" "}
                <ArrowRight role="img" aria-label={t("palette.becomes")} />{" "}
              </>
            )}
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What is said once before it is done: a dangerous command asks about its object, and the rest stands in a list. */
function Review({ view, action }: { view: View; action: Action }) {
  const tools = useTools();
  const { collected, stage, present } = view;
  const given = wholeGiven(givenOf(tools, action, collected, present), collected);
  const isAsked = stage === "reviewing" && (action.danger === true || given.length === 0);
  if (!isAsked) return <GivenList given={given} />;
  const objects = given.slice(0, Math.min(collected.subjects.length, 1));
  const isMany = isOfMany(action, collected);
  const question = isMany
    ? questionOfMany(tools, action, collected.subjects)
    : sureOf(tools, action, objects);
  return (
    <>
      <p className={styles.question}>{question}</p>
      {isMany && <NameList label={question} names={collected.subjects.map(fullNameOf)} />}
      <ActionWarning action={action} subjects={collected.subjects} />
      <GivenList given={given.slice(objects.length)} />
    </>
  );
}

/** Whether an argument that may be left is typed: its only row says how to leave it. */
function isTyped(arg: Arg | undefined): boolean {
  return arg?.optional === true && (arg.type === "text" || arg.type === "number" || arg.type === "date");
}

/** Above the rows: the help or error of the step, the last look before a write, what failed. */
export const PaletteSummary = observer(function PaletteSummary({ model }: { model: PaletteModel }) {
  const { t } = useTranslation();
  const tools = useTools();
  const { view } = model;
  const { level, stage, collected, unread } = view;
  if (level.type !== "collect") return null;
  const arg = argOf(level.action, stepOf(collected));
  if (unread !== undefined && (stage === "asking" || stage === "reviewing"))
    return unread === "reading" ? null : <p className={styles.error}>{unread.reason}</p>;
  if (stage === "asking") {
    const { error } = collected;
    if (error !== undefined) return <p className={styles.error}>{t(error.key, { ...error.values })}</p>;
    const help =
      helpOf(arg, collected.subjects) ??
      (isTyped(arg) && view.query === "" ? { key: "palette.typeOrLeave" } : undefined);
    if (help === undefined) return null;
    return (
      <p className={styles.help}>
        {t(help.key, { ...help.values })}
        {arg?.type === "text" && arg.format === "newPassword" && <PasswordStrength password={view.query} />}
      </p>
    );
  }
  return (
    <div className={styles.summary}>
      {stage === "failed" && (
        <p className={styles.error}>
          <TriangleAlert aria-hidden="true" className={styles.sign} />
          {failureText(tools, collected.performed)}
        </p>
      )}
      <Review view={view} action={level.action} />
    </div>
  );
});
