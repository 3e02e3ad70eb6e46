import { X } from "lucide-react";
import { type FocusEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Alert, Alerts } from "../state/alerts";
import { Button } from "../ui/Button";
import { classes } from "../ui/classes";
import { IconButton } from "../ui/IconButton";
import { statusIcons } from "../ui/Status";
import styles from "./Toasts.module.css";

/** §2: an error of the address renders as danger. */
const kinds = { success: "ok", info: "info", error: "fault" } as const;

/** The time that is left, as a bar that runs with the countdown and rests with it. */
function TimeLeft({ alert }: { alert: Alert }) {
  if (alert.time === null) return null;
  return (
    <span
      aria-hidden="true"
      data-progress
      className={styles.progress}
      style={{
        animationDuration: `${alert.time}ms`,
        animationPlayState: alert.kickoff && !alert.paused ? "running" : "paused",
      }}
    />
  );
}

/** One alert: its words, what can be done about it, and a way to close it. Rests under pointer and focus [51], [52]. */
export function Toast({ alert, alerts, onClosed }: { alert: Alert; alerts: Alerts; onClosed: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const { id, action } = alert;
  const kind = kinds[alert.type];
  const Icon = statusIcons[kind];
  const leave = (event: FocusEvent): void => {
    if (!box.current?.contains(event.relatedTarget)) alerts.resume(id, "focus");
  };
  const close = (): void => {
    const hadFocus = box.current?.contains(document.activeElement) === true;
    alerts.dismiss(id);
    if (hadFocus) requestAnimationFrame(onClosed);
  };
  return (
    <div
      ref={box}
      role={alert.type === "error" ? "alert" : "status"}
      data-toast
      data-leaving={alert.leaving || undefined}
      className={classes(styles.toast, styles[kind], alert.leaving && styles.leaving)}
      onPointerEnter={() => alerts.pause(id, "hover")}
      onPointerLeave={() => alerts.resume(id, "hover")}
      onFocus={() => alerts.pause(id, "focus")}
      onBlur={leave}
    >
      <Icon aria-hidden="true" className={styles.icon} />
      <p className={styles.words}>
        {alert.key === undefined ? alert.text : t(alert.key, alert.values ?? {})}
      </p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            action.run();
            close();
          }}
        >
          {t(action.label, action.values ?? {})}
        </Button>
      )}
      <IconButton label={t("ui.close")} icon={X} size="small" data-close onClick={close} />
      <TimeLeft alert={alert} />
    </div>
  );
}
