import { useMemo } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Table } from "../../frame/Table";
import type { TableColumn } from "../../frame/Table";
import { formatEuro } from "../../rules/money";
import { Panel } from "../../ui/Panel";
import { German } from "./German";
import type { AddressRow, Billing, CustomerRow, TariffRow } from "./invoiceQueries";
import { customerSum, siteRows, tariffSum } from "./invoiceSums";
import type { SiteRow } from "./invoiceSums";
import styles from "./invoice.module.css";

const wide = "minmax(var(--table-name), 2fr)";
/** A long address on one line. */
const mail = "minmax(calc(var(--table-name) + var(--space-16)), 2fr)";
const narrow = "minmax(var(--table-name-narrow), 1fr)";
const value = "minmax(var(--table-value), 1fr)";

/** A column of the samples' own words. */
function german<Row>(
  id: string,
  header: string,
  read: (row: Row) => string | null,
  more: Partial<TableColumn<Row>> = {},
): TableColumn<Row> {
  const cell = (row: Row) => <German>{read(row) ?? ""}</German>;
  return { id, header, value: read, cell, width: narrow, ...more };
}

function money<Row>(
  header: string,
  language: string,
  read: (row: Row) => number,
  priority = true,
): TableColumn<Row> {
  const cell = (row: Row) => formatEuro(read(row), language);
  return { id: "price", header, value: read, cell, align: "end", width: value, priority };
}

const first = { width: wide, priority: true } as const;

function customerColumns(t: TFunction, language: string): TableColumn<CustomerRow>[] {
  const word = (id: string) => t(`invoice.column.${id}`);
  const person = ({ contacts: [contact] }: CustomerRow) =>
    contact ? `${contact.firstName} ${contact.lastName}` : null;
  return [
    german("company", word("company"), ({ company }) => company.name, first),
    german("person", word("contact"), person),
    german("phone", word("phone"), ({ contacts }) => contacts[0]?.phone ?? null),
    german("email", word("email"), ({ contacts }) => contacts[0]?.email ?? null, { width: mail }),
    {
      id: "sites",
      header: word("sites"),
      value: (row) => row.assignedSites.length,
      align: "end",
      width: value,
    },
    money(word("monthly"), language, customerSum),
  ];
}

function addressColumns(t: TFunction): TableColumn<AddressRow>[] {
  const word = (id: string) => t(`invoice.column.${id}`);
  return [
    german("name", word("company"), ({ name }) => name, first),
    german("street", word("street"), ({ street }) => street),
    german("city", word("city"), ({ postalCode, city }) => `${postalCode} ${city}`, { priority: true }),
    german("country", word("country"), ({ country }) => country),
    german("vatId", word("vatId"), ({ vatId }) => vatId),
    german("invoiceEmail", word("invoiceEmail"), ({ contact }) => contact.invoiceEmail, { width: mail }),
  ];
}

function siteColumns(t: TFunction, language: string): TableColumn<SiteRow>[] {
  const word = (id: string) => t(`invoice.column.${id}`);
  return [
    german("name", word("site"), ({ name }) => name, first),
    german("customer", word("customer"), ({ customer }) => customer, { width: wide }),
    {
      id: "type",
      header: word("tariff"),
      value: ({ type }) => (type === "pv" ? "PV" : type === "wind" ? "Wind" : type),
      width: value,
    },
    german("size", word("size"), ({ size }) => size, { width: value }),
    german("reference", word("reference"), ({ reference }) => reference),
    money(word("monthly"), language, ({ priceMonthly }) => priceMonthly),
  ];
}

function tariffColumns(t: TFunction, language: string): TableColumn<TariffRow>[] {
  const word = (id: string) => t(`invoice.column.${id}`);
  return [
    german("name", word("site"), ({ name }) => name, first),
    german("size", word("size"), ({ size }) => size, { width: value }),
    money(word("monthly"), language, ({ monthlyTariff }) => monthlyTariff),
  ];
}

/** One tariff: its sites and what they cost together a month. */
function TariffPanel({ tariff }: { tariff: Billing["tariffs"][number] }) {
  const { t, i18n } = useTranslation();
  const columns = useMemo(() => tariffColumns(t, i18n.language), [t, i18n.language]);
  const sum = formatEuro(tariffSum(tariff), i18n.language);
  const title = t("invoice.tariff", { name: tariff.name });
  return (
    <Panel flush title={title} subtitle={t("invoice.tariffSum", { count: tariff.sites.length, sum })}>
      <Table label={title} rows={tariff.sites} columns={columns} rowId={({ name }) => `tariff:${name}`} />
    </Panel>
  );
}

/** Who is billed, where to, for which sites and at which tariff. */
export function BillingPanels({ billing }: { billing: Billing }) {
  const { t, i18n } = useTranslation();
  const { billingCustomers, billingAddresses, tariffs } = billing;
  const sites = useMemo(
    () => siteRows(billingCustomers, billingAddresses),
    [billingCustomers, billingAddresses],
  );
  const columns = useMemo(
    () => ({
      customers: customerColumns(t, i18n.language),
      addresses: addressColumns(t),
      sites: siteColumns(t, i18n.language),
    }),
    [t, i18n.language],
  );
  const label = (id: string) => t(`invoice.${id}`);
  return (
    <div className={styles.panels}>
      <Panel flush title={label("customers")}>
        <Table
          label={label("customers")}
          rows={billingCustomers}
          columns={columns.customers}
          rowId={({ id }) => `customer:${id}`}
        />
      </Panel>
      <Panel flush title={label("addresses")}>
        <Table
          label={label("addresses")}
          rows={billingAddresses}
          columns={columns.addresses}
          rowId={({ id }) => `address:${id}`}
        />
      </Panel>
      <Panel flush title={label("sites")}>
        <Table
          label={label("sites")}
          rows={sites}
          columns={columns.sites}
          rowId={({ id }) => `billedSite:${id}`}
        />
      </Panel>
      <div className={styles.pair}>
        {tariffs.map((tariff) => (
          <TariffPanel key={tariff.name} tariff={tariff} />
        ))}
      </div>
    </div>
  );
}
