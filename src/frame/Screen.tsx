import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useCurrentRoute } from "./currentRoute";
import { createFailures, FailuresContext } from "./failures";
import { FailuresNote } from "./FailuresNote";
import { focusWhenFree } from "./focusWhenFree";
import { ScreenContext, usePage } from "./page";
import { FROM_TAB, RouteTabs } from "./RouteTabs";
import { Name } from "../ui/Name";
import styles from "./Screen.module.css";

export type ScreenProps = {
  /** The h1, equal to the screen's name in sidebar and palette. */
  title: string;
  /** One line of what is shown: range, zone, as-of. */
  subtitle?: ReactNode;
  /** Buttons at the right, at most one of them primary. */
  actions?: ReactNode;
  /** Draws the tabs of this screen as links in a navigation of this name: "Park". */
  tabs?: { readonly label: string };
  children: ReactNode;
  /** For tables that use the whole window. */
  wide?: boolean;
};

/** The product's name, behind the screen's in the window's title. */
const PRODUCT = "Parkwarte";

/** A screen has come by one of its tabs: whoever pressed it is still there. */
function isFromTab(state: unknown): boolean {
  return (
    typeof state === "object" && state !== null && "fromTab" in state && state.fromTab === FROM_TAB.fromTab
  );
}

/**
 * A screen's heading and frame. On every change of address it names the window and takes the focus (§2 [17]); a change
 * of tab leaves the focus with the tabs.
 */
export function Screen({ title, subtitle, actions, tabs, children, wide = false }: ScreenProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [failures] = useState(() => createFailures((element) => frame.current?.contains(element) === true));
  const focus = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const route = useCurrentRoute();
  const fromTab = isFromTab(state);
  const named = route?.tab === true ? `${t(`tab.${route.id}`)} – ${title}` : title;
  const { setTitle } = usePage();
  useEffect(() => {
    document.title = `${named} – ${PRODUCT}`;
    setTitle(title);
  }, [title, named, setTitle]);
  useEffect(() => {
    const tab = fromTab
      ? frame.current?.querySelector<HTMLElement>('[data-tabs] [aria-current="page"]')
      : null;
    const target = tab ?? heading.current;
    return target ? focusWhenFree(target) : undefined;
  }, [pathname, fromTab]);
  return (
    <div ref={frame} className={wide ? styles.wide : styles.screen}>
      <header className={styles.header}>
        <div className={styles.titles}>
          <h1 ref={heading} tabIndex={-1}>
            <Name>{title}</Name>
          </h1>
          {subtitle !== undefined && (
            <div translate="no" className={styles.subtitle}>
              {subtitle}
            </div>
          )}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      {tabs && <RouteTabs label={tabs.label} />}
      <FailuresContext value={failures}>
        <FailuresNote failures={failures} onGone={focus} />
        <ScreenContext value={frame}>{children}</ScreenContext>
      </FailuresContext>
    </div>
  );
}
