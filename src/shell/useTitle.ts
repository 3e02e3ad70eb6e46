import { useCallback, useLayoutEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useParams } from "react-router-dom";
import { useCurrentRoute } from "../frame/currentRoute";
import type { Page } from "../frame/page";
import { addressOfRoute, screenOf } from "../routes";

/**
 * The page's title as its screen tells it. On the way to a screen, whose code or data may still have to come, it is the
 * route's own name, and never what the screen before was called; the tabs of a thing are all about that.
 */
export function useTitle(): Page {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const parameters = useParams();
  const route = useCurrentRoute();
  const screen = route && screenOf(route);
  const about = screen ? addressOfRoute(screen, parameters) : pathname;
  const [told, tell] = useState<{ readonly title: string; readonly about: string }>();
  const setTitle = useCallback((title: string) => tell({ title, about }), [about]);
  const isTold = told?.about === about;
  const awaited = told && !isTold && screen ? t(`screen.${screen.id}`) : "";
  // Before the screen's own, which names the window in an effect.
  useLayoutEffect(() => {
    if (awaited) document.title = `${awaited} – Parkwarte`;
  }, [awaited]);
  const title = isTold ? told.title : awaited;
  return useMemo(() => ({ title, setTitle }), [title, setTitle]);
}
