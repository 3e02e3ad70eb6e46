import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { PageSpinner } from "../ui/Spinner";
import styles from "./Gate.module.css";

/** The spinner of state -1, on every route; that nobody answers, or what was answered, is said, for it may last [81]. */
export function Waiting({ isStalled }: { isStalled: boolean }) {
  const { t } = useTranslation();
  const { session } = usePortal();
  const words = useSelector(session, ({ context }) => context.error?.text);
  return (
    <div className={styles.waiting}>
      {isStalled && (
        <p role="status" className={styles.stalled}>
          {t("gate.stalled")} {words}
          <button type="button" className={styles.again} onClick={() => session.send({ type: "RETRY" })}>
            {t("ui.retry")}
          </button>
        </p>
      )}
      <PageSpinner />
    </div>
  );
}
