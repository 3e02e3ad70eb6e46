import type { ReactNode } from "react";
import { classes } from "./classes";
import styles from "./Stack.module.css";

/** Things under one another, as wide as there is room; `close` where they belong to one thing. */
export function Stack({ close = false, children }: { close?: boolean; children: ReactNode }) {
  return <div className={classes(styles.stack, close && styles.close)}>{children}</div>;
}
