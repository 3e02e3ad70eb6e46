import { Maximize2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonClasses } from "../../ui/Button";
import styles from "./list.module.css";

/** From a pane to the page of what it shows. */
export function WholePage({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClasses({}, styles.whole ?? "")}>
      <Maximize2 aria-hidden="true" />
      {children}
    </Link>
  );
}
