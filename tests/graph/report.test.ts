import { graphql } from "gql.tada";
import { describe, expect, test } from "vitest";
import { fakeServer, json } from "./server";
import type { Answer } from "./server";
import { malformed } from "./watched";

const Reports = graphql(`
  query Reports($park: ID!) {
    reports(park: $park) {
      id
      park
      digitalSignaturePdf
      digitalSignatureCsv
      fileTypes
    }
  }
`);
const Generate = graphql(`
  mutation Generate($report: ReportInput!, $localSave: Boolean) {
    generateReport(park: "p1", report: $report, localSave: $localSave) {
      id
      park
      digitalSignaturePdf
      digitalSignatureCsv
      fileTypes
    }
  }
`);
const Delete = graphql(`
  mutation Delete($signature: ID!) {
    deleteReport(park: "p1", signature: $signature)
  }
`);
const Download = graphql(`
  query Download($fileType: String!) {
    downloadReport(park: "p1", signature: "s", fileType: $fileType)
  }
`);

const list = "/api/v1/report/park/p1/list";
const generate = "/api/v1/report/park/p1/generate";
const download = "/api/v1/report/park/p1/download/s";
const report = (id: string) => ({
  id,
  digital_signature_pdf: `${id}-pdf`,
  digital_signature_csv: `${id}-csv`,
});
const input = { start: "2026-05-01", end: "2026-05-31", fileTypes: ["pdf", "csv"] };

function portal(answers: Record<string, Answer[]>) {
  const server = fakeServer({ [list]: [json({ reports: [report("a"), report("b")] })], ...answers });
  const { client } = server.graph;
  return {
    ...server,
    client,
    ask: () => client.query(Reports, { park: "p1" }).toPromise(),
    cached: () => client.query(Reports, { park: "p1" }, { requestPolicy: "cache-only" }).toPromise(),
    download: (fileType = "pdf") => client.query(Download, { fileType }).toPromise(),
  };
}

test("reports come the newest first, in whatever order the server names them; what says no time last", async () => {
  const at = (id: string, created_at?: string) => ({ ...report(id), ...(created_at && { created_at }) });
  const reports = [
    at("x"),
    at("a", "2026-05-01T08:00:00Z"),
    at("c", "2026-05-03T08:00:00+02:00"),
    at("b", "2026-05-02T08:00:00Z"),
  ];
  const { ask } = portal({ [list]: [json({ reports })] });
  expect((await ask()).data?.reports.map(({ id }) => id)).toEqual(["c", "b", "a", "x"]);
});

describe("[176] a generated report", () => {
  test("is sent with local_save in the query, and goes to the front of its park's list", async () => {
    const { client, ask, cached, requests } = portal({ [generate]: [json(report("new"))] });
    await ask();
    const made = await client.mutation(Generate, { report: input, localSave: true }).toPromise();
    expect(made.error).toBeUndefined();
    expect((await cached()).data?.reports.map(({ id }) => id)).toEqual(["new", "a", "b"]);
    expect(requests).toEqual([`GET ${list}`, `PUT ${generate}?local_save=true`]);
  });

  test("that was there already moves to the front, once", async () => {
    const { client, ask, cached } = portal({ [generate]: [json(report("b"))] });
    await ask();
    await client.mutation(Generate, { report: input }).toPromise();
    expect((await cached()).data?.reports.map(({ id }) => id)).toEqual(["b", "a"]);
  });
});

test.each(["a-pdf", "a-csv"])("[178] deleting by %s removes the whole entry", async (signature) => {
  const { client, ask, cached, requests } = portal({
    [`/api/v1/report/park/p1/report/${signature}`]: [json({ message: "gone" })],
  });
  await ask();
  const gone = await client.mutation(Delete, { signature }).toPromise();
  expect(gone.data).toEqual({ deleteReport: signature });
  expect((await cached()).data?.reports.map(({ id }) => id)).toEqual(["b"]);
  expect(requests.at(-1)).toBe(`DELETE /api/v1/report/park/p1/report/${signature}`);
});

describe("reports as servers send them", () => {
  test("rows without an id go by a signature; doubles, strangers and the nameless are left out", async () => {
    const { id: _, ...unnamed } = report("c");
    const reports = [unnamed, report("a"), report("a"), null, 7, {}, { digital_signature_csv: "only" }];
    const { ask } = portal({ [list]: [malformed(json({ reports }))] });
    expect((await ask()).data?.reports).toEqual([
      expect.objectContaining({ id: "c-pdf", park: "p1", fileTypes: ["pdf", "csv"] }),
      expect.objectContaining({ id: "a" }),
      expect.objectContaining({ id: "only", digitalSignaturePdf: null, fileTypes: ["csv"] }),
    ]);
  });

  test("no list at all is an error with the catalogue's text", async () => {
    const { ask } = portal({ [list]: [malformed(json({ reports: "none" }))] });
    expect((await ask()).error?.graphQLErrors[0]?.message).toBe("Failed to fetch park reports");
  });
});

describe("[177] a download", () => {
  const pdf = new Response("%PDF-1.4\nx", { headers: { "Content-Type": "application/pdf" } });

  test("gives the bytes as a file", async () => {
    const { data } = await portal({ [download]: [pdf] }).download();
    expect(await data?.downloadReport.text()).toBe("%PDF-1.4\nx");
  });

  test("[F108] an error of JSON is shown, whatever type it is sent as", async () => {
    for (const type of ["application/json", "application/pdf", "application/problem+json", ""]) {
      const body = JSON.stringify({ detail: "The report is being made" });
      const { error, data } = await portal({
        [download]: [malformed(new Response(body, { headers: { "Content-Type": type } }))],
      }).download();
      expect([error?.graphQLErrors[0]?.message, data?.downloadReport]).toEqual([
        "The report is being made",
        undefined,
      ]);
    }
  });

  test("a page of HTML, nothing, or no PDF is no file", async () => {
    for (const [body, type] of [
      ["<html></html>", "text/html"],
      ["", "application/pdf"],
      ["day,kwh", "application/pdf"],
    ] as const) {
      const answer = malformed(new Response(body, { headers: { "Content-Type": type } }));
      const { error } = await portal({ [download]: [answer] }).download();
      expect(error?.graphQLErrors[0]?.message).toBe("Failed to download report");
    }
  });

  test("a CSV passes as it came", async () => {
    const answer = new Response("day,kwh", { headers: { "Content-Type": "text/csv" } });
    const { data } = await portal({ [download]: [answer] }).download("csv");
    expect(await data?.downloadReport.text()).toBe("day,kwh");
  });
});

describe("[183] what stands where the server says nothing", () => {
  const silent = () => new Response(null, { status: 400 });
  const remove = "/api/v1/report/park/p1/report/x";
  const messages = async (answer: () => Response) => {
    const {
      client,
      ask,
      download: load,
    } = portal({
      ...{ [list]: [answer()], [generate]: [answer()], [download]: [answer()], [remove]: [answer()] },
    });
    const results = [
      await ask(),
      await client.mutation(Generate, { report: input }).toPromise(),
      await load(),
      await client.mutation(Delete, { signature: "x" }).toPromise(),
    ];
    return results.map(({ error }) => error?.graphQLErrors[0]?.message);
  };

  test("the four texts of the reports, word for word", async () => {
    expect(await messages(silent)).toEqual([
      "Failed to fetch park reports",
      "Failed to generate park report",
      "Failed to download report",
      "Failed to delete report",
    ]);
  });

  test("the server's words come first", async () => {
    const texts = await messages(() => json({ detail: "Wartung" }, 400));
    expect(texts).toEqual(["Wartung", "Wartung", "Wartung", "Wartung"]);
  });
});
