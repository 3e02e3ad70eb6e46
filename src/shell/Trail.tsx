import { useTranslation } from "react-i18next";
import { useHref, useNavigate, useParams } from "react-router-dom";
import { useCurrentRoute } from "../frame/currentRoute";
import { usePage } from "../frame/page";
import { addressOfRoute, ancestorsOf, type Route } from "../routes";
import { Breadcrumb, type Crumb } from "../ui/Breadcrumb";
import styles from "./Topbar.module.css";

/** Where one is, from the sidebar's entry down. */
export function Trail() {
  const { t } = useTranslation();
  const { title } = usePage();
  const route = useCurrentRoute();
  const navigate = useNavigate();
  const base = useHref("/").replace(/\/$/, "");
  const parameters = useParams();
  const crumbOf = ({ id, path, tab }: Route): Crumb => {
    if (tab === true) return { label: t(`tab.${id}`) };
    return path.includes(":") ? { label: title, isName: true } : { label: t(`screen.${id}`) };
  };
  const above = route ? ancestorsOf(route) : [];
  const items = [
    ...above.map((each) => ({ ...crumbOf(each), href: base + addressOfRoute(each, parameters) })),
    route ? crumbOf(route) : { label: title },
  ];
  return (
    <div className={styles.trail}>
      <Breadcrumb items={items} onNavigate={(href) => void navigate(href.slice(base.length))} />
    </div>
  );
}
