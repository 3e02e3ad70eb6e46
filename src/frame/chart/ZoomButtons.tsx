import { UnfoldHorizontal, ZoomIn, ZoomOut } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/IconButton";
import styles from "../Chart.module.css";
import { spanWords } from "./parkTime";
import type { Zoom } from "./useZoom";

interface ZoomButtonsProps {
  readonly zoom: Omit<Zoom, "to">;
  readonly zone: string;
}

/** All, a step farther and one nearer, and which part of the time is shown. */
export const ZoomButtons = memo(function ZoomButtons({ zoom, zone }: ZoomButtonsProps) {
  const { t, i18n } = useTranslation();
  const { shown, isShortest } = zoom;
  const all = { isDisabled: shown === undefined, reason: t("chart.isAll") };
  return (
    <>
      <span role="status" className={styles.shown}>
        {shown && t("chart.shown", { span: spanWords(shown, zone, i18n.language) })}
      </span>
      <IconButton
        size="small"
        label={t("chart.zoomAll")}
        icon={UnfoldHorizontal}
        {...all}
        onClick={zoom.all}
      />
      <IconButton size="small" label={t("chart.zoomOut")} icon={ZoomOut} {...all} onClick={zoom.farther} />
      <IconButton
        size="small"
        label={t("chart.zoomIn")}
        icon={ZoomIn}
        isDisabled={isShortest}
        reason={t("chart.isShortest")}
        onClick={() => zoom.nearer()}
      />
    </>
  );
});
