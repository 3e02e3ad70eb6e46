import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "../../rules/numbers";
import { digitsOfAll } from "../../rules/digitsOfAll";
import { zoneAbbreviations } from "../../rules/zoneAbbreviation";
import { Table, type TableColumn } from "../Table";
import { timeTexts } from "./parkTime";
import { type SheetRow, sheetOf } from "./sheet";
import { type ChartProps, digitsOf } from "./types";

/** Wide enough for a header whose words only the chart knows; its letters are narrower than digits of the cells. */
function widthOf(name: string, unit: string): string {
  const header = `${name.length + unit.length + 1} * 0.8ch + var(--space-8)`;
  return `minmax(max(${header}, var(--table-value-narrow)), 1fr)`;
}

/** The same numbers as rows, newest last, in park time (§2 [151]). */
export function ChartTable({ title, series, zone, range }: ChartProps) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const rows = useMemo(() => sheetOf(series), [series]);
  const columns = useMemo((): TableColumn<SheetRow>[] => {
    const text = timeTexts({ range, zone, instants: rows.map(({ time }) => time) }, language);
    const names = zoneAbbreviations(range, zone, language).join("/");
    const values = series.map((each, index): TableColumn<SheetRow> => {
      const { id, name, unit } = each;
      const column = rows.map((row) => row.values[index]);
      const digits = digitsOfAll(column, digitsOf(each));
      return {
        id,
        header: name,
        unit,
        width: widthOf(name, unit),
        align: "end",
        value: (row) => row.values[index],
        cell: (row) => formatNumber(row.values[index], language, { digits }),
      };
    });
    return [
      {
        id: "time",
        header: t("chart.time"),
        unit: names,
        value: (row) => row.time,
        cell: (row) => text(row.time),
      },
      ...values,
    ];
  }, [series, rows, zone, range, language, t]);
  return (
    <Table
      label={title}
      rows={rows}
      columns={columns}
      rowId={(row) => String(row.time)}
      maxHeight="100%"
      hasSave={false}
      dense
    />
  );
}
