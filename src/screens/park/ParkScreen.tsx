import { useTranslation } from "react-i18next";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { FigureTiles } from "./FigureTiles";
import { ParkLosses } from "./ParkLosses";
import { ParkPage } from "./ParkPage";
import type { ShownPark } from "./ParkPage";
import { ParkPlace } from "./ParkPlace";
import { ParkPower } from "./ParkPower";
import { ParkStory } from "./ParkStory";
import { useParkEnergy } from "./useParkEnergy";
import { Stack } from "../../ui/Stack";

function Overview({ park, entity, zone, figures }: ShownPark) {
  const { t } = useTranslation();
  const { uid, name, kind, peakPowerW } = park;
  const energy = useParkEnergy(uid, zone);
  return (
    <Stack>
      <PanelBoundary title={t("parkStory.label")}>
        <ParkStory {...{ uid, name, zone, peakPowerW, energy, figures }} />
      </PanelBoundary>
      <PanelBoundary title={t("park.figures")}>
        <FigureTiles {...{ uid, kind, zone, peakPowerW, energy }} query={figures} />
      </PanelBoundary>
      <PanelBoundary title={t("park.today")}>
        <ParkPower park={park} zone={zone} energy={energy} />
      </PanelBoundary>
      <PanelBoundary title={t("parkStory.losses.title")}>
        <ParkLosses energy={energy} zone={zone} />
      </PanelBoundary>
      <PanelBoundary title={t("parkMap.place")}>
        <ParkPlace park={park} entity={entity} figures={figures.data?.parkKpi} />
      </PanelBoundary>
    </Stack>
  );
}

/** A park's overview: how it does and why, its figures, what it did today, and where the energy went, and where it is. */
export function ParkScreen() {
  return <ParkPage>{(shown) => <Overview {...shown} />}</ParkPage>;
}
