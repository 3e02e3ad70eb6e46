import { describe, test } from "vitest";
import { look } from "./lookAtPlace";
import { secondHalf } from "./places";

describe("[37] [53] [243] [F111] every place, in one visit", () => {
  test.each(secondHalf)("%s", (_name, place) => look(place), 90_000);
});
