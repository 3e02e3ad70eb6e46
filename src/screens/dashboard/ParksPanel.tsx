import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AsOfFresh } from "../../frame/AsOfFresh";
import { Loaded } from "../../frame/Loaded";
import type { Scope } from "../../frame/useScope";
import { lazyPart } from "../../ui/lazyPart";
import { Panel } from "../../ui/Panel";
import { SkeletonRows } from "../../ui/Skeleton";
import styles from "./DashboardScreen.module.css";

const ParksTable = lazyPart(
  async () => (await import("./ParksTable")).ParksTable,
  () => <SkeletonRows />,
);

const FirstStep = lazyPart(
  async () => (await import("./FirstStep")).FirstStep,
  () => null,
);

/** The parks of the scope, worst first. */
export function ParksPanel({ scope }: { scope: Scope }) {
  const { t } = useTranslation();
  const { portfolios } = scope;
  const [column, setColumn] = useState<string>();
  const none = portfolios.data?.portfolios.length === 0 ? "noPortfolio" : "noPark";
  return (
    <Panel
      title={t("dashboard.parks.title")}
      subtitle={
        <span className={styles.parts}>
          <AsOfFresh query={portfolios} zone={scope.zone} />
          <span>
            {column === undefined
              ? t("dashboard.parks.worstFirst")
              : t("dashboard.parks.sortedBy", { column })}
          </span>
        </span>
      }
      flush
    >
      <Loaded
        query={portfolios}
        rows={(data) => (data.portfolios.some(({ parks }) => parks.length > 0) ? data.portfolios : [])}
        zone={scope.zone}
        empty={t(`dashboard.empty.${none}`)}
        emptyAction={<FirstStep scope={scope} />}
      >
        {(list) => <ParksTable portfolios={list} scope={scope} onSorted={setColumn} />}
      </Loaded>
    </Panel>
  );
}
