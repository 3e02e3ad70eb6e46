import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { languageActions, themeActions } from "../../actions/view";
import type { Action } from "../../command/action";
import { notifyEvents } from "../../actions/eventNotify";
import { isNotifyBlocked } from "../../actions/notices";
import { perform } from "../../command/perform";
import { useTools } from "../../frame/tools";
import { LANGUAGES, THEMES } from "../../rules/constants";
import { notifyLevels, notifyNames } from "../../rules/event";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";
import { NewsStopped } from "./NewsStopped";
import styles from "./profile.module.css";

/** Each language calls itself by its own name. */
const LANGUAGE_NAMES = { en: "English", de: "Deutsch" } as const;

/** Theme and language: they change at once, and say when the account has them too (§3 Preferences). */
export const SettingsSection = observer(function SettingsSection() {
  const { t } = useTranslation();
  const tools = useTools();
  const { theme, language, saved } = tools.preferences;
  const { notifyFrom } = tools.preferences;
  const choose = (actions: readonly Action[], id: string): void => {
    const action = actions.find((each) => each.id === id);
    if (action) void perform(action, tools, { source: "form" });
  };
  return (
    <Panel title={t("profile.settings.title")} subtitle={t("profile.settings.why")}>
      <div className={styles.form}>
        <div className={styles.choice}>
          <span aria-hidden="true" className={styles.label}>
            {t("shell.theme")}
          </span>
          <Segmented
            label={t("shell.theme")}
            options={THEMES.map((id) => ({ id, label: t(`shell.themes.${id}`) }))}
            value={theme}
            onChange={(id) => choose(themeActions, `view.theme.${id}`)}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true" className={styles.label}>
            {t("shell.language")}
          </span>
          <Segmented
            label={t("shell.language")}
            options={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
            value={language}
            onChange={(id) => choose(languageActions, `view.language.${id}`)}
          />
        </div>
        <div className={styles.choice}>
          <span aria-hidden="true" className={styles.label}>
            {t("action.event.notify.label")}
          </span>
          <Segmented
            label={t("action.event.notify.label")}
            options={notifyNames.map((id) => ({ id, label: t(`news.level.${id}`) }))}
            value={notifyNames.find((id) => notifyLevels[id] === notifyFrom) ?? "none"}
            onChange={(newEvents) =>
              void perform(notifyEvents, tools, { values: { newEvents }, source: "form" })
            }
          />
          <p className={styles.mark}>
            {t(notifyFrom !== null && isNotifyBlocked() ? "news.inside" : "news.why")}
          </p>
          <NewsStopped />
        </div>
        <span role="status" className={styles.mark}>
          {saved !== null && t(`profile.settings.${saved}`)}
        </span>
      </div>
    </Panel>
  );
});
