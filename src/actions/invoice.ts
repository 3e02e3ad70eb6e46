import { Download, FileDown } from "lucide-react";
import { graphql } from "gql.tada";
import type { ResultOf } from "gql.tada";
import { action } from "../command/action";
import type { Action } from "../command/action";
import { choice } from "../command/args";
import { ActionError } from "../command/tools";
import type { Tools } from "../command/tools";
import { csvFile } from "../rules/csv";
import { formatEuro } from "../rules/money";
import { sampleInvoiceNumbers } from "../rules/sampleNumbers";
import { textPdf } from "../rules/textPdf";
import type { PdfLine } from "../rules/textPdf";

const Invoices = graphql(`
  query InvoicesToSave {
    invoices {
      id
      number
      date
      amount
      status
      billingAddress {
        id
        name
        street
        postalCode
        city
        country
        vatId
        assignedSites {
          id
          name
          size
          contractNumber
        }
      }
    }
    tariffs {
      name
      sites {
        name
        monthlyTariff
      }
    }
  }
`);

type Saved = ResultOf<typeof Invoices>;
type SavedInvoice = Saved["invoices"][number];

/** Samples are German whatever the language of the portal, and say what they are [205], [207]. */
const GERMAN = "de";

const dayOf = (date: string) => date.split("-").reverse().join(".");

/** An invoice as a page: whose, for what, how much; in German, as it is data. */
function pageOf({ number, date, amount, billingAddress: to }: SavedInvoice, tariffs: Saved["tariffs"]) {
  const prices = new Map(
    tariffs.flatMap(({ sites }) => sites.map((site) => [site.name, site.monthlyTariff])),
  );
  const line = (text: string): PdfLine => [[60, text]];
  return textPdf([
    line("MUSTER – keine echte Rechnung"),
    line("Beispieldaten / sample data, not a real invoice"),
    [],
    ...[to.name, to.street, `${to.postalCode} ${to.city}`, to.country, `USt-IdNr. ${to.vatId}`].map(line),
    [],
    line(`Rechnung ${number} vom ${dayOf(date)}`),
    [],
    ...to.assignedSites.map(({ name, size, contractNumber }): PdfLine => [
      [60, contractNumber],
      [150, name],
      [330, size],
      [430, formatEuro(prices.get(name), GERMAN)],
    ]),
    [],
    [
      [330, "Summe"],
      [430, formatEuro(amount, GERMAN)],
    ],
  ]);
}

/** One invoice as a file. The samples have none of their own (`downloadUrl` is null): it is drawn here. */
export const downloadInvoice = action({
  id: "invoice.download",
  icon: FileDown,
  needs: "invoice",
  group: "accounting",
  args: {
    invoice: choice({
      options: () => sampleInvoiceNumbers.map((value) => ({ value, label: value, literal: true })),
    }),
  },
  run: async (tools, { invoice: number }) => {
    const { invoices, tariffs } = await tools.query(Invoices, {}, { cached: true });
    const invoice = invoices.find((each) => each.number === number);
    if (!invoice) throw new ActionError(tools.t("action.invoice.download.absent"));
    tools.download(`rechnung-${number}.pdf`, pageOf(invoice, tariffs), "application/pdf");
    return { done: { key: "action.invoice.download.done", values: { number } } };
  },
});

function rowsOf(tools: Tools, invoices: readonly SavedInvoice[]) {
  const column = (id: string) => tools.t(`invoice.column.${id}`);
  return [
    ["number", "customer", "date", "status", "amount"].map(column),
    ...invoices.map(({ number, billingAddress, date, status, amount }) => [
      number,
      billingAddress.name,
      date,
      tools.t(`invoice.status.${status}`),
      amount,
    ]),
  ];
}

/** The invoices as a table for a spreadsheet of one's own language. */
export const exportInvoice = action({
  id: "invoice.export",
  icon: Download,
  needs: "invoice",
  group: "accounting",
  args: {
    status: choice({
      options: () => ["all", "paid", "pending"].map((value) => ({ value, label: `invoice.status.${value}` })),
      preset: () => "all",
    }),
  },
  run: async (tools, { status }) => {
    const { invoices } = await tools.query(Invoices, {}, { cached: true });
    const wanted = invoices.filter((each) => status === "all" || each.status === status);
    const text = csvFile(rowsOf(tools, wanted), tools.context().language);
    tools.download(`invoices-sample-${status}.csv`, text, "text/csv");
  },
});

export const invoiceActions: readonly Action[] = [downloadInvoice, exportInvoice];
