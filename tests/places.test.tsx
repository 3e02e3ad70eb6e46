import { describe, expect, test } from "vitest";
import { routes } from "../src/routes";
import { look } from "./lookAtPlace";
import { firstHalf, places } from "./places";

test("[10] every route of the shell is a place", () => {
  expect(Object.keys(places).sort()).toEqual(routes.map(({ id }) => id).sort());
});

describe("[37] [53] [243] [F111] every place, in one visit", () => {
  test.each(firstHalf)("%s", (_name, place) => look(place), 90_000);
});
