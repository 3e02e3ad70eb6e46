import styles from "./invoice.module.css";

/** A piece of the sample data: German in every language of the portal, and read out so [207]. */
export function German({ children }: { children: string }) {
  return (
    <span lang="de" className={styles.german}>
      {children}
    </span>
  );
}
