import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { NavLink, useLocation } from "react-router-dom";
import { iconOf } from "../actions/routeIcons";
import type { Route } from "../routes";
import { carriedFilter } from "../rules/carriedFilter";
import { Kbd } from "../ui/Kbd";
import { usePreload } from "./preload";
import { useKeysOf } from "./shellActions";
import styles from "./Sidebar.module.css";

/** One screen: its sign, its name and, on hover and focus, its key. Its chunk loads before it is pressed. */
export function SidebarLink({ route }: { route: Route }) {
  const { t } = useTranslation();
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
      {createElement(iconOf(route), { "aria-hidden": true, className: styles.icon })}
      <span className={styles.label}>{t(`screen.${route.id}`)}</span>
      {keys !== undefined && (
        <span aria-hidden="true" className={styles.keys}>
          <Kbd keys={keys} />
        </span>
      )}
    </NavLink>
  );
}
