import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import { ActionMenu } from "../../../frame/ActionMenu";
import { DetailPane } from "../../../frame/list/DetailPane";
import { Split } from "../../../frame/list/Split";
import { formatNumber, formatRatio, NO_VALUE } from "../../../rules/numbers";
import { formatEnergy, formatPower } from "../../../rules/quantities";
import { GaksPanel, NarrowedTo, StringsPanel } from "./PartsPanels";
import { Deviation, InverterState } from "./inverterColumns";
import type { InverterItem, StatItem } from "./plantQueries";
import { deviationById, hasBoxes, inverterEntity, isWind, wordsOf } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import { StringPane } from "./StringPane";
import type { NamedParts } from "./useNamedParts";
import { usePartFigures } from "./usePartFigures";
import type { Plant } from "./usePlant";
import { Stack } from "../../../ui/Stack";

const inverterMenu = actionsOn("inverter");

type FactsProps = { inverter: InverterItem; park: PlantPark; stats: readonly StatItem[] };

/** What it is, and what it did in the filter's range: the list beside it has no room for that. */
function Facts({ inverter, park, stats }: FactsProps) {
  const { t, i18n } = useTranslation();
  const { manufacturer, model, serialNumber, firmware, ratedPowerW, peakPowerW } = inverter;
  const { language } = i18n;
  const stat = stats.find((one) => one.inverter === inverter.id);
  const deviation = deviationById(stats).get(inverter.id);
  const unit = t("plant.yieldUnit", wordsOf(park));
  const product = [manufacturer, model].filter((part) => part !== null).join(" ");
  const facts = [
    ["product", product === "" ? NO_VALUE : product],
    ["serial", serialNumber ?? NO_VALUE],
    ["firmware", firmware ?? NO_VALUE],
    ["ratedPower", formatPower(ratedPowerW, i18n.language)],
    // A turbine has no side of direct current.
    ...(isWind(park) ? [] : [["peakPower", formatPower(peakPowerW, i18n.language)] as const]),
  ] as const;
  const did = [
    ["energy", formatEnergy(stat?.energyWh, language)],
    ["yield", `${formatNumber(stat?.specificYield, language, { digits: 2 })} ${unit}`],
    ["availability", formatRatio(stat?.availability, language)],
    ["deviation", <Deviation key="deviation" ratio={deviation ?? null} language={language} />],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([id, text]) => (
        <div key={id}>
          <dt>{t(`plant.fact.${id}`, wordsOf(park))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
      {stat &&
        did.map(([id, text]) => (
          <div key={id}>
            <dt>{t(`plant.column.${id}`, wordsOf(park))}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  );
}

/** One inverter: what it is, its boxes, and their strings; or one turbine, which has none. */
export function InverterPane(props: {
  id: string;
  park: PlantPark;
  plant: Plant;
  stats: readonly StatItem[];
  /** Those that the address names: a box that is not there is not shown as one without strings. */
  parts: NamedParts;
}) {
  const { id, park, plant, stats, parts } = props;
  const { inverter, missing, string } = parts;
  const { t } = useTranslation();
  const { gak } = plant.selection;
  const figures = usePartFigures(stats, id);
  return (
    <DetailPane
      title={inverter?.name ?? t("plant.inverter", { id, ...wordsOf(park) })}
      subtitle={inverter && <InverterState status={inverter.status} t={t} />}
      actions={inverter && <ActionMenu actions={inverterMenu} subject={inverterEntity(inverter, park)} />}
      closeLabel={t("plant.close", wordsOf(park))}
      onClose={() => plant.choose({ type: plant.isCompared ? "gak" : "inverter", id: null })}
    >
      <Stack close>
        {inverter && <Facts {...{ inverter, park, stats }} />}
        {hasBoxes(park, inverter ? [inverter] : []) && (
          <>
            <GaksPanel {...{ park, plant, figures }} />
            {missing?.kind !== "gak" && (
              <>
                {gak !== null && (
                  <NarrowedTo plant={plant} gak={parts.gak?.name ?? t("plant.gak", { id: gak })} />
                )}
                <Split
                  isStacked
                  grid={t("plant.strings")}
                  pane={string && <StringPane key={string.id} {...{ string, park, plant, figures }} />}
                >
                  <StringsPanel {...{ park, plant, figures }} title={t("plant.stringsTitle")} />
                </Split>
              </>
            )}
          </>
        )}
      </Stack>
    </DetailPane>
  );
}
