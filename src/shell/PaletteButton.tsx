import { Search } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { Kbd } from "../ui/Kbd";
import { useKeysOf, usePerform } from "./shellActions";
import styles from "./Topbar.module.css";

/** The palette for those who do not know its key: a button like a field, with the key in it. */
export const PaletteButton = observer(function PaletteButton() {
  const { t } = useTranslation();
  const { overlays } = useTools();
  const perform = usePerform();
  const keysOf = useKeysOf();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={overlays.isOpen("palette")}
      className={styles.palette}
      onClick={() => perform("palette.open")}
    >
      <Search aria-hidden="true" className={styles.icon} />
      <span className={styles.words}>{t("shell.openPalette")}</span>
      <span aria-hidden="true" className={styles.kbd}>
        <Kbd keys={keysOf("palette.open") ?? ""} />
      </span>
    </button>
  );
});
