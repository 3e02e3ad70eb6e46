import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { KeySheet } from "../parts/keys/KeySheet";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

/** All keys, over whatever is shown; the profile has the same as a tab. */
export const KeyboardSheet = observer(function KeyboardSheet() {
  const { t } = useTranslation();
  const { overlays, keys } = useTools();
  const close = () => overlays.close("keys");
  return (
    <Dialog
      title={t("keys.title")}
      isOpen={overlays.isOpen("keys")}
      onClose={close}
      actions={
        <>
          <Button onClick={() => keys.reset()}>{t("keys.resetAll")}</Button>
          <Button variant="primary" onClick={close}>
            {t("ui.close")}
          </Button>
        </>
      }
    >
      <KeySheet autoFocus />
    </Dialog>
  );
});
