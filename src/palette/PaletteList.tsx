import { Command } from "cmdk";
import { observer } from "mobx-react-lite";
import { useCallback, useRef, useState } from "react";
import type { MouseEvent, PointerEvent, UIEvent } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { emptyWords } from "./emptyWords";
import type { EntityIndex } from "./entityIndex";
import { firstWords } from "./firstWords";
import styles from "./Palette.module.css";
import type { PaletteModel } from "./paletteModel";
import { PaletteRow } from "./PaletteRow";
import { readPrefix } from "./prefixes";
import { placeName, rowAt, type Section } from "./rows";

interface ListProps {
  readonly model: PaletteModel;
  readonly index: EntityIndex;
  readonly run: (inNewTab: boolean) => void;
}

/** Below the list: that it goes on, and how one comes to the rest. No row, for Enter does nothing with it. */
const FirstLine = observer(function FirstLine({ model }: Pick<ListProps, "model">) {
  const words = firstWords(useTools(), model.view);
  return words === undefined ? null : <p className={styles.first}>{words}</p>;
});

/** Why nothing is listed. */
const EmptyText = observer(function EmptyText({ model, index }: Omit<ListProps, "run">) {
  return <p className={styles.empty}>{emptyWords(useTools(), model.view, index)}</p>;
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
    const key = row?.getAttribute("data-key");
    if (key) model.highlight(key);
  };
}

/** As many rows as the list can show at once, and one: what lies below is drawn when one goes there. */
const SEEN = 12;

/** What is drawn with each letter of a search: the rows that are seen, or all once one has moved down. */
function useDrawn(model: PaletteModel) {
  const { level, query, sections, highlight } = model.view;
  const [whole, setWhole] = useState<{ readonly level: unknown; readonly query: string } | undefined>();
  const at = model.rows.findIndex(({ key }) => key === highlight);
  const isSearch = level.type === "root" && readPrefix(query).text.trim() !== "";
  const isWhole = !isSearch || (whole?.level === level && whole.query === query) || at >= SEEN - 2;
  let left = isWhole ? Infinity : SEEN;
  const drawn = sections.map((section) => {
    const rows = left < section.rows.length ? section.rows.slice(0, left) : section.rows;
    left -= rows.length;
    return { ...section, rows };
  });
  const onScroll = ({ currentTarget }: UIEvent): void => {
    if (currentTarget.scrollTop > 0 && !isWhole) setWhole({ level, query });
  };
  return { drawn: drawn.filter(({ rows }) => rows.length > 0), onScroll };
}

/** The rows, at most twenty. They keep their places in the document, so that a key changes texts and builds nothing. */
export const PaletteList = observer(function PaletteList({ model, index, run }: ListProps) {
  const { t } = useTranslation();
  const onPointerMove = usePointer(model);
  const inNewTab = useRef(false);
  const select = useCallback(
    (place: string) => {
      const row = rowAt(model.view.sections, place);
      if (row) model.highlight(row.key);
      run(inNewTab.current);
    },
    [model, run],
  );
  const rowsOf = ({ id, rows }: Section) =>
    rows.map((row, index) => {
      const place = placeName(id, index);
      return <PaletteRow key={place} place={place} row={row} onSelect={select} />;
    });
  const noteModifiers = (event: MouseEvent): void => {
    inNewTab.current = event.shiftKey || event.ctrlKey || event.metaKey;
  };
  const { drawn, onScroll } = useDrawn(model);
  // beside the list: a listbox holds options alone
  return (
    <>
      {model.rows.length === 0 && <EmptyText model={model} index={index} />}
      <Command.List
        label={t("palette.results")}
        className={styles.list}
        onScroll={onScroll}
        onPointerMove={onPointerMove}
        onClickCapture={noteModifiers}
        onMouseDown={(event) => event.preventDefault()}
      >
        {drawn.map((section) =>
          section.title === undefined ? (
            rowsOf(section)
          ) : (
            <Command.Group key={section.id} heading={section.title} className={styles.group}>
              {rowsOf(section)}
            </Command.Group>
          ),
        )}
      </Command.List>
      <FirstLine model={model} />
    </>
  );
});
