import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { updatePark } from "../../actions/parkEdit";
import type { Value } from "../../command/values";
import { ActionForm } from "../../frame/ActionForm";
import { ParkMap } from "../../parts/map/ParkMap";
import { usePlaceWords } from "../../parts/map/usePlaceWords";
import { pointOf } from "../../rules/mercator";
import type { Degrees } from "../../rules/mercator";
import { Panel } from "../../ui/Panel";
import { Stack } from "../../ui/Stack";
import type { ShownPark } from "./ParkPage";
import { useMapPark } from "./ParkPlace";
import styles from "./park.module.css";

const numberOf = (value: Value | undefined) => (typeof value === "number" ? value : undefined);

/** What is typed, and the last of it that was a position. */
function useTypedPlace({ latitude, longitude }: Degrees) {
  const [{ typed, good }, set] = useState<{ typed: Degrees; good: Degrees }>({
    typed: {},
    good: { latitude, longitude },
  });
  const now = { latitude, longitude, ...typed };
  const isEmpty = typeof now.latitude !== "number" && typeof now.longitude !== "number";
  return {
    place: pointOf(now) ? now : good,
    /** Why the map does not show what is typed. */
    problem: pointOf(now) ? undefined : isEmpty ? "parkMap.noPosition" : "parkMap.invalid",
    type: (name: string, value: Value | undefined): void => {
      if (name !== "latitude" && name !== "longitude") return;
      set((last) => {
        const next = { ...last.typed, [name]: numberOf(value) };
        const place = { latitude, longitude, ...next };
        return { typed: next, good: pointOf(place) ? place : last.good };
      });
    },
  };
}

/** Place and power, with a map that shows the position while it is typed. */
export function ParkPosition({ park, entity, figures }: Pick<ShownPark, "park" | "entity" | "figures">) {
  const { t } = useTranslation();
  const subjects = useMemo(() => [entity], [entity]);
  const wordsOf = usePlaceWords();
  const { place, problem, type } = useTypedPlace(park);
  const parks = useMapPark(park, figures.data?.parkKpi, place);
  return (
    <Panel title={t("park.settings.place")} subtitle={t("park.settings.placeWhy")}>
      <Stack>
        <div>
          <ParkMap isSmall label={t("parkMap.labelOne", { park: park.name })} parks={parks} />
          <p role="status" className={styles.hint}>
            {problem === undefined ? wordsOf(place) : t(problem)}
          </p>
        </div>
        <ActionForm action={updatePark} subjects={subjects} submit={t("ui.save")} onTyped={type} />
      </Stack>
    </Panel>
  );
}
