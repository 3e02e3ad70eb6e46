import { useSelector } from "@xstate/react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { Denied } from "../frame/Denied";
import { usePortal } from "../frame/portal";
import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { useGraph } from "../frame/useGraph";
import type { Route } from "../routes";
import { admissionOf } from "./admission";

/** Where someone without an organization is sent (§2). */
const WITHOUT_ORGANIZATION = "/organization";

/** Asks beside the screen, whose code may still be on the way; once there, it finds the call made. */
function AskPlaces() {
  useGraph(PortfoliosQuery, {});
  return null;
}

/**
 * One route behind the gate: without an organization to /organization [11]; without the permission a text in its place,
 * and the screen is neither loaded nor mounted, so that nothing is asked [F45].
 */
export function RouteDoor({ route, screen: Screen }: { route: Route; screen: ComponentType }) {
  const { t } = useTranslation();
  const { session } = usePortal();
  const self = useSelector(session, ({ context }) => context.self);
  if (self === null) return null;
  switch (admissionOf(self, route)) {
    case "withoutOrganization":
      return <Navigate replace to={WITHOUT_ORGANIZATION} state={{ wanted: route.id }} />;
    case "denied":
      return <Denied title={t(`screen.${route.id}`)} need={route.need} />;
    case "in":
      return (
        <>
          {route.places === true && <AskPlaces />}
          <Screen />
        </>
      );
  }
}
