import { Command } from "cmdk";
import { observer } from "mobx-react-lite";
import { Dialog } from "react-aria-components";
import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Tools } from "../command/tools";
import { useTools } from "../frame/tools";
import type { Entity } from "../command/entity";
import { labelOf } from "../command/offer";
import { classes } from "../ui/classes";
import type { CommandPreviewProps } from "./CommandPreview";
import type { PaletteModel } from "./paletteModel";
import type { PaletteParts } from "./createPalette";
import styles from "./Palette.module.css";
import { PaletteField } from "./PaletteField";
import { PaletteFile } from "./PaletteFile";
import { PaletteFooter } from "./PaletteFooter";
import { PaletteList } from "./PaletteList";
import { PalettePreview } from "./PalettePreview";
import { PaletteStatus } from "./PaletteStatus";
import { PaletteSummary } from "./PaletteSummary";
import { placeOf } from "./rows";
import { backToField, usePaletteKeys } from "./usePaletteKeys";

/**
 * Ties the field to the row that Enter runs: cmdk gives the rows their ids, and forgets the field when the value comes
 * from outside (cmdk#413), so this sets what assistive technology reads [231].
 */
function useActiveDescendant(highlight: string | undefined, query: string) {
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const lastQuery = useRef(query);
  // Noted, not asked for: whoever asks for it makes the browser lay out the list before it is whole.
  const hasScrolled = useRef(false);
  useLayoutEffect(() => {
    const list = root.current?.querySelector("[cmdk-list]");
    const rows = [...(list?.querySelectorAll("[cmdk-item]") ?? [])];
    const row = rows.find((each) => each.getAttribute("data-key") === highlight);
    const input = field.current;
    if (!input || !list) return;
    input.setAttribute("aria-controls", list.id);
    if (row) input.setAttribute("aria-activedescendant", row.id);
    else input.removeAttribute("aria-activedescendant");
    if (lastQuery.current !== query || row === rows[0]) {
      if (hasScrolled.current) list.scrollTop = 0;
      hasScrolled.current = false;
    } else row?.scrollIntoView({ block: "nearest" });
    lastQuery.current = query;
  });
  const onScroll = () => void (hasScrolled.current = true);
  return { root, field, onScroll };
}

/** What the pane shows: the highlighted entity, also where it is an answer. */
function previewed({ highlighted, highlightedEntity }: PaletteModel): Entity | undefined {
  const target = highlighted?.target;
  if (target?.type !== "answer" || !("value" in target.answer)) return highlightedEntity;
  const { value } = target.answer;
  return typeof value === "object" && value !== null && "kind" in value ? value : undefined;
}

/** The command that the pane explains: the highlighted one, or while one asks, that one. */
function commandOf({ highlighted, view }: PaletteModel, tools: Tools): CommandPreviewProps | undefined {
  const { level, collected, stage } = view;
  if (highlighted?.target.type === "action") {
    const { name, disabled, target } = highlighted;
    return { name, disabled, action: target.action, subjects: target.subjects };
  }
  // The last look before it is done says all that there is to say.
  if (level.type !== "collect" || stage !== "asking") return undefined;
  const { action } = level;
  const { key, values } = labelOf(action);
  return { name: tools.t(key, values), action, subjects: collected.subjects, asking: view };
}

/** The palette's dialog, while it is open. */
export const PaletteBody = observer(function PaletteBody({ parts }: { parts: PaletteParts }) {
  const { t } = useTranslation();
  const tools = useTools();
  const { model, index } = parts;
  const { view, highlighted } = model;
  const { root, field, onScroll } = useActiveDescendant(view.highlight, view.query);
  const file = useRef<HTMLInputElement>(null);
  const [again, setAgain] = useState(false);
  const run = useCallback(
    (inNewTab: boolean): void => {
      if (model.highlighted?.target.type === "file") file.current?.click();
      else model.run(inNewTab);
    },
    [model],
  );
  const onKeyDown = usePaletteKeys(model, run);
  /** cmdk chooses by itself when rows go; a blank, which it trims, makes it take the model's choice again. */
  const correct = (value: string): void => {
    if (value !== placeOf(model.view.sections, model.view.highlight)) setAgain((before) => !before);
  };
  return (
    <div onKeyDown={backToField(field, onKeyDown)}>
      <Dialog translate="no" aria-label={t("palette.title")} className={classes(styles.dialog)}>
        <Command
          ref={root}
          label={t("palette.title")}
          shouldFilter={false}
          vimBindings={false}
          disablePointerSelection
          value={`${placeOf(view.sections, view.highlight) ?? ""}${again ? " " : ""}`}
          onValueChange={correct}
          className={styles.command}
          onScrollCapture={onScroll}
        >
          <PaletteField model={model} field={field} onKeyDown={onKeyDown} />
          <div className={styles.body}>
            <div className={styles.main}>
              <PaletteSummary model={model} />
              <PaletteList model={model} index={index} run={run} />
            </div>
            <PalettePreview entity={previewed(model)} command={commandOf(model, tools)} />
          </div>
          <PaletteFile
            ref={file}
            target={highlighted?.target}
            onFile={(picked) => model.answerFile(picked)}
          />
          <PaletteFooter model={model} index={index} />
          <PaletteStatus model={model} index={index} />
        </Command>
      </Dialog>
    </div>
  );
});
