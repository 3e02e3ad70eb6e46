import { Command } from "cmdk";
import { memo } from "react";
import { classes } from "../ui/classes";
import { Kbd } from "../ui/Kbd";
import styles from "./PaletteRow.module.css";
import type { Ranges, Row } from "./rows";

/** The matched letters stronger. */
function Letters({ text, ranges }: { text: string; ranges: Ranges }) {
  if (ranges.length === 0) return text;
  const parts = ranges.flatMap(([from, to], place) => [
    text.slice(place === 0 ? 0 : ranges[place - 1]?.[1], from),
    <b key={from} className={styles.matched}>
      {text.slice(from, to)}
    </b>,
  ]);
  return [...parts, text.slice(ranges.at(-1)?.[1])];
}

const RowContent = memo(function RowContent({ row }: { row: Row }) {
  const { icon: Icon, name, ranges, also, context, keys, kind, disabled } = row;
  return (
    <>
      <Icon aria-hidden="true" className={styles.icon} />
      <span className={styles.texts}>
        <span dir="auto" className={styles.name}>
          <Letters text={name} ranges={ranges} />
        </span>
        {also !== undefined && (
          <span dir="auto" className={styles.also}>
            {also}
          </span>
        )}
        {context !== undefined && (
          <span dir="auto" className={styles.context}>
            {context}
          </span>
        )}
      </span>
      {disabled !== undefined && <span className={styles.reason}>{disabled}</span>}
      {disabled === undefined && keys !== undefined && <Kbd keys={keys} />}
      {keys === undefined && kind !== undefined && <span className={styles.kind}>{kind}</span>}
    </>
  );
});

/** One option of the palette. `data-key` says which row stands here, unique even among parks of one name. */
export const PaletteRow = memo(function PaletteRow({
  row,
  place,
  onSelect,
}: {
  row: Row;
  place: string;
  onSelect: (place: string) => void;
}) {
  return (
    <Command.Item
      value={place}
      data-key={row.key}
      disabled={row.disabled !== undefined}
      onSelect={onSelect}
      className={classes(styles.row, row.isDanger === true && styles.danger)}
    >
      <RowContent row={row} />
    </Command.Item>
  );
});
