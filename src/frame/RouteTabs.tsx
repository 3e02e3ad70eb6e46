import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router-dom";
import { accessOf } from "../machines/session";
import { addressOfRoute, tabsOf } from "../routes";
import { allows } from "../rules/permission";
import { classes } from "../ui/classes";
import { useCurrentRoute } from "./currentRoute";
import { usePortal } from "./portal";
import styles from "./RouteTabs.module.css";

/** What a tab's link tells the screen it leads to: the focus stays with the tabs. */
export const FROM_TAB = { fromTab: true } as const;

/** Parameters of the address that are one list's own and mean nothing to the next tab. */
const OWN = ["page", "search", "open"] as const;

function keptSearch(search: string): string {
  const kept = new URLSearchParams(search);
  for (const name of OWN) kept.delete(name);
  return kept.size === 0 ? "" : `?${kept.toString()}`;
}

/** The tab one is on is in sight, however narrow the window; the page itself stays where it is. */
function reveal(link: HTMLElement | null): void {
  const tabs = link?.parentElement;
  if (!link || !tabs) return;
  const [tab, room] = [link.getBoundingClientRect(), tabs.getBoundingClientRect()];
  if (tab.left < room.left) tabs.scrollLeft += tab.left - room.left;
  else if (tab.right > room.right) tabs.scrollLeft += tab.right - room.right;
}

/**
 * The tabs of the current screen as links, each an address of its own that keeps the filters of the others. Tabs that
 * one may not see are absent; the words are `tab.<route id>`.
 */
export function RouteTabs({ label }: { /** Name of the navigation: "Park". */ label: string }) {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  const route = useCurrentRoute();
  const parameters = useParams();
  const { search } = useLocation();
  const access = self ? accessOf(self) : undefined;
  const tabs = route ? tabsOf(route).filter(({ need }) => allows(access, need)) : [];
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={label} data-tabs data-screen-only className={styles.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.id}
          ref={tab.id === route?.id ? reveal : null}
          to={addressOfRoute(tab, parameters) + keptSearch(search)}
          state={FROM_TAB}
          aria-current={tab.id === route?.id ? "page" : undefined}
          className={classes(styles.tab)}
        >
          {t(`tab.${tab.id}`)}
        </Link>
      ))}
    </nav>
  );
}
