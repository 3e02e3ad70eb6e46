import { memo } from "react";
import { useTranslation } from "react-i18next";
import { SearchSelect } from "../../frame/SearchSelect";
import { useScope } from "../../frame/useScope";
import { sharedNames } from "../../rules/names";
import { formatNumber } from "../../rules/numbers";
import { Button } from "../../ui/Button";

import { deviceStates, NOT_ASSIGNED } from "./deviceFilter";
import type { Choice, DeviceChoices, DeviceCounts, DeviceFilter } from "./deviceFilter";
import styles from "./device.module.css";

interface FiltersProps {
  readonly filter: DeviceFilter;
  readonly setFilter: (changes: Partial<DeviceFilter>) => void;
}

const ALL = "all";

/** What one looks for most, one press away, with how many there are once that is known. */
export function DeviceChips(
  props: FiltersProps & {
    readonly counts: DeviceCounts | undefined;
    /** More devices may come: then there are so many at least. */
    readonly isProvisional: boolean;
  },
) {
  const { filter, counts, isProvisional, setFilter } = props;
  const { t, i18n } = useTranslation();
  const numberOf = (count: number | undefined): string => {
    const number = formatNumber(count ?? null, i18n.language);
    return count !== undefined && isProvisional ? t("device.atLeast", { number }) : number;
  };
  const chips = [
    ...(["offline", "never"] as const).map((state) => ({
      id: state,
      count: counts?.states[state],
      isOn: filter.state === state,
      flip: () => setFilter({ state: filter.state === state ? undefined : state }),
    })),
    {
      id: "notAssigned",
      count: counts?.unassigned,
      isOn: filter.park === NOT_ASSIGNED,
      flip: () => setFilter({ park: filter.park === NOT_ASSIGNED ? undefined : NOT_ASSIGNED }),
    },
  ];
  return (
    <div role="group" aria-label={t("device.filter.chips")} className={styles.chips}>
      {chips.map(({ id, count, isOn, flip }) => (
        <Button
          key={id}
          aria-pressed={isOn}
          variant={count === 0 && !isOn ? "quiet" : "secondary"}
          onClick={flip}
        >
          {t(`device.chip.${id}`, { number: numberOf(count) })}
        </Button>
      ))}
    </div>
  );
}

function Narrow(props: {
  label: string;
  all: string;
  none?: string;
  choices: readonly Choice[];
  /** Else they are words of the portal. */
  areNames?: boolean;
  /** Beside the name of one that is not the only one of it. */
  told?: (id: string) => string | undefined;
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const { label, all, none, choices, areNames = true, told, value, onChange } = props;
  const { i18n } = useTranslation();
  const shared = sharedNames(choices);
  const hintOf = ({ id, name, count }: Choice) =>
    [shared.has(name) ? told?.(id) : undefined, formatNumber(count, i18n.language)]
      .filter(Boolean)
      .join(" · ");
  const options = [
    { id: ALL, label: all },
    ...(none === undefined ? [] : [{ id: NOT_ASSIGNED, label: none }]),
    ...choices.map((choice) => ({
      id: choice.id,
      label: choice.name,
      isName: areNames,
      hint: hintOf(choice),
    })),
  ];
  // What the address names and no device has is told all the same, or the list would seem empty without a reason.
  const known = value === undefined || options.some(({ id }) => id === value);
  return (
    <div className={styles.filter}>
      <SearchSelect
        label={label}
        options={known ? options : [...options, { id: value, label: value }]}
        value={value ?? ALL}
        onChange={(id) => onChange(id === ALL ? undefined : id)}
      />
    </div>
  );
}

/** What the list is narrowed to: state, park, organization, firmware; each choice says how many devices it has. */
export const DeviceFilters = memo(function DeviceFilters(
  props: FiltersProps & { readonly choices: DeviceChoices },
) {
  const { filter, choices, setFilter } = props;
  const { t } = useTranslation();
  const { portfolios } = useScope();
  const none = t("device.notAssigned");
  const portfolioOf = (park: string) =>
    portfolios.data?.portfolios.find(({ parks }) => parks.some(({ uid }) => uid === park))?.name;
  return (
    <div role="group" aria-label={t("device.filter.label")} className={styles.filters}>
      <Narrow
        label={t("device.field.online")}
        areNames={false}
        all={t("device.filter.allStates")}
        choices={deviceStates.map((id) => ({ id, name: t(`device.${id}`), count: choices.states[id] }))}
        value={filter.state}
        onChange={(id) => setFilter({ state: deviceStates.find((each) => each === id) })}
      />
      <Narrow
        label={t("device.field.park")}
        all={t("device.filter.allParks")}
        none={none}
        choices={choices.parks}
        told={portfolioOf}
        value={filter.park}
        onChange={(park) => setFilter({ park })}
      />
      <Narrow
        label={t("device.field.organization")}
        all={t("device.filter.allOrganizations")}
        none={none}
        choices={choices.organizations}
        value={filter.organization}
        onChange={(organization) => setFilter({ organization })}
      />
      <Narrow
        label={t("device.field.firmware")}
        all={t("device.filter.allFirmware")}
        choices={choices.firmware}
        value={filter.firmware}
        onChange={(firmware) => setFilter({ firmware })}
      />
    </div>
  );
});
