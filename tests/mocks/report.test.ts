import { describe, expect, test } from "vitest";
import { slownessOf } from "../../mocks/report";
import { checkedFetch } from "../contract/contract";
import { call, quickDemo, signIn } from "./backend";

interface Report {
  readonly id: string;
  readonly digital_signature_pdf: string | null;
  readonly digital_signature_csv: string | null;
}

/** A demo whose every call is checked against the contract; a park of the owner's with reports. */
async function portal(id: string) {
  const plain = await quickDemo();
  const faults: string[] = [];
  const demo = { ...plain, fetch: checkedFetch(plain.fetch, (fault) => faults.push(fault)) };
  await signIn(demo, id);
  const organization = plain.world().accounts.find(({ account }) => account === "account-owner");
  const own = plain.world().portfolios.find((one) => one.organization_uid === organization?.organization_uid);
  const park = plain
    .world()
    .parks.find((one) => one.portfolio_uid === own?.uid && one.commissioned_at !== null);
  const path = `/api/v1/report/park/${park?.uid}`;
  return {
    demo,
    faults,
    path,
    park,
    list: async () => ((await call(demo, `GET ${path}/list`)).body as { reports: Report[] }).reports,
  };
}

const body = { start: "2026-06-01", end: "2026-06-07", file_types: ["pdf", "csv"] };

describe("reports of the demo", () => {
  test("[176] a moderator makes one, and it is the first of its park", async () => {
    const { demo, path, list, faults } = await portal("moderator");
    const before = await list();
    const made = await call(demo, `PUT ${path}/generate?local_save=true`, body);
    const after = await list();
    expect(made.status).toBe(200);
    expect(after).toEqual([made.body, ...before]);
    expect(faults).toEqual([]);
  });

  test.each(["pdf", "csv"] as const)("[178] deleting by its %s signature takes the whole", async (type) => {
    const { demo, path, list, faults } = await portal("moderator");
    const made = (await call(demo, `PUT ${path}/generate`, body)).body as Report;
    const count = (await list()).length;
    const gone = await call(demo, `DELETE ${path}/report/${made[`digital_signature_${type}`]}`);
    expect([gone.status, (await list()).length]).toEqual([200, count - 1]);
    const [pdf, csv] = [made.digital_signature_pdf, made.digital_signature_csv];
    for (const signature of [pdf, csv])
      expect((await call(demo, `GET ${path}/download/${signature}`)).status).toBe(404);
    expect(faults).toEqual([]);
  });

  test("[177] the files are a PDF with sound offsets and a CSV with a line a day", async () => {
    const { demo, path, park, faults } = await portal("moderator");
    const made = (await call(demo, `PUT ${path}/generate`, body)).body as Report;
    const pdf = await demo.fetch(`${path}/download/${made.digital_signature_pdf}`);
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const table = Number(/startxref\n(\d+)/.exec(bytes)?.[1]);
    expect(bytes.slice(table, table + 4)).toBe("xref");
    const offsets = [...bytes.matchAll(/^(\d{10}) 00000 n /gm)].map(([, at]) => Number(at));
    expect(offsets.map((at, index) => bytes.startsWith(`${index + 1} 0 obj`, at))).toEqual(
      offsets.map(() => true),
    );
    expect(bytes).toContain(`Operating report ${park?.name.replace(/[()\\]/g, "\\$&")}`);
    const csv = await demo.fetch(`${path}/download/${made.digital_signature_csv}`);
    const lines = (await csv.text()).trim().split("\r\n");
    expect([lines.length, lines[1]]).toEqual([8, expect.stringMatching(/^2026-06-01,\d+\.\d,\d+\.\d,/)]);
    expect(faults).toEqual([]);
  });

  test.each([
    ["de", "Betriebsbericht", "Zeitraum: 01.06.2026 bis 07.06.2026", /Ertrag: \d{1,3}(\.\d{3})+,\d kWh/],
    ["en", "Operating report", "Period: 1 Jun 2026 to 7 Jun 2026", /Yield: \d{1,3}(,\d{3})+\.\d kWh/],
  ])("the PDF is written in the account's language: %s", async (language, title, range, produced) => {
    const { demo, path, list, faults } = await portal("moderator");
    await call(demo, `PUT ${path}/generate`, body);
    await call(demo, "PUT /api/v1/self/update/user/settings", { language });
    const pdf = await demo.fetch(`${path}/download/${(await list())[0]?.digital_signature_pdf}`);
    const text = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(text).toContain(title);
    expect(text).toContain(range);
    expect(text).toMatch(produced);
    expect(faults).toEqual([]);
  });

  test("a member reads, but neither makes nor deletes; a stranger does not even read", async () => {
    const { demo, path, list, faults } = await portal("member");
    const [first] = await list();
    const signature = first?.digital_signature_pdf;
    const member = [
      (await call(demo, `GET ${path}/download/${signature}`)).status,
      (await call(demo, `PUT ${path}/generate`, body)).status,
      (await call(demo, `DELETE ${path}/report/${signature}`)).status,
    ];
    await signIn(demo, "hanse");
    const stranger = (await call(demo, `GET ${path}/list`)).status;
    await call(demo, "POST /api/v1/auth/logout");
    const nobody = (await call(demo, `GET ${path}/list`)).status;
    expect([member, stranger, nobody]).toEqual([[200, 403, 403], 403, 401]);
    expect(faults).toEqual([]);
  });

  test("unknown parks and signatures are 404, wrong bodies 422", async () => {
    const { demo, path } = await portal("admin");
    const statuses = [
      (await call(demo, "GET /api/v1/report/park/none/list")).status,
      (await call(demo, `GET ${path}/download/none`)).status,
      (await call(demo, `DELETE ${path}/report/none`)).status,
      (await call(demo, `PUT ${path}/generate`, { ...body, file_types: ["exe"] })).status,
      (await call(demo, `PUT ${path}/generate`, { ...body, end: "2026-05-01" })).status,
      (await call(demo, `PUT ${path}/generate`, { ...body, more: 1 })).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 422, 422, 422]);
  });

  test("[179] making one takes long, nothing else does", () => {
    const url = "http://portal.test/api/v1/report/park/p1";
    expect(slownessOf({ method: "PUT", url: `${url}/generate?local_save=true` })).toBeGreaterThan(10);
    expect(slownessOf({ method: "GET", url: `${url}/list` })).toBe(1);
  });
});
