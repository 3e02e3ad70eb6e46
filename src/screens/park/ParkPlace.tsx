import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { updatePark } from "../../actions/parkEdit";
import type { Entity } from "../../command/entity";
import { ActionButton } from "../../frame/ActionButton";
import type { MapPark } from "../../parts/map/mapPark";
import { ParkMap } from "../../parts/map/ParkMap";
import { usePlaceWords } from "../../parts/map/usePlaceWords";
import { pointOf } from "../../rules/mercator";
import type { Degrees } from "../../rules/mercator";
import { EmptyState } from "../../ui/EmptyState";
import { Panel } from "../../ui/Panel";
import type { ParkFigures, ParkItem } from "./parkQueries";

/** The park as the map shows it, at `place` or where it is. */
export function useMapPark(park: ParkItem, figures: ParkFigures | undefined, place: Degrees = park) {
  const { uid, name } = park;
  const { state, powerW } = figures ?? {};
  const { latitude, longitude } = place;
  return useMemo(
    (): readonly MapPark[] => [{ uid, name, state, powerW, latitude, longitude }],
    [uid, name, state, powerW, latitude, longitude],
  );
}

interface ParkPlaceProps {
  readonly park: ParkItem;
  readonly entity: Entity;
  readonly figures: ParkFigures | undefined;
}

/** Where the park is; without a position, what gives it one. */
export function ParkPlace({ park, entity, figures }: ParkPlaceProps) {
  const { t } = useTranslation();
  const wordsOf = usePlaceWords();
  const parks = useMapPark(park, figures);
  if (pointOf(park) === undefined)
    return (
      <Panel title={t("parkMap.place")}>
        <EmptyState
          action={
            <ActionButton action={updatePark} subject={entity}>
              {t("parkMap.setPosition")}
            </ActionButton>
          }
        >
          {t("parkMap.noPosition")}
        </EmptyState>
      </Panel>
    );
  return (
    <Panel title={t("parkMap.place")} subtitle={wordsOf(park)}>
      <ParkMap isSmall label={t("parkMap.labelOne", { park: park.name })} parks={parks} />
    </Panel>
  );
}
