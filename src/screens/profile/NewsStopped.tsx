import { RotateCw } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../../rules/asOfWords";
import { ownZone } from "../../rules/ownZone";
import { usePortal } from "../../frame/portal";
import { useHandOn } from "../../frame/useHandOn";
import { useTools } from "../../frame/tools";
import { eventLooksOf } from "../../state/eventLooks";
import { Button } from "../../ui/Button";
import styles from "./profile.module.css";

/** The chosen one of the levels beside it. */
const chosenBeside = (box: HTMLDivElement) =>
  box.parentElement?.querySelector<HTMLElement>('[role="radio"][aria-checked="true"], input:checked');

/** Says that new events are told of no longer for they could not be asked for, since when, and a retry; the alert has announced it. */
export const NewsStopped = observer(function NewsStopped() {
  const { t, i18n } = useTranslation();
  const { now } = usePortal();
  const looks = eventLooksOf(useTools().news);
  const since = looks.failingSince;
  const box = useHandOn(since !== null, chosenBeside);
  return (
    <div {...box} className={styles.mark}>
      {since !== null && (
        <>
          {t("news.stopped", { time: asOfWords(since, now(), i18n.language, ownZone) })}{" "}
          <Button
            icon={RotateCw}
            size="small"
            variant="quiet"
            busy={looks.isRetrying}
            onClick={() => looks.retry()}
          >
            {t("ui.retry")}
          </Button>
        </>
      )}
    </div>
  );
});
