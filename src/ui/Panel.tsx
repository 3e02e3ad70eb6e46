import { type ReactNode, type Ref, useId } from "react";
import { classes } from "./classes";
import styles from "./Panel.module.css";

export type PanelProps = {
  /** Its h2 and its name; without a title it is a plain surface. */
  title?: ReactNode;
  /** One muted line under the title: range, zone, as-of. */
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** No space around the content: for a table or a chart that has its own. */
  flush?: boolean;
  /** It belongs to what stands beside it: a `complementary`, which can be given the focus. */
  aside?: boolean;
  ref?: Ref<HTMLElement>;
};

/** A surface with a hairline: the box that a screen is made of. A `region`, or `complementary`, named by its title. */
export function Panel({ title, subtitle, actions, children, flush = false, aside = false, ref }: PanelProps) {
  const id = useId();
  const body = <div className={classes(styles.body, flush && styles.flush)}>{children}</div>;
  if (title === undefined) return <div className={styles.panel}>{body}</div>;
  const Box = aside ? "aside" : "section";
  return (
    <Box ref={ref} {...(aside && { tabIndex: -1 })} aria-labelledby={id} className={styles.panel}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {body}
    </Box>
  );
}
