import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { placeOf } from "../machines/session";
import { whenSettled } from "../shell/whenSettled";
import { admissionOf } from "../shell/admission";
import { routeOf } from "../frame/currentRoute";
import type { RunningPortal } from "./createPortal";

/**
 * Waits for all that the first picture of somebody who is in is drawn of: their session, the screen's code and the
 * portfolios. Returns as soon as it turns out that nobody is in, or not let in there.
 */
export async function firstPicture({ portal, routing }: RunningPortal): Promise<void> {
  const [{ router, preload }, client] = await Promise.all([routing.load(), portal.graph.load()]);
  const route = routeOf(router.state.matches.map((match) => match.route.handle as unknown));
  const screen = preload(route?.id ?? "dashboard");
  await new Promise<void>((resolve) => void whenSettled(portal.session, resolve));
  const snapshot = portal.session.getSnapshot();
  const { self } = snapshot.context;
  if (placeOf(snapshot) !== "in" || self === null || route === undefined) return;
  if (admissionOf(self, route) !== "in") return;
  if (route.places === true) await client.query(PortfoliosQuery, {}).toPromise();
  await screen;
}
