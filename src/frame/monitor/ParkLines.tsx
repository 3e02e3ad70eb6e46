import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { perOf } from "../../rules/compare";
import { listWords } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";
import { EmptyState } from "../../ui/EmptyState";
import { Chart } from "../Chart";
import { Crowded } from "../Crowded";
import { useSearch } from "../useSearch";
import { nights } from "./nights";
import styles from "./PowerChart.module.css";
import type { MonitorDrawing } from "./PowerChart";
import { parkSeries } from "./powerSeries";
import type { ParksBefore } from "./powerSeries";

/** What is said below the lines: which parks have none, and why. */
function LeftOut({ texts }: { texts: readonly (string | false)[] }) {
  return texts.map(
    (text) =>
      text !== false && (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ),
  );
}

/**
 * One line for each park, so that the one that differs is seen: as they are, or per kWp where the address says so. `first`
 * is the park, by uid, that the others are laid over.
 */
export function ParkLines(
  drawing: Omit<MonitorDrawing, "beside" | "own"> & { first?: string; before?: ParksBefore | undefined },
) {
  const { t, i18n } = useTranslation();
  const [search] = useSearch();
  const { monitor, parks, steps, range, zone, isStacked, first, before } = drawing;
  const { start, end } = range;
  const perPeak = perOf(search) === "kwp";
  const { series, left, sizeless, silent, apart } = useMemo(
    () => parkSeries(monitor, parks, steps, { perPeak, first, before }),
    [monitor, parks, steps, perPeak, first, before],
  );
  const night = useMemo(() => nights({ start, end }, parks), [start, end, parks]);
  const title = t(`monitor.byPark.${perPeak ? "perPeak" : "title"}`);
  const words = (names: readonly string[]) => ({ parks: listWords(names, i18n.language) });
  const all = formatNumber(left + series.length, i18n.language);
  return (
    <>
      {series.length === 0 ? (
        <EmptyState>{t("monitor.empty.noSamples")}</EmptyState>
      ) : (
        <Chart headingLevel={2} {...{ title, series, zone, range, night, isStacked }} />
      )}
      {apart.length > 0 && (
        <Crowded
          text={t("compare.note.crowded", { most: formatNumber(apart.length, i18n.language) })}
          parks={apart}
        />
      )}
      <LeftOut
        texts={[
          sizeless.length > 0 && t("monitor.byPark.sizeless", words(sizeless)),
          silent.length > 0 && series.length > 0 && t("monitor.byPark.silent", words(silent)),
          left > 0 && t("monitor.byPark.left", { drawn: series.length, all }),
        ]}
      />
    </>
  );
}
