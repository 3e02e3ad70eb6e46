import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { localeOf } from "../rules/numbers";

/** When this build was made, in the visitor's own time. */
export function BuildTime() {
  const { t, i18n } = useTranslation();
  const { builtAt } = usePortal();
  const at = new Date(builtAt);
  if (Number.isNaN(at.getTime())) return null;
  const time = new Intl.DateTimeFormat(localeOf(i18n.language), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(at);
  return <time dateTime={builtAt}>{t("shell.built", { time })}</time>;
}
