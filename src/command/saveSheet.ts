import { csvFile } from "../rules/csv";
import { sheetFileName } from "../rules/fileName";
import type { ShownSheet } from "../state/sheets";
import type { Tools } from "./tools";

export type SavedSheet = Required<Pick<ShownSheet, "name" | "file">>;

/**
 * The rows of a list, the selected ones alone where some are, or the numbers of a chart, for the spreadsheets of a
 * language. Answers what is told of it.
 */
export function saveSheet(
  { context, download }: Pick<Tools, "context" | "download">,
  { name, file }: SavedSheet,
  language: string,
) {
  const { now, zone } = context();
  const { rows, range = { start: now, end: now }, zone: own = zone } = file();
  download(sheetFileName(name, range, own), csvFile(rows, language), "text/csv");
  return { key: "action.sheet.csv.done", values: { name, count: rows.length - 1 } };
}
