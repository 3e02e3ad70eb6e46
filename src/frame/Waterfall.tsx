import { useMemo } from "react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber, formatRatio } from "../rules/numbers";
import type { WaterfallStep } from "../rules/waterfall";
import { ChartFigure } from "./chart/ChartFigure";
import { valueAxis } from "./chart/ticks";
import type { ChartRange } from "./chart/types";
import { Table } from "./Table";
import type { TableColumn } from "./Table";
import styles from "./Waterfall.module.css";

/** A step with its words and its colour, a data colour of `tokens.css`. */
export interface NamedStep extends WaterfallStep<string> {
  readonly name: string;
  readonly color: string;
}

interface WaterfallProps {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly steps: readonly NamedStep[];
  /** What is measured: "Energy". */
  readonly measure: string;
  readonly unit: string;
  readonly digits: number;
  /** What the file is called by. */
  readonly range: ChartRange;
  readonly zone: string;
}

/** Height of the drawing with its names, px. */
const HEIGHT = 260;

/** A part of the first sum, in either direction; null where that is nothing. */
function shareOf({ value }: NamedStep, steps: readonly NamedStep[]): number | null {
  const whole = steps[0]?.value ?? 0;
  return whole > 0 ? Math.abs(value) / whole : null;
}

function Drawing({ steps, unit, digits }: Pick<WaterfallProps, "steps" | "unit" | "digits">) {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const levels = steps.flatMap(({ from, to }) => [from, to]);
  const { low, high, ticks, digits: axisDigits } = valueAxis(Math.min(...levels), Math.max(...levels), 4);
  const above = (level: number) => `${((level - low) / (high - low)) * 100}%`;
  const text = (step: NamedStep) => formatNumber(step.value, language, { digits });
  const said = steps.map((step) => `${step.name} ${text(step)} ${unit}`).join(", ");
  return (
    <div role="img" aria-label={said} className={styles.drawing}>
      <span className={styles.unit}>{unit}</span>
      <div className={styles.plot}>
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.line}
            data-zero={tick === 0}
            style={{ insetBlockEnd: above(tick) }}
          >
            <span>{formatNumber(tick, language, { digits: axisDigits })}</span>
          </span>
        ))}
        <div className={styles.columns}>
          {steps.map(({ id, from, to, color, ...step }, place) => (
            <div key={id} className={styles.column}>
              <div
                className={styles.bar}
                style={
                  {
                    insetBlockEnd: above(Math.min(from, to)),
                    blockSize: `${(Math.abs(to - from) / (high - low)) * 100}%`,
                    "--color": `var(${color})`,
                  } as CSSProperties
                }
              />
              {place < steps.length - 1 && (
                <span className={styles.level} style={{ insetBlockEnd: above(to) }} />
              )}
              <span className={styles.value} style={{ insetBlockEnd: above(Math.max(from, to)) }}>
                {text({ id, from, to, color, ...step })}
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.names} lang={language}>
        {steps.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </div>
    </div>
  );
}

/** From one sum to another, by what was added and taken away: bars that stand where the one before ended. */
export function Waterfall(props: WaterfallProps) {
  const { title, steps, measure, unit, digits } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const columns = useMemo(
    (): TableColumn<NamedStep>[] => [
      { id: "name", header: t("chart.part"), value: ({ name }) => name, sort: false, priority: true },
      {
        id: "value",
        header: measure,
        unit,
        align: "end",
        sort: false,
        priority: true,
        value: ({ value }) => value,
        cell: ({ value }) => formatNumber(value, language, { digits }),
      },
      {
        id: "share",
        header: t("chart.share"),
        align: "end",
        sort: false,
        value: (step) => shareOf(step, steps),
        cell: (step) => formatRatio(shareOf(step, steps), language),
      },
    ],
    [steps, measure, unit, digits, language, t],
  );
  return (
    <ChartFigure
      {...props}
      height={HEIGHT}
      drawing={<Drawing {...{ steps, unit, digits }} />}
      table={
        <Table
          label={title}
          rows={steps}
          columns={columns}
          rowId={({ id }) => id}
          maxHeight="100%"
          hasSave={false}
          dense
        />
      }
      rows={() => [
        [t("chart.part"), `${measure} (${unit})`, t("chart.share")],
        ...steps.map((step) => [step.name, step.value, shareOf(step, steps)]),
      ]}
    />
  );
}
