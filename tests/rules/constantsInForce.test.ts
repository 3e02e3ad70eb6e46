import { buildASTSchema, parse } from "graphql";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as constants from "../../src/rules/constants";

const root = new URL("../../", import.meta.url);
const text = (path: string) => readFileSync(new URL(path, root), "utf8");
const namesIn = (folder: string) => readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" });

const sdl = namesIn("schema/").filter((name) => name.endsWith(".graphql"));
const schema = buildASTSchema(parse(sdl.map((name) => text(`schema/${name}`)).join("\n")));

/** What the schema asks for where a screen does not say. */
test.each([
  ["devices", "page", constants.DEVICES_PAGE],
  ["devices", "limit", constants.DEVICES_LIMIT],
  ["forecasts", "page", constants.FORECAST_PAGE],
  ["forecasts", "limit", constants.FORECAST_LIMIT],
  ["accountingContacts", "page", constants.ACCOUNTING_CONTACTS_PAGE],
  ["accountingContacts", "limit", constants.ACCOUNTING_CONTACTS_LIMIT],
  ["members", "limit", constants.MEMBERS_LIMIT],
  ["organizations", "limit", constants.AVAILABLE_ORGANIZATIONS_LIMIT],
  ["users", "limit", constants.USERS_LIMIT],
  ["contactSearch", "limit", constants.CONTACT_SEARCH_LIMIT],
  ["inverters", "limit", constants.INVERTERS_LIMIT],
  ["gaks", "limit", constants.GAKS_LIMIT],
  ["strings", "limit", constants.STRINGS_LIMIT],
  ["parkEvents", "limit", constants.EVENTS_LIMIT],
  ["shutdownEvents", "limit", constants.EVENTS_LIMIT],
  ["parkEvents", "showHidden", constants.SHOW_HIDDEN_EVENTS],
  ["eventCounts", "showHidden", constants.SHOW_HIDDEN_EVENTS],
  ["eventCounts", "importanceThreshold", constants.EVENT_COUNT_IMPORTANCE_THRESHOLD],
  ["cooperations", "limit", constants.DEFAULT_PAGE_SIZE],
  ["contacts", "limit", constants.DEFAULT_PAGE_SIZE],
] as const)("[213] the default of %s(%s) is that of the table, %s", (field, argument, value) => {
  const args = schema.getQueryType()?.getFields()[field]?.args ?? [];
  expect(args.find(({ name }) => name === argument)?.defaultValue).toBe(value);
});

/** What style sheets cannot import. */
test.each([
  ["--sidebar", `${constants.SIDEBAR_WIDTH}px`],
  ["--topbar", `${constants.TOPBAR_HEIGHT}px`],
  ["--motion-panel", `${constants.SIDEBAR_COLLAPSE_MS}ms`],
  ["--motion-panel", `${constants.TOAST_FADE_MS}ms`],
])("[213] the token %s is the table's %s", (token, value) => {
  expect(new RegExp(`${token}: ([^;]+);`).exec(text("src/ui/tokens.css"))?.[1]).toBe(value);
});

test("[213] style sheets break at the widths of the table alone", () => {
  const sheets = namesIn("src/").filter((name) => name.endsWith(".css"));
  const widths = sheets.flatMap((name) =>
    [...text(`src/${name}`).matchAll(/@media[^{]*?\((?:min|max)-width: ([\d.]+)px\)/g)].map(([, width]) =>
      // "Below 576" is written as 575.98.
      Math.round(Number(width) + 0.01),
    ),
  );
  expect(widths.length).toBeGreaterThan(10);
  expect(widths.filter((width) => !constants.BREAKPOINTS.some((one) => one === width))).toEqual([]);
});

test("[213] the words of the two report file types are those the contract knows", () => {
  const types = /file_types:[\s\S]*?enum: \[([^\]]+)\]/.exec(text("schema/rest.yaml"))?.[1]?.split(", ");
  expect(types).toEqual([...constants.REPORT_FILE_TYPES]);
});
