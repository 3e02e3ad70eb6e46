import { classes } from "./classes";
import styles from "./Skeleton.module.css";

/**
 * A grey stand-in of the size of what comes, so that nothing jumps. Sizes are CSS lengths; says nothing by itself. It
 * lies still: motion is for what moves from one place to another, and a pulse on each of a dozen of these
 * made every frame dearer while a page loads, or while someone types over them.
 */
export function Skeleton({
  width = "100%",
  height = "1em",
  round = false,
}: {
  width?: string | number;
  height?: string | number;
  round?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, round && styles.round)}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

/** Rows of a list that loads: as high as table rows. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  const widths = ["62%", "48%", "71%", "55%"];
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width={widths[index % widths.length] ?? "60%"} />
          <Skeleton width="40%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  );
}
