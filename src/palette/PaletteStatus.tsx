import { observer } from "mobx-react-lite";
import { useTranslation } from "react-i18next";
import { stepOf } from "../command/collect";
import { useTools } from "../frame/tools";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { labelOfStep } from "./display";
import { emptyWords } from "./emptyWords";
import type { EntityIndex } from "./entityIndex";
import { firstWords } from "./firstWords";
import type { PaletteModel } from "./paletteModel";
import { failureText, questionOf } from "./PaletteSummary";
import { stillLoading } from "./stillLoading";

/** What changed, said politely: how many results, what is asked, why Enter does nothing [231]. */
export const PaletteStatus = observer(function PaletteStatus({
  model,
  index,
}: {
  model: PaletteModel;
  index: EntityIndex;
}) {
  const { t } = useTranslation();
  const tools = useTools();
  const { view, rows, highlighted } = model;
  const { level, stage, collected, unread, awaits } = view;
  const count = rows.length === 0 ? t("palette.noResults") : t("palette.resultCount", { count: rows.length });
  const loading = index.loading.state === "loading" ? ` ${stillLoading(tools, index)}` : "";
  const reason = highlighted?.disabled === undefined ? "" : ` ${highlighted.disabled}`;
  const said = (): string => {
    if (awaits !== undefined) return t("palette.goesOn");
    if (level.type !== "collect") return `${count}${loading}${reason}`;
    if (stage === "failed") return failureText(tools, collected.performed);
    if (stage === "running") return t("palette.running");
    if (unread !== undefined) return unread === "reading" ? t("ui.loading") : unread.reason;
    if (stage === "reviewing") return questionOf(tools, level.action, view);
    const { error } = collected;
    const step = stepOf(collected);
    const asked = step === undefined ? "" : labelOfStep(tools, level.action, step);
    if (error !== undefined) return t(error.key, { ...error.values });
    if (rows.length === 0) return `${asked}. ${emptyWords(tools, view, index)}`;
    return `${asked}. ${firstWords(tools, view) ?? count}${reason}`;
  };
  return <VisuallyHidden role="status">{said()}</VisuallyHidden>;
});
