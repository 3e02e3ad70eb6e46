import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { useTools } from "../../frame/tools";
import { LANGUAGES } from "../../rules/constants";
import { Button } from "../../ui/Button";
import styles from "./LoginScreen.module.css";

/** Each language by its own name. */
const names = { en: "English", de: "Deutsch" } as const;

/** The languages before sign-in, as plain buttons: the menu of the top bar is too heavy for the first page. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const { t } = useTranslation();
  const { preferences } = useTools();
  return (
    <div role="group" aria-label={t("shell.language")} className={styles.languages}>
      {LANGUAGES.map((language) => (
        <Button
          key={language}
          lang={language}
          variant="quiet"
          size="small"
          aria-pressed={preferences.language === language}
          onClick={() => preferences.setLanguage(language)}
        >
          {names[language]}
        </Button>
      ))}
    </div>
  );
});
