import { LAGGING } from "../../../rules/siblings";
import styles from "./plant.module.css";

/** From here on the shade is as deep as it gets. */
const DEEPEST = 0.2;
const SHADES = 4;

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
      data-heat={Math.min(SHADES, Math.round((Math.abs(ratio) / DEEPEST) * SHADES))}
    >
      {text}
    </span>
  );
}
