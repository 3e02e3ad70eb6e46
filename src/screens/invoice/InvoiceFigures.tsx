import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { formatEuro } from "../../rules/money";
import { localeOf } from "../../rules/numbers";
import { Panel } from "../../ui/Panel";
import type { InvoiceRow } from "./invoiceQueries";
import { invoiceSums, monthSums } from "./invoiceSums";
import type { MonthRow } from "./invoiceSums";
import styles from "./invoice.module.css";

const parts = ["paid", "pending", "all"] as const;

function monthOf(month: string, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const at = Date.parse(`${month}-01`);
  return Number.isNaN(at) ? month : format.format(at);
}

/** What is paid, pending and invoiced in all: together, and month by month. */
export function InvoiceFigures({ invoices }: { invoices: readonly InvoiceRow[] }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const sums = invoiceSums(invoices);
  const months = useMemo(() => monthSums(invoices), [invoices]);
  const columns = useMemo<TableColumn<MonthRow>[]>(
    () => [
      {
        id: "month",
        header: t("invoice.column.month"),
        value: ({ month }) => month,
        cell: ({ month }) => monthOf(month, language),
        width: "minmax(var(--table-name-narrow), 2fr)",
        priority: true,
      },
      ...parts.map((id) => ({
        id,
        header: t(`invoice.figure.${id}`),
        value: (row: MonthRow) => row[id],
        cell: (row: MonthRow) => formatEuro(row[id], language),
        align: "end" as const,
        width: "minmax(var(--table-value), 1fr)",
        ...(id === "all" ? { priority: true } : { below: "named" as const }),
      })),
    ],
    [t, language],
  );
  return (
    <>
      <div className={styles.tiles}>
        {parts.map((id) => (
          <div key={id} role="group" aria-label={t(`invoice.figure.${id}`)} className={styles.tile}>
            <span className={styles.name}>{t(`invoice.figure.${id}`)}</span>
            <span className={styles.number}>{formatEuro(sums[id], language)}</span>
          </div>
        ))}
      </div>
      <Panel flush title={t("invoice.months")}>
        <Table
          label={t("invoice.months")}
          rows={months}
          columns={columns}
          rowId={({ month }) => `month:${month}`}
        />
      </Panel>
    </>
  );
}
