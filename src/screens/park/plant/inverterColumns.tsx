import type { TFunction } from "i18next";
import { quantityColumn } from "../../../frame/quantityColumn";
import type { TableColumn } from "../../../frame/Table";
import { formatNumber, formatRatio, NO_VALUE } from "../../../rules/numbers";
import { Status } from "../../../ui/Status";
import type { StatusKind } from "../../../ui/Status";
import { Heat } from "./Heat";
import type { InverterRow, PlantWords } from "./plantRows";

const kinds: Readonly<Record<string, StatusKind>> = { ok: "ok", fault: "fault", offline: "offline" };

/** The state in words with its shape; one that is not known stands as the server says it. */
export function InverterState({ status, t }: { status: string | null; t: TFunction }) {
  if (status === null) return NO_VALUE;
  const kind = kinds[status];
  return kind ? <Status kind={kind} label={t(`plant.state.${status}`)} /> : status;
}

/** How far from its siblings, as text on its shade. */
export function Deviation({ ratio, language }: { ratio: number | null; language: string }) {
  if (ratio === null) return NO_VALUE;
  const text = `${ratio > 0 ? "+" : ""}${formatRatio(ratio, language)}`;
  return <Heat ratio={ratio} text={text} />;
}

const widths = {
  name: "minmax(var(--table-name-narrow), 1.2fr)",
  value: "minmax(var(--table-value-narrow), 0.7fr)",
  energy: "minmax(var(--table-value), 0.7fr)",
  long: "minmax(calc(var(--table-name-narrow) + var(--space-8)), 1fr)",
  state: "minmax(var(--table-value), 0.7fr)",
};

interface InverterColumns {
  readonly rows: readonly InverterRow[];
  readonly isNarrow: boolean;
  /** What the parts of this plant are called. */
  readonly words: PlantWords;
  /** The machines convert what modules give: they have boxes, and a performance ratio (IEC 61724-1). */
  readonly hasBoxes: boolean;
}

export function inverterColumns(
  t: TFunction,
  language: string,
  { rows, isNarrow, words, hasBoxes }: InverterColumns,
): TableColumn<InverterRow>[] {
  const header = (id: string) => t(`plant.column.${id}`, words);
  const number = (
    id: string,
    unit: string | undefined,
    digits: number,
    value: (row: InverterRow) => number | null,
    width = widths.value,
  ): TableColumn<InverterRow> => ({
    id,
    header: header(id),
    unit,
    align: "end",
    value,
    cell: (row) => formatNumber(value(row), language, { digits }),
    width,
  });
  const first: TableColumn<InverterRow>[] = [
    {
      id: "name",
      header: header("inverter"),
      short: header("inverterShort"),
      value: ({ name }) => name,
      width: widths.name,
      priority: true,
    },
    {
      id: "state",
      header: header("state"),
      value: ({ status }) => status,
      cell: ({ status }) => <InverterState status={status} t={t} />,
      width: widths.state,
      priority: true,
    },
    {
      id: "deviation",
      header: header("deviation"),
      short: header("deviationShort"),
      align: "end",
      value: ({ deviation }) => deviation,
      cell: ({ deviation }) => <Deviation ratio={deviation} language={language} />,
      width: widths.value,
      priority: true,
    },
  ];
  const ofModules: TableColumn<InverterRow>[] = [
    {
      id: "performanceRatio",
      header: header("performanceRatio"),
      short: header("performanceRatioShort"),
      align: "end",
      value: ({ stat }) => stat?.performanceRatio ?? null,
      cell: ({ stat }) => formatNumber(stat?.performanceRatio, language, { digits: 2 }),
      width: widths.long,
    },
    number("gaks", undefined, 0, ({ gakCount }) => gakCount),
  ];
  if (isNarrow) return first;
  return [
    ...first,
    quantityColumn<InverterRow>(
      { id: "energy", header: header("energy"), width: widths.energy, below: true },
      "energy",
      rows,
      language,
      ({ stat }) => stat?.energyWh,
    ),
    {
      ...number(
        "yield",
        t("plant.yieldUnit", words),
        2,
        ({ stat }) => stat?.specificYield ?? null,
        widths.long,
      ),
      short: header("yieldShort"),
    },
    {
      id: "availability",
      header: header("availability"),
      short: header("availabilityShort"),
      align: "end",
      value: ({ stat }) => stat?.availability ?? null,
      cell: ({ stat }) => formatRatio(stat?.availability, language),
      width: widths.value,
    },
    ...(hasBoxes ? ofModules : []),
    { id: "serial", header: header("serial"), value: ({ serialNumber }) => serialNumber, width: widths.name },
  ];
}
