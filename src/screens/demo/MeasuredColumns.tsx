import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { MeasuredColumn, MeasuredColumnChoice, MeasuredView } from "../../command/demo";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Select";
import styles from "./MeasuredColumns.module.css";

/** So many columns that are not used are shown at once; a file may have hundreds. */
const MOST = 12;

interface ColumnProps {
  readonly column: MeasuredColumn;
  readonly meanings: readonly string[];
  readonly number: number;
  readonly onChoose: (choice: MeasuredColumnChoice) => void;
}

function useColumnWords({ column, meanings, number }: Omit<ColumnProps, "onChoose">) {
  const { t } = useTranslation();
  const name = column.header || t("measured.nameless", { number: number + 1 });
  const own = column.meaning === "clock" ? ["clock", ...meanings] : meanings;
  return {
    name,
    why: t(`measured.why.${column.why}`),
    roles: own.map((id) => ({ id, label: t(`measured.means.${id}`) })),
    units: column.units.map((id) => ({ id, label: t(`measured.units.${id.replace(" ", "_")}`) })),
    signs: [
      { id: "1", label: t("measured.sign.plus") },
      { id: "-1", label: t("measured.sign.minus") },
    ],
    decimals: [
      { id: ".", label: t("measured.decimal.point") },
      { id: ",", label: t("measured.decimal.comma") },
    ],
  };
}

/** One column of the file: its first cells, what it is taken for and why, as choices. */
function ColumnRow(props: ColumnProps) {
  const { column, onChoose } = props;
  const { t } = useTranslation();
  const { name, why, roles, units, signs, decimals } = useColumnWords(props);
  const { meaning, unit, sign, decimal, isUnclear, cells } = column;
  const label = (choice: string) => t(`measured.pick.${choice}`, { column: name });
  return (
    <li className={styles.column} aria-label={name}>
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.why}>{why}</span>
      </div>
      <code className={styles.cells}>{cells.map((cell) => cell || "∅").join("  ·  ")}</code>
      <div className={styles.choices}>
        <Select
          hideLabel
          label={label("role")}
          options={roles}
          value={meaning}
          onChange={(role) => onChoose({ role })}
        />
        {units.length > 0 && (
          <Select
            hideLabel
            label={label("unit")}
            options={units}
            value={unit}
            onChange={(id) => onChoose({ unit: id })}
          />
        )}
        {units.length > 0 && meaning !== "radiation" && (
          <Select
            hideLabel
            label={label("sign")}
            options={signs}
            value={sign === null ? null : String(sign)}
            onChange={(id) => onChoose({ sign: id === "-1" ? -1 : 1 })}
          />
        )}
        {isUnclear && (
          <Select
            hideLabel
            label={label("decimal")}
            options={decimals}
            value={decimal}
            onChange={(id) => onChoose({ decimal: id === "," ? "," : "." })}
          />
        )}
      </div>
    </li>
  );
}

/** Every column of the file with its choices, in the file's own order. */
export function MeasuredColumns(props: {
  view: MeasuredView;
  onChoose: (column: number, choice: MeasuredColumnChoice) => void;
}) {
  const { view, onChoose } = props;
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const numbered = view.columns.map((column, number) => ({ column, number }));
  const idle = numbered.filter(({ column }) => column.meaning === "ignored");
  const hidden = all ? [] : idle.slice(MOST);
  const shown = numbered.filter((one) => !hidden.includes(one));
  return (
    <div className={styles.block}>
      <h4 id="measured-columns">{t("measured.columns")}</h4>
      <ul className={styles.columns} aria-labelledby="measured-columns">
        {shown.map(({ column, number }) => (
          <ColumnRow
            key={number}
            column={column}
            number={number}
            meanings={view.meanings}
            onChoose={(choice) => onChoose(number, choice)}
          />
        ))}
      </ul>
      {hidden.length > 0 && (
        <Button onClick={() => setAll(true)}>{t("measured.moreColumns", { count: hidden.length })}</Button>
      )}
    </div>
  );
}
