import { readdirSync, readFileSync } from "node:fs";
import { Kind, parse } from "graphql";
import { expect, test } from "vitest";
import { domainActions } from "../../src/actions/domainActions";

/** Fields that the contract's inputs hold as integers, by name. */
const integers = new Set(
  readdirSync("schema")
    .filter((file) => file.endsWith(".graphql"))
    .flatMap((file) => parse(readFileSync(`schema/${file}`, "utf8")).definitions)
    .flatMap((definition) =>
      definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION ? (definition.fields ?? []) : [],
    )
    .flatMap(({ name, type }) => {
      const inner = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      return inner.kind === Kind.NAMED_TYPE && inner.name.value === "Int" ? [name.value] : [];
    }),
);
/** Where an argument's name is not the field's. */
const fields: Readonly<Record<string, string>> = { interval: "reportingInterval" };

test("a number that the contract holds as an integer is asked for as a whole one", () => {
  const asked = domainActions.flatMap(({ id, args = {} }) =>
    Object.entries(args).flatMap(([name, arg]) =>
      arg.type === "number" && integers.has(fields[name] ?? name)
        ? [[`${id} ${name}`, arg.whole] as const]
        : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(([, whole]) => whole !== true)).toEqual([]);
});
