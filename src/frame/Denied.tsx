import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Need } from "../rules/permission";
import { requirementOf } from "../rules/permission";
import { EmptyState } from "../ui/EmptyState";
import { RightsLink } from "./RightsLink";
import { Screen } from "./Screen";

/** In place of a screen one may not see: its name, what it needs and the way to what one may do. Nothing of it is loaded [F45]. */
export function Denied({ title, need }: { title: string; need: Need }) {
  const { t } = useTranslation();
  return (
    <Screen title={title}>
      <EmptyState icon={Lock} action={<RightsLink />}>
        {t("screen.denied")} {t(requirementOf(need))}
      </EmptyState>
    </Screen>
  );
}
