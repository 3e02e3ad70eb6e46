import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { Button } from "../../ui/Button";
import { NotCopied } from "../../ui/CopySaid";
import { Dialog } from "../../ui/Dialog";

import styles from "./CopyDialog.module.css";

/** What the browser did not let a command copy: marked, with the key that copies it. */
export const CopyDialog = observer(function CopyDialog() {
  const { t } = useTranslation();
  const { alerts, engine, overlays } = useTools();
  const field = useRef<HTMLTextAreaElement>(null);
  const close = (): void => {
    overlays.close("copy");
    engine.setUncopied(undefined);
  };
  const { uncopied } = engine;
  if (uncopied === undefined) return null;
  const copied = (): void => {
    // The browser takes what is marked after all who hear of it: what is marked has to stand until then.
    setTimeout(close);
    alerts.show({ type: "success", key: "ui.copied" });
  };
  return (
    <Dialog
      title={t("copyByHand.title")}
      isOpen
      onClose={close}
      initialFocus={field}
      actions={<Button onClick={close}>{t("copyByHand.close")}</Button>}
    >
      <p>
        <NotCopied />
      </p>
      <textarea
        ref={field}
        readOnly
        translate="no"
        aria-label={t("copyByHand.text")}
        rows={Math.min(8, uncopied.split("\n").length + 1)}
        value={uncopied}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onCopy={copied}
        className={styles.text}
      />
    </Dialog>
  );
});
