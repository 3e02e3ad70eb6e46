import { expect, test } from "vitest";
import { contactsOf } from "../../src/actions/contactCard";
import type { Tools } from "../../src/command/tools";
import { fakeTools } from "./fakeTools";

test("contacts of several pages are all found, each page asked for once, and no more than are needed", async () => {
  const asked: number[] = [];
  const query = (_document: unknown, { page }: { page: number }) => {
    asked.push(page);
    const items = Array.from({ length: 100 }, (_, at) => ({ id: String((page - 1) * 100 + at) }));
    return Promise.resolve({ contacts: { total: 950, items } });
  };
  const tools = fakeTools({}, { query } as Partial<Tools>);
  const found = await contactsOf(
    tools,
    ["3", "150", "299"].map((uid) => ({ kind: "contact", uid, name: uid })),
  );
  expect(found.map(({ id }) => id)).toEqual(["3", "150", "299"]);
  expect(asked).toEqual([1, 2, 3]);
});
