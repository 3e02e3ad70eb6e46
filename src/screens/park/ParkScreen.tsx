import { useTranslation } from "react-i18next";
import { PanelBoundary } from "../../frame/PanelBoundary";
import { FigureTiles } from "./FigureTiles";
import { ParkPage } from "./ParkPage";
import { ParkPower } from "./ParkPower";
import styles from "./park.module.css";

/** A park's overview: how it does, and what it did today. */
export function ParkScreen() {
  const { t } = useTranslation();
  return (
    <ParkPage>
      {({ park, zone, figures }) => (
        <div className={styles.stack}>
          <PanelBoundary title={t("park.figures")}>
            <FigureTiles uid={park.uid} peakPowerW={park.peakPowerW} zone={zone} query={figures} />
          </PanelBoundary>
          <PanelBoundary title={t("park.today")}>
            <ParkPower park={park} zone={zone} />
          </PanelBoundary>
        </div>
      )}
    </ParkPage>
  );
}
