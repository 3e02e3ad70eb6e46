import { type ReactNode, useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { PageContext } from "../frame/page";
import { useAfterOpening } from "../ui/opening";
import { PreloadContext } from "./preload";
import { RouteAnnouncer } from "./RouteAnnouncer";
import { preloadFurther } from "./screens";
import { Toasts } from "./Toasts";
import { useTitle } from "./useTitle";

/** Around every route: what is announced on the way from one to the next, and where one had scrolled to [17]. */
export function Root({
  preload,
  overlays,
}: {
  preload: (route: string) => void;
  /** Palette, keys and dialogs: they work on every route. */
  overlays?: ReactNode;
}) {
  const page = useTitle();
  const afterOpening = useAfterOpening();
  useEffect(() => afterOpening(preloadFurther), [afterOpening]);
  return (
    <PageContext value={page}>
      <PreloadContext value={preload}>
        <RouteAnnouncer />
        <Outlet />
        <Toasts />
        {overlays}
        <ScrollRestoration />
      </PreloadContext>
    </PageContext>
  );
}
