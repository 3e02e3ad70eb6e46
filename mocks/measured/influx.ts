import type { Shape } from "./cells";

/** Lines by which InfluxDB describes the table below them. */
const ANNOTATION = /^#(datatype|group|default|constant)\b/;
const OWN = ["", "result", "table", "_start", "_stop", "_time", "_value"];

/**
 * InfluxDB's export: tables below one another, each with its header, and the name of a series in its tags. Its rows
 * become time, series and value; rows that bear a value per column lose only what describes them. Null for others.
 */
export function influx(shape: Shape): Shape | null {
  const { rows, lines } = shape;
  const isHeader = (row: readonly string[]) =>
    row.includes("_time") &&
    (row.includes("table") || row.includes("_value") || row.includes("_measurement"));
  const begin = rows.findIndex(isHeader);
  if (begin < 0 || rows.slice(0, begin).some((row) => !isAside(row))) return null;
  let header = rows[begin] ?? [];
  if (!header.includes("_value")) {
    const kept = header.flatMap((name, column) => (OWN.includes(name) && name !== "_time" ? [] : [column]));
    const found = rows.flatMap((row, index) =>
      isAside(row) || (index > begin && isHeader(row)) ? [] : [index],
    );
    return {
      ...shape,
      rows: found.map((index) => kept.map((column) => rows[index]?.[column] ?? "")),
      lines: found.map((index) => lines[index] ?? 0),
    };
  }
  const found: { line: number; time: string; value: string; tags: Map<string, string> }[] = [];
  for (const [index, row] of rows.entries()) {
    if (isHeader(row)) header = row;
    else if (index > begin && !isAside(row)) {
      const cell = (name: string) => row[header.indexOf(name)] ?? "";
      const tags = new Map(
        header.flatMap((name) => (OWN.includes(name) ? [] : [[name, cell(name)] as const])),
      );
      found.push({ line: lines[index] ?? 0, time: cell("_time"), value: cell("_value"), tags });
    }
  }
  const telling = namesThatTell(found.map(({ tags }) => tags));
  const seriesOf = (tags: ReadonlyMap<string, string>) =>
    telling
      .map((name) => tags.get(name) ?? "")
      .filter(Boolean)
      .join(" ");
  return {
    ...shape,
    rows: [
      ["_time", "series", "_value"],
      ...found.map(({ time, value, tags }) => [time, seriesOf(tags), value]),
    ],
    lines: [lines[begin] ?? 0, ...found.map(({ line }) => line)],
  };
}

/** A line that is no row of a table. */
function isAside(row: readonly string[]): boolean {
  return row.every((cell) => cell === "") || ANNOTATION.test(row[0] ?? "");
}

/** The tags that tell series apart, and always the quantity: a measurement has several fields. */
function namesThatTell(all: readonly ReadonlyMap<string, string>[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const tags of all)
    for (const [name, value] of tags) values.set(name, (values.get(name) ?? new Set()).add(value));
  const differing = [...values].filter(([, found]) => found.size > 1).map(([name]) => name);
  const quantity = ["_field", "_measurement"].filter((name) => values.has(name));
  return [...new Set([...quantity.slice(0, 1), ...differing])];
}
