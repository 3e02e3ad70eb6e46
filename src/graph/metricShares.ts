import type { KpiGraphModel, MetricModel } from "./models/metrics";

/** An answer with how many parks it is of. */
export interface Share<Answer> {
  readonly parks: number;
  readonly answer: Answer;
}

type Join = (values: readonly { readonly value: number; readonly parks: number }[]) => number;

/** Energies and durations add up. */
export const total: Join = (values) => values.reduce((sum, { value }) => sum + value, 0);

/** Availability and irradiation are means over parks, each park counted once. */
export const meanOfParks: Join = (values) =>
  values.reduce((sum, { value, parks }) => sum + value * parks, 0) /
  values.reduce((sum, { parks }) => sum + parks, 0);

type Maybe = number | null | undefined;

/** Null where no share has a value. */
function joinedValue<Answer>(
  shares: readonly Share<Answer>[],
  of: (answer: Answer) => Maybe,
  join: Join,
): number | null {
  const values = shares.flatMap(({ parks, answer }) => {
    const value = of(answer);
    return typeof value === "number" ? [{ value, parks }] : [];
  });
  return values.length === 0 ? null : join(values);
}

/** The longest of several axes: in zones apart the n-th step of each is the same day of the calendar. */
function longest<Column extends readonly unknown[]>(columns: readonly Column[]): Column | undefined {
  return columns.reduce<Column | undefined>(
    (best, column) => (best === undefined || column.length > best.length ? column : best),
    undefined,
  );
}

/** One figure of the shares' figures, step by step. */
export function joinedMetric(shares: readonly Share<MetricModel>[], join: Join): MetricModel {
  const [first, ...others] = shares;
  if (first && others.length === 0) return first.answer;
  const axis = longest(shares.map(({ answer }) => answer.points)) ?? [];
  return {
    value: joinedValue(shares, ({ value }) => value, join),
    previous: joinedValue(shares, ({ previous }) => previous, join),
    duration_s: joinedValue(shares, ({ duration_s }) => duration_s, total),
    points: axis.map(([time], index) => [
      time ?? null,
      joinedValue(shares, ({ points }) => points[index]?.[1], join),
    ]),
  };
}

type Column = "production" | "expected" | "loss_grid" | "loss_marketer" | "loss_other" | "irradiation";

/** One graph of the shares' graphs; a column that no share has stays away. */
export function joinedGraph(shares: readonly Share<KpiGraphModel>[]): KpiGraphModel {
  const [first, ...others] = shares;
  if (first && others.length === 0) return first.answer;
  const time = longest(shares.map(({ answer }) => answer.time)) ?? [];
  const column = (name: Column, join: Join = total) => {
    if (!shares.some(({ answer }) => Array.isArray(answer[name]))) return undefined;
    return time.map((_, index) => joinedValue(shares, (answer) => answer[name]?.[index], join));
  };
  const further = {
    expected: column("expected"),
    loss_grid: column("loss_grid"),
    loss_marketer: column("loss_marketer"),
    loss_other: column("loss_other"),
    irradiation: column("irradiation", meanOfParks),
  };
  const there = Object.entries(further).filter(([, values]) => values !== undefined);
  return { time, production: column("production") ?? [], ...Object.fromEntries(there) };
}
