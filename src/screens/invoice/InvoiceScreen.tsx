import { FlaskConical } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { Screen } from "../../frame/Screen";
import { useGraph } from "../../frame/useGraph";
import { BillingPanels } from "./BillingPanels";
import { InvoiceFigures } from "./InvoiceFigures";
import { BillingQuery, InvoicesQuery } from "./invoiceQueries";
import { InvoicesPanel } from "./InvoicesPanel";
import styles from "./invoice.module.css";

const nothing = {};

/** Billing and invoices: sample data, said so above all of it, so that nobody quotes it [205]. */
export function InvoiceScreen() {
  const { t } = useTranslation();
  const invoices = useGraph(InvoicesQuery, nothing);
  const billing = useGraph(BillingQuery, nothing);
  return (
    <Screen wide title={t("screen.invoice")}>
      <p role="note" className={styles.sample}>
        <FlaskConical aria-hidden="true" />
        <span>
          <strong>{t("invoice.sample")}</strong> {t("invoice.sampleText")}
        </span>
      </p>
      {invoices.data && <InvoiceFigures invoices={invoices.data.invoices} />}
      <InvoicesPanel query={invoices} />
      <Loaded query={billing} rows={(data) => data} failed={t("invoice.billingFailed")}>
        {(data) => <BillingPanels billing={data} />}
      </Loaded>
    </Screen>
  );
}
