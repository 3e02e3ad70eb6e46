import { ListFilter, PanelLeft, Satellite } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { classes } from "../ui/classes";
import { IconButton } from "../ui/IconButton";
import { FILTER_TOGGLE, SIDEBAR_TOGGLE } from "./handles";
import { LanguageMenu } from "./LanguageMenu";
import { LiveMark } from "./LiveMark";
import { PaletteButton } from "./PaletteButton";
import { useKeysOf, usePerform } from "./shellActions";
import { ThemeMenu } from "./ThemeMenu";
import styles from "./Topbar.module.css";
import { Trail } from "./Trail";
import { UserMenu } from "./UserMenu";

/** Sticky, 60 px; on narrow screens it leaves on the way down, and comes back for the focus (§2) [36], [37]. */
export const Topbar = observer(function Topbar() {
  const { t } = useTranslation();
  const { layout } = useTools();
  const perform = usePerform();
  const keysOf = useKeysOf();
  return (
    <header
      data-screen-only
      className={classes(styles.bar, layout.topbarHidden && styles.hidden)}
      onFocus={() => layout.showTopbar()}
    >
      <div className={styles.start}>
        <IconButton
          id={SIDEBAR_TOGGLE}
          label={t("shell.toggleSidebar")}
          icon={PanelLeft}
          keys={keysOf("view.sidebar")}
          aria-expanded={layout.sidebarOpen}
          aria-controls="sidebar"
          onClick={() => perform("view.sidebar")}
        />
        <Trail />
      </div>
      <PaletteButton />
      <div className={styles.end}>
        <LiveMark />
        <IconButton
          label={t("shell.siteCanvas")}
          icon={Satellite}
          aria-pressed={layout.siteCanvasOpen}
          onClick={() => perform("view.siteCanvas")}
        />
        <IconButton
          id={FILTER_TOGGLE}
          label={t("filters.title")}
          icon={ListFilter}
          keys={keysOf("view.filters")}
          aria-expanded={layout.asideOpen}
          onClick={() => perform("view.filters")}
        />
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  );
});
