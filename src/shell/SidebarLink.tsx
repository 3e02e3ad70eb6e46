import { createElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router-dom";
import { iconOf } from "../actions/routeIcons";
import type { Route } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import { Kbd } from "../ui/Kbd";
import { Tooltip } from "../ui/Tooltip";
import { usePreload } from "./preload";
import { useKeysOf } from "./shellActions";
import styles from "./Sidebar.module.css";

interface SidebarLinkProps {
  readonly route: Route;
  /** Whoever has no organization would be led away from it (§2 [11]): greyed, with the reason. */
  readonly isShut: boolean;
}

/** One screen: its sign, its name and, on hover and focus, its key. */
export function SidebarLink({ route, isShut }: SidebarLinkProps) {
  const { t } = useTranslation();
  const face = (
    <>
      {createElement(iconOf(route), { "aria-hidden": true, className: styles.icon })}
      <span className={styles.label}>{t(`screen.${route.id}`)}</span>
    </>
  );
  if (!isShut) return <OpenLink route={route}>{face}</OpenLink>;
  return (
    <Tooltip wide text={t("reason.noOrganization")}>
      {(describedBy) => (
        <a
          role="link"
          aria-disabled="true"
          aria-describedby={describedBy}
          tabIndex={0}
          className={styles.link}
        >
          {face}
        </a>
      )}
    </Tooltip>
  );
}

/** Its chunk loads before it is pressed. */
function OpenLink({ route, children }: { route: Route; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const preload = usePreload();
  const keys = useKeysOf()(`go.${route.id}`);
  const early = (): void => preload(route.id);
  return (
    <NavLink
      to={{ pathname: route.path, search: carriedFilter(search, pathname, route.path) }}
      className={styles.link ?? ""}
      onPointerEnter={early}
      onFocus={early}
    >
      {children}
      {keys !== undefined && (
        <span aria-hidden="true" className={styles.keys}>
          <Kbd keys={keys} />
        </span>
      )}
    </NavLink>
  );
}
