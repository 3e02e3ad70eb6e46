import { Radio, RefreshCw, Unplug } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { asOfWords } from "../rules/asOfWords";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import { Tooltip } from "../ui/Tooltip";
import styles from "./Topbar.module.css";

const icons = { open: Radio, connecting: RefreshCw, closed: Unplug } as const;

/** How the live connection to the devices stands: in a shape, in words on hover, and to screen readers [190]. */
export const LiveMark = observer(function LiveMark() {
  const { t, i18n } = useTranslation();
  const { connection, now } = usePortal();
  const { context } = useTools();
  const { state, since } = connection.live;
  if (state === "off") return null;
  const Icon = icons[state];
  const time = asOfWords(since, now(), i18n.language, context().zone);
  const words = t(`shell.live.${state}`, { time });
  return (
    <Tooltip text={words} isName>
      {() => (
        <span role="img" aria-label={words} data-state={state} className={styles.live}>
          <Icon aria-hidden="true" className={styles.icon} />
        </span>
      )}
    </Tooltip>
  );
});
