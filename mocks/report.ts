import type { HttpHandler } from "msw";
import type { Backend } from "./backend";
import type { Field } from "./body";
import { bodyOf, text } from "./body";
import type { Schemas } from "./http";
import { http, invalid, refusal } from "./http";
import { csvOf, pdfOf } from "./reportFile";
import type { ReportLanguage } from "./reportFile";
import { inSight, isPlatformAdmin, roleOf, visibleParks } from "./sight";
import { visitor } from "./visitor";
import type { Account, Park, ParkReport } from "./world/types";

type FileType = "pdf" | "csv";

const fileTypes: Field<FileType[]> & { optional: false } = {
  is: (value): value is FileType[] =>
    Array.isArray(value) && value.length > 0 && value.every((type) => type === "pdf" || type === "csv"),
  msg: "List of pdf, csv expected",
  optional: false,
};
const longestDays = 400;

/** How much longer than other calls one takes: a report is put together for a while. */
export function slownessOf({ method, url }: Pick<Request, "method" | "url">): number {
  return method === "PUT" && /\/report\/park\/[^/]+\/generate/.test(url) ? 40 : 1;
}

/** Reports of parks: who sees the park reads them, moderators and above make and delete them (§7 Reports). */
export function reportHandlers(backend: Backend): HttpHandler[] {
  return [
    http.get("/api/v1/report/park/{uid}/list", ({ request, params, response }) => {
      const place = placeOf(backend, request, params.uid);
      if (place instanceof Response) return response.untyped(place);
      const reports = reportsOf(backend, place.park).map(shown);
      return response(200).json({ reports });
    }),

    http.put("/api/v1/report/park/{uid}/generate", async ({ request, params, response }) => {
      const place = placeOf(backend, request, params.uid, "moderator");
      if (place instanceof Response) return response.untyped(place);
      const given = { start: text(10, 10), end: text(10, 10), file_types: fileTypes };
      const body = await bodyOf(request, given);
      if (body instanceof Response) return response.untyped(body);
      const days = (Date.parse(body.end) - Date.parse(body.start)) / 86_400_000;
      if (!(days >= 0) || days > longestDays)
        return response.untyped(
          invalid([{ msg: `Range of 1 to ${longestDays} days expected`, loc: ["body", "end"] }]),
        );
      const report = made(backend, place, body.start, body.end, body.file_types);
      return response(200).json(shown(report));
    }),

    http.get("/api/v1/report/park/{uid}/download/{signature}", ({ request, params, response }) => {
      const place = placeOf(backend, request, params.uid);
      if (place instanceof Response) return response.untyped(place);
      const report = withSignature(backend, place.park, params.signature);
      if (report instanceof Response) return response.untyped(report);
      return response.untyped(
        report.pdf === params.signature
          ? fileAnswer(
              pdfOf(backend, place.park, report, languageOf(place.account, request)),
              "application/pdf",
            )
          : fileAnswer(csvOf(backend, place.park, report), "text/csv; charset=utf-8"),
      );
    }),

    http.delete("/api/v1/report/park/{uid}/report/{signature}", ({ request, params, response }) => {
      const place = placeOf(backend, request, params.uid, "moderator");
      if (place instanceof Response) return response.untyped(place);
      const report = withSignature(backend, place.park, params.signature);
      if (report instanceof Response) return response.untyped(report);
      backend.world.reports.splice(backend.world.reports.indexOf(report), 1);
      backend.changed("reports", report.id);
      return response(200).json({ message: "Report deleted" });
    }),
  ];
}

interface Place {
  readonly account: Account;
  readonly park: Park;
}

/** Who asks, and the park; 401, 403 or 404. */
function placeOf(
  backend: Backend,
  request: Request,
  uid: string,
  least: "member" | "moderator" = "member",
): Place | Response {
  const who = visitor(backend, request);
  if (who instanceof Response) return who;
  const { account } = who;
  const park = inSight(uid, backend.world.parks, visibleParks(backend, account), "Park");
  if (park instanceof Response) return park;
  const role = roleOf(backend, account) ?? "";
  const may =
    least === "member" || isPlatformAdmin(account) || ["moderator", "admin", "owner"].includes(role);
  return may ? { account, park } : refusal(403, "Reports are made and deleted by moderators and above");
}

function reportsOf({ world }: Backend, park: Park): ParkReport[] {
  return world.reports
    .filter(({ park_uid }) => park_uid === park.uid)
    .sort((one, other) => other.created_at.localeCompare(one.created_at));
}

function withSignature(backend: Backend, park: Park, signature: string): ParkReport | Response {
  const found = reportsOf(backend, park).find(({ pdf, csv }) => pdf === signature || csv === signature);
  return found ?? refusal(404, "Report not found");
}

function made(
  backend: Backend,
  { account, park }: Place,
  start: string,
  end: string,
  types: readonly FileType[],
): ParkReport {
  const report: ParkReport = {
    id: crypto.randomUUID(),
    park_uid: park.uid,
    ...{ start, end },
    created_at: new Date(backend.now()).toISOString(),
    created_by: account.username,
    pdf: types.includes("pdf") ? crypto.randomUUID() : null,
    csv: types.includes("csv") ? crypto.randomUUID() : null,
  };
  backend.world.reports.push(report);
  backend.changed("reports", report.id);
  return report;
}

function shown({ pdf, csv, ...report }: ParkReport): Schemas["Report"] {
  return { ...report, digital_signature_pdf: pdf, digital_signature_csv: csv };
}

/** In which language a PDF is written: the account's, while it has chosen none the browser's. */
function languageOf({ language }: Account, { headers }: Request): ReportLanguage {
  const ofBrowser = typeof navigator === "undefined" ? "en" : navigator.language;
  return (language ?? headers.get("Accept-Language") ?? ofBrowser).startsWith("de") ? "de" : "en";
}

function fileAnswer(body: BodyInit, type: string): Response {
  return new Response(body, { headers: { "Content-Type": type } });
}
