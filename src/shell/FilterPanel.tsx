import { X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { filterOf, replaceFilter } from "../actions/address";
import { Loaded } from "../frame/Loaded";
import { useTools } from "../frame/tools";
import { useScope } from "../frame/useScope";
import { FilterDraft } from "../state/filterDraft";
import { Button } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import styles from "./FilterPanel.module.css";
import { FilterFields } from "./FilterFields";
import { FILTER_PANEL, FILTER_TOGGLE } from "./handles";
import { usePerform } from "./shellActions";

/** At opening the draft is what the address says, and the first field has the focus; at closing the button has it. */
function useDraft(panel: { current: HTMLElement | null }) {
  const { filter } = useScope();
  const [draft] = useState(() => new FilterDraft(filter));
  useEffect(() => {
    const element = panel.current;
    const first = element?.querySelector<HTMLElement>("form [aria-haspopup]");
    (first ?? element)?.focus();
    return () => {
      if (document.activeElement === document.body || element?.contains(document.activeElement))
        document.getElementById(FILTER_TOGGLE)?.focus();
    };
  }, [panel]);
  return draft;
}

/** Esc closes and Ctrl+Enter saves; on the way down, for a select keeps the keys that it hears, but not those of an open list. */
function usePanelKeys(panel: { current: HTMLElement | null }, close: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isOurs = target === document.body || (target instanceof Node && panel.current?.contains(target));
      if (!isOurs) return;
      if (key === "Escape") close();
      if (key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      panel.current?.querySelector("form")?.requestSubmit();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, [panel, close]);
}

/**
 * The panel at the right (§2): what is chosen applies on Save, which writes the address once; Esc and the backdrop
 * discard it [44]-[48].
 */
export const FilterPanel = observer(function FilterPanel() {
  const { t } = useTranslation();
  const tools = useTools();
  const { portfolios } = useScope();
  const perform = usePerform();
  const panel = useRef<HTMLElement>(null);
  const draft = useDraft(panel);
  const close = useCallback(() => tools.layout.setAside(false), [tools]);
  usePanelKeys(panel, close);
  const clear = (): void => {
    perform("filter.clear");
    close();
  };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (draft.changed) replaceFilter(tools, draft.applyTo(filterOf(tools)));
    close();
  };
  return (
    <>
      <div className={styles.backdrop} data-backdrop onClick={close} />
      <aside
        id={FILTER_PANEL}
        data-screen-only
        ref={panel}
        tabIndex={-1}
        aria-label={t("filters.title")}
        className={styles.panel}
      >
        <header className={styles.header}>
          <h2>{t("filters.title")}</h2>
          <IconButton label={t("ui.close")} icon={X} size="small" keys="Escape" onClick={close} />
        </header>
        <form className={styles.form} onSubmit={save}>
          <Loaded query={portfolios} rows={(data) => data.portfolios} empty={t("filters.empty")}>
            {(rows) => <FilterFields portfolios={rows} draft={draft} />}
          </Loaded>
          <p className={styles.help}>{t("filters.help")}</p>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={clear}>
              {t("action.filter.clear.label")}
            </Button>
            <Button onClick={close}>{t("filters.cancel")}</Button>
            <Button type="submit" variant="primary" keys="$mod+Enter">
              {t("filters.save")}
            </Button>
          </div>
        </form>
      </aside>
    </>
  );
});
