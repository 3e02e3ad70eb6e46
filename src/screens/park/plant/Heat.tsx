import { LAGGING } from "../../../rules/siblings";
import styles from "./plant.module.css";

/** Up to here siblings are alike; each shade further is one step more. */
const ALIKE = 0.01;
const STEP = 0.05;
const SHADES = 4;

function shadeOf(ratio: number): number {
  const apart = Math.abs(ratio);
  return apart < ALIKE ? 0 : Math.min(SHADES, Math.ceil(apart / STEP));
}

/**
 * A cell of a comparison: what it says as text, its shade as deep as it is far from its siblings, and hatched where it
 * yields far less than they do.
 */
export function Heat({ ratio, text, title }: { ratio: number | null; text: string; title?: string }) {
  if (ratio === null) return <span title={title}>{text}</span>;
  return (
    <span
      title={title}
      className={styles.heat}
      data-side={ratio < 0 ? "below" : "above"}
      data-lagging={ratio <= LAGGING || undefined}
      data-heat={shadeOf(ratio)}
    >
      {text}
    </span>
  );
}
