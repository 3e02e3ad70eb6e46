import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { PortfolioItem } from "../frame/portfoliosQuery";
import { SearchSelect } from "../frame/SearchSelect";
import { byName } from "../rules/names";
import { periods, readPeriod } from "../rules/period";
import { parkChoices, type FilterDraft } from "../state/filterDraft";
import { Select } from "../ui/Select";
import styles from "./FilterPanel.module.css";

/** The option that stands for all of them; no uid is a lone asterisk. */
const ALL = "*";

/** What a select of one shows: the one, all, or nothing when a link brought several [48]. */
function valueOf(one: string | null, chosen: readonly string[]): string | null {
  return one ?? (chosen.length === 0 ? ALL : null);
}

/** A portfolio or all, a park or all; a park brings its portfolio along, a portfolio clears the parks [46]. */
export const FilterFields = observer(function FilterFields({
  portfolios,
  draft,
}: {
  portfolios: readonly PortfolioItem[];
  draft: FilterDraft;
}) {
  const { t, i18n } = useTranslation();
  const sorted = useMemo(() => [...portfolios].sort(byName(i18n.language)), [portfolios, i18n.language]);
  const parks = useMemo(() => {
    const all = portfolios.flatMap((portfolio) =>
      portfolio.parks.map(({ uid, name }) => ({ uid, name, portfolio: portfolio.uid, hint: portfolio.name })),
    );
    const hints = new Map(all.map(({ uid, hint }) => [uid, hint]));
    const options = parkChoices(all, i18n.language).map(({ uid, name }) => ({
      id: uid,
      label: name,
      isName: true,
      hint: hints.get(uid),
    }));
    return { all, options };
  }, [portfolios, i18n.language]);
  return (
    <div className={styles.fields}>
      <Select
        label={t("arg.period.label")}
        options={periods.map((period) => ({ id: period, label: t(`period.${period}`) }))}
        value={draft.period}
        placeholder={t("period.Custom")}
        onChange={(id) => draft.choosePeriod(readPeriod(id))}
      />
      <SearchSelect
        label={t("filters.portfolio")}
        options={[
          { id: ALL, label: t("filters.allPortfolios") },
          ...sorted.map(({ uid, name }) => ({ id: uid, label: name, isName: true })),
        ]}
        value={valueOf(draft.portfolio, draft.portfolios)}
        placeholder={t("filters.portfolios", { count: draft.portfolios.length })}
        onChange={(id) => draft.choosePortfolio(id === ALL ? null : id)}
      />
      <SearchSelect
        label={t("filters.park")}
        options={[{ id: ALL, label: t("filters.allParks") }, ...parks.options]}
        value={valueOf(draft.park, draft.parks)}
        placeholder={t("filters.parks", { count: draft.parks.length })}
        onChange={(id) => draft.choosePark(id === ALL ? null : id, parks.all)}
      />
    </div>
  );
});
