import type { TFunction } from "i18next";
import type { TableColumn } from "../../../frame/Table";
import { formatNumber } from "../../../rules/numbers";
import type { HeatCell } from "../../../rules/stringHeat";
import { Deviation } from "./inverterColumns";
import type { GakItem, StringItem } from "./plantQueries";
import type { BoxFigures } from "./usePartFigures";

const name = "minmax(calc(var(--table-value) + var(--space-6)), 1.2fr)";
/** Room for long German words, with their units. */
const long = "minmax(calc(var(--table-value) + var(--space-8)), 1.2fr)";
const value = "minmax(var(--table-value-narrow), 0.8fr)";

function numbers<Row>(t: TFunction, language: string) {
  return (
    id: string,
    unit: string | undefined,
    read: (row: Row) => number | null,
    priority = false,
  ): TableColumn<Row> => ({
    id,
    header: t(`plant.column.${id}`),
    unit,
    align: "end",
    value: read,
    cell: (row) => formatNumber(read(row), language, { digits: 0 }),
    width: value,
    priority,
  });
}

/** What strings did where their boxes measure them, and how far each is from its siblings; of a box its worst string. */
function figureColumns<Row extends { readonly id: string }>(
  t: TFunction,
  language: string,
  figures: ReadonlyMap<string, BoxFigures>,
  word: "deviation" | "worst",
): TableColumn<Row>[] {
  return [
    {
      id: "deviation",
      header: t(`plant.column.${word}`),
      short: t(`plant.column.${word}Short`),
      align: "end",
      value: ({ id }) => figures.get(id)?.deviation,
      cell: ({ id }) => <Deviation ratio={figures.get(id)?.deviation ?? null} language={language} />,
      width: value,
      priority: true,
    },
    {
      id: "yield",
      header: t("plant.column.yield"),
      short: t("plant.column.yieldShort"),
      unit: t("plant.yieldUnit"),
      align: "end",
      value: ({ id }) => figures.get(id)?.specificYield,
      cell: ({ id }) => formatNumber(figures.get(id)?.specificYield, language, { digits: 2 }),
      width: name,
    },
  ];
}

/** On a phone beside the name one figure: how far from its siblings, where that is known, else how many it has. */
export function gakColumns(
  t: TFunction,
  language: string,
  figures: ReadonlyMap<string, BoxFigures>,
): TableColumn<GakItem>[] {
  const number = numbers<GakItem>(t, language);
  return [
    { id: "name", header: t("plant.column.gak"), value: (row) => row.name, width: name, priority: true },
    ...(figures.size > 0 ? figureColumns<GakItem>(t, language, figures, "worst") : []),
    number("stringCount", undefined, ({ stringCount }) => stringCount, figures.size === 0),
    { ...number("moduleCount", undefined, ({ moduleCount }) => moduleCount), below: "named" },
    number("orientation", "°", ({ orientation }) => orientation),
    number("tilt", "°", ({ tilt }) => tilt),
    { ...number("fuseA", "A", ({ fuseA }) => fuseA), width: long },
    { id: "serial", header: t("plant.column.serial"), value: (row) => row.serialNumber, width: name },
    { id: "note", header: t("plant.column.note"), value: (row) => row.note, width: name },
  ];
}

export function stringColumns(
  t: TFunction,
  language: string,
  figures: ReadonlyMap<string, HeatCell>,
): TableColumn<StringItem>[] {
  const number = numbers<StringItem>(t, language);
  return [
    { id: "name", header: t("plant.column.string"), value: (row) => row.name, width: name, priority: true },
    ...(figures.size > 0 ? figureColumns<StringItem>(t, language, figures, "deviation") : []),
    number("mppTracker", undefined, ({ mppTracker }) => mppTracker),
    number("moduleCount", undefined, ({ moduleCount }) => moduleCount, figures.size === 0),
    { id: "moduleType", header: t("plant.column.moduleType"), value: (row) => row.moduleType, width: name },
    { ...number("peakPower", "W", ({ peakPowerW }) => peakPowerW), width: long, below: true },
    number("orientation", "°", ({ orientation }) => orientation),
    number("tilt", "°", ({ tilt }) => tilt),
  ];
}
