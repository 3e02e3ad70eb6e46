import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { Toast } from "./Toast";
import styles from "./Toasts.module.css";

/** The alerts of now, stacked at the top right (§2, §4). They never take the focus [52]. */
export const Toasts = observer(function Toasts() {
  const { t } = useTranslation();
  const { alerts } = useTools();
  const region = useRef<HTMLElement>(null);
  /** Closing by keyboard leads to the next one, else back to the page. */
  const moveOn = (): void => {
    const next = region.current?.querySelector<HTMLElement>("[data-toast]:not([data-leaving]) [data-close]");
    (next ?? document.querySelector<HTMLElement>("h1[tabindex]"))?.focus();
  };
  return (
    <section ref={region} aria-label={t("shell.notifications")} className={styles.region} data-screen-only>
      {alerts.shown.map((alert) => (
        <Toast key={alert.id} alert={alert} alerts={alerts} onClosed={moveOn} />
      ))}
    </section>
  );
});
