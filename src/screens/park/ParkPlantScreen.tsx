import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { FailedLine } from "../../frame/FailedLine";
import { Loaded } from "../../frame/Loaded";
import { Split } from "../../frame/list/Split";
import { ScopeNotes } from "../../frame/ScopeNotes";
import { scopeNotes } from "../../frame/scopeNotes";
import { NotFoundNote } from "../../frame/NotFoundNote";
import { windowOf } from "../../frame/metricVariables";
import { rangeWords } from "../../frame/rangeWords";
import { useGraph } from "../../frame/useGraph";
import { useNow } from "../../frame/useNow";
import { useScope } from "../../frame/useScope";
import { filterRange } from "../../rules/filterRange";
import type { Zone } from "../../rules/zone";
import { EmptyState } from "../../ui/EmptyState";
import { Segmented } from "../../ui/Segmented";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { ParkPage } from "./ParkPage";
import type { ParkItem } from "./parkQueries";
import { InverterPane } from "./plant/InverterPane";
import { Comparison, InvertersPanel, useInverters } from "./plant/InvertersPanel";
import { StatsQuery } from "./plant/plantQueries";
import { PlantPath } from "./plant/PlantPath";
import { PlantFilters } from "./plant/PlantFilters";
import { wordsOf } from "./plant/plantRows";
import { StringsCompared } from "./plant/StringsCompared";
import { useNamedParts } from "./plant/useNamedParts";
import { usePlant } from "./plant/usePlant";
import styles from "./plant/plant.module.css";

const iso = (instant: number) => new Date(instant).toISOString();

/** The filter's range in the park's time, as metrics are asked (§5): clipped, or empty, and what is to be said of that. */
function useRange(uid: string, zone: Zone) {
  const { i18n } = useTranslation();
  const { filter, notes } = useScope();
  const now = useNow(300_000);
  const range = filterRange(filter, now, zone);
  const window = windowOf(range, zone, now, "kpi");
  const [start, end] = window.kind === "empty" ? [] : [window.start, window.end];
  const variables = useMemo(
    () =>
      start === undefined || end === undefined ? undefined : { park: uid, start: iso(start), end: iso(end) },
    [uid, start, end],
  );
  return {
    ...{ window, variables, subject: `${uid}|${range.start}|${range.end}` },
    // Which parks the filter names is nothing to a park's own screen.
    notes: scopeNotes(
      { notes: notes.filter((id) => id !== "unknownUids"), assumed: false, zone },
      range,
      now,
      i18n.language,
    ),
  };
}

const nothing = { park: "", start: "", end: "" };

/** The inverters, or the strings beside their siblings. */
function ViewSwitch({ plant }: { plant: ReturnType<typeof usePlant> }) {
  const { t } = useTranslation();
  const options = [
    { id: "inverters", label: t("plant.inverters") },
    { id: "strings", label: t("plant.compared") },
  ] as const;
  return (
    <Segmented
      label={t("plant.view")}
      options={options}
      value={plant.isCompared ? "strings" : "inverters"}
      onChange={(id) => plant.compare(id === "strings")}
    />
  );
}

function Plant({ park: { uid, name, kind }, zone }: { park: ParkItem; zone: Zone }) {
  const { t, i18n } = useTranslation();
  const plant = usePlant(uid);
  const park = useMemo(() => ({ park: uid, name, kind }), [uid, name, kind]);
  const { window, variables, subject, notes } = useRange(uid, zone);
  const stats = useGraph(StatsQuery, variables ?? nothing, { pause: variables === undefined, subject });
  const none = window.kind === "empty" && <EmptyState>{t(`dashboard.empty.${window.reason}`)}</EmptyState>;
  const inverters = useInverters(uid, plant.page, stats.data?.inverterStats);
  const { inverter: open } = plant.selection;
  // Turbines have none, and not every box measures them: then there is nothing to change to.
  const hasStrings =
    plant.isCompared || stats.data?.inverterStats.some(({ strings }) => strings.length > 0) === true;
  // The strings of an inverter are compared in the list's place; one of its boxes is looked at beside them.
  const parts = useNamedParts(uid, plant, inverters);
  const { missing } = parts;
  const hasPane =
    open !== null && missing?.kind !== "inverter" && (!plant.isCompared || plant.selection.gak !== null);
  return (
    <Stack close>
      <ScopeNotes notes={notes} />
      <div className={styles.sentences}>
        {window.kind === "window" && (
          <p className={styles.muted}>
            {t("plant.range", { range: rangeWords(window, zone, i18n.language) })}
          </p>
        )}
        {!plant.isCompared && (
          <Loaded
            query={stats}
            rows={(data) => data.inverterStats}
            failed={t("plant.statsFailed")}
            skeleton={<Skeleton width="40%" />}
            empty={t("plant.noStats", wordsOf(park))}
            idle={none}
            zone={zone}
          >
            {(list) => <Comparison stats={list} park={park} />}
          </Loaded>
        )}
      </div>
      <div className={styles.bar}>
        <PlantFilters park={park} plant={plant} inverters={inverters.all} />
        {hasStrings && <ViewSwitch plant={plant} />}
      </div>
      <NotFoundNote
        text={missing && t(`plant.missing.${missing.kind}`, { id: missing.id, ...wordsOf(park) })}
        onClear={() => missing && plant.forget(missing.kind)}
      />
      {plant.lookUps.map((query, at) => (
        <FailedLine key={at === 0 ? "string" : "box"} query={query} title={t("plant.lookUpFailed")} />
      ))}
      <PlantPath {...{ park, plant, parts }} />
      <Split
        isWide={!plant.isCompared}
        pane={
          hasPane && (
            <InverterPane
              key={open}
              id={open}
              stats={stats.data?.inverterStats ?? []}
              {...{ park, plant, parts }}
            />
          )
        }
      >
        {plant.isCompared ? (
          <Loaded
            query={stats}
            rows={(data) => data.inverterStats}
            failed={t("plant.statsFailed")}
            idle={none}
            zone={zone}
          >
            {(list) => <StringsCompared park={park} plant={plant} stats={list} />}
          </Loaded>
        ) : (
          <InvertersPanel
            park={park}
            plant={plant}
            list={inverters}
            stats={stats.data?.inverterStats}
            zone={zone}
            isNarrow={hasPane}
          />
        )}
      </Split>
    </Stack>
  );
}

/** A park down to its strings: inverters with what they did, their boxes, their strings. */
export function ParkPlantScreen() {
  return <ParkPage>{({ park, zone }) => <Plant park={park} zone={zone} />}</ParkPage>;
}
