import { expect, test } from "vitest";
import { createContract, deleteContract } from "../../src/actions/accounting";
import type { Entity } from "../../src/command/entity";
import { offer } from "../../src/command/offer";
import { fakeTools } from "./fakeTools";

const park: Entity = { kind: "park", uid: "p1", name: "Söhlde" };
const under: Entity = { ...park, contract: "V-1" };
const free: Entity = { ...park, contract: null };

const toolsWith = (contract: unknown) =>
  fakeTools({}, { query: () => Promise.resolve({ contract } as never) });

test.each([
  ["one that is known to have a contract", under, ["absent", "available"]],
  ["one that is known to have none", free, ["available", "absent"]],
  ["one of which nothing is known", park, ["available", "available"]],
] as const)(
  "a contract is made where there is none, and deleted where there is one: %s",
  (_, subject, offers) => {
    const context = fakeTools({}).context();
    expect(
      [createContract, deleteContract].map((each) =>
        offer(each, context, { subjects: [subject], beside: true }),
      ),
    ).toEqual(offers);
  },
);

test("where nothing is known it is read what the server would refuse, and the question names the contract", async () => {
  const having = toolsWith({ park: "p1", number: "V-1" });
  const lacking = toolsWith(null);
  const values = { park: "Söhlde", number: "V-1" };
  expect(await createContract.refuses?.(having, park)).toEqual({ key: "reason.hasContract", values });
  expect(await createContract.refuses?.(lacking, park)).toBeUndefined();
  expect(await deleteContract.refuses?.(having, park)).toBeUndefined();
  expect(await deleteContract.refuses?.(lacking, park)).toMatchObject({ key: "reason.hasNoContract" });
  const goes = { key: "action.accounting.deleteContract.goes", values: { number: "V-1" } };
  expect(await deleteContract.warning?.(having, [park])).toEqual(goes);
});
