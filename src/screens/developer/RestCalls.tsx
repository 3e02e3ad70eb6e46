import { useTranslation } from "react-i18next";
import type { TracedCall } from "../../frame/portal";
import { useTools } from "../../frame/tools";
import { curlOf } from "../../rules/curl";
import { localeOf } from "../../rules/numbers";
import { maskAddress } from "../../rules/secrets";
import { CodeBlock } from "../../ui/CodeBlock";
import { EmptyState } from "../../ui/EmptyState";
import { Status } from "../../ui/Status";
import styles from "./CallDialog.module.css";

/** Path and query without the origin, which stands in the cURL command. */
function placeOf(address: string): string {
  return maskAddress(address.replace(/^\w+:\/\/[^/]+/, ""));
}

function RestCall({ call }: { call: TracedCall }) {
  const { t, i18n } = useTranslation();
  const { copy } = useTools();
  const { method, url, status, duration } = call;
  const isGood = status >= 200 && status < 400;
  const time = new Intl.NumberFormat(localeOf(i18n.language), { maximumFractionDigits: 0 }).format(duration);
  return (
    <li className={styles.call}>
      <div className={styles.line}>
        <span className={styles.address}>
          {method} {placeOf(url)}
        </span>
        <Status kind={isGood ? "ok" : "fault"} label={status === 0 ? t("call.noAnswer") : String(status)} />
        <span className={styles.duration}>{t("call.duration", { time })}</span>
      </div>
      <CodeBlock label="cURL" text={curlOf(call)} copy={copy} />
    </li>
  );
}

/** The calls of one run in the order in which they ended, repetitions included. */
export function RestCalls({ calls }: { calls: readonly TracedCall[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("call.calls")} className={styles.part}>
      <h3 className={styles.title}>{t("call.calls")}</h3>
      {calls.length === 0 ? (
        <EmptyState>{t("call.none")}</EmptyState>
      ) : (
        <>
          <p className={styles.hint}>{t("call.cookies")}</p>
          <ul aria-label={t("call.calls")} className={styles.calls}>
            {calls.map((call, index) => (
              <RestCall key={index} call={call} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
