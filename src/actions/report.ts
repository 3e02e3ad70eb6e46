import { Download, FilePlus2, FileText, Files, Trash2 } from "lucide-react";
import { graphql } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice, range } from "../command/args";
import type { Entity } from "../command/entity";
import { perform } from "../command/perform";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { reportFileName } from "../rules/fileName";
import { reachActions } from "./entities";
import { ParksOfPortfolios } from "./portfolioEdit";

const Signatures = graphql(`
  query ReportSignatures($park: ID!) {
    reports(park: $park) {
      id
      digitalSignaturePdf
      digitalSignatureCsv
    }
  }
`);

const DownloadReport = graphql(`
  query DownloadReport($park: ID!, $signature: ID!, $fileType: String!) {
    downloadReport(park: $park, signature: $signature, fileType: $fileType)
  }
`);

const GenerateReport = graphql(`
  mutation GenerateReport($park: ID!, $report: ReportInput!, $localSave: Boolean) {
    generateReport(park: $park, report: $report, localSave: $localSave) {
      id
      park
      start
      end
      createdAt
      createdBy
      digitalSignaturePdf
      digitalSignatureCsv
      fileTypes
    }
  }
`);

const DeleteReport = graphql(`
  mutation DeleteReport($park: ID!, $signature: ID!) {
    deleteReport(park: $park, signature: $signature)
  }
`);

const mimeTypes = { pdf: "application/pdf", csv: "text/csv;charset=utf-8" } as const;
const pdf = { value: "pdf", label: "PDF", literal: true };
const csv = { value: "csv", label: "CSV", literal: true };
const both = { value: "both", label: "PDF + CSV", literal: true };
const no = { value: "no", label: "arg.no" };
const yes = { value: "yes", label: "arg.yes" };

const belongsToPark = ({ parent }: Entity) => parent !== undefined;

interface ReportPlace {
  readonly park: string;
  readonly id: string;
}

/**
 * A file of a report and the name to save it under; its signature is looked up, for the report's entity has none.
 * @throws ActionError where the report has no such file, RestError where it cannot be had (§7 Reports).
 */
export async function reportFile(
  tools: Tools,
  place: ReportPlace,
  fileType: "pdf" | "csv",
): Promise<{ readonly name: string; readonly file: Blob }> {
  const { park } = place;
  const { pdf, csv } = await signaturesOf(tools, place);
  const signature = fileType === "csv" ? csv : pdf;
  if (signature === null) throw new ActionError(tools.t("action.report.download.absent"));
  const { downloadReport: file } = await tools.query(DownloadReport, { park, signature, fileType });
  return { name: reportFileName(park, signature, fileType), file };
}

async function signaturesOf(tools: Tools, { park, id }: ReportPlace) {
  const { reports } = await tools.query(Signatures, { park }, { cached: true });
  const found = reports.find((report) => report.id === id);
  return { pdf: found?.digitalSignaturePdf ?? null, csv: found?.digitalSignatureCsv ?? null };
}

const placeOf = (report: Entity | undefined): ReportPlace => ({
  park: report?.parent ?? "",
  id: report?.uid ?? "",
});

/** One file of a report, saved under its own name. */
export const downloadReport = action({
  id: "report.download",
  icon: Download,
  needs: "report",
  on: "report",
  suits: belongsToPark,
  group: "report",
  args: { fileType: choice({ options: () => [pdf, csv], preset: () => "pdf" }) },
  run: async (tools, values, report) => {
    const fileType = values.fileType === "csv" ? "csv" : "pdf";
    const { name, file } = await reportFile(tools, placeOf(report), fileType);
    tools.download(name, file, mimeTypes[fileType]);
  },
});

const reportArgs = {
  range: range({ help: "arg.help.range" }),
  fileTypes: choice({ options: () => [both, pdf, csv], preset: () => "both" }),
  localSave: choice({ options: () => [no, yes], preset: () => "no" }),
};

/** A second press while it runs joins it, as every write does. */
export const generateReport = action({
  id: "report.generate",
  icon: FilePlus2,
  needs: "moderator",
  on: "park",
  bulk: "each",
  write: true,
  long: true,
  group: "report",
  args: reportArgs,
  run: async (tools, { range: days, fileTypes, localSave }, park) => {
    const types = fileTypes === "both" ? ["pdf", "csv"] : [fileTypes];
    await tools.mutate(GenerateReport, {
      park: park?.uid ?? "",
      report: { ...days, fileTypes: types },
      localSave: localSave === "yes",
    });
    const name = park?.name ?? "";
    const link = tools.addressOf({ kind: "report", uid: "", name, parent: park?.uid ?? "" });
    return { done: { key: "action.report.generate.done", values: { name } }, ...(link ? { link } : {}) };
  },
});

async function parksOf(tools: Tools, portfolio: Entity | undefined): Promise<readonly Entity[]> {
  const { portfolios } = await tools.query(ParksOfPortfolios, {}, { cached: true });
  const found = portfolios.find(({ uid }) => uid === portfolio?.uid);
  return (found?.parks ?? []).map(({ uid, name }) => ({
    kind: "park",
    uid,
    name,
    ...(found && { context: found.name, parent: found.uid }),
  }));
}

/** For each park of it, as if all of them had been selected: what fails of them is tried again by itself. */
const generateReports = action({
  id: "portfolio.generateReports",
  icon: Files,
  needs: "moderator",
  on: "portfolio",
  write: true,
  group: "portfolio",
  warning: async (tools, [portfolio]) => {
    const parks = await parksOf(tools, portfolio);
    if (parks.length === 0)
      return { key: "action.portfolio.generateReports.noParks", values: { name: portfolio?.name ?? "" } };
    const names = parks.map(({ name }) => name);
    return { key: "action.portfolio.generateReports.parks", values: { count: names.length }, names };
  },
  args: reportArgs,
  run: async (tools, values, portfolio) => {
    const epoch = tools.epoch();
    const subjects = await parksOf(tools, portfolio);
    // Whoever is in by now has not asked for it.
    if (tools.epoch() !== epoch) return { quiet: true, unchanged: true };
    if (subjects.length === 0)
      throw new ActionError(
        tools.t("action.portfolio.generateReports.noParks", { name: portfolio?.name ?? "" }),
      );
    await perform(generateReport, tools, { subjects, values, source: "menu" });
    return { quiet: true, unchanged: true };
  },
});

/** Its words say that both files go: one signature takes the whole report with it (§4). */
const deleteReport = action({
  id: "report.delete",
  icon: Trash2,
  needs: "moderator",
  on: "report",
  suits: belongsToPark,
  bulk: "each",
  write: true,
  danger: true,
  group: "report",
  run: async (tools, _values, report) => {
    const signatures = await signaturesOf(tools, placeOf(report));
    const signature = signatures.pdf ?? signatures.csv;
    if (signature === null) throw new ActionError(tools.t("action.report.delete.absent"));
    await tools.mutate(DeleteReport, { park: report?.parent ?? "", signature });
  },
});

export const reportActions: readonly Action[] = [
  ...reachActions({ kind: "report", icon: FileText, needs: "report", group: "report" }),
  downloadReport,
  generateReport,
  generateReports,
  deleteReport,
];
