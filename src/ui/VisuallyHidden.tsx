import type { ComponentProps } from "react";
import styles from "./VisuallyHidden.module.css";

/** Text for assistive technology alone. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span {...props} className={styles.hidden} />;
}
