import { useTranslation } from "react-i18next";
import { perNames, perOf, withPer } from "../rules/compare";
import { Segmented } from "../ui/Segmented";
import { useSearch } from "./useSearch";

const ALONE = "alone";

/** Whether parks are laid over one another, and how; kept in the address. `alone` says what is drawn without. */
export function PerParks({ alone }: { alone: string }) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const choose = (per: string) =>
    setSearch((current) =>
      withPer(
        current,
        perNames.find((each) => each === per),
      ),
    );
  return (
    <Segmented
      label={t("compare.per.label")}
      options={[
        { id: ALONE, label: alone },
        ...perNames.map((id) => ({ id, label: t(`compare.per.${id}`) })),
      ]}
      value={perOf(search) ?? ALONE}
      onChange={choose}
    />
  );
}
