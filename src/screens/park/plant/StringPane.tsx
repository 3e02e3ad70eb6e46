import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import { ActionMenu } from "../../../frame/ActionMenu";
import { DetailPane } from "../../../frame/list/DetailPane";
import { formatNumber, NO_VALUE } from "../../../rules/numbers";
import { formatPower } from "../../../rules/quantities";
import { Deviation } from "./inverterColumns";
import type { StringItem } from "./plantQueries";
import { stringEntity } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import type { PartFigures } from "./usePartFigures";
import type { Plant } from "./usePlant";

const stringMenu = actionsOn("string");

/** One string: what it is, and what it did in the filter's range where its box measures it. */
export function StringPane(props: {
  string: StringItem;
  park: PlantPark;
  plant: Plant;
  figures: PartFigures;
}) {
  const { string, park, plant, figures } = props;
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const figure = figures.strings.get(string.id);
  const whole = (value: number | null, unit = "") =>
    value === null ? NO_VALUE : `${formatNumber(value, language, { digits: 0 })}${unit}`;
  const specific = figure?.specificYield ?? null;
  const facts = [
    ...(figure
      ? ([
          ["deviation", <Deviation key="deviation" ratio={figure.deviation} language={language} />],
          [
            "yield",
            specific === null
              ? NO_VALUE
              : `${formatNumber(specific, language, { digits: 2 })} ${t("plant.yieldUnit")}`,
          ],
        ] as const)
      : []),
    ["mppTracker", whole(string.mppTracker)],
    ["moduleCount", whole(string.moduleCount)],
    ["moduleType", string.moduleType ?? NO_VALUE],
    ["peakPower", formatPower(string.peakPowerW, language)],
    ["orientation", whole(string.orientation, "°")],
    ["tilt", whole(string.tilt, "°")],
  ] as const;
  return (
    <DetailPane
      title={string.name}
      actions={<ActionMenu actions={stringMenu} subject={stringEntity(string, park)} />}
      closeLabel={t("plant.closeString")}
      onClose={() => plant.forget("string")}
    >
      <dl className={styles.facts}>
        {facts.map(([id, text]) => (
          <div key={id}>
            <dt>{t(`plant.column.${id}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DetailPane>
  );
}
