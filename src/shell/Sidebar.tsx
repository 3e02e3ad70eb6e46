import { useSelector } from "@xstate/react";
import { observer } from "mobx-react-lite";
import { Fragment, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePortal } from "../frame/portal";
import { useTools } from "../frame/tools";
import type { Self } from "../machines/answers";
import { accessOf } from "../machines/session";
import { allows, type Access } from "../rules/permission";
import { routes, type Route } from "../routes";
import { classes } from "../ui/classes";
import { admissionOf } from "./admission";
import { BuildTime } from "./BuildTime";
import { SIDEBAR_TOGGLE } from "./handles";
import styles from "./Sidebar.module.css";
import { SidebarLink } from "./SidebarLink";
import { lazyPart } from "../ui/lazyPart";

const groups = ["main", "settings", "admin"] as const;

/** Entries without permission are hidden (§2). */
function entriesOf(group: NonNullable<Route["group"]>, access: Access | undefined): Route[] {
  return routes.filter((route) => route.group === group && allows(access, route.need));
}

/** A group of entries under its caption; the first one needs none. */
function Group({ group, self }: { group: (typeof groups)[number]; self: Self | null }) {
  const { t } = useTranslation();
  const entries = entriesOf(group, self ? accessOf(self) : undefined);
  if (entries.length === 0) return null;
  return (
    <div role="group" aria-label={t(`shell.group.${group}`)} className={styles.group}>
      {group !== "main" && (
        <p aria-hidden="true" className={styles.caption}>
          {t(`shell.group.${group}`)}
        </p>
      )}
      {entries.map((route) => (
        <SidebarLink
          key={route.id}
          route={route}
          isShut={self !== null && admissionOf(self, route) === "withoutOrganization"}
        />
      ))}
    </div>
  );
}

const PinnedGroup = lazyPart(async () => (await import("./PinnedGroup")).PinnedGroup);

/** Over the page it takes the focus, gives it back, and closes by Esc; closed, it never keeps it [35], [F114]. */
function useSidebarFocus(isOpen: boolean, isOverlay: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const current = element.querySelector<HTMLElement>('[aria-current="page"]');
    if (isOverlay) (current ?? element.querySelector("a"))?.focus();
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || !isOverlay) return;
      close();
      document.getElementById(SIDEBAR_TOGGLE)?.focus();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, [isOverlay, close]);
  useEffect(() => {
    if (isOpen || !box.current?.contains(document.activeElement)) return;
    document.getElementById(SIDEBAR_TOGGLE)?.focus();
  }, [isOpen]);
  return box;
}

/** The way to every screen: 225 px, collapsing in 300 ms, over the page with a backdrop on small screens (§2). */
export const Sidebar = observer(function Sidebar() {
  const { t } = useTranslation();
  const { session } = usePortal();
  const { layout, pins } = useTools();
  const self = useSelector(session, ({ context }) => context.self);
  const close = useRef(() => layout.setSidebar(false)).current;
  const box = useSidebarFocus(layout.sidebarOpen, layout.sidebarOverlays, close);
  return (
    <>
      {layout.sidebarOverlays && <div className={styles.backdrop} data-backdrop onClick={close} />}
      <div
        ref={box}
        id="sidebar"
        data-screen-only
        className={classes(
          styles.sidebar,
          !layout.sidebarOpen && styles.closed,
          layout.narrow && styles.over,
        )}
        inert={!layout.sidebarOpen || layout.asideOpen}
      >
        <div className={styles.inner}>
          <nav aria-label={t("shell.main")} className={styles.nav}>
            {groups.map((group) => (
              <Fragment key={group}>
                <Group group={group} self={self} />
                {group === "main" && pins.all.length > 0 && <PinnedGroup />}
              </Fragment>
            ))}
            <p className={styles.foot}>
              <BuildTime />
            </p>
          </nav>
        </div>
      </div>
    </>
  );
});
