import { Languages } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../frame/tools";
import { LANGUAGES } from "../rules/constants";
import { IconButton } from "../ui/IconButton";
import { Menu } from "../ui/Menu";
import { usePerform } from "./shellActions";

/** Each language by its own name. */
const names = { en: "English", de: "Deutsch" } as const;

/** English or German, at once and lastingly (§2). */
export const LanguageMenu = observer(function LanguageMenu() {
  const { t } = useTranslation();
  const { preferences } = useTools();
  const perform = usePerform();
  return (
    <Menu
      label={t("shell.language")}
      trigger={<IconButton label={t("shell.language")} icon={Languages} />}
      entries={LANGUAGES.map((id) => ({ id, label: names[id] }))}
      selected={preferences.language}
      onAction={(id) => id !== preferences.language && perform(`view.language.${id}`, "menu")}
      placement="bottom end"
    />
  );
});
