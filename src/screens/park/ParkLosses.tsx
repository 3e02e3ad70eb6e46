import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { rangeWords } from "../../frame/rangeWords";
import { Waterfall } from "../../frame/Waterfall";
import { balanceOf, balanceParts } from "../../rules/energyBalance";
import type { Balance, BalancePart } from "../../rules/energyBalance";
import type { Range } from "../../rules/filterRange";
import { scale, scaled } from "../../rules/units";
import { waterfallSteps } from "../../rules/waterfall";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";
import { SkeletonRows } from "../../ui/Skeleton";
import { LOOK_BACK_DAYS } from "./useParkEnergy";
import type { ParkEnergy } from "./useParkEnergy";

type Span = "today" | "days";

const colors: Readonly<Record<BalancePart, string>> = {
  expected: "--data-8",
  lossGrid: "--data-loss-grid",
  lossMarketer: "--data-loss-marketer",
  lossOther: "--data-loss-other",
  rest: "--data-rest",
  delivered: "--data-grid",
};

const isSum = (part: BalancePart) => part === "expected" || part === "delivered";

/** Digits of what is written, in the unit of all. */
const DIGITS = 1;

interface LossesProps {
  readonly balance: Balance;
  readonly title: string;
  readonly range: Range;
  readonly zone: Zone;
}

/** Expected, less what was lost and by whom, is delivered: a waterfall whose numbers add up. */
function Losses({ balance, title, range, zone }: LossesProps) {
  const { t } = useTranslation();
  const own = scale(Object.values(balance), "energy");
  const parts = balanceParts.map((id) => ({
    id,
    value: scaled(balance[id], own) ?? 0,
    isSum: isSum(id),
  }));
  const steps = waterfallSteps(parts, DIGITS).map((step) => ({
    ...step,
    name: t(`parkStory.losses.${step.id}`),
    color: colors[step.id],
  }));
  return (
    <Waterfall
      hideTitle
      {...{ title, steps, range, zone }}
      measure={t("parkStory.losses.energy")}
      unit={own.unit}
      digits={DIGITS}
    />
  );
}

/** Where the energy went, today or in the last 30 days. */
export function ParkLosses({ energy, zone }: { energy: ParkEnergy; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const [span, setSpan] = useState<Span>("today");
  const query = energy[span];
  const title = t("parkStory.losses.title");
  return (
    <Panel
      title={title}
      {...(span === "days" ? { subtitle: rangeWords(energy.month, zone, i18n.language) } : {})}
      actions={
        <Segmented
          label={t("parkStory.losses.span")}
          options={[
            { id: "today", label: t("parkStory.losses.today") },
            { id: "days", label: t("parkStory.losses.days", { count: LOOK_BACK_DAYS }) },
          ]}
          value={span}
          onChange={setSpan}
        />
      }
    >
      <Loaded
        query={query}
        rows={(data) => data.kpiGraph}
        zone={zone}
        skeleton={<SkeletonRows />}
        idle={<EmptyState>{t("park.empty.future")}</EmptyState>}
      >
        {(graph) => {
          const balance = balanceOf(graph);
          if (balance === undefined)
            return (
              <EmptyState>
                {t(graph.expected === null ? "parkStory.losses.noExpected" : "parkStory.losses.nothing")}
              </EmptyState>
            );
          return (
            <Losses {...{ balance, title, zone }} range={span === "today" ? energy.day : energy.month} />
          );
        }}
      </Loaded>
    </Panel>
  );
}
