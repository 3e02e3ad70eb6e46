import { useTranslation } from "react-i18next";
import type { Degrees } from "../../rules/mercator";
import { formatNumber } from "../../rules/numbers";

/** A position in words. */
export function usePlaceWords() {
  const { t, i18n } = useTranslation();
  const degrees = (value: number | null | undefined) => formatNumber(value, i18n.language, { maxDigits: 6 });
  return ({ latitude, longitude }: Degrees) =>
    t("parkMap.degrees", { latitude: degrees(latitude), longitude: degrees(longitude) });
}
