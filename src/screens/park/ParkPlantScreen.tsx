import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../frame/Loaded";
import { Split } from "../../frame/list/Split";
import { rangeWords } from "../../frame/rangeWords";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import { filterRange } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { Skeleton } from "../../ui/Skeleton";
import { ParkPage } from "./ParkPage";
import type { ParkItem } from "./parkQueries";
import { InverterPane } from "./plant/InverterPane";
import { Comparison, InvertersPanel, useInverters } from "./plant/InvertersPanel";
import { StatsQuery } from "./plant/plantQueries";
import { PlantFilters } from "./plant/PlantFilters";
import { usePlant } from "./plant/usePlant";
import styles from "./plant/plant.module.css";

/** The filter's range in the park's time, as the call takes it. */
function useRange(zone: Zone) {
  const { filter } = useScope();
  const now = useNow(300_000);
  const { start, end } = filterRange(filter, now, zone);
  const until = Math.min(end, now);
  return useMemo(() => ({ start, end: Math.max(until, start + 1) }), [start, until]);
}

function Plant({ park: { uid, name }, zone }: { park: ParkItem; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const plant = usePlant(uid);
  const park = useMemo(() => ({ park: uid, name }), [uid, name]);
  const range = useRange(zone);
  const window = useMemo(
    () => ({ park: uid, start: new Date(range.start).toISOString(), end: new Date(range.end).toISOString() }),
    [uid, range],
  );
  const stats = useGraph(StatsQuery, window, { subject: `${uid}|${window.start}` });
  const inverters = useInverters(uid, plant.page, stats.data?.inverterStats);
  const { inverter: open } = plant.selection;
  const shown = inverters.all.find(({ id }) => id === open);
  return (
    <div className={styles.stack}>
      <div className={styles.sentences}>
        <p className={styles.muted}>{t("plant.range", { range: rangeWords(range, zone, i18n.language) })}</p>
        <Loaded
          query={stats}
          rows={(data) => data.inverterStats}
          failed={t("plant.statsFailed")}
          skeleton={<Skeleton width="40%" />}
          empty={t("plant.noStats")}
          zone={zone}
        >
          {(list) => <Comparison stats={list} />}
        </Loaded>
      </div>
      <PlantFilters park={uid} plant={plant} inverters={inverters.all} />
      <Split
        isWide
        pane={
          open !== null && <InverterPane key={open} id={open} inverter={shown} park={park} plant={plant} />
        }
      >
        <InvertersPanel
          park={park}
          plant={plant}
          list={inverters}
          stats={stats.data?.inverterStats}
          zone={zone}
          isNarrow={open !== null}
        />
      </Split>
    </div>
  );
}

/** A park down to its strings: inverters with what they did, their boxes, their strings. */
export function ParkPlantScreen() {
  return <ParkPage>{({ park, zone }) => <Plant park={park} zone={zone} />}</ParkPage>;
}
