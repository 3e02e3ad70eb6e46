import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWholeList } from "../../../frame/list/useWholeList";
import { FailedLine } from "../../../frame/FailedLine";
import { SearchSelect } from "../../../frame/SearchSelect";
import { limits, paged } from "./plantQueries";
import type { InverterItem } from "./plantQueries";
import { hasBoxes, wordsOf } from "./plantRows";
import type { PlantPark } from "./plantRows";
import styles from "./plant.module.css";
import type { Plant } from "./usePlant";

const ALL = "all";
/** Before the ids of parts, so that none of them is taken for `ALL`. */
const PART = "part:";

interface Part {
  readonly id: string;
  readonly name: string;
}

/** One of the parts, or all; what the address names and is not among them stands as it is written there. */
function PartField(props: {
  label: string;
  all: string;
  parts: readonly Part[];
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  const { label, all, parts, value, onChange } = props;
  const options = useMemo(() => {
    const known = parts.map(({ id, name }) => ({ id: PART + id, label: name, isName: true }));
    const isKnown = value === null || parts.some(({ id }) => id === value);
    return [{ id: ALL, label: all }, ...known, ...(isKnown ? [] : [{ id: PART + value, label: value }])];
  }, [parts, all, value]);
  return (
    <SearchSelect
      label={label}
      options={options}
      value={value === null ? ALL : PART + value}
      onChange={(id) => onChange(id === ALL ? null : id.slice(PART.length))}
    />
  );
}

interface FiltersProps {
  readonly park: PlantPark;
  readonly plant: Plant;
  /** All that have come. */
  readonly inverters: readonly InverterItem[];
}

/** The boxes of the chosen inverter; turbines have none. */
function GakField({ park: { park }, plant }: Pick<FiltersProps, "park" | "plant">) {
  const { t } = useTranslation();
  const { inverter, gak } = plant.selection;
  const base = useMemo(() => ({ park, inverter }), [park, inverter]);
  const { rows, query } = useWholeList(paged.gaks, base, { page: 1, limit: limits.gaks });
  // Beside the inverters the list of the boxes says so itself.
  const failed = plant.isCompared && <FailedLine query={query} title={t("plant.gaksFailed")} />;
  if (rows.length === 0 && gak === null) return failed || null;
  return (
    <PartField
      label={t("plant.column.gak")}
      all={t("plant.allGaks")}
      parts={rows}
      value={gak}
      onChange={(id) => plant.choose({ type: "gak", id })}
    />
  );
}

/** What the strings are narrowed to, by name: the same as opening a row, for whoever knows what is looked for. */
export function PlantFilters({ park, plant, inverters }: FiltersProps) {
  const { t } = useTranslation();
  const inverter = plant.isCompared ? plant.narrowedTo : plant.selection.inverter;
  return (
    <div role="group" aria-label={t("plant.filter", wordsOf(park))} className={styles.filters}>
      <PartField
        label={t("plant.column.inverter", wordsOf(park))}
        all={t("plant.allInverters", wordsOf(park))}
        parts={inverters}
        value={inverter}
        onChange={(id) => plant.choose({ type: "inverter", id })}
      />
      {inverter !== null && hasBoxes(park, inverters) && <GakField park={park} plant={plant} />}
    </div>
  );
}
