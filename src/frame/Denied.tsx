import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Need } from "../rules/permission";
import { requirementOf } from "../rules/permission";
import { routeById } from "../routes";
import { EmptyState } from "../ui/EmptyState";
import { Screen } from "./Screen";

/** Where one reads what one may do and why. */
const addressOfRights = routeById("rights")?.path ?? "/organization";

/** In place of a screen one may not see: its name, what it needs and the way to what one may do. Nothing of it is loaded [F45]. */
export function Denied({ title, need }: { title: string; need: Need }) {
  const { t } = useTranslation();
  return (
    <Screen title={title}>
      <EmptyState icon={Lock} action={<Link to={addressOfRights}>{t("rights.link")}</Link>}>
        {t("screen.denied")} {t(requirementOf(need))}
      </EmptyState>
    </Screen>
  );
}
