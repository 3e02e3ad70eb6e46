import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { comparesBefore, withCompare } from "../../rules/compare";
import { Switch } from "../../ui/Switch";

/** Whether the day before is drawn beside the day; kept in the address. */
export function CompareSwitch() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  return (
    <Switch
      label={t("action.view.compare.label")}
      isSelected={comparesBefore(search)}
      onChange={(isOn) => setSearch((current) => withCompare(current, isOn))}
    />
  );
}
