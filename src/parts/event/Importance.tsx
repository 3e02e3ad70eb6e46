import { CircleDot, Minus, OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { importanceLevel } from "../../rules/event";
import { formatNumber } from "../../rules/numbers";
import styles from "./event.module.css";

const shapes = { dash: Minus, circle: CircleDot, triangle: TriangleAlert, octagon: OctagonAlert } as const;

/** An event's importance in word, shape and colour, with its number [171]. */
export function Importance({ value }: { value: number | null }) {
  const { t, i18n } = useTranslation();
  const { word, shape, name } = importanceLevel(value);
  const Shape = shapes[shape];
  return (
    <span className={styles.importance} data-level={name}>
      <Shape aria-hidden="true" className={styles.shape} />
      <span>{t(word)}</span>
      {value !== null && <span className={styles.number}>{formatNumber(value, i18n.language)}</span>}
    </span>
  );
}
