import { GraphQLError, GraphQLScalarType } from "graphql";
import type { SeriesModel } from "./models/monitor";

type Column = readonly (number | null)[];

function isColumn(value: unknown): value is Column {
  if (!Array.isArray(value)) return false;
  const all: readonly unknown[] = value;
  // Tens of thousands: by `every` or an iterator each number would become an object of its own, 1 ms in all.
  let at = 0;
  while (at < all.length && (typeof all[at] === "number" || all[at] === null)) at += 1;
  return at === all.length;
}

function serializeNumbers(value: unknown): Column {
  if (!isColumn(value)) throw new GraphQLError("Numbers: not a column of numbers");
  return value.map((each) => (each === null || Number.isFinite(each) ? each : null));
}

function serializeSeries(value: unknown): SeriesModel {
  const series = value as SeriesModel;
  if (!isColumn(series.time) || !isColumn(series.value) || series.time.length !== series.value.length)
    throw new GraphQLError("Series: columns of unequal length");
  return series;
}

function serializeDateTime(value: unknown): string {
  if (typeof value !== "string" || Number.isNaN(Date.parse(value)))
    throw new GraphQLError("DateTime: not an instant");
  return value;
}

function passBlob(value: unknown): Blob {
  if (!(value instanceof Blob)) throw new GraphQLError("Blob: not a file");
  return value;
}

/** Strict scalars: a malformed answer becomes an error with a path, never `undefined` in a component. */
export const scalars = {
  Numbers: new GraphQLScalarType({ name: "Numbers", serialize: serializeNumbers }),
  Series: new GraphQLScalarType({ name: "Series", serialize: serializeSeries }),
  DateTime: new GraphQLScalarType<string, string>({
    name: "DateTime",
    serialize: serializeDateTime,
    parseValue: serializeDateTime,
  }),
  // Made here, column by column (resolvers/device.ts): there is nothing to look for.
  DeviceColumns: new GraphQLScalarType({ name: "DeviceColumns" }),
  Blob: new GraphQLScalarType<Blob, Blob>({ name: "Blob", serialize: passBlob, parseValue: passBlob }),
};
