import { PortfoliosQuery } from "../frame/portfoliosQuery";
import { placeOf } from "../machines/session";
import { whenSettled } from "../shell/addressAlert";
import { routeOf } from "../shell/place";
import { isAboutPlaces } from "./askedAhead";
import type { RunningPortal } from "./createPortal";

/**
 * Waits for all that the first picture of somebody who is in is drawn of: their session, the screen's code and the
 * portfolios. Returns as soon as it turns out that nobody is.
 */
export async function comeInside({ portal, routing }: RunningPortal, pathname: string): Promise<void> {
  const [{ router, preload }, client] = await Promise.all([routing.load(), portal.graph.load()]);
  const screen = preload(routeOf(router.state.matches)?.id ?? "dashboard");
  await new Promise<void>((resolve) => void whenSettled(portal.session, resolve));
  if (placeOf(portal.session.getSnapshot()) !== "in") return;
  if (isAboutPlaces(pathname)) await client.query(PortfoliosQuery, {}).toPromise();
  await screen;
}
