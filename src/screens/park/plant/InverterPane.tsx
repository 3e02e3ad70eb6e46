import { useTranslation } from "react-i18next";
import { actionsOn } from "../../../actions/domainActions";
import { ActionMenu } from "../../../frame/ActionMenu";
import { DetailPane } from "../../../frame/list/DetailPane";
import { NO_VALUE } from "../../../rules/numbers";
import { formatPower } from "../../../rules/quantities";
import { GaksPanel, NarrowedTo, StringsPanel } from "./PartsPanels";
import { InverterState } from "./inverterColumns";
import type { InverterItem } from "./plantQueries";
import { hasBoxes, inverterEntity, wordsOf } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import type { Plant } from "./usePlant";

const inverterMenu = actionsOn("inverter");

function Facts({ inverter, park }: { inverter: InverterItem; park: PlantPark }) {
  const { t, i18n } = useTranslation();
  const { manufacturer, model, serialNumber, firmware, ratedPowerW, peakPowerW } = inverter;
  const product = [manufacturer, model].filter((part) => part !== null).join(" ");
  const facts = [
    ["product", product === "" ? NO_VALUE : product],
    ["serial", serialNumber ?? NO_VALUE],
    ["firmware", firmware ?? NO_VALUE],
    ["ratedPower", formatPower(ratedPowerW, i18n.language)],
    // A turbine has no side of direct current.
    ...(park.kind === "wind" ? [] : [["peakPower", formatPower(peakPowerW, i18n.language)] as const]),
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([id, text]) => (
        <div key={id}>
          <dt>{t(`plant.fact.${id}`, wordsOf(park))}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One inverter: what it is, its boxes, and their strings; or one turbine, which has none. */
export function InverterPane(props: {
  id: string;
  /** Where the list of this page has it. */
  inverter: InverterItem | undefined;
  park: PlantPark;
  plant: Plant;
}) {
  const { id, inverter, park, plant } = props;
  const { t } = useTranslation();
  const { gak } = plant.selection;
  return (
    <DetailPane
      title={inverter?.name ?? t("plant.inverter", { id, ...wordsOf(park) })}
      subtitle={inverter && <InverterState status={inverter.status} t={t} />}
      actions={inverter && <ActionMenu actions={inverterMenu} subject={inverterEntity(inverter, park)} />}
      closeLabel={t("plant.close", wordsOf(park))}
      onClose={() => plant.choose({ type: plant.isCompared ? "gak" : "inverter", id: null })}
    >
      <div className={styles.stack}>
        {inverter && <Facts inverter={inverter} park={park} />}
        {hasBoxes(park, inverter ? [inverter] : []) && (
          <>
            <GaksPanel park={park} plant={plant} />
            {gak !== null && <NarrowedTo park={park} plant={plant} gak={gak} />}
            <StringsPanel park={park} plant={plant} title={t("plant.stringsTitle")} />
          </>
        )}
      </div>
    </DetailPane>
  );
}
