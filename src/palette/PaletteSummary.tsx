import { ArrowRight, TriangleAlert } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { stepOf } from "../command/collect";
import type { Action } from "../command/action";
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

/** The question a dangerous command asks, naming its object; a secret or a word typed to confirm names none. */
export function questionOf(tools: Tools, action: Action, view: View): string {
  const label = labelOf(action);
  const collected = { ...view.collected, values: rememberable(action.args, view.collected.values) };
  const [subject, ...others] = collected.subjects;
  if (others.length > 0 && action.danger === true) return questionOfMany(tools, action, collected.subjects);
  const whole = subject !== undefined && others.length === 0 ? [fullNameOf(subject)] : [];
  const object = [
    ...whole,
    ...givenOf(tools, action, collected)
      .slice(whole.length)
      .map(({ value }) => value),
  ];
  return tools.t(object.length === 0 ? "palette.sure" : "palette.sureOf", {
    action: tools.t(label.key, label.values),
    object: object.join(", "),
  });
}

function Given({ view, action }: { view: View; action: Action }) {
  const tools = useTools();
  const given = givenOf(tools, action, view.collected, view.present);
  if (given.length === 0) return null;
  return (
    <dl className={styles.given}>
      {given.map(({ label, value, before }) => (
        <div key={label} className={styles.pair}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <>
                <del>{before}</del> <ArrowRight role="img" aria-label={tools.t("palette.becomes")} />{" "}
              </>
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Above the rows: the help or error of the step, the last look before a write, what failed. */
export const PaletteSummary = observer(function PaletteSummary({ model }: { model: PaletteModel }) {
  const { t } = useTranslation();
  const tools = useTools();
  const { view } = model;
  const { level, stage, collected } = view;
  if (level.type !== "collect") return null;
  const arg = argOf(level.action, stepOf(collected));
  if (stage === "asking") {
    const { error } = collected;
    if (error !== undefined) return <p className={styles.error}>{t(error.key, { ...error.values })}</p>;
    const help = helpOf(arg, collected.subjects);
    if (help === undefined) return null;
    return (
      <p className={styles.help}>
        {t(help.key, { ...help.values })}
        {arg?.type === "text" && arg.format === "newPassword" && <PasswordStrength password={view.query} />}
      </p>
    );
  }
  const question = stage === "reviewing" ? questionOf(tools, level.action, view) : undefined;
  const isOfMany = level.action.danger === true && collected.subjects.length > 1;
  return (
    <div className={styles.summary}>
      {stage === "failed" && (
        <p className={styles.error}>
          <TriangleAlert aria-hidden="true" className={styles.sign} />
          {failureText(tools, collected.performed)}
        </p>
      )}
      {question !== undefined && <p className={styles.question}>{question}</p>}
      {question !== undefined && isOfMany && (
        <NameList label={question} names={collected.subjects.map(fullNameOf)} />
      )}
      {stage === "reviewing" && <ActionWarning action={level.action} subjects={collected.subjects} />}
      <Given view={view} action={level.action} />
    </div>
  );
});
