import { isEndName, isTimeName, wordsOf } from "./names";
import { isStamp, numberKind } from "./stamp";

type Rows = readonly (readonly string[])[];

/** So many rows tell which column holds the times. */
const SAMPLE = 400;
const MOST_COLUMNS = 60;

/** The column with the most dates; bare numbers count only where no column holds dates as people write them. */
export function timeColumn(rows: Rows): number {
  const sample = rows.filter((row) => row.length > 1).slice(0, SAMPLE);
  const width = Math.min(MOST_COLUMNS, Math.max(0, ...sample.map(({ length }) => length)));
  const columns = Array.from({ length: width }, (_, column) => column);
  const count = (column: number, test: (cell: string) => boolean) =>
    sample.filter((row) => test(row[column] ?? "")).length;
  const best = (score: (column: number) => number) =>
    columns.reduce<[number, number]>(
      (most, column) => {
        const here = score(column);
        return here > most[1] ? [column, here] : most;
      },
      [-1, 0],
    );
  const [written, dates] = best((column) => count(column, isStamp));
  if (written >= 0) return sooner(sample, columns, { written, dates });
  const named = (column: number) =>
    sample
      .slice(0, 30)
      .some((row) => /[a-z]/i.test(row[column] ?? "") && isTimeName(wordsOf(row[column] ?? "")));
  const [number] = best((column) => {
    const kinds = new Set(sample.map((row) => numberKind(row[column] ?? "")).filter((kind) => kind !== null));
    const isTime = kinds.size === 1 && (named(column) || (column === 0 && !kinds.has("serial")));
    return isTime ? count(column, (cell) => numberKind(cell) !== null) : 0;
  });
  return number;
}

/** Of several columns of dates one whose times differ from row to row, and the begin of an interval sooner than its end. */
function sooner(
  sample: Rows,
  columns: readonly number[],
  { written, dates }: { written: number; dates: number },
) {
  const cells = (column: number) => sample.map((row) => row[column] ?? "").filter(isStamp);
  const isEnd = (column: number) => sample.slice(0, 30).some((row) => isEndName(wordsOf(row[column] ?? "")));
  const others = columns.filter((column) => column !== written && cells(column).length >= dates * 0.9);
  if (others.length === 0) return written;
  const differing = (column: number) => new Set(cells(column)).size;
  const most = Math.max(...[written, ...others].map(differing));
  const fits = [written, ...others].filter((column) => differing(column) * 2 >= most);
  return fits.find((column) => !isEnd(column)) ?? fits[0] ?? written;
}
