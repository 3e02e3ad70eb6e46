import { observer } from "mobx-react-lite";
import { type MouseEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { GraphProvider } from "../frame/GraphProvider";
import { useTools } from "../frame/tools";
import { lazyPart } from "../ui/lazyPart";
import { ConnectionBanner } from "./ConnectionBanner";
import type { Layout } from "../state/layout";
import { Footer } from "./Footer";
import { FILTER_PANEL } from "./handles";
import { PaperHead } from "./PaperHead";
import "./paper.css";
import styles from "./Shell.module.css";
import { Sidebar } from "./Sidebar";
import { Topbar } from "./Topbar";
import { useHeadingEnd } from "./useHeadingEnd";
import { useScrollFact } from "./useScrollFact";

const FilterPanel = lazyPart(async () => (await import("./FilterPanel")).FilterPanel);
const Jobs = lazyPart(async () => (await import("./Jobs")).Jobs);
const SiteCanvas = lazyPart(async () => (await import("./SiteCanvas")).SiteCanvas);

/** Esc closes the panel also while its code is on the way; once it is there, it hears Esc itself. */
function useAsideEscape(layout: Layout): void {
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && layout.asideOpen && !document.getElementById(FILTER_PANEL))
        layout.setAside(false);
    };
    document.addEventListener("keydown", escape, true);
    return () => document.removeEventListener("keydown", escape, true);
  }, [layout]);
}

/** The frame around every screen of those who are signed in (§2 Shell layout). */
export const Shell = observer(function Shell() {
  const { t } = useTranslation();
  const { alerts, jobs, layout } = useTools();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  useScrollFact(layout);
  useHeadingEnd(main, alerts.shown.length > 0);
  useEffect(() => {
    layout.closeOverlay();
    layout.showTopbar();
  }, [layout, pathname]);
  useAsideEscape(layout);
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  const isCovered = layout.sidebarOverlays || layout.asideOpen;
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip} onClick={skip}>
        {t("shell.skip")}
      </a>
      <Topbar />
      <div className={styles.below}>
        <Sidebar />
        <div className={styles.content} inert={isCovered}>
          <ConnectionBanner />
          <GraphProvider>
            {layout.siteCanvasOpen && <SiteCanvas />}
            <main id="main" ref={main} tabIndex={-1} className={styles.main}>
              {layout.paper && <PaperHead />}
              <Outlet />
            </main>
          </GraphProvider>
          {jobs.shown.length > 0 && <Jobs />}
          <Footer />
        </div>
      </div>
      {layout.asideOpen && (
        <GraphProvider>
          <FilterPanel />
        </GraphProvider>
      )}
    </div>
  );
});
