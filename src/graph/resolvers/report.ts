import type { Resolvers } from "../../generated/resolvers";
import { done, idOf, instantOf, made, rowsOf } from "../answers";
import { fileOf } from "../file";
import type { ReportModel } from "../models/report";
import type { Schemas } from "../models/schemas";
import { dataOf } from "../rest";

type FileType = "pdf" | "csv";

function signatureOf(report: Schemas["Report"]): string | null {
  return idOf(report.digital_signature_pdf) ?? idOf(report.digital_signature_csv);
}

/** A report under the park it was asked for; null where nothing tells it from another. */
function reportOf(report: Schemas["Report"], park: string): ReportModel | null {
  const id = idOf(report.id) ?? signatureOf(report);
  return id === null ? null : { ...report, id, park_uid: park };
}

/** When it was made, epoch milliseconds; what says none is the oldest. */
function madeAt({ created_at }: Schemas["Report"]): number {
  const at = Date.parse(instantOf(created_at) ?? "");
  return Number.isNaN(at) ? 0 : at;
}

function isFileType(type: string): type is FileType {
  return type === "pdf" || type === "csv";
}

/** Reports of a park (§7 Reports). */
export const report: Resolvers = {
  Query: {
    reports: async (_, { park }, { rest }) => {
      const call = rest.GET("/api/v1/report/park/{uid}/list", { params: { path: { uid: park } } });
      const { reports } = await dataOf(call);
      const rows = rowsOf<Schemas["Report"]>(reports, (row) => idOf(row.id) ?? signatureOf(row));
      const newestFirst = [...rows].sort((one, other) => madeAt(other) - madeAt(one));
      return newestFirst.flatMap((row) => reportOf(row, park) ?? []);
    },
    downloadReport: async (_, { park, signature, fileType }, { rest }) => {
      const call = rest.GET("/api/v1/report/park/{uid}/download/{signature}", {
        params: { path: { uid: park, signature } },
        parseAs: "blob",
      });
      return fileOf(await dataOf(call), fileType);
    },
  },
  Mutation: {
    generateReport: async (_, { park, report: { start, end, fileTypes }, localSave }, { rest }) => {
      const saving = typeof localSave === "boolean" ? { local_save: localSave } : {};
      const call = rest.PUT("/api/v1/report/park/{uid}/generate", {
        params: { path: { uid: park }, query: saving },
        body: { start, end, file_types: fileTypes.filter(isFileType) },
      });
      const answer = await made<Schemas["Report"]>(call, (row) => idOf(row.id) ?? signatureOf(row));
      return answer && reportOf(answer, park);
    },
    deleteReport: async (_, { park, signature }, { rest }) => {
      const params = { path: { uid: park, signature } };
      await done(rest.DELETE("/api/v1/report/park/{uid}/report/{signature}", { params }));
      return signature;
    },
  },
  Report: {
    park: ({ park_uid }) => park_uid,
    createdAt: ({ created_at }) => instantOf(created_at),
    createdBy: ({ created_by }) => created_by ?? null,
    digitalSignaturePdf: ({ digital_signature_pdf }) => idOf(digital_signature_pdf),
    digitalSignatureCsv: ({ digital_signature_csv }) => idOf(digital_signature_csv),
    fileTypes: ({ digital_signature_pdf, digital_signature_csv }) => [
      ...(digital_signature_pdf ? ["pdf"] : []),
      ...(digital_signature_csv ? ["csv"] : []),
    ],
  },
};
