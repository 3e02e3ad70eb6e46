import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading } from "./focusHeading";
import { usePage } from "./page";
import styles from "./Screen.module.css";

export type ScreenProps = {
  /** The h1, equal to the screen's name in sidebar and palette. */
  title: string;
  /** One line of what is shown: range, zone, as-of. */
  subtitle?: ReactNode;
  /** Buttons at the right, at most one of them primary. */
  actions?: ReactNode;
  children: ReactNode;
  /** For tables that use the whole window. */
  wide?: boolean;
};

/** The product's name, behind the screen's in the window's title. */
const PRODUCT = "Parkwarte";

/** A screen's heading and frame. On every change of address it names the window and takes the focus (§2 [17]). */
export function Screen({ title, subtitle, actions, children, wide = false }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const { setTitle } = usePage();
  useEffect(() => {
    document.title = `${title} – ${PRODUCT}`;
    setTitle(title);
  }, [title, setTitle]);
  useEffect(() => (heading.current ? focusHeading(heading.current) : undefined), [pathname]);
  return (
    <div className={wide ? styles.wide : styles.screen}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
