import { expect, test } from "vitest";
import { nights } from "../../src/frame/monitor/nights";

const day = { start: Date.parse("2026-11-26T23:00:00Z"), end: Date.parse("2026-11-27T23:00:00Z") };
const soehlde = { latitude: 52.19, longitude: 10.23 };
const molln = { latitude: 53.63, longitude: 10.69 };
const telde = { latitude: 27.99, longitude: -15.42 };
const golden = { latitude: 39.76, longitude: -105.22 };
const nowhere = { latitude: null, longitude: null };
const hours = (places: Parameters<typeof nights>[1], range = day) =>
  nights(range, places).map(({ start, end }) => Math.round((end - start) / 360_000) / 10);

test("[157] a night is shaded where all parks have it, by the first that says where it lies", () => {
  const own = hours([soehlde]);
  expect(own).toEqual([expect.closeTo(8, 0), expect.closeTo(8, 0)]);
  expect(hours([nowhere, soehlde, molln])).toEqual(own);
  expect(hours([nowhere])).toEqual([]);
});

test.each([
  ["of three zones", [soehlde, telde, golden]],
  ["of two zones", [soehlde, golden]],
  ["of two islands of time in one", [soehlde, telde]],
])("[157] over parks %s none is shaded: at one of them it is day", (_name, places) => {
  expect(hours(places)).toEqual([]);
});

test("[157] a range that ends between two sunsets is still shaded as one", () => {
  const until = { start: day.start, end: nights(day, [molln])[1]?.start ?? 0 };
  expect(hours([soehlde, molln], { ...until, end: until.end + 60_000 })).toHaveLength(
    hours([soehlde]).length - 1,
  );
});
