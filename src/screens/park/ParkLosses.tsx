import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { rangeWords } from "../../frame/rangeWords";
import { balanceOf, balanceParts } from "../../rules/energyBalance";
import type { Balance, BalancePart } from "../../rules/energyBalance";
import { formatNumber, formatRatio } from "../../rules/numbers";
import { scale, scaled } from "../../rules/units";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import { Segmented } from "../../ui/Segmented";
import { SkeletonRows } from "../../ui/Skeleton";
import styles from "./story.module.css";
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

/** From where to where a part's bar reaches: sums from nought, what is taken away from where the one before ended. */
function barsOf(balance: Balance): { part: BalancePart; from: number; to: number; value: number }[] {
  let level = 0;
  return balanceParts
    .map((part) => {
      const value = balance[part];
      const from = isSum(part) ? 0 : level;
      level = isSum(part) ? value : level + value;
      return { part, from, to: level, value };
    })
    .filter(({ part, value }) => isSum(part) || value !== 0);
}

/** Expected, less what was lost and by whom, is delivered: a waterfall whose numbers add up. */
function Waterfall({ balance, label }: { balance: Balance; label: string }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const bars = barsOf(balance);
  const own = scale(
    bars.map(({ value }) => value),
    "energy",
  );
  const most = Math.max(1, ...bars.flatMap(({ from, to }) => [from, to]));
  const percent = (value: number) => `${Math.max(0, (value / most) * 100)}%`;
  return (
    <table className={styles.sums} aria-label={label}>
      <tbody>
        {bars.map(({ part, from, to, value }) => (
          <tr key={part} className={part === "delivered" ? styles.total : undefined}>
            <th scope="row">{t(`parkStory.losses.${part}`)}</th>
            <td className={styles.track} aria-hidden="true">
              <div
                className={styles.bar}
                style={{
                  marginInlineStart: percent(Math.min(from, to)),
                  inlineSize: percent(Math.abs(to - from)),
                  background: `var(${colors[part]})`,
                }}
              />
            </td>
            <td>
              {formatNumber(scaled(value, own), language, { digits: 1 })} {own.unit}
            </td>
            <td className={styles.share}>
              {balance.expected > 0 && formatRatio(Math.abs(value) / balance.expected, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
          return <Waterfall balance={balance} label={title} />;
        }}
      </Loaded>
    </Panel>
  );
}
