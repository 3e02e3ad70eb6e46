import { useTranslation } from "react-i18next";
import { useHref, useNavigate } from "react-router-dom";
import { usePage } from "../frame/page";
import { routes, type Route } from "../routes";
import { Breadcrumb } from "../ui/Breadcrumb";
import { useCurrentRoute } from "./place";
import styles from "./Topbar.module.css";

/** The screen that lists what this one shows: the route whose path this one's begins with. */
function parentOf(route: Route): Route | undefined {
  return routes.find(({ path }) => route.path.startsWith(`${path}/`));
}

/** Where one is, from the sidebar's entry down. */
export function Trail() {
  const { t } = useTranslation();
  const { title } = usePage();
  const route = useCurrentRoute();
  const navigate = useNavigate();
  const base = useHref("/").replace(/\/$/, "");
  const parent = route && parentOf(route);
  const here = route && route.group !== "none" ? t(`screen.${route.id}`) : title;
  const items = [
    ...(parent ? [{ label: t(`screen.${parent.id}`), href: base + parent.path }] : []),
    { label: here },
  ];
  return (
    <div className={styles.trail}>
      <Breadcrumb items={items} onNavigate={(href) => void navigate(href.slice(base.length))} />
    </div>
  );
}
