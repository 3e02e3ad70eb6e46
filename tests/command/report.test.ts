import { print } from "graphql";
import type { DocumentNode } from "graphql";
import { describe, expect, test } from "vitest";
import { accountingActions } from "../../src/actions/accounting";
import { reportActions } from "../../src/actions/report";
import type { Action } from "../../src/command/action";
import type { Entity } from "../../src/command/entity";
import { perform, undo } from "../../src/command/perform";
import type { Tools } from "../../src/command/tools";
import { fakeTools, member, toasts } from "./fakeTools";

const report: Entity = { kind: "report", uid: "r1", name: "May", parent: "p1" };
const park: Entity = { kind: "park", uid: "p1", name: "Süd" };
const contact: Entity = { kind: "accountingContact", uid: "7", name: "Anna" };
const input = { range: { start: "2026-05-01", end: "2026-05-31" }, fileTypes: "both", localSave: "yes" };
const row = { id: "r1", digitalSignaturePdf: "../../x\r\n.exe", digitalSignatureCsv: null };

function named(all: readonly Action[], id: string): Action {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`no action ${id}`);
  return found;
}

/** Tools whose server notes what it is asked, and answers with `answer`. */
function served(answer: (field: string) => Promise<unknown>, change = {}) {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const ask = async (document: unknown, variables: unknown) => {
    const field = /\{\s*(\w+)/.exec(print(document as DocumentNode).replace(/\([^)]*\)/, ""))?.[1] ?? "";
    asked.push([field, variables]);
    return (await answer(field)) as never;
  };
  const tools = fakeTools(change, {
    mutate: ask,
    query: ask,
    download: (name, content, type) => void saved.push([name, content, type]),
  });
  return { tools, asked, saved };
}

describe("[179] generating a report", () => {
  const generate = named(reportActions, "report.generate");
  const press = (tools: Tools) =>
    perform(generate, tools, { subject: park, values: input, source: "button" });

  test("a double press generates once, both hear of its end, and it can be done again", async () => {
    const finish: (() => void)[] = [];
    const { tools, asked } = served(() => new Promise<void>((resolve) => void finish.push(resolve)));
    const [first, second] = [press(tools), press(tools)];
    await expect.poll(() => finish.length).toBe(1);
    finish.forEach((end) => end());
    expect([await first, await second]).toEqual([{ kind: "done" }, { kind: "done" }]);
    expect(asked).toEqual([
      [
        "generateReport",
        {
          park: "p1",
          report: { start: "2026-05-01", end: "2026-05-31", fileTypes: ["pdf", "csv"] },
          localSave: true,
        },
      ],
    ]);
    expect(toasts(tools).length).toBe(1);
    const third = press(tools);
    await expect.poll(() => finish.length).toBe(2);
    finish.forEach((end) => end());
    expect((await third).kind).toBe("done");
  });

  test("is for moderators", async () => {
    const { tools, asked } = served(() => Promise.resolve(), { access: member });
    expect([(await press(tools)).kind, asked]).toEqual(["refused", []]);
  });
});

describe("[179] the reports of a whole portfolio", () => {
  const generate = named(reportActions, "portfolio.generateReports");
  const [north, empty, foreign] = ["North", "Empty", "Foreign"].map((name): Entity => ({
    kind: "portfolio",
    uid: name,
    name,
  }));
  const parks = ["p1", "p2", "p3"].map((uid) => ({ uid, name: `Park ${uid}` }));
  const portfolios = [
    { uid: "North", name: "North", parks },
    { uid: "Empty", name: "Empty", parks: [] },
  ];
  const answer = (field: string) =>
    Promise.resolve(field === "portfolios" ? { portfolios } : { generateReport: null });
  const press = (tools: Tools, subject: Entity | undefined) =>
    perform(generate, tools, { ...(subject && { subject }), values: input, source: "menu" });

  test("one of each of its parks, with the same period, files and copy, said once", async () => {
    const { tools, asked } = served(answer);
    expect(await press(tools, north)).toEqual({ kind: "done" });
    const report = { start: "2026-05-01", end: "2026-05-31", fileTypes: ["pdf", "csv"] };
    expect(asked.slice(1)).toEqual(
      parks.map(({ uid }) => ["generateReport", { park: uid, report, localSave: true }]),
    );
    expect(toasts(tools)).toEqual([
      'success: outcome.doneMany {"action":"action.report.generate.label","count":3}',
    ]);
  });

  test.each([
    ["without parks", empty],
    ["that is gone", foreign],
  ])("a portfolio %s says so, before it is done too, and nothing is sent", async (_what, portfolio) => {
    const { tools, asked } = served(answer);
    const key = "action.portfolio.generateReports.noParks";
    expect(await generate.warning?.(tools, portfolio ? [portfolio] : [])).toMatchObject({ key });
    expect(await press(tools, portfolio)).toMatchObject({ kind: "failed" });
    expect([asked.length, toasts(tools)]).toEqual([2, [expect.stringContaining(key)]]);
  });
});

describe("downloading a report", () => {
  const download = named(reportActions, "report.download");

  test("[F109] the file as it came is saved under a safe name", async () => {
    const file = new Blob(["%PDF-"]);
    const answers = new Map<string, unknown>([
      ["reports", { reports: [row] }],
      ["downloadReport", { downloadReport: file }],
    ]);
    const { tools, saved } = served((field) => Promise.resolve(answers.get(field)));
    await perform(download, tools, { subject: report, values: { fileType: "pdf" }, source: "menu" });
    expect(saved).toEqual([["report-p1-x_exe.pdf", file, "application/pdf"]]);
  });

  test("[177][F108] what the server says instead of a file is shown, and nothing is saved", async () => {
    const { tools, saved } = served((field) =>
      field === "reports"
        ? Promise.resolve({ reports: [row] })
        : Promise.reject(new Error("The report is being made")),
    );
    await perform(download, tools, { subject: report, values: { fileType: "pdf" }, source: "menu" });
    expect([saved, toasts(tools)[0]]).toEqual([[], expect.stringContaining("The report is being made")]);
  });

  test("a type that it has not is said, without asking for it", async () => {
    const { tools, asked, saved } = served(() => Promise.resolve({ reports: [row] }));
    await perform(download, tools, { subject: report, values: { fileType: "csv" }, source: "menu" });
    expect([asked.length, saved]).toEqual([1, []]);
    expect(toasts(tools)[0]).toContain("action.report.download.absent");
  });
});

test("[178] deleting asks first, then sends the signature it has", async () => {
  const remove = named(reportActions, "report.delete");
  const { tools, asked } = served(() =>
    Promise.resolve({ reports: [{ ...row, digitalSignaturePdf: null, digitalSignatureCsv: "c" }] }),
  );
  const request = { subject: report, source: "key" } as const;
  expect((await perform(remove, tools, request)).kind).toBe("needsConfirmation");
  expect(asked).toEqual([]);
  await perform(remove, tools, { ...request, confirmed: true });
  expect(asked.at(-1)).toEqual(["deleteReport", { park: "p1", signature: "c" }]);
});

test("[202] taking a contact off a park can be undone", async () => {
  const { tools, asked } = served(() => Promise.resolve({}));
  const unassign = named(accountingActions, "accountingContact.unassign");
  await perform(unassign, tools, { subject: contact, values: { park }, source: "menu" });
  await undo(tools);
  const pair = { park: "p1", contact: "7" };
  expect(asked).toEqual([
    ["unassignAccountingContact", pair],
    ["assignAccountingContact", pair],
  ]);
});
