import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { addressOfRights } from "../rules/permission";

/** From whatever is not allowed to what one may do, and why. */
export function RightsLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  return (
    <Link to={addressOfRights} className={className}>
      {t("rights.link")}
    </Link>
  );
}
