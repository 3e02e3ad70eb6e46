import { useTranslation } from "react-i18next";
import { useSearch } from "../../frame/useSearch";
import { Segmented } from "../../ui/Segmented";

/** Its name in the address. */
const VIEW = "view";

type View = "list" | "map";

/** Which form the sites are shown in, in the address; the list says nothing there. */
export function useSitesView(): [View, (view: View) => void] {
  const [search, setSearch] = useSearch();
  const show = (view: View) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      next.delete("map");
      if (view === "list") next.delete(VIEW);
      else next.set(VIEW, view);
      return next;
    });
  return [search.get(VIEW) === "map" ? "map" : "list", show];
}

/** List or map. */
export function SitesViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation();
  const options = [
    { id: "list", label: t("parkMap.asList") },
    { id: "map", label: t("parkMap.asMap") },
  ] as const;
  return <Segmented label={t("parkMap.view")} options={options} value={view} onChange={onChange} />;
}
