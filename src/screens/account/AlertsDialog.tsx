import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { alertTypes } from "../../rules/alertTypes";
import { localeOf } from "../../rules/numbers";
import type { Alert } from "../../state/alerts";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { EmptyState } from "../../ui/EmptyState";
import { Status } from "../../ui/Status";
import styles from "./AlertsDialog.module.css";

const kinds = { success: "ok", info: "info", error: "fault" } as const;

/** The visitor's own clock: an alert is about this page, not about a park. */
function timeWords(at: number, language: string): string {
  return new Intl.DateTimeFormat(localeOf(language), { timeStyle: "medium" }).format(at);
}

function Row({ alert }: { alert: Alert }) {
  const { t, i18n } = useTranslation();
  const { type, at, key, values, text } = alert;
  return (
    <li className={styles.row}>
      <time dateTime={new Date(at).toISOString()} className={styles.time}>
        {timeWords(at, i18n.language)}
      </time>
      <Status kind={kinds[type]} label={t(`alertsList.type.${type}`)} />
      <p className={styles.words}>{key === undefined ? text : t(key, values ?? {})}</p>
    </li>
  );
}

/** Every notification of this session, the latest first: a toast that is gone can be read again [50], [52]. */
export const AlertsDialog = observer(function AlertsDialog() {
  const { t } = useTranslation();
  const { alerts, overlays } = useTools();
  const { history } = alerts;
  const types = alertTypes.filter((type) => history.some((alert) => alert.type === type));
  const close = () => overlays.close("alerts");
  return (
    <Dialog
      title={t("alertsList.title")}
      isOpen
      onClose={close}
      actions={
        <>
          {/* of one kind alone, all is that kind */}
          {types.length > 1 &&
            types.map((type) => (
              <Button key={type} onClick={() => alerts.forget(type)}>
                {t(`alertsList.clearType.${type}`)}
              </Button>
            ))}
          {history.length > 0 && <Button onClick={() => alerts.forget()}>{t("alertsList.clear")}</Button>}
          <Button variant="primary" onClick={close}>
            {t("alertsList.close")}
          </Button>
        </>
      }
    >
      {history.length === 0 ? (
        <EmptyState>{t("alertsList.empty")}</EmptyState>
      ) : (
        <ul aria-label={t("alertsList.list")} tabIndex={0} className={styles.list}>
          {[...history].reverse().map((alert) => (
            <Row key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </Dialog>
  );
});
