import { Moon, Sun, SunMoon } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { THEMES } from "../rules/constants";
import { IconButton } from "../ui/IconButton";
import { Menu } from "../ui/Menu";
import { usePerform } from "./shellActions";

const icons = { light: Sun, dark: Moon, auto: SunMoon } as const;

/** Light, dark, or as the system has it (§2). */
export const ThemeMenu = observer(function ThemeMenu() {
  const { t } = useTranslation();
  const { preferences } = useTools();
  const perform = usePerform();
  return (
    <Menu
      label={t("shell.theme")}
      trigger={<IconButton label={t("shell.theme")} icon={icons[preferences.theme]} />}
      entries={THEMES.map((id) => ({ id, label: t(`shell.themes.${id}`), icon: icons[id] }))}
      selected={preferences.theme}
      onAction={(id) => id !== preferences.theme && perform(`view.theme.${id}`, "menu")}
      placement="bottom end"
    />
  );
});
