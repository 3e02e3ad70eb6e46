import { Command } from "cmdk";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import type { MouseEvent, PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import type { EntityIndex } from "./entityIndex";
import styles from "./Palette.module.css";
import type { PaletteModel } from "./paletteModel";
import { PaletteRow } from "./PaletteRow";
import { readPrefix } from "./prefixes";
import type { Section } from "./rows";
import { stillLoading } from "./stillLoading";

interface ListProps {
  readonly model: PaletteModel;
  readonly index: EntityIndex;
  readonly run: (inNewTab: boolean) => void;
}

/** Why nothing is listed. */
const EmptyText = observer(function EmptyText({ model, index }: Omit<ListProps, "run">) {
  const { t } = useTranslation();
  const tools = useTools();
  const { stage, query } = model.view;
  if (stage === "running") return <p className={styles.empty}>{t("palette.running")}</p>;
  if (stage === "asking" && query === "") return <p className={styles.empty}>{t("palette.typeValue")}</p>;
  const { prefix, text } = readPrefix(query);
  const isOnlyPrefix = prefix !== undefined && text.trim() === "";
  const key = isOnlyPrefix ? "palette.noKind" : "palette.nothing";
  return (
    <p className={styles.empty}>
      {t(key, { text: text.trim(), sign: prefix?.sign ?? "" })}{" "}
      {index.loading.state === "loading" && stillLoading(tools, index)}
    </p>
  );
});

/**
 * Moves the highlight where the pointer moves, not where it lies: rows that change under a resting pointer keep the
 * highlight of the keyboard [223].
 */
function usePointer(model: PaletteModel) {
  const last = useRef<{ x: number; y: number } | undefined>(undefined);
  return (event: PointerEvent): void => {
    const { clientX: x, clientY: y } = event;
    const before = last.current;
    last.current = { x, y };
    if (before === undefined || (before.x === x && before.y === y)) return;
    const row = event.target instanceof Element ? event.target.closest("[cmdk-item]") : null;
    const key = row?.getAttribute("data-value");
    if (key) model.highlight(key);
  };
}

/** The rows, at most twenty. They keep their places in the document, so that a key changes texts and builds nothing. */
export const PaletteList = observer(function PaletteList({ model, index, run }: ListProps) {
  const { t } = useTranslation();
  const onPointerMove = usePointer(model);
  const inNewTab = useRef(false);
  const rowsOf = ({ id, rows }: Section) =>
    rows.map((row, place) => (
      <PaletteRow
        key={`${id} ${place}`}
        row={row}
        onSelect={() => {
          model.highlight(row.key);
          run(inNewTab.current);
        }}
      />
    ));
  const noteModifiers = (event: MouseEvent): void => {
    inNewTab.current = event.shiftKey || event.ctrlKey || event.metaKey;
  };
  const { sections } = model.view;
  // beside the list: a listbox holds options alone
  return (
    <>
      {model.rows.length === 0 && <EmptyText model={model} index={index} />}
      <Command.List
        label={t("palette.results")}
        className={styles.list}
        onPointerMove={onPointerMove}
        onClickCapture={noteModifiers}
        onMouseDown={(event) => event.preventDefault()}
      >
        {sections.map((section) =>
          section.title === undefined ? (
            rowsOf(section)
          ) : (
            <Command.Group key={section.id} heading={section.title} className={styles.group}>
              {rowsOf(section)}
            </Command.Group>
          ),
        )}
      </Command.List>
    </>
  );
});
