import { MapPinOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { RightsLink } from "../../frame/RightsLink";
import { Screen } from "../../frame/Screen";
import { buttonClasses } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";

/** A park that was deleted, that one may not see, or that no address can mean [15], [F23]. */
export function ParkNotFound() {
  const { t } = useTranslation();
  return (
    <Screen title={t("park.notFound.title")}>
      <EmptyState
        icon={MapPinOff}
        action={
          <Link to="/sites" className={buttonClasses({ variant: "primary" })}>
            {t("park.notFound.back")}
          </Link>
        }
      >
        {t("park.notFound.text")} <RightsLink />
      </EmptyState>
    </Screen>
  );
}
