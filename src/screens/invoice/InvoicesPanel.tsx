import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { downloadInvoice, exportInvoice } from "../../actions/invoice";
import { perform } from "../../command/perform";
import { ActionButton } from "../../frame/ActionButton";
import { Loaded } from "../../frame/Loaded";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { useTools } from "../../frame/tools";
import type { GraphState } from "../../frame/useGraph";
import { useSearch } from "../../frame/useSearch";
import { formatDay } from "../../rules/dayText";
import { formatEuro } from "../../rules/money";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";
import { Status } from "../../ui/Status";
import { German } from "./German";
import type { InvoiceRow } from "./invoiceQueries";
import { invoiceSums } from "./invoiceSums";
import styles from "./invoice.module.css";

const statuses = ["all", "paid", "pending"] as const;
type Shown = (typeof statuses)[number];
const STATUS = "status";

/** Paid and pending in word and shape; what else a server may say, as it says it. */
function InvoiceState({ status }: { status: string }) {
  const { t } = useTranslation();
  if (status === "paid") return <Status kind="ok" label={t("invoice.status.paid")} />;
  if (status === "pending") return <Status kind="warning" label={t("invoice.status.pending")} />;
  return <Status kind="info" label={status} />;
}

function columnsOf(t: TFunction, language: string): TableColumn<InvoiceRow>[] {
  return [
    {
      id: "number",
      header: t("invoice.column.number"),
      value: ({ number }) => number,
      width: "minmax(var(--table-name-narrow), 1fr)",
      priority: true,
    },
    {
      id: "customer",
      header: t("invoice.column.customer"),
      value: ({ billingAddress }) => billingAddress.name,
      cell: ({ billingAddress }) => <German>{billingAddress.name}</German>,
      below: true,
      width: "minmax(var(--table-name), 2fr)",
    },
    {
      id: "date",
      header: t("invoice.column.date"),
      value: ({ date }) => date,
      cell: ({ date }) => formatDay(date, language),
      width: "minmax(var(--table-value), 1fr)",
    },
    {
      id: "status",
      header: t("invoice.column.status"),
      value: ({ status }) => status,
      cell: ({ status }) => <InvoiceState status={status} />,
      width: "minmax(var(--table-value), 1fr)",
      below: true,
    },
    {
      id: "amount",
      header: t("invoice.column.amount"),
      align: "end",
      value: ({ amount }) => amount,
      cell: ({ amount }) => formatEuro(amount, language),
      width: "minmax(var(--table-value), 1fr)",
      priority: true,
    },
    {
      id: "file",
      header: t("invoice.column.file"),
      value: () => null,
      saved: false,
      cell: ({ number }) => (
        <span className={styles.file}>
          <ActionButton action={downloadInvoice} values={{ invoice: number }} size="small" variant="quiet">
            PDF
          </ActionButton>
        </span>
      ),
      width: "minmax(var(--table-value-narrow), 1fr)",
      sort: false,
      priority: true,
    },
  ];
}

/** Which invoices the address asks for. */
function useShown() {
  const [search, setSearch] = useSearch();
  const shown: Shown = statuses.find((each) => each === search.get(STATUS)) ?? "all";
  const show = (next: Shown) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === "all") changed.delete(STATUS);
        else changed.set(STATUS, next);
        return changed;
      },
      { replace: true },
    );
  return { shown, show };
}

/** The invoices, paid and pending: their sum, each as a file, all as a table. Enter downloads. */
export function InvoicesPanel({ query }: { query: GraphState<{ invoices: InvoiceRow[] }> }) {
  const { t, i18n } = useTranslation();
  const tools = useTools();
  const { shown, show } = useShown();
  const columns = useMemo(() => columnsOf(t, i18n.language), [t, i18n.language]);
  const open = ({ number }: InvoiceRow) =>
    void perform(downloadInvoice, tools, { values: { invoice: number }, source: "button" });
  return (
    <Panel
      flush
      title={t("invoice.invoices")}
      actions={<ActionButton action={exportInvoice} values={{ status: shown }} size="small" />}
    >
      <div className={styles.bar}>
        <Segmented
          label={t("invoice.show")}
          options={statuses.map((id) => ({ id, label: t(`invoice.status.${id}`) }))}
          value={shown}
          onChange={show}
        />
      </div>
      <Loaded query={query} rows={(data) => data.invoices} failed={t("invoice.failed")}>
        {(invoices) => {
          const rows = invoices.filter(({ status }) => shown === "all" || status === shown);
          if (rows.length === 0) return <EmptyState>{t("invoice.none")}</EmptyState>;
          return (
            <>
              <Table
                label={t("invoice.invoices")}
                rows={rows}
                columns={columns}
                rowId={({ id }) => `invoice:${id}`}
                onOpen={open}
                defaultSort={{ column: "date", descending: true }}
              />
              <p role="status" className={styles.sum}>
                {t("invoice.sum", {
                  count: rows.length,
                  sum: formatEuro(invoiceSums(rows).all, i18n.language),
                })}
              </p>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}
