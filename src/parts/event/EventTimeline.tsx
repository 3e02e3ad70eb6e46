import { ChartGantt } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import styles from "./timeline.module.css";
import { Timeline } from "./Timeline";
import type { TimelineProps } from "./Timeline";
import { useKeptSpan } from "./useKeptSpan";

/** From this width on the timeline stands above the list, below it a button opens it; CSS pixels. */
const ABOVE_FROM = 768;

/** The timeline of a list of events: above it, or in a dialog of its own where there is no room. */
export const EventTimeline = observer(function EventTimeline(given: Omit<TimelineProps, "kept">) {
  const { t } = useTranslation();
  const { layout } = useTools();
  const [isOpen, setOpen] = useState(false);
  const props = { ...given, kept: useKeptSpan(given.scope.where) };
  if (layout.width >= ABOVE_FROM) return <Timeline {...props} />;
  const { onOpen } = props;
  const close = () => setOpen(false);
  return (
    <div className={styles.opener}>
      <Button size="small" icon={ChartGantt} onClick={() => setOpen(true)}>
        {t("events.timeline.open")}
      </Button>
      <Dialog title={t("events.timeline.open")} isOpen={isOpen} onClose={close} size="large">
        <Timeline
          {...props}
          onTable={close}
          {...(onOpen && {
            onOpen: (id: string) => {
              close();
              onOpen(id);
            },
          })}
        />
      </Dialog>
    </div>
  );
});
