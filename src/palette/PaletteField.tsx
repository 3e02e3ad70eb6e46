import { ChevronRight, Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type KeyboardEvent, type RefObject, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { isSecret } from "../command/args";
import { stepOf } from "../command/collect";
import { argOf } from "../command/plan";
import { labelOf } from "../command/offer";
import type { Tools } from "../command/tools";
import { countWords } from "../frame/actionWords";
import { useHasPane } from "../frame/list/useHasPane";
import { useTools } from "../frame/tools";
import { givenOf, labelOfStep } from "./display";
import styles from "./Palette.module.css";
import type { PaletteModel } from "./paletteModel";
import { useFirstFocus } from "./useFirstFocus";
import type { View } from "./view";

/**
 * Where one is: what was gone into, and what has been given, unless the pane says that. The last look says all of it
 * below.
 */
function crumbsOf(tools: Tools, { level, collected, left, stage }: View, isWide: boolean): string[] {
  const levels = [...left.map((each) => each.level), level];
  const subjects = levels.flatMap((each) => (each.type === "subject" ? [each.subjects] : []));
  const names = subjects.map((entities) =>
    entities.length === 1
      ? (entities[0]?.name ?? "")
      : countWords(tools, entities[0]?.kind ?? "action", entities.length),
  );
  if (level.type !== "collect") return names;
  const { key, values } = labelOf(level.action);
  if (stage !== "asking") return [tools.t(key, values)];
  const given = givenOf(tools, level.action, collected).map(({ value }) => value);
  const said = isWide ? given.slice(0, Math.min(collected.subjects.length, 1)) : given;
  return [...names.filter((name) => !given.includes(name)), tools.t(key, values), ...said];
}

function questionOf(tools: Tools, { level, collected, stage }: View): string {
  if (level.type === "collect" && stage !== "asking") return tools.t("palette.choose");
  if (level.type !== "collect")
    return tools.t(level.type === "root" ? "palette.placeholder" : "palette.searchActions");
  const step = stepOf(collected);
  return step === undefined ? "" : labelOfStep(tools, level.action, step);
}

interface FieldProps {
  readonly model: PaletteModel;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The text field, with breadcrumbs before it. Its `aria-activedescendant` is set where the rows are known. */
export const PaletteField = observer(function PaletteField({ model, field, onKeyDown }: FieldProps) {
  const { t } = useTranslation();
  const tools = useTools();
  useFirstFocus(field);
  const { view } = model;
  const crumbs = crumbsOf(tools, view, useHasPane());
  const question = questionOf(tools, view);
  const step = stepOf(view.collected);
  const arg = view.level.type === "collect" ? argOf(view.level.action, step) : undefined;
  // A name that stands there when a step begins can be typed over at once; a text that was kept is gone on with.
  useLayoutEffect(() => {
    if (arg?.type === "text" && arg.format === "name") field.current?.select();
  }, [arg, field]);
  return (
    <div className={styles.field}>
      <Search aria-hidden="true" className={styles.glass} />
      {crumbs.length > 0 && (
        <ol className={styles.crumbs} aria-label={t("palette.path")}>
          {crumbs.map((crumb, place) => (
            <li key={`${place} ${crumb}`} className={styles.crumb}>
              <span dir="auto" className={styles.crumbText}>
                {crumb}
              </span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </li>
          ))}
        </ol>
      )}
      <input
        ref={field}
        type={isSecret(arg) ? "password" : "text"}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-label={question}
        aria-invalid={view.collected.error !== undefined || undefined}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        inputMode={arg?.type === "number" ? "decimal" : "text"}
        enterKeyHint="go"
        placeholder={question}
        value={view.query}
        onChange={(event) => model.type(event.target.value)}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
    </div>
  );
});
