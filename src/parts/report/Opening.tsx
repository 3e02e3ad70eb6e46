import { useTranslation } from "react-i18next";
import type { Entity } from "../../command/entity";
import { Skeleton } from "../../ui/Skeleton";

/** In the place of a file that is on its way. */
export function Opening({ report }: { report: Entity }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("reports.opening", { name: report.name })}>
      <Skeleton height="24rem" />
    </div>
  );
}
