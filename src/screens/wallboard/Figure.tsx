import styles from "./wallboard.module.css";

/** One number and what it is, to be read from five metres. */
export function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div role="group" aria-label={name} className={styles.figure}>
      <span className={styles.words}>{name}</span>
      <span className={styles.number}>{value}</span>
    </div>
  );
}
